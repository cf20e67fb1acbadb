"""The log: the newest on top, rows made once, and no more than anybody reads."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp


@pytest.mark.english
def test_rows_are_kept_and_the_oldest_go(open_app: "OpenApp") -> None:
    from ui.table.log import MOST_ENTRIES, Entry, LogPanel

    open_app((360, 800))
    log = LogPanel(lambda _position: None)
    entries = [Entry(number, "blue", f"Move {number}.") for number in range(MOST_ENTRIES + 30)]
    log.show(entries[:MOST_ENTRIES])
    before = set(log.ids.rows.children)
    log.show(entries[: MOST_ENTRIES + 1])
    assert len(set(log.ids.rows.children) - before) == 1
    log.show(entries)
    assert [row.text for row in log.ids.rows.children] == [entry.text for entry in entries[-MOST_ENTRIES:]]


@pytest.mark.english
def test_what_was_taken_back_is_gone(open_app: "OpenApp") -> None:
    from ui.table.log import Entry, LogPanel

    open_app((360, 800))
    log = LogPanel(lambda _position: None)
    entries = [Entry(number, "blue", f"Move {number}.") for number in range(10)]
    log.show(entries)
    log.show([*entries[:8], Entry(8, "green", "Another move.")])
    assert [row.text for row in log.ids.rows.children][-2:] == ["Move 7.", "Another move."]
    log.show([])
    assert not log.ids.rows.children
