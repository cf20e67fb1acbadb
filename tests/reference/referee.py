"""The referee: asks one decision at a time (section 10) and carries out every move by the letter of the rules.

`python -m tests.reference.referee alcazar 4 7` plays a random game of four players and prints its trace.
"""

from typing import Any

from . import rules, scoring
from .board import CELL_OF, Cell, span
from .pieces import HIGHEST_VALUE, Bridge, Foundation, Piece, Stone, worth
from .position import (
    BRIDGE_PRICE,
    CARD_PRICE,
    FACTOR,
    TOWER_PRICE,
    Building,
    Game,
    Noble,
    Setup,
    View,
    first_position,
)
from .rules import Move
from .state import table_state

PENDING = ("keep", "promote", "flag")  # phases in which a position is only half way through a build


class Referee:
    def __init__(self, game: Game, players: int, setup: Setup) -> None:
        self.position = first_position(game, players, setup)
        self.seat = 0
        self.phase: str | None = "main"
        self.passed: set[int] = set()  # who has passed since anyone's last action
        self._start_turn()

    def _start_turn(self) -> None:
        self.phase = "main"
        self.withdrawn = False
        self.built: tuple[Cell, ...] = ()  # the cells built this turn
        self.founding = False
        self.places_left = 1
        self.joined: list[Building] = []  # the castles that the build joins, as they were before it
        self.survivors: list[Building] = []
        self.villas: list[Building] = []
        self.flag_cell: Cell | None = None  # the building that gets the next flag
        self.income_due = False

    # What a player may do

    @property
    def player(self) -> int | None:
        return None if self.phase is None else self.seat

    def legal(self) -> set[Move]:
        if self.phase == "main":
            return rules.main_moves(self.position, self.seat, self.withdrawn)
        if self.phase == "keep":
            return {("keep", castle.flag) for castle in self.survivors}
        if self.phase == "promote":
            return {("promote", villa.lowest) for villa in self.villas}
        if self.phase == "flag":
            return {("flag", flag) for flag in self.position.free_flags()}
        if self.phase == "nobles":
            return self._noble_moves()
        return set()

    def _noble_moves(self) -> set[Move]:
        moves: set[Move] = {("done",)} | rules.place_moves(self.position, self.seat, self.built)
        if self.position.game == "alcazar" and not self.founding:
            moves |= rules.shift_moves(self.position, self.seat, self.built)
        return moves

    def play(self, move: Move) -> None:
        if move not in self.legal():
            raise ValueError(f"{move} is not legal for player {self.player} in phase {self.phase}")
        name, *arguments = move
        getattr(self, f"_play_{name}")(*arguments)

    # Section 4: withdrawing and buying

    def _play_withdraw(self, cell: Cell) -> None:
        self.position.send_home(cell, self.position.view().building(cell).value)
        self.withdrawn = True

    def _play_buy_open(self, card: int) -> None:
        position = self.position
        position.display.remove(card)
        if position.deck:
            position.display.append(position.deck.pop(0))
        self._receive_card(card)

    def _play_buy_deck(self) -> None:
        self._receive_card(self.position.deck.pop(0))

    def _receive_card(self, card: int) -> None:
        self.position.money[self.seat] -= CARD_PRICE
        self.position.hands[self.seat].append(card)
        self._end_action()

    def _play_buy_tower(self) -> None:
        self.position.money[self.seat] -= TOWER_PRICE
        self.position.tower_deck -= 1
        self.position.towers[self.seat] += 1
        self._end_action()

    # Section 4: building

    def _play_castle(self, card: int, three: tuple[int, int, int]) -> None:
        self.position.hands[self.seat].remove(card)
        cells = (CELL_OF[three[0]], CELL_OF[three[1]], CELL_OF[three[2]])
        self._lay_castle(cells, CELL_OF[card])
        self.built, self.founding, self.places_left = cells, True, 2
        self.income_due = True
        self._ask_flag(CELL_OF[card])

    def _lay_castle(self, cells: tuple[Cell, Cell, Cell], high: Cell) -> None:
        position = self.position
        if position.game == "alcazar":
            position.pieces += [Stone(cell, 1) for cell in cells]
            position.stones -= 3
        else:
            position.pieces.append(Foundation(cells))
            position.foundations -= 1
        position.pieces.append(Stone(high, 2))
        position.stones -= 1

    def _play_villa(self, card: int) -> None:
        self.founding = True
        self._play_build(card)

    def _play_build(self, card: int) -> None:
        view = self.position.view()
        self.position.hands[self.seat].remove(card)
        self.position.stones -= 1
        if rules.is_refused(view, card):
            self.position.money[self.seat] += HIGHEST_VALUE
            self._end_action()
        else:
            self._lay_stone(view, CELL_OF[card])

    def _play_tower(self, cell: Cell) -> None:
        self.position.towers[self.seat] -= 1
        self.position.stones -= 1
        self._lay_stone(self.position.view(), cell)

    def _lay_stone(self, before: View, cell: Cell) -> None:
        self._capture(before, cell)
        self._lay(before, Stone(cell, before.height(cell) + 1))

    def _play_bridge(self, pillar: Cell, other: Cell) -> None:
        before = self.position.view()
        self.position.money[self.seat] -= BRIDGE_PRICE
        self.position.bridges -= 1
        cells = span(pillar, other)
        self._capture(before, cells[1])
        self._lay(before, Bridge(cells, before.height(pillar) + 1))

    def _capture(self, before: View, cell: Cell) -> None:
        if self.position.foreign(self.seat, cell):
            self.position.send_home(cell, before.building(cell).value)

    # Section 5: mergers, income, promotion

    def _lay(self, before: View, piece: Piece) -> None:
        self.position.pieces.append(piece)
        self.built = piece.cells
        united = self.position.view().building(self.built[0])
        self.joined = before.castles_within(united.cells)
        if len(self.joined) < 2:
            self._receive_income()
            return
        self.survivors = rules.possible_survivors(self.joined, worth(self.position.game, piece))
        if len(self.survivors) > 1:
            self.phase = "keep"
        else:
            self._take_over(self.survivors[0])

    def _play_keep(self, flag: str) -> None:
        self._take_over(next(castle for castle in self.survivors if castle.flag == flag))

    def _take_over(self, survivor: Building) -> None:
        for castle in self.joined:
            if castle != survivor and castle.flag:
                del self.position.crests[castle.flag]
                self._expel_foreigners(castle)
        self._receive_income()

    def _expel_foreigners(self, castle: Building) -> None:
        """Big Boss: the other players' nobles leave the castle that is taken over."""
        if self.position.game == "bigboss":
            for cell in castle.cells:
                if self.position.foreign(self.seat, cell):
                    self.position.send_home(cell, castle.value)

    def _receive_income(self) -> None:
        self.position.money[self.seat] += self.position.view().building(self.built[0]).value
        self.income_due = False
        self._promote_next()

    def _promote_next(self) -> None:
        flags = self.position.free_flags()
        self.villas = rules.promotable(self.position.view()) if flags else []
        if not self.villas:
            self._offer_nobles()
        elif len(self.villas) > len(flags):
            self.phase = "promote"
        else:
            self._ask_flag(self.villas[0].lowest)

    def _play_promote(self, cell: Cell) -> None:
        self._ask_flag(cell)

    def _ask_flag(self, cell: Cell) -> None:
        self.flag_cell = cell
        flags = self.position.free_flags()
        if len(flags) > 1:
            self.phase = "flag"
        else:
            self._play_flag(flags[0])

    def _play_flag(self, flag: str) -> None:
        assert self.flag_cell is not None
        self.position.crests[flag] = self.flag_cell
        if self.income_due:
            self._receive_income()
        else:
            self._promote_next()

    # Section 7: nobles

    def _offer_nobles(self) -> None:
        self.phase = "nobles"
        if self.places_left == 0 or self._noble_moves() == {("done",)}:
            self._end_action()

    def _play_place(self, rank: str, cell: Cell) -> None:
        position = self.position
        position.money[self.seat] -= FACTOR[rank] * position.view().building(cell).value
        position.supply[self.seat][rank] -= 1
        position.nobles[cell] = Noble(self.seat, rank)
        self.places_left -= 1
        self._offer_nobles()

    def _play_move(self, start: Cell, goal: Cell) -> None:
        self.position.nobles[goal] = self.position.nobles.pop(start)
        self._end_action()

    def _play_swap(self, one: Cell, other: Cell) -> None:
        nobles = self.position.nobles
        nobles[one], nobles[other] = nobles[other], nobles[one]
        self._end_action()

    def _play_done(self) -> None:
        self._end_action()

    # Sections 8 and 9: passing and the end

    def _play_pass(self) -> None:
        if rules.leaves_by_passing(self.position, self.seat):
            self.position.out[self.seat] = True
        self.passed.add(self.seat)
        self._next_turn(ended=set(self._still_in()) <= self.passed)

    def _end_action(self) -> None:
        self.passed.clear()
        position = self.position
        self._next_turn(ended=position.stones == 0 or (position.game == "alcazar" and position.bridges == 0))

    def _still_in(self) -> list[int]:
        return [player for player in range(self.position.players) if not self.position.out[player]]

    def _next_turn(self, ended: bool) -> None:
        if ended:
            self.phase = None
            return
        following = [(self.seat + steps) % self.position.players for steps in range(1, self.position.players + 1)]
        self.seat = next(player for player in following if not self.position.out[player])
        self._start_turn()

    def result(self) -> tuple[list[int], list[int]]:
        return scoring.final_scores(self.position), scoring.winners(self.position)

    def state(self) -> dict[str, Any]:
        return {"player": self.player, "phase": self.phase, **table_state(self.position)}


if __name__ == "__main__":
    from .selfplay import main

    main()
