"""One module for each screen of the app."""
