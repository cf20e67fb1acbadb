"""What holds at every step: the table agrees with the second book-keeping, and nothing appears or gets lost."""

from typing import Any

from alcazar.core.contract import Game
from tests.alcazar_invariants.ledger import FLAGS, Ledger
from tests.reference.board import in_reading_order
from tests.reference.pieces import Bridge, Foundation, Stone


class Watcher:
    """Goes along with a game and checks the table after every move."""

    def __init__(self, game: Game[Any, Any, Any], state: Any) -> None:
        self.game = game
        self.ledger = Ledger(game.info.id, game.trace_setup(state))
        self.told: set[str] = set()  # kinds of events
        self.check(state)

    def move(self, state: Any, move: Any) -> None:
        decision = self.game.decision(state)
        assert decision is not None
        if decision.phase == "main":
            self.ledger.begin_turn_step()
        events = self.game.apply(state, move)
        self.told |= {event.kind for event in events}
        self.ledger.follow(events)
        self.check(state)

    def check(self, state: Any) -> None:
        table = self.game.trace_state(state)
        check_money(self.ledger, table)
        check_cards(self.ledger, table)
        check_pieces(self.ledger, table)
        check_nobles(self.ledger, table)
        check_heights(self.ledger, table)
        if table["phase"] != "keep":  # half way through a merger the buildings are not settled
            check_flags(self.ledger, table)
            check_buildings(self.ledger, table)


def check_money(ledger: Ledger, table: dict[str, Any]) -> None:
    assert table["money"] == ledger.money
    assert min(table["money"]) >= 0


def check_cards(ledger: Ledger, table: dict[str, Any]) -> None:
    assert table["hands"] == [sorted(hand) for hand in ledger.hands]
    assert table["display"] == sorted(ledger.display)
    assert table["deck"] == len(ledger.deck)
    assert len(table["display"]) == 6 or table["deck"] == 0
    everywhere = [card for hand in ledger.hands for card in hand] + [*ledger.display, *ledger.deck, *ledger.played]
    assert sorted(everywhere) == list(range(1, 73))
    assert table["towers"] == ledger.towers
    assert table["tower_deck"] + sum(table["towers"]) + ledger.towers_played == 20
    assert min([table["tower_deck"], *table["towers"]]) >= 0


def check_pieces(ledger: Ledger, table: dict[str, Any]) -> None:
    alcazar = ledger.variant == "alcazar"
    stones = sum(isinstance(piece, Stone) for piece in ledger.pieces)
    bridges = [piece for piece in ledger.pieces if isinstance(piece, Bridge)]
    foundations = sum(isinstance(piece, Foundation) for piece in ledger.pieces)
    assert stones + ledger.stones_refused + table["stones"] == 84
    assert len(bridges) + table["bridges"] == (20 if alcazar else 0)
    assert foundations + table["foundations"] == (0 if alcazar else 8)
    assert min(table["stones"], table["bridges"], table["foundations"]) >= 0
    assert table["spans"] == sorted([list(bridge.cells[0]), list(bridge.cells[2])] for bridge in bridges)


def check_nobles(ledger: Ledger, table: dict[str, Any]) -> None:
    nobles = [[*cell, *ledger.nobles[cell]] for cell in in_reading_order(set(ledger.nobles))]
    assert table["nobles"] == nobles
    for seat in range(len(table["money"])):
        on_board = [rank for owner, rank in ledger.nobles.values() if owner == seat]
        assert on_board.count("grande") + table["grandes"][seat] == 2
        assert on_board.count("baron") + table["barons"][seat] == 6
        assert min(table["grandes"][seat], table["barons"][seat]) >= 0
    assert ledger.nobles.keys() <= ledger.heights().keys()


def check_heights(ledger: Ledger, table: dict[str, Any]) -> None:
    heights = ledger.heights()
    assert table["cells"] == [[*cell, heights[cell]] for cell in in_reading_order(set(heights))]


def check_flags(ledger: Ledger, table: dict[str, Any]) -> None:
    flying = [building["flag"] for building in table["buildings"] if building["flag"]]
    assert sorted(flying) == sorted(ledger.crests)
    assert sorted(table["flags"] + flying) == list(FLAGS)


def check_buildings(ledger: Ledger, table: dict[str, Any]) -> None:
    """Partition, value and flag of each, from scratch."""
    expected = []
    for cells, value in ledger.buildings():
        flags = [flag for flag, cell in ledger.crests.items() if cell in cells]
        assert len(flags) <= 1
        in_order = [list(cell) for cell in in_reading_order(cells)]
        expected.append({"flag": flags[0] if flags else None, "value": value, "cells": in_order})
    expected.sort(key=lambda building: (building["cells"][0][1], building["cells"][0][0]))
    assert table["buildings"] == expected
