"""A log played again from its start: to check it, to tell it as a story, or to look at any point of it."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from alcazar.core.contract import Game
from alcazar.core.reasons import DataError, ReasonError
from alcazar.core.values import Json
from alcazar.play.history import History, Progress, in_silence
from alcazar.play.reading import refusal
from alcazar.play.record import Record, Start, first_state
from alcazar.play.undo import first_reveal


def replayed(record: Record, progress: Progress = in_silence) -> History:
    """The history up to the record's position. A DataError says where it does not fit the rules or the state."""
    game = record.setup.rules()
    history = _begun(record, game)
    history.read(record.moves[history.before : record.position], progress)
    if game.encode_state(history.states[-1]) != record.state:
        raise refusal("replay.other_state", "state", moves=record.position)
    _check_undone(record, history)
    return history


def _begun(record: Record, game: Game[Any, Any, Any]) -> History:
    try:
        return History(game, *first_state(record, game))
    except DataError as error:
        raise refusal("replay.unreadable", "start", problem=str(error.reason)) from None


def _check_undone(record: Record, history: History) -> None:
    """Moves that were taken back can be redone, so they have to be legal too."""
    beyond = History(history.game, record.position, history.states[-1])
    beyond.read(record.moves[record.position :])


def renewed(record: Record) -> Record:
    """A record of older rules, made fit for today's: what cannot be replayed any more starts from its newest state."""
    game = record.setup.rules()
    if record.rules == game.info.rules_version:
        return record
    try:
        replayed(record)
    except ReasonError:
        return started_anew(replace(record, rules=game.info.rules_version))
    return replace(record, rules=game.info.rules_version)


def started_anew(record: Record) -> Record:
    """The same match, whose log can be replayed only from here on."""
    game = record.setup.rules()
    state = game.encode_state(game.decode_state(record.state))
    moves = record.moves[: record.position]
    return replace(record, state=state, moves=moves, start=Start(record.position, state))


def longest_replay(record: Record, moves: Sequence[Json]) -> Record:
    """The record with as many of the moves as the rules allow one after the other from its start."""
    game = record.setup.rules()
    history = History(game, *first_state(record, game))
    with suppress(ReasonError):
        history.read(moves)
    position = history.position
    return replace(
        record, moves=tuple(moves[:position]), position=position, state=game.encode_state(history.states[-1])
    )


def branched(record: Record, history: History, position: int) -> Record:
    """A new match that goes on from any point of an old one. Who knows what came to light later has had help."""
    if not history.before <= position <= history.position:
        raise refusal("replay.no_such_point", "position", least=history.before, most=history.position)
    known_better = first_reveal(history.steps[position - history.before :]) is not None
    return replace(
        record,
        state=history.game.encode_state(history.state_at(position)),
        moves=record.moves[:position],
        position=position,
        assisted=record.assisted or known_better,
    )
