"""Events of Alcazar and Big Boss as short English sentences, for the story of a game on the command line."""

from collections.abc import Sequence

from alcazar.core.events import Event
from alcazar.core.values import Json
from alcazar.games.alcazar.material import CELL_AT
from alcazar.games.alcazar.moves import cell_name

_SENTENCES = {
    "withdrew": "{who} withdraws a {rank} from {cell} and gets {gain}",
    "bought_open": "{who} buys card {card} for {price}",
    "refilled": "card {card} is laid open",
    "bought_deck": "{who} buys the top card of the deck for {price}",
    "bought_tower": "{who} buys a tower card for {price}",
    "played_card": "{who} plays card {card}",
    "played_tower": "{who} plays a tower card",
    "stone": "a stone on {cell}, level {level}",
    "foundation": "a foundation on {cells}",
    "bridge": "a bridge over {cells} on level {level}, for {price}",
    "refused": "a castle worth 50 merges with no other: {cell} stays empty, {who} gets {gain}",
    "captured": "the {rank} of {who} on {cell} is captured and pays {gain}",
    "kept": "{who} keeps {flag}",
    "taken_over": "{by} takes over {flag}",
    "joined": "the villa on {cells} joins",
    "income": "{who} gets {gain}",
    "chosen_villa": "{who} chooses the villa on {cell}",
    "castle_founded": "castle {flag} stands on {cells}, worth {value}",
    "villa_promoted": "the villa on {cells} becomes castle {flag}, worth {value}",
    "placed": "{who} places a {rank} on {cell} for {price}",
    "moved": "{who} moves a {rank} from {from} to {to}",
    "swapped": "{who} swaps the nobles on {cells}",
    "placed_nobody": "{who} places nobody",
    "passed": "{who} passes",
    "out": "{who} is out until the final scoring",
    "turn": "{who} is next",
    "game_over": "the game is over: {cause}",
}
_CAUSES = {
    "stones": "the last stone is gone",
    "bridges": "the last bridge is built",
    "everybody_passed": "everybody has passed",
    "everybody_out": "everybody is out",
}
_CELL_ARGUMENTS = ("cell", "from", "to")


def tell(event: Event, names: Sequence[str]) -> str:
    words: dict[str, Json] = {name: _word(name, value) for name, value in event.args.items()}
    words["who"] = "" if event.seat is None else names[event.seat]
    words["gain"], words["price"] = event.amount, -event.amount
    sentence = _SENTENCES[event.kind].format_map(words)
    return f"{sentence} (card {event.args['card']})" if event.kind == "bought_deck" and "card" in words else sentence


def _word(name: str, value: Json) -> Json:
    if name in _CELL_ARGUMENTS:
        return cell_name(CELL_AT[tuple(value)])
    if name == "cells":
        return ", ".join(cell_name(CELL_AT[tuple(place)]) for place in value)
    if name in ("flag", "by") and isinstance(value, str):
        return value.capitalize()
    return _CAUSES[value] if name == "cause" else value
