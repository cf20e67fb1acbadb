"""What the tests of all games do at a table: play moves by their names, and ask what may be played."""

from typing import Any

from alcazar.core.contract import Game
from alcazar.core.events import Event
from alcazar.core.reasons import Reason
from alcazar.core.values import Json


class GameTable:
    def __init__(self, rules: Game[Any, Any, Any], state: Any) -> None:
        self.rules = rules
        self.state = state

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self, name: str, *args: Any) -> list[Event]:
        """Play a move and make sure that the state is still sound."""
        events = self.rules.apply(self.state, self._move(name, *args))
        self.rules.decode_state(self.rules.encode_state(self.state))
        return events

    def why_not(self, name: str, *args: Any) -> Reason | None:
        return self.rules.why_not(self.state, self._move(name, *args))

    def allows(self, name: str, *args: Any) -> bool:
        """Both ways to ask have to agree."""
        legal = self._move(name, *args) in self.rules.legal_moves(self.state)
        assert legal == (self.why_not(name, *args) is None)
        return legal

    def moves(self) -> list[list[Json]]:
        return [self.rules.encode_move(move) for move in self.rules.legal_moves(self.state)]

    def kinds(self) -> set[str]:
        """The names of the legal moves."""
        return {move[0] for move in self.moves()}

    def _move(self, name: str, *args: Any) -> Any:
        return self.rules.decode_move([name, *args])

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def shown(self) -> dict[str, Json]:
        """The table as traces write it down."""
        shown: dict[str, Json] = self.rules.trace_state(self.state)
        return shown

    @property
    def player(self) -> int:
        decision = self.rules.decision(self.state)
        assert decision
        return decision.seat

    @property
    def phase(self) -> str | None:
        decision = self.rules.decision(self.state)
        return decision.phase if decision else None

    @property
    def over(self) -> bool:
        return self.rules.decision(self.state) is None
