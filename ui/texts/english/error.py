"""The page for what should never happen."""

TEXTS = {
    "error.title": "Something went wrong",
    "error.body": "Sorry, that was our mistake, not yours. Your game is saved up to your last move: "
    "go back and continue it.",
    "error.home": "Back to the start",
    "error.copy": "Copy the details",
    "error.copied": "Copied. You can paste it into a message to us.",
    "error.show": "Show the details",
    "error.hide": "Hide the details",
}
