"""Every text on the screen, by key: a package per language, a module per part of the app."""
