"""Alcazar and Big Boss."""

from ui.rules.guides.guide import Guide

_ICONS = {
    "value": "scale-balance",
    "withdraw": "hand-coin",
    "buy": "cards-outline",
    "castle": "castle",
    "villa": "home-outline",
    "build": "wall",
    "tower": "chess-rook",
    "bridge": "bridge",
    "merge": "call-merge",
    "promote": "flag-outline",
    "place": "account-plus",
    "move": "swap-horizontal",
    "capture": "sword",
    "pass": "timer-sand",
}
_SECTIONS = {"card": "build", "keep": "merge", "flag": "promote", "swap": "move"}
_WITHOUT_BRIDGES_AND_MOVING = {"bridge": "aim", "move": "place", "swap": "place"}

GUIDES = {
    "alcazar": Guide(_ICONS, _SECTIONS, {"castle": "grande", "bridge": "bridge_done"}),
    "bigboss": Guide(_ICONS, _SECTIONS | _WITHOUT_BRIDGES_AND_MOVING, {"castle": "grande", "merge": "join_done"}),
}
