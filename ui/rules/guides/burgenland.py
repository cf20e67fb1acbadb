"""Burgen Land."""

from ui.rules.guides.guide import Guide

_ICONS = {
    "roll": "dice-multiple",
    "leave": "alert-outline",
    "field": "gesture-tap",
    "place": "wall",
    "dice": "dice-5-outline",
    "steal": "sword",
    "gap": "select",
    "score": "crown",
    "tips": "lightbulb-on-outline",
}
_SECTIONS = {"stop": "turn", "walk": "roll", "add": "steal"}

_PICTURES = {"board": "roll", "leave": "dare"}

GUIDES = {"burgenland": Guide(_ICONS, _SECTIONS, _PICTURES)}
