"""Which taps make which move."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from alcazar.games.alcazar import moves
from alcazar.games.alcazar.material import BARON, BIT, CELL_AT, FIELDS, FLAGS, GRANDE, PLACE, RANKS, SITE, SPANS_FROM
from alcazar.games.alcazar.moves import args_of, in_reading_order, kind_of, name_of
from alcazar.games.alcazar.rules.nobles import price_of
from alcazar.games.alcazar.table import lowest_cell
from alcazar.games.alcazar.view import View
from ui.faces.alcazar import words
from ui.faces.contract import Action, Pick
from ui.i18n import tr

DECK, TOWER_DECK = Pick("deck"), Pick("tower_deck")
TOWER = Pick("verb", "tower")
# What a tap on a cell can mean: the cell itself, the middle of a castle to be founded, the start or end of a way
CELL_KINDS = ("cell", "middle", "from", "to")
ICONS = {
    "withdraw": "hand-coin",
    "castle": "castle",
    "villa": "home-outline",
    "build": "wall",
    "tower": "chess-rook",
    "bridge": "bridge",
    "pass": "skip-next",
    "promote": "flag",
    "place": "account-plus",
    "move": "run-fast",
    "swap": "swap-horizontal",
    "done": "check",
}


def picks(move: int) -> frozenset[Pick]:
    kind, (a, b), verb = kind_of(move), args_of(move), Pick("verb", name_of(move))
    if kind == moves.BUY_OPEN:
        return frozenset((Pick("open", b),))
    if kind == moves.BUY_DECK:
        return frozenset((DECK,))
    if kind == moves.BUY_TOWER:
        return frozenset((TOWER_DECK,))
    if kind in (moves.KEEP, moves.FLAG):
        return frozenset((Pick("flag", FLAGS[b]),))
    if kind in (moves.VILLA, moves.BUILD):
        return frozenset((verb, Pick("card", b), _cell(b)))
    if kind == moves.CASTLE:
        return frozenset((verb, Pick("card", a), _cell(a), Pick("middle", PLACE[SITE[b][1]])))
    if kind == moves.PLACE_NOBLE:
        return frozenset((verb, Pick("rank", RANKS[a]), _cell(b)))
    if kind == moves.MOVE_NOBLE:
        return frozenset((verb, Pick("from", PLACE[a]), Pick("to", PLACE[b])))
    if kind in (moves.BRIDGE, moves.SWAP_NOBLES):
        return frozenset((verb, _cell(a), _cell(b)))
    if kind in (moves.WITHDRAW, moves.TOWER, moves.PROMOTE):
        return frozenset((verb, _cell(b)))
    return frozenset((verb,))


def _cell(cell: int) -> Pick:
    return Pick("cell", PLACE[cell])


def meanings(view: View, pick: Pick) -> Iterator[Pick]:
    if pick.kind != "cell":
        yield pick
        return
    yield from (Pick(kind, pick.value) for kind in CELL_KINDS)
    # A building as a whole is named by its flag or its first cell.
    building = view.table.home[CELL_AT[pick.value]]
    if building:
        yield Pick("flag", FLAGS[view.table.crest[building]])
        yield _cell(lowest_cell(view.table, building))


def on_board(picks: Iterable[Pick]) -> frozenset[Pick]:
    return frozenset(Pick("cell", pick.value) for pick in picks if pick.kind in CELL_KINDS)


# -- buttons ----------------------------------------------------------------------------------------------------------


def actions(view: View, legal: Sequence[int], chosen: Collection[Pick]) -> list[Action]:
    """Verbs where there is a choice of them, then ranks and flags. What has a card or a cell is tapped there."""
    verbs = list(dict.fromkeys(name_of(move) for move in legal))
    kinds = {pick.kind for pick in chosen}
    if "verb" not in kinds and (chosen or verbs[0] not in ("keep", "flag")):
        return _verbs(view, verbs, legal, begun=bool(chosen))
    if verbs == ["place"] and "rank" not in kinds:
        return _ranks(view, legal)
    if verbs in (["keep"], ["flag"]):
        return [Action(Pick("flag", flag), words.flag_name(flag), f"flag:{flag}") for flag in _flags(legal)]
    return []


def _verbs(view: View, verbs: Sequence[str], legal: Sequence[int], begun: bool) -> list[Action]:
    """At the beginning, cards and fields are tapped rather than verbs that need one of them."""
    if not begun:
        verbs = [verb for verb in verbs if verb in _FIRST_VERBS]
    found = []
    for verb in verbs:
        if verb == "place" and not begun:
            found += _ranks(view, legal)
        elif verb in ICONS:
            found.append(
                Action(Pick("verb", verb), tr(f"alcazar.action.{verb}"), ICONS[verb], verb in ("pass", "done"))
            )
    return found


_FIRST_VERBS = ("withdraw", "tower", "bridge", "place", "move", "swap", "pass", "done")


def _ranks(view: View, legal: Sequence[int]) -> list[Action]:
    ranks = {args_of(move)[0] for move in legal if kind_of(move) == moves.PLACE_NOBLE}
    return [
        Action(
            Pick("rank", RANKS[rank]),
            tr("alcazar.action.rank", rank=words.rank_name(RANKS[rank]).capitalize(), price=price_of(view.table, rank)),
            "crown" if rank == GRANDE else "account",
        )
        for rank in (BARON, GRANDE)
        if rank in ranks
    ]


def _flags(legal: Sequence[int]) -> list[str]:
    return [FLAGS[move & 255] for move in legal]


def short(move: int) -> str:
    """The verb, and the number of a card where there is one."""
    name, number = name_of(move), move & 255
    text = tr(f"alcazar.short.{name}")
    return f"{text} {number}" if name in ("buy_open", "villa", "build") else text


# -- what was meant by a tap that fits nothing ------------------------------------------------------------------------


def attempts(view: View, phase: str, chosen: Collection[Pick], pick: Pick) -> Iterator[int]:
    if pick.kind == "open":
        yield moves.BUY_OPEN | pick.value
    elif pick == DECK:
        yield moves.BUY_DECK
    elif pick == TOWER_DECK:
        yield moves.BUY_TOWER
    elif pick.kind == "card":
        yield moves.BUILD | pick.value
    elif pick == TOWER:
        yield from (moves.TOWER | cell for cell in range(1, FIELDS + 1))
    elif pick.kind == "cell":
        yield from _attempts_on(view, phase, chosen, CELL_AT[pick.value])


def _attempts_on(view: View, phase: str, chosen: Collection[Pick], cell: int) -> Iterator[int]:
    verbs = {pick.value for pick in chosen if pick.kind == "verb"}
    if phase == "promote":
        yield moves.PROMOTE | cell
    elif phase == "keep":
        yield moves.KEEP | view.table.crest[view.table.home[cell]]
    elif phase == "nobles":
        yield from _noble_attempts(chosen, verbs, cell)
    elif "withdraw" in verbs:
        yield moves.WITHDRAW | cell
    elif "tower" in verbs:
        yield moves.TOWER | cell
    elif "bridge" in verbs:
        yield from _bridges(chosen, cell)
    elif "castle" in verbs:
        yield from _castles(chosen, cell)
    else:
        yield from _building_attempts(view, cell)


def _building_attempts(view: View, cell: int) -> Iterator[int]:
    if cell <= FIELDS:
        yield moves.BUILD | cell
    if view.table.nobles[view.seat] & BIT[cell]:
        yield moves.WITHDRAW | cell
    yield moves.TOWER | cell
    yield from _bridges((), cell)


def _bridges(chosen: Collection[Pick], cell: int) -> Iterator[int]:
    """With the pillar that was chosen, or with any."""
    pillars = [CELL_AT[pick.value] for pick in chosen if pick.kind == "cell"]
    others = pillars or [other for _, other in SPANS_FROM[cell]]
    yield from (in_reading_order(moves.BRIDGE, cell, other) for other in others if other != cell)


def _castles(chosen: Collection[Pick], cell: int) -> Iterator[int]:
    cards = [pick.value for pick in chosen if pick.kind == "card"]
    sites = [site[0] for site in SITE[1:] if site[1] == cell]
    yield from (moves.CASTLE | card << 8 | site for card in cards for site in sites)


def _noble_attempts(chosen: Collection[Pick], verbs: Collection[str], cell: int) -> Iterator[int]:
    starts = [CELL_AT[pick.value] for pick in chosen if pick.kind == "from"]
    cells = [CELL_AT[pick.value] for pick in chosen if pick.kind == "cell"]
    ranks = [RANKS.index(pick.value) for pick in chosen if pick.kind == "rank"]
    yield from (moves.MOVE_NOBLE | start << 8 | cell for start in starts if start != cell)
    if "swap" in verbs:
        yield from (in_reading_order(moves.SWAP_NOBLES, other, cell) for other in cells if other != cell)
    yield from (moves.PLACE_NOBLE | rank << 8 | cell for rank in ranks or (BARON, GRANDE))


# -- the question in one line -----------------------------------------------------------------------------------------


def prompt(view: View, phase: str, chosen: Collection[Pick], legal: Sequence[int]) -> str:
    if phase == "main":
        return _main_prompt(view, chosen, legal)
    if phase == "nobles":
        return _noble_prompt(view, chosen, legal)
    return tr(f"alcazar.prompt.{phase}")


def _main_prompt(view: View, chosen: Collection[Pick], legal: Sequence[int]) -> str:
    verbs = {name_of(move) for move in legal}
    card = next((pick.value for pick in chosen if pick.kind == "card"), None)
    if not chosen:
        return tr(f"alcazar.prompt.{_situation(view, verbs)}")
    if verbs == {"bridge"}:
        return tr("alcazar.prompt.bridge_end" if len(chosen) > 1 else "alcazar.prompt.bridge")
    if verbs == {"castle"}:
        return tr("alcazar.prompt.site")
    if len(verbs) == 1 and not card:
        return tr(f"alcazar.prompt.{verbs.pop()}")
    if card:
        return tr("alcazar.prompt.found" if verbs <= {"castle", "villa"} else "alcazar.prompt.card", card=card)
    return tr("alcazar.prompt.what")


def _situation(view: View, verbs: Collection[str]) -> str:
    if verbs == {"withdraw"}:
        return "must_withdraw"
    if verbs == {"pass"}:
        return "only_pass"
    if verbs == {"pass", "withdraw"}:
        return "pass_or_withdraw"
    if "pass" in verbs:
        return "pass_or_bridge"
    return "withdrawn" if view.table.withdrawn else "main"


def _noble_prompt(view: View, chosen: Collection[Pick], legal: Sequence[int]) -> str:
    verbs = {name_of(move) for move in legal}
    by_kind = {pick.kind: pick.value for pick in chosen}
    if "rank" in by_kind:
        return tr("alcazar.prompt.nobles_rank", rank=words.rank_name(by_kind["rank"]))
    if verbs == {"place"} and "cell" in by_kind:
        return tr("alcazar.prompt.nobles_cell", cell=words.cell_name(CELL_AT[by_kind["cell"]]))
    if verbs == {"move"}:
        return tr("alcazar.prompt.nobles_target" if "from" in by_kind else "alcazar.prompt.nobles_start")
    if verbs == {"swap"}:
        return tr("alcazar.prompt.nobles_swap")
    return tr(f"alcazar.prompt.{_noble_situation(view, verbs)}")


def _noble_situation(view: View, verbs: Collection[str]) -> str:
    if view.table.founded:
        return "nobles_founding" if view.table.to_place > 1 else "nobles_second"
    if "place" not in verbs:
        return "nobles_move"
    return "nobles_place_or_move" if {"move", "swap"} & set(verbs) else "nobles_place"
