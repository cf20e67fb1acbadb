"""Sound, touch and the screen that stays awake: how they are switched."""

TEXTS = {
    "settings.device": "This device",
    "settings.sounds": "Sounds",
    "settings.sounds.note": "Stones, coins, and a bell when it is your turn.",
    "settings.haptics": "Vibration",
    "settings.haptics.note": "A light touch with every move, where the device can do that.",
    "settings.keep_awake": "Keep the screen on",
    "settings.keep_awake.note": "While a game is open.",
}
