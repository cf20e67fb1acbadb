"""Castle-building board games: rules, opponents, matches and saves. No screen needed, standard library only."""

__version__ = "0.1.0"
