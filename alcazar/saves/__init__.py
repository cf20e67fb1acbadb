"""Saved matches, settings and statistics in one SQLite file, and matches as files to hand on."""
