"""The table: the screen where matches are played, the same for all games."""
