"""Opponents, on top of the contract of games only: they get views, sample states, and choose legal moves."""
