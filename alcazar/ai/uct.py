"""Plain information-set UCT with random playouts: the textbook algorithm, as a reference opponent.

One tree over the moves of all players. Each iteration samples a state that fits the view, walks down the tree by UCB1
among the moves that are legal in that state, adds one node, plays at random to the end, and counts the result.
"""

from collections.abc import Iterator
from math import log, sqrt
from typing import Any

from alcazar.ai.agent import Budget, Choice, Thinking
from alcazar.core.contract import Game
from alcazar.core.reasons import because
from alcazar.core.rng import Rng
from alcazar.core.standings import winners

_EXPLORATION = 0.7


class _Node:
    __slots__ = ("available", "children", "mover", "reward", "visits")

    def __init__(self, mover: int) -> None:
        self.mover = mover  # the seat whose move led here
        self.children: dict[Any, _Node] = {}
        self.visits = 0
        self.available = 0  # how often the move could have been chosen
        self.reward = 0.0

    def urgency(self) -> float:
        return self.reward / self.visits + _EXPLORATION * sqrt(log(self.available) / self.visits)


class UctAgent:
    def __init__(self, game: Game[Any, Any, Any], seed: int, seconds: float, iterations: int | None = None) -> None:
        self._game = game
        self._rng = Rng(seed)
        self._seconds = seconds
        self._iterations = iterations

    def think(self, view: Any) -> Thinking:
        budget = Budget(None if self._iterations else self._seconds, self._iterations)
        root = _Node(view.seat)
        return Thinking(self._iterate(view, root, budget), lambda: self._choice(root), budget)

    def _choice(self, root: _Node) -> Choice:
        move = max(root.children.items(), key=lambda item: item[1].visits)[0]
        return Choice(move, because("ai.most_wins_in_trials"))

    def _iterate(self, view: Any, root: _Node, budget: Budget) -> Iterator[None]:
        while True:
            state = self._game.sample(view, self._rng)
            forced = len(self._game.legal_moves(state)) == 1
            path = self._descend(root, state)
            self._play_randomly(state)
            self._count(path, state)
            budget.playouts_done += 1
            yield
            if forced:
                return

    def _descend(self, node: _Node, state: Any) -> list[_Node]:
        path = [node]
        while decision := self._game.decision(state):
            moves = self._game.legal_moves(state)
            fresh = [move for move in moves if move not in node.children]
            move = self._rng.choice(fresh) if fresh else self._select(node, moves)
            for other in moves:
                if other in node.children:
                    node.children[other].available += 1
            if fresh:
                node.children[move] = child = _Node(decision.seat)
                child.available = 1
            node = node.children[move]
            path.append(node)
            self._game.play(state, move)
            if fresh:
                break
        return path

    def _select(self, node: _Node, moves: Any) -> Any:
        return max(moves, key=lambda move: node.children[move].urgency())

    def _play_randomly(self, state: Any) -> None:
        legal_moves, play, below = self._game.legal_moves, self._game.play, self._rng.below
        while moves := legal_moves(state):
            play(state, moves[below(len(moves))])

    def _count(self, path: list[_Node], state: Any) -> None:
        first = winners(self._game.standings(state))
        for node in path:
            node.visits += 1
            if node.mover in first:
                node.reward += 1 / len(first)
