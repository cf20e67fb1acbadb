"""Every reason with which this game refuses something, and the chapter or ruling of the rules that it stands for."""

REASONS: dict[str, str] = {
    "game.over": "End",
    "game.other_question": "Decisions",
    "roll.too_few_dice": "Turn 1",
    "stop.roll_first": "Decisions",
    "walk.not_rolled": "Turn 1",
    # what a field offers
    "add.stack_empty": "Empty stack",
    "steal.stack_not_empty": "Empty stack",
    "steal.no_such_card": "Empty stack",
    "place.no_end_or_gap": "Adding",
    "place.not_next_to_wall": "Adding",
    "dice.all_are_yours": "Dice",
    "score.no_crown": "Turn 3",
    # data from outside that is no move or no state of this game
    "data.move": "Decisions",
    "data.state": "Material",
}
