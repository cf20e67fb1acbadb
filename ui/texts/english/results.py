"""How a game ended."""

TEXTS = {
    "results.title": "Results",
    "results.wins": "{name} wins!",
    "results.share": "{names} share the victory!",
    "results.and": "{first} and {last}",
    "results.how_long": "{game}, {moves}",
    "results.place": "{place}.",
    "results.sum": "Sum",
    "results.over_time": "{unit} after every turn",
    "results.unit": "Points",
    "results.unit.bigboss": "Money",
    "results.turns": "Turns",
    # -- ties ----------------------------------------------------------------------------------------------------------
    "results.tie.broken": "{names} are tied at {points}. The tie is broken by {measure}: {values}.",
    "results.tie.shared": "{names} are tied at {points}, even by {measure} ({values}). They share place {place}.",
    "results.tie.value": "{name} {value}",
    "results.measure": "the rules of the game",
    "results.measure.alcazar": "money",
    "results.measure.bigboss": "nobles on the board",
    # -- what to do next -----------------------------------------------------------------------------------------------
    "results.rematch": "Rematch",
    "results.board": "Board",
    "results.replay": "Watch it again",
    "results.home": "Home",
    "results.export": "Export",
}
