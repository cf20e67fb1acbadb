"""Weights found by play: fit them to the results of games, vary them, and keep what wins."""
