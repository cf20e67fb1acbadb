"""Every text on the screen, by key. English for now; other languages become further catalogues."""

ENGLISH = {
    "app.name": "Alcazar",
    "app.motto": "Board games for builders",
    "home.designer": "by {name}",
    "home.players": "{count} players",
    "home.players_between": "{fewest} to {most} players",
    "home.state": "Alcazar knows the rules of these games already. The tables to play them on are still being built.",
    "launch.no_screen": "Alcazar found no screen for its window. Please start it from a desktop.",
    "launch.no_window": "Alcazar could not open its window. Can the screen be reached, and is OpenGL installed?",
}


def tr(key: str, **args: object) -> str:
    """The sentence for a key, with its gaps filled in."""
    return ENGLISH[key].format(**args)
