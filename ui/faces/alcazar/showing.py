"""What lies beside the board: players' facts, cards, the castles' values, and what is to be known of a cell."""

from collections.abc import Sequence

from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import (
    BARON,
    BIT,
    BUILDING_CARD_PRICE,
    CELL_AT,
    FIELDS,
    FLAGS,
    GRANDE,
    PLACE,
    RANKS,
    SPANS,
    TOP_VALUE,
    TOWER_CARD_PRICE,
)
from alcazar.games.alcazar.moves import cell_name
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import buildings, deck_left, lowest_cell, owner_of, rank_at, refund, supply
from alcazar.games.alcazar.view import View
from ui.faces.alcazar import words
from ui.faces.alcazar.picking import DECK, TOWER, TOWER_DECK
from ui.faces.contract import About, Bar, Card, Fact, Pick, Shelf
from ui.i18n import tr


def facts(view: View, seat: int) -> list[Fact]:
    state = view.table
    counts = (
        ("cash", "money", state.money[seat]),
        ("cards", "cards", view.hand_sizes[seat]),
        ("chess-rook", "towers", state.towers[seat]),
        ("crown", "grandes", supply(state, seat, GRANDE)),
        ("account", "barons", supply(state, seat, BARON)),
    )
    return [Fact(icon, str(count), tr(f"alcazar.fact.{key}", count=count)) for icon, key, count in counts]


def table_facts(view: View) -> list[Fact]:
    """What is left for all: when one of these runs out, the game ends."""
    state = view.table
    long_piece = "bridges" if state.variant.bridges else "foundations"
    return [
        Fact("wall", str(state.stones), tr("alcazar.table.stones", count=state.stones)),
        Fact(
            "bridge" if state.variant.bridges else "view-column-outline",
            str(state.long_pieces),
            tr(f"alcazar.table.{long_piece}", count=state.long_pieces),
        ),
    ]


# -- cards ------------------------------------------------------------------------------------------------------------


def shelves(view: View) -> list[Shelf]:
    return [
        Shelf("hand", tr("alcazar.shelf.hand"), tuple(_hand(view)), secret=True),
        Shelf("market", tr("alcazar.shelf.market"), tuple(_market(view))),
    ]


def _hand(view: View) -> list[Card]:
    state = view.table
    cards = [
        Card(Pick("card", card), str(card), _ground(state, card), "stone", meaning=tr("alcazar.card.own", card=card))
        for card in members(state.hands[view.seat])
    ]
    towers = state.towers[view.seat]
    if towers:
        meaning = tr("alcazar.card.tower.meaning", count=towers)
        cards.append(Card(TOWER, tr("alcazar.card.tower"), f"× {towers}", "tower", "chess-rook", meaning))
    return cards


def _market(view: View) -> list[Card]:
    state = view.table
    price = tr("alcazar.card.price", price=BUILDING_CARD_PRICE)
    cards = [
        Card(Pick("open", card), str(card), _ground(state, card), "stone", meaning=_open_meaning(card))
        for card in members(state.display)
    ]
    if deck_left(state):
        meaning = tr("alcazar.card.deck.meaning", price=BUILDING_CARD_PRICE, left=deck_left(state))
        cards.append(Card(DECK, tr("alcazar.card.deck"), price, "back", "cards-outline", meaning))
    if state.tower_deck:
        meaning = tr("alcazar.card.tower_deck.meaning", price=TOWER_CARD_PRICE, left=state.tower_deck)
        price = tr("alcazar.card.price", price=TOWER_CARD_PRICE)
        cards.append(Card(TOWER_DECK, tr("alcazar.card.tower"), price, "tower", "chess-rook", meaning))
    return cards


def _open_meaning(card: int) -> str:
    return tr("alcazar.card.open", card=card, price=BUILDING_CARD_PRICE)


def _ground(state: State, card: int) -> str:
    """What the card's field looks like, to find good cards without looking for each on the board."""
    level = state.height[card]
    return tr("alcazar.card.level", level=level) if level else tr("alcazar.card.empty")


def bars(view: View) -> list[Bar]:
    state = view.table
    castles = sorted((number for number in buildings(state) if state.crest[number]), key=lambda n: -state.value[n])
    return [
        Bar(
            Pick("cell", PLACE[lowest_cell(state, number)]),
            words.flag_name(FLAGS[state.crest[number]]),
            state.value[number],
            TOP_VALUE,
            FLAGS[state.crest[number]],
        )
        for number in castles
    ]


# -- a long press on a cell -------------------------------------------------------------------------------------------


def about(view: View, pick: Pick, names: Sequence[str]) -> About | None:
    if pick.kind != "cell":
        return None
    state, cell = view.table, CELL_AT[pick.value]
    key = "alcazar.about.field" if cell <= FIELDS else "alcazar.about.gap"
    title = tr(key, name=cell_name(cell))
    lines = [(tr("alcazar.about.height"), str(state.height[cell]))]
    lines += _building_lines(state, cell, names)
    if cell <= FIELDS:
        lines.append((tr("alcazar.about.card"), _where_is_card(view, cell, names)))
    return About(title, tuple(lines))


def _building_lines(state: State, cell: int, names: Sequence[str]) -> list[tuple[str, str]]:
    building = state.home[cell]
    if not building:
        return []
    lines = [(tr("alcazar.about.building"), _building_name(state, building))]
    if owner_of(state, cell) is not None:
        lines.append((tr("alcazar.about.noble"), _noble_name(state, cell, names)))
        lines.append((tr("alcazar.about.withdrawing"), str(refund(state, cell))))
    others = [other for other in members(state.cells[building]) if other != cell and owner_of(state, other) is not None]
    if others:
        told = (f"{_noble_name(state, other, names)} ({words.cell_name(other)})" for other in others)
        lines.append((tr("alcazar.about.others"), ", ".join(told)))
    spans = sum(bool(span.bit & state.bridges_at and span.cells & BIT[cell]) for span in SPANS)
    if spans:
        lines.append((tr("alcazar.about.bridges"), str(spans)))
    return lines


def _building_name(state: State, building: int) -> str:
    value, crest = state.value[building], state.crest[building]
    if not crest:
        return tr("alcazar.about.villa", value=value)
    return tr("alcazar.about.castle", flag=words.flag_name(FLAGS[crest]), value=value)


def _noble_name(state: State, cell: int, names: Sequence[str]) -> str:
    owner = owner_of(state, cell)
    rank = words.rank_name(RANKS[rank_at(state, cell)])
    return "" if owner is None else tr("alcazar.about.noble_of", who=names[owner], rank=rank)


def _where_is_card(view: View, card: int, names: Sequence[str]) -> str:
    state, bit = view.table, BIT[card]
    if state.hands[view.seat] & bit:
        return tr("alcazar.about.card.hand")
    if state.display & bit:
        return tr("alcazar.about.card.open")
    if state.played & bit:
        return tr("alcazar.about.card.played")
    for seat, hand in enumerate(state.hands):
        if hand & bit:
            return tr("alcazar.about.card.shown", who=names[seat])
    return tr("alcazar.about.card.unseen")
