"""The rules of the games, to read and to search in the app. The words are in the catalogue of texts."""
