"""The rules of Burgen Land, a module for each thing that a turn is made of."""
