"""The first screen."""

TEXTS = {
    "home.continue": "Continue",
    "home.turn": "{name} to play",
    "home.moves.none": "Nothing played yet",
    "home.moves.one": "{count} move so far",
    "home.moves.other": "{count} moves so far",
    "home.welcome": "Welcome!",
    "home.welcome.note": "Gather friends around this device, or play against the computer. You need no account and no "
    "connection.",
    "home.new_game": "New game",
    "home.saves": "Saved games",
    "home.saves.note": "Go on with a game, or look back at one",
    "home.learn": "Learn",
    "home.learn.note": "Play a lesson, or look up the rules",
    "home.statistics": "Statistics",
    "home.statistics.note": "How your games went",
    "home.settings": "Settings",
    "home.settings.note": "Text size, colours, pace",
}
