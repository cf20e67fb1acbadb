"""The settings."""

TEXTS = {
    "settings.title": "Settings",
    # -- reading -------------------------------------------------------------------------------------------------------
    "settings.reading": "Reading",
    "settings.language": "Language",
    "settings.language.device": "Like this device",
    "settings.text_size": "Text size",
    "settings.text_size.smallest": "Small",
    "settings.text_size.small": "Normal",
    "settings.text_size.medium": "Large",
    "settings.text_size.large": "Larger",
    "settings.text_size.largest": "Largest",
    "settings.example": "Ana raises a tower on field 34 and earns 3.",
    "settings.theme": "Colours",
    "settings.theme.system": "Like this device",
    "settings.theme.light": "Light",
    "settings.theme.dark": "Dark",
    # -- pace ----------------------------------------------------------------------------------------------------------
    "settings.pace_group": "Pace",
    "settings.animation": "Movement on the board",
    "settings.animation.off": "Off",
    "settings.animation.fast": "Fast",
    "settings.animation.normal": "Normal",
    "settings.animation.slow": "Slow",
    "settings.pace": "Between opponents’ moves",
    "settings.pace.fast": "Hardly a pause",
    "settings.pace.normal": "A short pause",
    "settings.pace.slow": "A long pause",
    "settings.pace.tap": "Wait for my tap",
    # -- moves ---------------------------------------------------------------------------------------------------------
    "settings.moves": "Your moves",
    "settings.confirm": "Ask before a move counts",
    "settings.confirm.note": "You see what it brings, and tap once more.",
    "settings.undo": "Taking back, in new games",
    "settings.undo.off": "Never",
    "settings.undo.turn": "Within a turn",
    "settings.undo.free": "Always",
    "settings.undo.off.note": "A move that is made is made.",
    "settings.undo.turn.note": "As long as it is your turn and nothing hidden has come to light.",
    "settings.undo.free.note": "As far back as you like. Such games count as assisted.",
    # -- hands ---------------------------------------------------------------------------------------------------------
    "settings.hands": "Hands",
    "settings.long_press": "A long press takes",
    "settings.long_press.note": "Hold a finger on a field that long to learn more about it.",
    "settings.seconds": "{seconds} s",
    "settings.left_handed": "Left-handed",
    "settings.left_handed.note": "What you tap most moves to the other side.",
    # -- about ---------------------------------------------------------------------------------------------------------
    "settings.about": "About",
    "settings.version": "Alcazar {version}",
    "settings.privacy": "No network, no accounts, no advertisements. Whatever you do here stays on this device.",
    "settings.licence": "Free software under the MIT licence. Made with Kivy, KivyMD and Pillow, written in Roboto, "
    "with symbols of Material Design Icons.",
    "settings.credits": "The games are by their authors. This is an independent program with words and pictures of its "
    "own.",
}
