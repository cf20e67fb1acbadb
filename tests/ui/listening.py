"""Devices that stand in for real ones in tests, and a look into the files of sounds."""

import os
import struct
import subprocess
import sys
import wave
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOUNDS = ROOT / "assets" / "sounds"
NAMES = sorted(path.stem for path in SOUNDS.glob("*.wav"))


def now() -> float:
    from kivy.clock import Clock

    return float(Clock.get_time())


class Recorder:
    """Stands in for a loudspeaker, a motor and a voice: notes down what they are told, and when."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.times: list[float] = []
        self.loaded: list[str] = []
        self.buzzes: list[float] = []

    def load(self, name: str) -> None:
        self.loaded.append(name)

    def play(self, name: str) -> None:
        self.played.append(name)
        self.times.append(now())

    def vibrate(self, time: float) -> None:
        self.buzzes.append(time)


def samples(name: str) -> list[float]:
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        count = file.getnframes()
        return [value / 32_768 for value in struct.unpack(f"<{count}h", file.readframes(count))]


def in_another_process(program: str, **environment: str) -> str:
    variables = {**os.environ, **environment}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, timeout=120, check=True)
    return done.stdout
