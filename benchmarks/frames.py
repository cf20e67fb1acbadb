"""How much of the machine the app takes, beside an empty KivyMD window in the same run.

Every number comes from a window in a process of its own; ours and the empty one take turns, so that whatever else the
machine does hits them alike. What counts is the ratio; nothing here fails by a clock.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

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

Ratios = list[float]


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


def compare_panning(size: tuple[int, int], rounds: int) -> tuple[Ratios, Ratios, list[float], list[float]]:
    """Ratios of the time per frame and of memory, and the times themselves: ours, and the empty window's."""
    frames, memory, ours, theirs = [], [], [], []
    with folder_for_settings() as environment:
        for _ in range(rounds):
            empty, table = window("pan_empty", size, environment), window("pan_table", size, environment)
            ours.append(median(table["busy"]))
            theirs.append(median(empty["busy"]))
            frames.append(ours[-1] / theirs[-1])
            memory.append(table["memory"] / empty["memory"])
    return frames, memory, ours, theirs


def compare_start(with_game: bool, rounds: int) -> tuple[Ratios, list[float], list[float]]:
    ratios, ours, theirs = [], [], []
    with folder_for_settings() as environment:
        if with_game:
            window("save_game", PHONE, environment)
        for _ in range(rounds):
            theirs.append(seconds_to_first_frame("start_empty", environment))
            ours.append(seconds_to_first_frame("start_home", environment))
            ratios.append(ours[-1] / theirs[-1])
    return ratios, ours, theirs


def seconds_to_first_frame(what: str, environment: dict[str, str]) -> float:
    start = perf_counter()
    return float(window(what, PHONE, environment)["moment"]) - start


def frames_of_thought() -> dict[str, list[float]]:
    with folder_for_settings() as environment:
        return window("think", PHONE, environment)


# -- the table --------------------------------------------------------------------------------------------------------


def line(what: str, ours: list[float], theirs: list[float], ratios: Ratios, goal: float) -> None:
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    times = f"{median(ours) * 1e3:8.2f} ms  {median(theirs) * 1e3:8.2f} ms"
    print(f"  {what:34}{times}  {median(ratios):6.2f}  ({spread})  goal {goal}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure frames, start and memory beside an empty KivyMD window.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each pair of windows takes turns (default: 5)")
    rounds = parser.parse_args().rounds
    print(f"Medians of {rounds} rounds. Alcazar's late in a game of five beside an empty KivyMD window's")
    print(f"  {'':34}{'Alcazar':>11}  {'empty':>11}  {'ratio':>6}")
    for name, size in (("phone", PHONE), ("desktop", DESKTOP)):
        frames, memory, ours, theirs = compare_panning(size, rounds)
        line(f"a frame of panning, {name}", ours, theirs, frames, 2.0)
        print(f"  {f'most memory, {name}':60}{median(memory):6.2f}  ({min(memory):.2f} to {max(memory):.2f})  goal 1.6")
    for name, with_game in (("nothing saved", False), ("a game to continue", True)):
        ratios, ours, theirs = compare_start(with_game, 2 * rounds)
        line(f"start to first frame, {name}", ours, theirs, ratios, 1.5)
    thought = frames_of_thought()
    for kind, text in (("busy", "processor"), ("wall", "clock")):
        print(
            f"  {f'a frame while an Expert thinks, 99 % by {text}':60}{percentile_99(thought[kind]) * 1e3:6.1f} ms",
            end="",
        )
        print(f"  (median {median(thought[kind]) * 1e3:.1f} ms)  goal 33 ms")


def percentile_99(times: list[float]) -> float:
    return sorted(times)[len(times) * 99 // 100]


if __name__ == "__main__":
    main()
