"""A monkey at the screen: thousands of touches and keys without sense. Nothing breaks, and nothing is lost."""

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from alcazar.play.replay import replayed
from tests.ui.driver import AppDriver
from tests.ui.player import Player
from tests.ui.tables import DESKTOP, PHONE, TABLET, open_table

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

TOUCHES = [
    pytest.param(60, marks=pytest.mark.slow),
    pytest.param(500, marks=pytest.mark.soak),  # these monkeys make more than 5,000
]
SIZES = (PHONE, (412, 915), (800, 360), TABLET, DESKTOP, (320, 568))
KEYS = ((27, ""), (13, ""), (9, ""), (273, ""), (274, ""), (275, ""), (276, ""), (32, " "))
LETTERS = "uhlmrf+-"
SCREENS = ("table", "table", "table", "home", "new_game", "saves", "settings", "rules", "results", "replay")
SCREENS += ("learn", "lesson", "statistics")
WITH_SESSION = ("table", "results", "replay")
PICTURES_APART = 20  # touches
FEWEST_COLOURS = 20  # in a picture of a screen with something to see


class Monkey:
    def __init__(self, app: AppDriver, dice: random.Random, picture: Path) -> None:
        self.app = app
        self.dice = dice
        self._picture = picture

    def play(self, touches: int) -> None:
        doings = (
            self._tap,
            self._drag,
            self._pinch,
            self._wheel,
            self._press_long,
            self._tap_twice,
            self._key,
            self._turn,
        )
        for number in range(touches):
            self.dice.choices(doings, (60, 12, 4, 6, 4, 4, 12, 1))[0]()
            self._look()
            if number % PICTURES_APART == 0:
                self._look_closely()

    def _spot(self) -> tuple[float, float]:
        width, height = self.app.window.size
        return self.dice.uniform(1, width - 1), self.dice.uniform(1, height - 1)

    def _tap(self) -> None:
        self.app.tap(self._spot())

    def _drag(self) -> None:
        self.app.drag(self._spot(), self._spot(), steps=4)

    def _pinch(self) -> None:
        self.app.pinch(self._spot(), self.dice.uniform(20, 200), self.dice.uniform(20, 200), steps=4)

    def _wheel(self) -> None:
        self.app.wheel(self._spot(), self.dice.random() < 0.5)

    def _press_long(self) -> None:
        self.app.long_press(self._spot())

    def _tap_twice(self) -> None:
        self.app.double_tap(self._spot())

    def _key(self) -> None:
        letter = self.dice.choice(LETTERS)
        self.app.key(*self.dice.choice((*KEYS, (ord(letter), letter))))

    def _turn(self) -> None:
        self.app.window.size = self.dice.choice(SIZES)
        self.app.frames(3)

    def _look(self) -> None:
        """There is a screen, it fills the window, and it is not the one for errors."""
        root = self.app.app.root
        assert root.page.name != "error", root.page.details
        assert root.page.children

    def _look_closely(self) -> None:
        """It is neither empty nor black."""
        self.app.wait(0.3)  # until the next screen has come up
        picture = self.app.picture(self._picture)
        assert len(picture.getcolors(picture.width * picture.height)) >= FEWEST_COLOURS, self.app.app.root.page.name


@pytest.mark.parametrize("touches", TOUCHES)
@pytest.mark.parametrize(("number", "screen"), list(enumerate(SCREENS)))
def test_monkey(open_app: "OpenApp", tmp_path: Path, number: int, screen: str, touches: int) -> None:
    dice = random.Random(number)
    game = ("alcazar", "bigboss", "burgenland")[number % 3]
    levels = (None, None) if number == 1 else (None, "beginner", "easy")[: 2 if game == "burgenland" else 3]
    player = open_table(open_app, SIZES[number % len(SIZES)], game, levels, moves=30, seed=number)
    if screen != "table":
        args = {"session": player.table.session} if screen in WITH_SESSION else {"game": game}
        player.app.app.root.open(screen, **args)
        player.app.frames(12)
    Monkey(player.app, dice, tmp_path / "screen.png").play(touches)
    check_saves(player.app)
    check_table(player)


def check_saves(app: AppDriver) -> None:
    """Every game in the store can be played again from its first move to its state."""
    summaries = app.app.store.summaries()
    for summary in summaries:
        replayed(app.app.store.games.load(summary.id))
    assert summaries or app.app.store.summaries(trash=True), "the game that was there at first"


def check_table(player: Player) -> None:
    """Every move of the game on the table is in its save, unless the monkey has thrown that away."""
    if not player.app.app.root.screens.has_screen("table"):
        return  # another language was chosen: it is made anew when it is next opened
    session, store = player.table.session, player.app.app.store
    if session.identity in [summary.id for trash in (False, True) for summary in store.summaries(trash=trash)]:
        saved = store.games.load(session.identity)
        assert saved.state == session.match.encoded_state()
        assert list(saved.moves) == list(session.match.record().moves)
