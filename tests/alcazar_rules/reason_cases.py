"""For every reason a position and a move that it forbids."""

from typing import Any

from tests.game_rules.refusals import Case
from tests.reference.board import CELL_OF

from .positions import BLUE, RED, Position
from .table import Table


def cell(field: int) -> list[int]:
    return list(CELL_OF[field])


def after(position: Position, *moves: tuple[Any, ...]) -> Table:
    table = position.table()
    for move in moves:
        table.play(*move)
    return table


def alcazar() -> Position:
    return Position("alcazar")


def boss() -> Position:
    return Position("bigboss")


def villa(game_id: str = "alcazar") -> Position:
    """Red's baron in a villa on 7 and 8, Blue's beside it, tower cards in hand."""
    position = Position(game_id).villa(7, 8).noble(RED, "baron", 7).noble(BLUE, "baron", 8)
    return position.towers(RED)


def castle_at_50() -> Position:
    position = alcazar().castle((1, 2, 3), top=3, value=50, flag="jaen").castle((5, 6, 7), top=6)
    return position.noble(RED, "baron", 3).towers(RED)


def all_flags() -> Position:
    """Eight castles; Almería and Cádiz are joined by card 4."""
    position = alcazar().hand(RED, 4)
    for first in (1, 5, 13, 37, 43, 49, 61, 67):
        position.castle((first, first + 1, first + 2), top=first)
    return position


def promoting() -> Table:
    """Two large villas compete for one flag, one of them on 25, 26 and 27; a small one stands on 34."""
    position = all_flags().villa(25, 26, 27).stones_on(25).stones_on(22, 3).villa(34)
    return after(position, ("build", 4), ("keep", "almeria"))


def three_castles() -> Position:
    """Jaén, worth 5, at pillar 7; Cádiz, worth 18, at 17; Huelva, worth 6, floats between them."""
    position = alcazar().stones_on(7, 3).flag(7, "jaen").castle((15, 16, 17), top=15, value=13, flag="cadiz")
    position.villa(14).stones_on(17, 2).bridge((5, 1), (7, 1), floating_on=2).flag((6, 1), "huelva")
    return position.noble(RED, "baron", 7)


def founded(game_id: str = "alcazar") -> Table:
    """A castle was just founded on 7, 8 and 9, and a baron placed on 7."""
    return after(
        Position(game_id).hand(RED, 8).money(RED, 9),
        ("castle", 8, (7, 8, 9)),
        ("flag", "jaen"),
        ("place", "baron", 7),
    )


def extended(game_id: str = "alcazar") -> Table:
    """A stone was just built on 9, beside Red's two barons, Blue's grande and not far from Red's grande in a villa."""
    position = Position(game_id).villa(6, 7, 8).noble(RED, "baron", 6).noble(BLUE, "grande", 7).hand(RED, 9)
    position.noble(RED, "baron", 8).villa(20).noble(RED, "grande", 20).villa(22).noble(RED, "grande", 22)
    return after(position, ("build", 9))


def bridged() -> Table:
    """A bridge was just built from 7 to 9, Red's nobles stand on both ends."""
    position = alcazar().villa(7, 9).noble(RED, "baron", 7).noble(RED, "grande", 9)
    return after(position, ("bridge", 7, 9), ("flag", "jaen"))


def poor(money: int) -> Table:
    return alcazar().villa(20).noble(RED, "baron", 20).money(RED, money).table()


CASES = [
    Case("game.over", {}, lambda: after(alcazar().hand(RED, 5).stones_left(1), ("villa", 5), ("done",)), ("buy_deck",)),
    Case("game.other_question", {"asked": "nobles", "answered": "main"}, founded, ("buy_deck",)),
    Case("withdraw.not_your_noble", {"cell": cell(8)}, lambda: villa().table(), ("withdraw", 8)),
    Case(
        "withdraw.only_once",
        {},
        lambda: after(villa().villa(20).noble(RED, "baron", 20), ("withdraw", 7)),
        ("withdraw", 20),
    ),
    Case("buy.not_open", {"card": 60}, lambda: alcazar().display(1, 2).table(), ("buy_open", 60)),
    Case("buy.deck_empty", {}, lambda: alcazar().deck().table(), ("buy_deck",)),
    Case("buy.no_tower_cards_left", {}, lambda: alcazar().tower_deck(0).table(), ("buy_tower",)),
    Case("buy.too_expensive", {"price": 5, "money": 4}, lambda: alcazar().money(RED, 4).table(), ("buy_deck",)),
    Case("buy.too_expensive", {"price": 5, "money": 0}, lambda: poor(0), ("buy_open", 1)),
    Case("buy.too_expensive", {"price": 10, "money": 9}, lambda: alcazar().money(RED, 9).table(), ("buy_tower",)),
    Case("card.not_in_hand", {"card": 8}, lambda: alcazar().table(), ("castle", 8, (7, 8, 9))),
    Case("card.not_in_hand", {"card": 8}, lambda: alcazar().table(), ("villa", 8)),
    Case("card.not_in_hand", {"card": 8}, lambda: villa().table(), ("build", 8)),
    Case(
        "castle.card_not_on_site",
        {"card": 8, "fields": [9, 10, 11]},
        lambda: alcazar().hand(RED, 8).table(),
        ("castle", 8, (9, 10, 11)),
    ),
    Case(
        "castle.not_straight",
        {"fields": [10, 11, 12]},
        lambda: boss().hand(RED, 11).table(),
        ("castle", 11, (10, 11, 12)),
    ),
    Case("castle.field_built", {"field": 9}, lambda: boss().villa(9).hand(RED, 8).table(), ("castle", 8, (7, 8, 9))),
    Case(
        "castle.building_next_to_it",
        {"field": 6},
        lambda: alcazar().villa(6).hand(RED, 8).table(),
        ("castle", 8, (7, 8, 9)),
    ),
    Case(
        "castle.castle_too_near",
        {"free": 2, "needed": 3, "field": 12},
        lambda: alcazar().castle((12, 13, 14), top=13).hand(RED, 8).table(),
        ("castle", 8, (7, 8, 9)),
    ),
    Case(
        "castle.castle_too_near",
        {"free": 1, "needed": 3, "field": 5},
        lambda: boss().castle((3, 4, 5), top=4).hand(RED, 8).table(),
        ("castle", 8, (7, 8, 9)),
    ),
    Case("castle.no_flag_left", {}, lambda: all_flags().hand(RED, 28).table(), ("castle", 28, (27, 28, 29))),
    Case(
        "castle.no_foundation_left",
        {},
        lambda: boss().hand(RED, 8).foundations_left(0).table(),
        ("castle", 8, (7, 8, 9)),
    ),
    Case(
        "castle.too_few_stones",
        {"left": 3, "needed": 4},
        lambda: alcazar().hand(RED, 8).stones_left(3).table(),
        ("castle", 8, (7, 8, 9)),
    ),
    Case("villa.field_built", {"field": 7}, lambda: villa().hand(RED, 7).table(), ("villa", 7)),
    Case("villa.building_next_to_it", {"field": 8}, lambda: villa().hand(RED, 9).table(), ("villa", 9)),
    Case(
        "build.nothing_to_extend",
        {"field": 1, "neighbours": [72, 2]},
        lambda: villa().hand(RED, 1).table(),
        ("build", 1),
    ),
    Case("tower.no_card", {}, lambda: villa().towers(RED, 0).table(), ("tower", 7)),
    Case("tower.not_on_the_ground", {"cell": cell(9)}, lambda: villa().table(), ("tower", 9)),
    Case("tower.not_on_the_ground", {"cell": [5, 5]}, lambda: villa().table(), ("tower", (5, 5))),
    Case(
        "tower.too_high",
        {"level": 6, "highest": 5},
        lambda: alcazar().stones_on(7, 5).flag(7).noble(RED, "baron", 7).towers(RED).table(),
        ("tower", 7),
    ),
    Case("tower.foreign_noble", {"cell": cell(8)}, lambda: villa("bigboss").table(), ("tower", 8)),
    Case("tower.no_own_noble", {"cell": cell(20)}, lambda: villa().villa(20).table(), ("tower", 20)),
    Case(
        "tower.noble_not_higher",
        {"cell": cell(7), "level": 1, "height": 1},
        lambda: villa().villa(9).table(),
        ("tower", 9),
    ),
    Case(
        "tower.bridge_there_already",
        {"cell": cell(7)},
        lambda: alcazar().villa(7, 9).bridge(7, 9).flag(7).stones_on(7).noble(RED, "baron", 7).towers(RED).table(),
        ("tower", 9),
    ),
    Case("tower.castle_complete", {"flag": "jaen", "cell": cell(3)}, lambda: castle_at_50().table(), ("tower", 5)),
    Case("bridge.not_in_this_game", {}, lambda: boss().table(), ("bridge", 7, 9)),
    Case("bridge.not_two_apart", {}, lambda: villa().table(), ("bridge", 7, 10)),
    Case("bridge.pillar_not_built", {"cell": cell(9)}, lambda: villa().table(), ("bridge", 7, 9)),
    Case("bridge.pillar_not_built", {"cell": cell(5)}, lambda: villa().table(), ("bridge", 5, 7)),
    Case(
        "bridge.pillars_not_equal",
        {"first": 1, "second": 2},
        lambda: alcazar().villa(7).stones_on(9, 2).noble(RED, "baron", 7).table(),
        ("bridge", 7, 9),
    ),
    Case(
        "bridge.middle_too_high",
        {"middle": 1, "pillars": 1},
        lambda: villa().villa(9).table(),
        ("bridge", 7, 9),
    ),
    Case("bridge.foreign_noble", {"cell": cell(8)}, lambda: villa().villa(16).table(), ("bridge", 8, 16)),
    Case("bridge.no_own_noble", {}, lambda: villa().villa(20, 22).table(), ("bridge", 20, 22)),
    Case(
        "bridge.there_already",
        {},
        lambda: alcazar().villa(7, 9).bridge(7, 9).flag(7).stones_on(7).stones_on(9).noble(RED, "baron", 7).table(),
        ("bridge", 7, 9),
    ),
    Case(
        "bridge.castle_complete",
        {"flag": "almeria"},
        lambda: alcazar().castle((1, 2, 3), top=2, value=50).castle((5, 6, 7), top=6).noble(RED, "baron", 3).table(),
        ("bridge", 3, 5),
    ),
    Case(
        "bridge.too_expensive",
        {"price": 15, "money": 14},
        lambda: alcazar().villa(7, 9).noble(RED, "baron", 7).money(RED, 14).table(),
        ("bridge", 7, 9),
    ),
    Case("keep.not_in_merger", {"flag": "sevilla"}, lambda: after(all_flags(), ("build", 4)), ("keep", "sevilla")),
    Case(
        "keep.too_small",
        {"flag": "jaen", "value": 5, "piece": 12, "other": 18},
        lambda: after(three_castles(), ("bridge", 7, 17)),
        ("keep", "jaen"),
    ),
    Case("promote.nothing_built", {"cell": cell(30)}, promoting, ("promote", 30)),
    Case("promote.is_castle", {"flag": "almeria"}, promoting, ("promote", 1)),
    Case("promote.villa_too_small", {"value": 1, "needed": 5}, promoting, ("promote", 34)),
    Case("promote.name_first_cell", {"cell": cell(27)}, promoting, ("promote", 25)),
    Case(
        "flag.in_use",
        {"flag": "jaen"},
        lambda: after(
            alcazar().castle((37, 38, 39), top=38, flag="jaen").hand(RED, 8),
            ("castle", 8, (7, 8, 9)),
        ),
        ("flag", "jaen"),
    ),
    Case("place.not_built_this_turn", {"cell": cell(10)}, founded, ("place", "baron", 10)),
    Case("place.cell_taken", {"cell": cell(7)}, founded, ("place", "baron", 7)),
    Case("place.none_left", {"rank": "grande"}, extended, ("place", "grande", 9)),
    Case(
        "place.too_expensive",
        {"rank": "grande", "price": 10, "money": 9},
        founded,
        ("place", "grande", 8),
    ),
    Case("move.not_in_this_game", {}, lambda: extended("bigboss"), ("move", 8, 9)),
    Case("move.not_after_founding", {}, founded, ("move", 7, 8)),
    Case("move.not_your_noble", {"cell": cell(7)}, extended, ("move", 7, 9)),
    Case("move.other_building", {"cell": cell(20)}, extended, ("move", 20, 9)),
    Case("move.not_built_this_turn", {"cell": cell(10)}, extended, ("move", 8, 10)),
    Case("move.cell_taken", {"cell": cell(9)}, bridged, ("move", 7, 9)),
    Case("swap.not_in_this_game", {}, lambda: extended("bigboss"), ("swap", 6, 8)),
    Case("swap.not_after_founding", {}, founded, ("swap", 7, 8)),
    Case("swap.not_your_noble", {"cell": cell(7)}, extended, ("swap", 7, 8)),
    Case("swap.other_building", {"cell": cell(20)}, extended, ("swap", 8, 20)),
    Case("swap.same_rank", {"rank": "baron"}, extended, ("swap", 6, 8)),
    Case("pass.action_possible", {}, lambda: poor(5), ("pass",)),
    Case("pass.must_withdraw", {}, lambda: poor(4), ("pass",)),
]
