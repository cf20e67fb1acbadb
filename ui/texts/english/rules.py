"""The screen with the rules."""

TEXTS = {
    "rules.name": "Rules",
    "rules.title": "How to play {game}",
    "rules.search": "Search the rules",
    "rules.search.clear": "Clear the search",
    "rules.search.nothing": "No section has all of these words. Try fewer or shorter ones.",
    "rules.contents": "Contents",
    "rules.ruling": "With this mark: a ruling. The printed rules are silent here or can be read in several ways, "
    "and this is how the app plays it.",
    "rules.previous": "Previous: {title}",
    "rules.next": "Next: {title}",
}
