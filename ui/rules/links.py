"""From a reason against a move to the section of the rules that it comes from."""

from ui.rules.page import rules_of

# Sections have the names that reasons begin with, but for these
_SECTIONS = {
    "game.over": "end",
    "game.other_question": "turn",
    "card": "build",
    "keep": "merge",
    "flag": "promote",
    "swap": "move",
}
_SECTIONS_IN = {"bigboss": {"bridge": "aim", "move": "place", "swap": "place"}}  # it has neither bridges nor moving


def section_of(game_id: str, reason_key: str) -> str | None:
    """None for what is no matter of the rules."""
    names = _SECTIONS | _SECTIONS_IN.get(game_id, {})
    subject = reason_key.partition(".")[0]
    name = names.get(reason_key) or names.get(subject, subject)
    return name if rules_of(game_id).section(name) else None
