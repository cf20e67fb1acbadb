"""Burgen Land solved: a model of the game of its own, and what the opponents make of positions that it solves."""
