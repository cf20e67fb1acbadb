"""Burgen Land, by Wolfgang Lehmann: two players, dice, a crown that walks, and three castles each."""

from alcazar.games.burgenland.game import BurgenLandGame

GAMES = (BurgenLandGame(),)
