"""Events of Burgen Land as short English sentences, for the story of a game on the command line."""

from collections.abc import Sequence

from alcazar.core.events import Event
from alcazar.core.values import Json

_SENTENCES = {
    "rolled": "{who} rolls {results}",
    "walked": "the crown walks {pips} to the {colour} {field}",
    "added": "{who} adds a {colour} {kind}",
    "stolen": "{who} loses a {colour} {kind} to {by}",
    "took_dice": "{who} takes red dice: {from_board} from the board, {from_opponent} from the opponent",
    "scored": "the {colour} castles are worth {values}: {who} gets {gain}",
    "scored_even": "both {colour} castles are worth {value}: nobody gets anything",
    "no_effect": "there is nothing to be had for {who}",
    "left_colour": "the crown has left {colour}",
    "lost": "{who} loses a {colour} {kind}",
    "stopped": "{who} stops",
    "turn": "{who} is next",
    "game_over": "the game is over: {who} has won",
}


def tell(event: Event, names: Sequence[str]) -> str:
    words: dict[str, Json] = {name: _word(name, value, names) for name, value in event.args.items()}
    words["who"] = "" if event.seat is None else names[event.seat]
    words["gain"] = event.amount
    return _SENTENCES[event.kind].format_map(words)


def _word(name: str, value: Json, names: Sequence[str]) -> Json:
    if isinstance(value, list):
        return " and ".join(map(str, value))
    if name == "by":
        return names[value]
    return value.replace("_", " ") if name in ("kind", "field") else value
