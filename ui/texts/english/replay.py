"""A match seen again, move by move."""

TEXTS = {
    "replay.title": "Replay",
    "replay.begin": "The beginning",
    "replay.back": "One move back",
    "replay.play": "Play",
    "replay.pause": "Pause",
    "replay.forward": "One move on",
    "replay.turn_back": "One turn back",
    "replay.turn_on": "One turn on",
    "replay.times": "{times} ×",
    "replay.move": "Move {number} of {all}",
    "replay.play_on": "Play on from here",
    "replay.playing_on": "This is a new game. The old one stays as it was.",
    "replay.code": "Copy the set-up code",
    "replay.code_copied": "Copied. Whoever starts a new game with this code gets the same cards: {code}",
}
