"""How much of the machine the app takes, beside an empty KivyMD window in the same run.

Every number comes from a window in a process of its own; ours and the empty one take turns, so that whatever else the
machine does hits them alike. What counts is the ratio; nothing here fails by a clock.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

WINDOWS = Path(__file__).with_name("windows.py")
PHONE, DESKTOP = (412, 915), (1280, 800)
ENVIRONMENT = {
    "SDL_VIDEODRIVER": "offscreen",
    "KIVY_NO_ARGS": "1",
    "KIVY_NO_CONFIG": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_NO_CONSOLELOG": "1",
    "KIVY_METRICS_DENSITY": "1",
    "KIVY_DPI": "160",
}

NO_GRAPHICS = {"KIVY_GL_BACKEND": "mock"}  # what is left is Python's own work
MILLISECONDS, MEGABYTES = (1e3, "ms"), (1 / 1024, "MB")


class Pairs(NamedTuple):
    """What was measured of our window and of the empty one, each time in the same round."""

    ours: list[float]
    theirs: list[float]

    @property
    def ratios(self) -> list[float]:
        return [a / b for a, b in zip(self.ours, self.theirs)]


@contextmanager
def folder_for_settings() -> Iterator[dict[str, str]]:
    """An environment in which nothing is read from, or left in, the home folder."""
    with TemporaryDirectory(prefix="alcazar-bench-") as folder:
        yield {**os.environ, **ENVIRONMENT, "KIVY_HOME": f"{folder}/kivy", "XDG_CONFIG_HOME": f"{folder}/config"}


def window(what: str, size: tuple[int, int], environment: dict[str, str]) -> dict[str, Any]:
    command = [sys.executable, str(WINDOWS), what, *map(str, size)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{what}: {done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


# -- what is compared -------------------------------------------------------------------------------------------------


def compare(rounds: int, measure: Callable[[str], float], ours: str, theirs: str) -> Pairs:
    pairs = Pairs([], [])
    for _ in range(rounds):
        pairs.theirs.append(measure(theirs))
        pairs.ours.append(measure(ours))
    return pairs


def panning(size: tuple[int, int], rounds: int, **further: str) -> Pairs:
    """The processor's time for a frame while a board is moved."""
    with folder_for_settings() as environment:
        environment |= further
        return compare(rounds, lambda what: median(window(what, size, environment)["busy"]), "pan_table", "pan_empty")


def memory(size: tuple[int, int], rounds: int) -> Pairs:
    """The most that was ever taken, in kilobytes."""
    with folder_for_settings() as environment:
        return compare(rounds, lambda what: window(what, size, environment)["memory"], "sit_table", "sit_empty")


def start(with_game: bool, rounds: int) -> Pairs:
    with folder_for_settings() as environment:
        if with_game:
            window("save_game", PHONE, environment)
        return compare(rounds, lambda what: seconds_to_first_frame(what, environment), "start_home", "start_empty")


def seconds_to_first_frame(what: str, environment: dict[str, str]) -> float:
    begin = perf_counter()
    return float(window(what, PHONE, environment)["moment"]) - begin


def frames_of_thought() -> dict[str, list[float]]:
    with folder_for_settings() as environment:
        return window("think", PHONE, environment)


# -- the table --------------------------------------------------------------------------------------------------------


def tell(what: str, pairs: Pairs, unit: tuple[float, str], goal: str) -> None:
    factor, name = unit
    ours, theirs = (f"{median(values) * factor:8.2f} {name}" for values in pairs)
    spread = f"{min(pairs.ratios):.2f} to {max(pairs.ratios):.2f}"
    print(f"  {what:46}{ours}  {theirs}  {median(pairs.ratios):5.2f}  ({spread})  {goal}", flush=True)


def tell_of_thought(frames: dict[str, list[float]]) -> None:
    for kind, text in (("busy", "by the processor"), ("wall", "by the clock")):
        slow, usual = percentile_99(frames[kind]) * 1e3, median(frames[kind]) * 1e3
        print(
            f"  {f'a frame while an Expert thinks, {text}':46}{slow:8.1f} ms in 99 %, half {usual:.1f} ms  goal: 33 ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure frames, start and memory beside an empty KivyMD window.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each pair of windows takes turns (default: 5)")
    rounds = parser.parse_args().rounds
    print(
        f"Late in a game of five, beside an empty KivyMD window; medians of {rounds} rounds, ratios from least to most"
    )
    for name, size in (("phone", PHONE), ("desktop", DESKTOP)):
        tell(
            f"a frame of panning, Python alone, {name}", panning(size, rounds, **NO_GRAPHICS), MILLISECONDS, "goal: 2.0"
        )
        tell(f"... with the painting in software, {name}", panning(size, rounds), MILLISECONDS, "")
        tell(f"most memory, {name}", memory(size, rounds), MEGABYTES, "goal: 1.6")
    for name, with_game in (("nothing saved", False), ("a game to go on with", True)):
        tell(f"start to first frame, {name}", start(with_game, 2 * rounds), MILLISECONDS, "goal: 1.5")
    tell_of_thought(frames_of_thought())


def percentile_99(times: list[float]) -> float:
    return sorted(times)[len(times) * 99 // 100]


if __name__ == "__main__":
    main()
