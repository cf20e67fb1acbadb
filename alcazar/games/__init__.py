"""One package per game. Each offers GAMES, a tuple of its variants; the registry finds it by itself."""
