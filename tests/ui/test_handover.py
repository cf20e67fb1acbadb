"""Several players at one screen: whose hand is seen, and when."""

from typing import TYPE_CHECKING

import pytest

from tests.ui.player import Player
from tests.ui.tables import PHONE, open_table

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp


def shelves(player: Player) -> set[str]:
    return {shelf.key for shelf in player.table.shelves.shown}


def pass_on(player: Player) -> None:
    """The player who is asked buys a card: that ends the turn."""
    game = player.match.game
    player.make(next(move for move in player.match.legal_moves() if game.encode_move(move)[0] == "buy_open"))


def test_nothing_is_seen_before_the_button_is_held(open_app: "OpenApp") -> None:
    player = open_table(open_app, levels=(None, None))
    assert player.is_covered
    assert shelves(player) == {"market"}
    assert player.table.ids.content.opacity == 0
    (cover,) = player.table.ids.covers.children
    assert cover.name == "Alba"
    player.app.tap(cover.ids.hold)
    assert player.is_covered, "a short tap is not enough"
    player.reveal()
    assert not player.is_covered
    assert shelves(player) == {"hand", "market"}


def test_no_touch_goes_through_the_cover(open_app: "OpenApp") -> None:
    player = open_table(open_app, levels=(None, None), moves=20)
    before = player.match.position
    for x in range(20, PHONE[0], 40):
        for y in range(20, PHONE[1], 40):
            player.app.tap((x, y))
    assert player.match.position == before
    assert player.is_covered


@pytest.mark.english
def test_the_next_player_hears_what_happened(open_app: "OpenApp") -> None:
    player = open_table(open_app, levels=(None, None))
    player.reveal()
    card = player.table.shelves.shown[1].cards[0].title
    pass_on(player)
    assert player.is_covered
    (cover,) = player.table.ids.covers.children
    assert cover.name == "Bruno"
    player.app.hold(cover.ids.hold, 0.8)
    told = [label.text for label in player.app.labels(player.app.app.root.sheets.top)]
    assert any(f"card {card}" in text for text in told)


def test_each_player_sees_the_own_hand_only(open_app: "OpenApp") -> None:
    player = open_table(open_app, levels=(None, None))
    hands = []
    for seat in (0, 1):
        player.reveal()
        assert player.table.conductor.viewer == seat
        hands.append({card.title for card in player.table.shelves.shown[0].cards})
        pass_on(player)
    assert not hands[0] & hands[1]


def test_no_handover_with_one_person(open_app: "OpenApp") -> None:
    player = open_table(open_app, levels=("beginner", None, "beginner"))
    player.wait_for_question()
    assert player.is_asked
    assert not player.is_covered


def test_the_hand_hides_while_the_app_is_in_the_background(open_app: "OpenApp") -> None:
    player = open_table(open_app, levels=(None, "beginner"))
    assert player.app.app.on_pause()
    player.app.frames(2)
    assert player.table.ids.content.opacity == 0
    player.app.app.on_resume()
    player.app.frames(2)
    assert player.table.ids.content.opacity == 1
    assert player.is_asked


def test_with_several_people_it_stays_hidden_after_the_background(open_app: "OpenApp") -> None:
    player = open_table(open_app, levels=(None, None))
    player.reveal()
    player.app.app.on_pause()
    player.app.app.on_resume()
    player.app.frames(2)
    assert player.is_covered
    assert shelves(player) == {"market"}


def test_nobody_is_asked_at_a_table_of_opponents(open_app: "OpenApp") -> None:
    player = open_table(open_app, levels=("beginner", "beginner"))
    player.app.wait_for(lambda: player.match.position > 5)
    assert not player.is_asked
    assert not player.is_covered
    assert shelves(player) == {"market"}
