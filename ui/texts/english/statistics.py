"""Statistics: what became of all the games that were played to their end."""

TEXTS = {
    "statistics.title": "Statistics",
    "statistics.none": "No finished games yet",
    "statistics.none.note": "Play a game to its end, and you will find here how often you win, how many points you "
    "make, and against whom.",
    "statistics.none.start": "Start a game",
    # -- which games ---------------------------------------------------------------------------------------------------
    "statistics.player": "Whose games?",
    "statistics.everybody": "Everybody’s",
    "statistics.everybody.note": "Each person in a game counts.",
    # -- all together --------------------------------------------------------------------------------------------------
    "statistics.all": "All together",
    "statistics.played": "played",
    "statistics.won": "won",
    "statistics.mean": "points on average",
    "statistics.best": "points at best",
    "statistics.streak": "wins in a row now",
    "statistics.longest_streak": "wins in a row at best",
    "statistics.percent": "{share}%",
    "statistics.nothing": "–",
    # -- one after the other -------------------------------------------------------------------------------------------
    "statistics.last.one": "Points in the last game",
    "statistics.last.other": "Points in the last {count} games, oldest first",
    "statistics.key.starred": "Won",
    "statistics.key.plain": "Not won",
    "statistics.key.hollow": "Assisted",
    "statistics.assisted.one": "{count} game was assisted: with a hint, or with moves taken back after something "
    "hidden had come to light. It counts as played, and for nothing else.",
    "statistics.assisted.other": "{count} games were assisted: with a hint, or with moves taken back after something "
    "hidden had come to light. They count as played, and for nothing else.",
    # -- table by table ------------------------------------------------------------------------------------------------
    "statistics.tables": "By players and opponents",
    "statistics.table": "{players}, {level}",
    "statistics.players.one": "{count} player",
    "statistics.players.other": "{count} players",
    "statistics.level.beginner": "beginners",
    "statistics.level.easy": "easy opponents",
    "statistics.level.medium": "medium opponents",
    "statistics.level.hard": "hard opponents",
    "statistics.level.expert": "experts",
    "statistics.level.mixed": "mixed opponents",
    "statistics.level.people": "people only",
    "statistics.table.won": "Won {won} of {played} ({share})",
    "statistics.table.points": "{mean} points on average, {best} at best",
    "statistics.table.streak": "Wins in a row: {streak} now, {longest} at best",
    "statistics.table.assisted": "Assisted: {count}",
    # -- starting over -------------------------------------------------------------------------------------------------
    "statistics.reset": "Start over",
    "statistics.reset.note": "All statistics of all games are forgotten. Your saved games stay.",
    "statistics.reset.sure": "Forget all statistics",
    "statistics.reset.done": "The statistics start over.",
}
