"""Back, from everywhere, at every depth, ends at home; there it is left to the system."""

from typing import TYPE_CHECKING

import pytest

from tests.ui.tables import open_table

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

MOST_STEPS = 8


@pytest.mark.parametrize(
    "way",
    [
        ("settings",),
        ("rules",),
        ("saves",),
        ("statistics",),
        ("new_game",),
        ("learn",),
        ("table", "rules"),
        ("table", "settings", "rules"),
        ("results", "replay"),
        ("table", "results", "table"),
    ],
)
def test_back_ends_at_home(open_app: "OpenApp", way: tuple[str, ...]) -> None:
    player = open_table(open_app, moves=20)
    root, session = player.app.app.root, player.table.session
    root.open("home")
    for name in way:
        root.open(name, **({"session": session} if name in ("table", "results", "replay") else {}))
        player.app.frames(12)
        assert root.page.name == name
    seen = [root.page.name]
    while player.app.back():
        player.app.frames(12)
        seen.append(root.page.name)
        assert len(seen) <= MOST_STEPS
    assert root.page.name == "home"
    assert not player.app.back()
