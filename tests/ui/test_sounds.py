"""The files of the sounds, and the loudspeaker of the machine."""

import importlib.util
import math
import struct
from pathlib import Path

import pytest

from tests.ui.listening import NAMES, ROOT, SOUNDS, in_another_process, samples

# -- the files --------------------------------------------------------------------------------------------------------


def decibels(level: float) -> float:
    return 20 * math.log10(level)


def test_there_is_a_file_for_every_sound_and_none_too_many() -> None:
    from ui.services.sound import NAMES as KNOWN

    assert sorted(KNOWN) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_quiet_and_has_no_clicks_at_its_ends(name: str) -> None:
    sound = samples(name)
    assert 0.1 < len(sound) / 22_050 < 0.8
    assert -20 < decibels(max(map(abs, sound))) < -6
    assert -36 < decibels(math.sqrt(sum(value**2 for value in sound) / len(sound))) < -22
    assert sound[0] == sound[-1] == 0
    assert max(map(abs, sound[:4] + sound[-20:])) < 0.05 * max(map(abs, sound)) + 0.01
    assert abs(sum(sound) / len(sound)) < 0.001, "it must swing around zero"


def test_the_sounds_are_small() -> None:
    sizes = [path.stat().st_size for path in SOUNDS.iterdir()]
    assert max(sizes) < 40_000
    assert sum(sizes) < 250_000


@pytest.mark.parametrize("name", NAMES)
def test_the_files_are_those_of_the_script(name: str) -> None:
    spec = importlib.util.spec_from_file_location("make_sounds", ROOT / "assets" / "make_sounds.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    made, kept = script.SOUNDS[name](), samples(name)
    assert len(made) == len(kept)
    assert max(abs(one - other) for one, other in zip(made, kept)) < 3 / 32_768  # machines differ in rounding


# -- the loudspeaker of the machine -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_machine_can_play_every_file(name: str) -> None:
    from ui.services.sound import KivySpeaker

    speaker = KivySpeaker()
    speaker.play(name)
    sound = speaker._sounds[name]
    assert sound.state == "play"
    assert sound.length == pytest.approx(len(samples(name)) / 22_050, abs=0.01)
    sound.stop()


def test_a_machine_without_sound_is_silent_and_asked_only_once() -> None:
    program = (
        "from ui.services.sound import KivySpeaker; speaker = KivySpeaker();"
        "speaker.play('stone'); speaker.play('coins'); print(speaker._sounds, speaker._works)"
    )
    assert in_another_process(program, SDL_AUDIODRIVER="there-is-none") == "{} False\n"


def test_what_is_played_comes_out_of_the_machine(tmp_path: Path) -> None:
    """SDL can write into a file what a loudspeaker would get."""
    program = (
        "import time; from ui.services.sound import KivySpeaker; speaker = KivySpeaker(); speaker.play('stone');"
        "time.sleep(1)"
    )
    file = tmp_path / "heard.raw"
    in_another_process(program, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(file), SDL_DISKAUDIODELAY="1")
    heard = file.read_bytes()
    levels = struct.unpack(f"<{len(heard) // 2}h", heard[: len(heard) // 2 * 2])
    assert max(map(abs, levels)) == pytest.approx(max(map(abs, samples("stone"))) * 32_768, rel=0.1)
