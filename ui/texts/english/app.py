"""The app as a whole."""

TEXTS = {
    "app.name": "Alcazar",
    "app.motto": "Board games for builders",
    "app.back": "Back",
    "app.close": "Close",
    "app.cancel": "Cancel",
    "app.undo": "Undo",
    "number.thousands": ",",
    "number.decimals": ".",
    "launch.no_screen": "Alcazar found no screen for its window. Please start it from a desktop; "
    "`make screenshots` shows what it looks like without one.",
    "launch.no_window": "Alcazar could not open its window. Can the screen be reached, and is OpenGL installed?",
}
