"""The first screen: which games there are."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import StringProperty

from alcazar.core.contract import Game, GameInfo
from ui.i18n import tr
from ui.kit import skyline  # noqa: F401 (home.kv names its widget)
from ui.kit.widgets import Card, Page

ICONS = {"alcazar": "castle", "bigboss": "city"}
ANY_ICON = "chess-rook"


class GameCard(Card):
    icon = StringProperty()
    title = StringProperty()
    designer = StringProperty()
    players = StringProperty()


class HomeScreen(Page):
    def __init__(self, games: Sequence[Game[Any, Any, Any]], **kwargs: object) -> None:
        super().__init__(**kwargs)
        for game in games:
            self.ids.games.add_widget(card_for(game.info))


def card_for(info: GameInfo) -> GameCard:
    return GameCard(
        icon=ICONS.get(info.id, ANY_ICON),
        title=info.title,
        designer=tr("home.designer", name=info.designer),
        players=players_text(info),
    )


def players_text(info: GameInfo) -> str:
    if info.min_seats == info.max_seats:
        return tr("home.players", count=info.max_seats)
    return tr("home.players_between", fewest=info.min_seats, most=info.max_seats)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
