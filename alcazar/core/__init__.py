"""What all games share: the contract of a game and the values that cross it."""
