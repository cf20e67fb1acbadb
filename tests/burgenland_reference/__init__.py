"""A second implementation of Burgen Land, written from the rules page alone, that replays traces."""
