"""From a reason against a move to the section of the rules that it comes from."""

from ui.rules.guides import guide_of
from ui.rules.page import rules_of


def section_of(game_id: str, reason_key: str) -> str | None:
    """None for what is no matter of the rules."""
    name = guide_of(game_id).section(reason_key)
    return name if rules_of(game_id).section(name) else None
