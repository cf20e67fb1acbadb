"""Makes the sounds of the app out of noise and sine waves. Run it again after a change: it writes sounds/*.wav."""

import math
import random
import struct
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22_050
LOUDEST = 32_767
FADE_IN = 0.002  # seconds; with an edge, a sound would begin with a click
FADE_OUT = 0.25  # of its length

Wave = list[float]
Partial = tuple[float, float, float]  # frequency in Hz, loudness, seconds in which it fades to a third

FOLDER = Path(__file__).with_name("sounds")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        write(FOLDER / f"{name}.wav", make())


# -- the sounds -------------------------------------------------------------------------------------------------------


def stone() -> Wave:
    """A block is set down on another one, and settles."""
    noise = random.Random(1)
    touch = low_pass(burst(0.05, 0.006, noise), 3200)
    partials = [(233, 0.5, 0.035), (612, 1.0, 0.028), (1047, 0.8, 0.02), (1730, 0.45, 0.012), (2590, 0.2, 0.008)]
    body = struck(0.22, partials)
    knock = mixed((0.0, 0.6, touch), (0.0, 0.5, body))
    return finished(mixed((0.0, 1.0, knock), (0.075, 0.35, knock)), 0.3)


def coins() -> Wave:
    """A few small coins fall into a hand."""
    chance = random.Random(2)
    falls = [(0.0, 0.7), (0.07, 1.0), (0.125, 0.55), (0.21, 0.75), (0.27, 0.35)]
    pings = [(start, loud, ping(chance.uniform(0.92, 1.1))) for start, loud in falls]
    return finished(mixed(*pings), 0.16)


def ping(height: float) -> Wave:
    partials = [(2480, 1.0, 0.045), (3710, 0.6, 0.03), (5230, 0.35, 0.02), (6890, 0.15, 0.012)]
    return struck(0.24, [(frequency * height, loud, fade) for frequency, loud, fade in partials])


def noble() -> Wave:
    """A wooden figure is put on its place."""
    touch = low_pass(burst(0.02, 0.003, random.Random(3)), 2600)
    wood = struck(0.18, [(330, 0.6, 0.03), (790, 1.0, 0.026), (1310, 0.5, 0.015), (2140, 0.2, 0.008)])
    return finished(mixed((0.0, 0.25, touch), (0.0, 0.8, wood)), 0.26)


def flag() -> Wave:
    """Cloth goes up in a little wind, with two plucked notes."""
    cloth = low_pass(flutter(0.42, random.Random(4)), 900)
    notes = [(0.03, 0.7, plucked(294, 0.4, 5)), (0.15, 0.7, plucked(440, 0.4, 6))]
    return finished(mixed((0.0, 0.35, cloth), *notes), 0.2)


def bridge() -> Wave:
    """A wooden deck is pushed over, and lies."""
    push = high_pass(low_pass(swell(0.2, random.Random(7)), 1400), 250)
    lies = struck(0.2, [(165, 0.6, 0.05), (410, 1.0, 0.035), (690, 0.7, 0.024), (1180, 0.35, 0.012)])
    return finished(mixed((0.0, 0.5, push), (0.17, 0.8, lies), (0.25, 0.4, lies)), 0.28)


def card() -> Wave:
    """A card slides off its pile."""
    noise = random.Random(8)
    slide = high_pass(low_pass(swell(0.1, noise), 2400), 500)
    snap = high_pass(low_pass(burst(0.06, 0.01, noise), 2000), 400)
    return finished(mixed((0.0, 0.5, slide), (0.09, 0.9, snap)), 0.15)


def dice() -> Wave:
    """Dice roll over a wooden table, slower and slower."""
    chance = random.Random(14)
    knocks = [(0.0, 1.0), (0.05, 0.6), (0.11, 0.85), (0.19, 0.5), (0.25, 0.6), (0.36, 0.4), (0.44, 0.22)]
    return finished(mixed(*((start, loud, knock(chance.uniform(0.85, 1.2))) for start, loud in knocks)), 0.24)


def knock(height: float) -> Wave:
    partials = [(520, 0.7, 0.02), (1240, 1.0, 0.014), (2150, 0.6, 0.009), (3300, 0.3, 0.006)]
    return struck(0.12, [(frequency * height, loud, fade) for frequency, loud, fade in partials])


def bell() -> Wave:
    """A small bell far away: somebody's turn."""
    partials = [(659, 1.0, 0.2), (1318, 0.5, 0.14), (1582, 0.22, 0.1), (1977, 0.25, 0.09), (2660, 0.12, 0.05)]
    return finished(struck(0.76, partials), 0.17)


def fanfare() -> Wave:
    """A chord on a guitar, note by note: it is over."""
    notes = [(0.0, 147, 9), (0.09, 220, 10), (0.18, 294, 11), (0.27, 370, 12), (0.36, 440, 13)]
    return finished(mixed(*((start, 0.8, plucked(hertz, 0.78 - start, seed)) for start, hertz, seed in notes)), 0.3)


SOUNDS: dict[str, Callable[[], Wave]] = {
    "stone": stone,
    "coins": coins,
    "noble": noble,
    "flag": flag,
    "bridge": bridge,
    "card": card,
    "dice": dice,
    "bell": bell,
    "fanfare": fanfare,
}


# -- what they are made of --------------------------------------------------------------------------------------------


def times(seconds: float) -> list[float]:
    return [number / RATE for number in range(round(seconds * RATE))]


def struck(seconds: float, partials: Iterable[Partial]) -> Wave:
    """Something that rings after a blow: every partial fades by itself."""
    tones = list(partials)
    return [
        sum(loud * math.exp(-t / fade) * math.sin(2 * math.pi * hertz * t) for hertz, loud, fade in tones)
        for t in times(seconds)
    ]


def plucked(hertz: float, seconds: float, seed: int) -> Wave:
    """A string, as Karplus and Strong found it: noise that runs around in a ring and gets softer."""
    noise = random.Random(seed)
    ring = low_pass([noise.uniform(-1, 1) for _ in range(round(RATE / hertz - 0.5))], 2200)
    string = []
    for number, t in enumerate(times(seconds)):
        place, neighbour = number % len(ring), (number + 1) % len(ring)
        string.append(ring[place] * (1 - t / seconds))
        ring[place] = 0.497 * (ring[place] + ring[neighbour])
    return string


def burst(seconds: float, fade: float, noise: random.Random) -> Wave:
    return [noise.uniform(-1, 1) * math.exp(-t / fade) for t in times(seconds)]


def swell(seconds: float, noise: random.Random) -> Wave:
    """Noise that comes and goes."""
    return [noise.uniform(-1, 1) * math.sin(math.pi * t / seconds) ** 2 for t in times(seconds)]


def flutter(seconds: float, noise: random.Random) -> Wave:
    """... in waves."""
    waves = [0.6 + 0.4 * math.sin(2 * math.pi * 17 * t) for t in times(seconds)]
    return [value * height for value, height in zip(swell(seconds, noise), waves)]


def low_pass(sound: Wave, hertz: float) -> Wave:
    """Without what is higher; twice, for a warmer sound."""
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    for _ in range(2):
        level, softened = 0.0, []
        for value in sound:
            level += share * (value - level)
            softened.append(level)
        sound = softened
    return sound


def high_pass(sound: Wave, hertz: float) -> Wave:
    return [value - low for value, low in zip(sound, low_pass(sound, hertz))]


# -- together ---------------------------------------------------------------------------------------------------------


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds that start after some seconds, each so loud, on top of each other."""
    ends = [round(start * RATE) + len(sound) for start, _, sound in parts]
    together = [0.0] * max(ends)
    for start, loud, sound in parts:
        for place, value in enumerate(sound, start=round(start * RATE)):
            together[place] += loud * value
    return together


def finished(sound: Wave, peak: float) -> Wave:
    """As loud as wanted, around zero, and with soft ends."""
    steady = high_pass(sound, 40)
    soft = [value * edge(number, len(steady)) for number, value in enumerate(steady)]
    loudest = max(map(abs, soft))
    return [value * peak / loudest for value in soft]


def edge(number: int, length: int) -> float:
    """From zero at the first value, and to zero at the last."""
    return min(1, number / (FADE_IN * RATE), (length - 1 - number) / (FADE_OUT * length))


def write(path: Path, sound: Wave) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(sound)}h", *(round(value * LOUDEST) for value in sound)))


if __name__ == "__main__":
    main()
