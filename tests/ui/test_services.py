"""Sound, touch, staying awake and reading aloud."""

import time
from threading import Event as Signal
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.core.rng import Rng
from tests.ui.driver import AppDriver
from tests.ui.listening import NAMES, Recorder, in_another_process, now
from tests.ui.player import Player
from tests.ui.tables import PHONE, open_table

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

MOVE_BUZZ, TURN_BUZZ = 0.015, 0.04


class Broken:
    """A device that is there and does not work."""

    def __init__(self) -> None:
        self.asked = 0

    def vibrate(self, time: float) -> None:
        self.asked += 1
        raise OSError("no motor")

    def speak(self, message: str) -> None:
        self.asked += 1
        raise NotImplementedError


# -- when sounds are played -------------------------------------------------------------------------------------------


@pytest.fixture
def app(open_app: "OpenApp") -> AppDriver:
    return open_app(PHONE)


def sounds_of(app: AppDriver, recorder: Recorder) -> Any:
    from ui.services.sound import Sounds

    return Sounds(app.app.settings, recorder)


def test_the_same_sound_is_not_heard_twice_at_once(app: AppDriver) -> None:
    recorder = Recorder()
    sounds = sounds_of(app, recorder)
    for _ in range(10):
        sounds.play("stone")
        sounds.play("coins")
        app.frames(1)  # 17 ms
    assert recorder.played.count("stone") == recorder.played.count("coins") == 2


def test_sounds_can_be_switched_off(app: AppDriver) -> None:
    recorder = Recorder()
    sounds = sounds_of(app, recorder)
    app.app.settings.sounds = False
    sounds.prepare()
    sounds.play("stone")
    app.wait(2)
    assert recorder.played == recorder.loaded == []
    app.app.settings.sounds = True
    sounds.play("stone")
    assert recorder.played == ["stone"]


def test_files_are_loaded_ahead_and_never_two_in_a_frame(app: AppDriver) -> None:
    recorder = Recorder()
    sounds = sounds_of(app, recorder)
    sounds.prepare()
    for _ in range(60):
        before = len(recorder.loaded)
        app.frames(1)
        assert len(recorder.loaded) - before <= 1
    assert sorted(recorder.loaded) == NAMES


# -- at the table -----------------------------------------------------------------------------------------------------


def listen(player: Player) -> Recorder:
    from ui.services.haptics import Haptics
    from ui.services.sound import Sounds

    recorder, services = Recorder(), player.table.services
    services.sounds = Sounds(player.app.app.settings, recorder)
    services.haptics = Haptics(player.app.app.settings, recorder)
    return recorder


def move_of_kind(player: Player, *kinds: str) -> Any:
    game = player.match.game
    return next(move for move in player.match.legal_moves() if game.encode_move(move)[0] in kinds)


def test_a_move_is_heard_in_time_with_the_board_and_felt(open_app: "OpenApp") -> None:
    player = open_table(open_app, moves=30, animation="normal", pace="tap")
    recorder = listen(player)
    player.make(move_of_kind(player, "build"))
    start = now()
    assert recorder.buzzes == [MOVE_BUZZ]
    assert recorder.played == [], "a stone is heard when it lands"
    player.app.wait_for(lambda: not player.table.conductor.is_busy)
    assert recorder.played[:2] == ["stone", "coins"]
    stone, coins = (moment - start for moment in recorder.times[:2])
    assert 0.2 < stone < 0.4 < coins < 0.6


def test_skipping_the_animation_skips_its_sounds(open_app: "OpenApp") -> None:
    player = open_table(open_app, moves=30, animation="slow", pace="tap")
    recorder = listen(player)
    player.make(move_of_kind(player, "build"))
    player.app.tap(player.table.surface)
    assert not player.table.conductor.is_busy
    player.app.wait(0.7)
    assert "stone" not in recorder.played
    assert "coins" not in recorder.played


def test_without_movement_a_move_makes_one_sound(open_app: "OpenApp") -> None:
    player = open_table(open_app, moves=30, animation="off")
    recorder = listen(player)
    player.make(move_of_kind(player, "build"))
    player.app.wait(1)
    assert player.match.decision.seat == 0, "it is still the same turn"
    assert recorder.played == ["stone"]


def test_a_bell_calls_the_player_after_the_opponents(open_app: "OpenApp") -> None:
    player = open_table(open_app)
    recorder = listen(player)
    player.make(move_of_kind(player, "buy_open", "buy_deck"))
    assert recorder.buzzes == [MOVE_BUZZ]
    player.wait_for_question()
    while player.match.history.steps[-1].seat == 0:  # the turn was not over yet
        player.make(player.match.legal_moves()[-1])
        player.wait_for_question()
    player.app.wait(0.5)
    assert recorder.played[-1] == "bell"
    assert recorder.played.count("bell") == 1
    assert recorder.buzzes[-1] == TURN_BUZZ


@pytest.mark.english
def test_the_end_is_heard_and_the_way_there_only_with_sounds_that_exist(app: AppDriver) -> None:
    """A whole game, move by move."""
    from alcazar.play.setup import Seat, Setup
    from ui.services import Services
    from ui.session import start

    session = start(app.app.store, Setup("alcazar", (Seat("Ana", "blue"), Seat("Bo", "pink")), 3), "turn")
    services, recorder = Services(app.app.settings), Recorder()
    services.sounds = sounds_of(app, recorder)
    rng = Rng(3)
    while session.match.decision:
        step = session.match.play(rng.choice(session.match.legal_moves()))
        services.play_out(session, step.seen_by(0), 0.2)
        assert "fanfare" not in recorder.played
        app.frames(12, seconds=0.1)
    assert recorder.played[-1] == "fanfare"
    assert "bell" not in recorder.played, "people at one screen need no bell"
    assert set(recorder.played) <= set(NAMES)
    assert {"card", "stone", "coins", "noble", "flag"} <= set(recorder.played)


def test_nothing_is_heard_after_leaving_the_table(open_app: "OpenApp") -> None:
    player = open_table(open_app, moves=30, animation="slow", pace="tap")
    recorder = listen(player)
    player.make(move_of_kind(player, "build"))
    player.app.app.root.open("rules")
    player.app.wait(3)
    assert recorder.played == []


# -- touch ------------------------------------------------------------------------------------------------------------


def test_a_buzz_can_be_switched_off(app: AppDriver) -> None:
    from ui.services.haptics import Haptics

    recorder = Recorder()
    haptics = Haptics(app.app.settings, recorder)
    haptics.buzz(MOVE_BUZZ)
    app.app.settings.haptics = False
    haptics.buzz(MOVE_BUZZ)
    assert recorder.buzzes == [MOVE_BUZZ]


def test_a_motor_that_does_not_work_is_left_alone(app: AppDriver) -> None:
    from ui.services.haptics import Haptics

    motor = Broken()
    haptics = Haptics(app.app.settings, motor)
    haptics.buzz(MOVE_BUZZ)
    haptics.buzz(MOVE_BUZZ)
    assert motor.asked == 1


def test_a_desktop_has_no_motor_and_does_not_even_look_for_one() -> None:
    program = (
        "import sys; from ui.services.haptics import Haptics; from ui.services.speech import Speech;"
        "from types import SimpleNamespace; Haptics(SimpleNamespace(haptics=True)).buzz(0.015); speech = Speech();"
        "speech.say('x'); print(speech.can_speak, 'plyer' in sys.modules)"
    )
    assert in_another_process(program) == "False False\n"


# -- awake ------------------------------------------------------------------------------------------------------------


def test_the_screen_stays_awake_while_a_match_is_open(open_app: "OpenApp") -> None:
    player = open_table(open_app)
    window, root = player.app.window, player.app.app.root
    assert not window.allow_screensaver
    root.open("settings")
    assert window.allow_screensaver
    player.app.back()
    assert not window.allow_screensaver
    root.open("home")
    assert window.allow_screensaver


def test_a_paused_app_lets_the_device_sleep(open_app: "OpenApp") -> None:
    player = open_table(open_app)
    player.app.app.dispatch("on_pause")
    assert player.app.window.allow_screensaver
    player.app.app.dispatch("on_resume")
    assert not player.app.window.allow_screensaver


def test_staying_awake_can_be_switched_off(open_app: "OpenApp") -> None:
    player = open_table(open_app, keep_awake=False)
    assert player.app.window.allow_screensaver


# -- reading aloud ----------------------------------------------------------------------------------------------------


class Reader:
    def __init__(self) -> None:
        self.heard = ""
        self.is_done = Signal()

    def speak(self, message: str) -> None:
        self.heard = message
        self.is_done.set()


@pytest.mark.english
def test_a_text_is_read_aloud() -> None:
    from ui.services.speech import Speech

    reader = Reader()
    speech = Speech(reader)
    assert speech.can_speak
    speech.say("")
    speech.say("Your turn")
    assert reader.is_done.wait(30)
    assert reader.heard == "Your turn"


@pytest.mark.english
def test_a_voice_that_does_not_work_is_left_alone() -> None:
    from ui.services.speech import Speech

    voice = Broken()
    speech = Speech(voice)
    speech.say("Your turn")
    end = time.monotonic() + 30
    while speech.can_speak and time.monotonic() < end:
        time.sleep(0.01)
    speech.say("Again")
    assert not speech.can_speak
    assert voice.asked == 1
