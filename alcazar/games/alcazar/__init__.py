"""Alcazar and Das neue Big Boss, by Wolfgang Kramer: one engine, two variants."""

from alcazar.games.alcazar.game import GAMES

__all__ = ["GAMES"]
