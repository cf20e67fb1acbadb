"""English. Each module has a table TEXTS; keys start with the name of the part of the app they belong to."""
