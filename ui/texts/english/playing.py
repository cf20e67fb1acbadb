"""What can be said at the table of any game, and while one is set up."""

TEXTS = {
    "why.unknown": "Something unexpected happened. ({reason})",
    "why.setup.unknown_game": "This app does not know the game “{game}”.",
    "why.setup.seats": "{game} is for {fewest} to {most} players, not for {seats}.",
    "why.setup.unknown_level": "Opponents have no level “{level}”. There are: {known}.",
    "why.setup.unknown_style": "Opponents in this game have no style “{style}”. There are: {known}.",
    "why.setup.unknown_option": "{game} has no option “{option}”.",
    "why.setup.bad_choice": "The option “{option}” of {game} cannot be set to “{value}”.",
    "why.setup.conflict": "The options “{option}” and “{other}” of {game} do not go together.",
    "why.undo.off": "Taking back moves is switched off in this game.",
    "why.undo.nothing": "There is nothing to take back.",
    "why.undo.turn_over": "That turn is over, so it can no longer be taken back.",
    "why.undo.revealed": "Something hidden has come to light, so this can no longer be taken back.",
    "why.redo.nothing": "There is nothing to do again.",
    "why.hint.nobody_asked": "Hints are there when it is your turn.",
    "why.ai.at_random": "Chosen at random.",
    "why.ai.most_wins_in_trials": "Won most often when the game was played on in thought.",
}
