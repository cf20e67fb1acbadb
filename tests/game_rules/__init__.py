"""What the tests of the rules of all games have in common."""
