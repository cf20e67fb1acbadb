"""The rules of Burgen Land, in our own words. Paragraphs are marked as in the rules of Alcazar."""

TEXTS = {
    "rules.burgenland.aim.title": "What it is about",
    "rules.burgenland.aim.1": "Each of you builds three castles: a blue one, a yellow one and a red one. "
    "You get their cards by rolling dice and letting the crown walk.",
    "rules.burgenland.aim.2": "A strong castle alone brings nothing. Points come when the crown calls for "
    "a comparison, and then only the difference counts.",
    "rules.burgenland.aim.3": "Whoever has 30 points first wins.",
    "rules.burgenland.aim.4": "Burgen Land is a game by Wolfgang Lehmann for 2 players.",
    "rules.burgenland.board.title": "The board",
    "rules.burgenland.board.1": "The crown walks clockwise around 24 fields: eight blue ones, eight yellow ones, "
    "eight red ones, and on to blue again.",
    "rules.burgenland.board.2": "Every colour has the same eight fields in the same order:",
    "rules.burgenland.board.3": "- the first and the second: a wall each",
    "rules.burgenland.board.4": "- the third: the crown",
    "rules.burgenland.board.5": "- the fourth: a wall",
    "rules.burgenland.board.6": "- the fifth: wall and crown in one, called wall/crown",
    "rules.burgenland.board.7": "- the sixth: the small tower",
    "rules.burgenland.board.8": "- the seventh: the house",
    "rules.burgenland.board.9": "- the eighth: the large tower",
    "rules.burgenland.board.10": "◆ The place of the wall/crown field is our choice. "
    "The others follow from the example in the printed rules.",
    "rules.burgenland.board.picture": "The start of a game: the crown on a large tower, all red dice on the board",
    "rules.burgenland.material.title": "What there is",
    "rules.burgenland.material.1": "Each colour has its own cards. They lie in open stacks:",
    "rules.burgenland.material.2": "- 9 walls, worth 1 each",
    "rules.burgenland.material.3": "- 3 small towers, worth 2 each",
    "rules.burgenland.material.4": "- 3 houses, worth 3 each",
    "rules.burgenland.material.5": "- 4 large towers, worth 5 each",
    "rules.burgenland.material.6": "The board has 5 red dice, for both of you.",
    "rules.burgenland.material.7": "You each begin with one wall of every colour, the start of your three castles, "
    "with one die of your own, and with no points.",
    "rules.burgenland.material.8": "◆ Chance decides on which of the three large towers the crown starts, "
    "and who begins.",
    "rules.burgenland.material.9": "Nothing is hidden in this game, except what the dice will show.",
    "rules.burgenland.turn.title": "Your turn",
    "rules.burgenland.turn.1": "Four steps, one after the other:",
    "rules.burgenland.turn.2": "- Roll your own die, and as many of your red dice as you like.",
    "rules.burgenland.turn.3": "- Choose one of the results. The crown walks that many fields.",
    "rules.burgenland.turn.4": "- Carry out the field: take a card, take red dice, or score.",
    "rules.burgenland.turn.5": "- Stop, or roll again.",
    "rules.burgenland.turn.6": "Roll as often as you dare, but at least once.",
    "rules.burgenland.turn.7": "All that you do in a turn happens in one colour: "
    "the one to which your first roll has led the crown.",
    "rules.burgenland.roll.title": "Rolling and walking",
    "rules.burgenland.roll.1": "You always roll your own die. Before each roll you decide how many of your red dice "
    "you roll with it.",
    "rules.burgenland.roll.2": "Then you choose which one of the results counts. If all dice show the same, "
    "there is nothing to choose.",
    "rules.burgenland.roll.3": "All red dice that you rolled go back to the board, whether you used them or not.",
    "rules.burgenland.roll.4": "Example: Ana rolls her own die and two red ones, and they show 2, 4 and 4. "
    "The crown walks 2 or 4 fields, as she likes. Both red dice go back to the board.",
    "rules.burgenland.leave.title": "Leaving the colour",
    "rules.burgenland.leave.1": "The first roll of your turn is safe. It may lead the crown into any colour, "
    "and this is the colour of your turn.",
    "rules.burgenland.leave.2": "If a later roll leads the crown into the next colour, nothing is carried out there, "
    "and your turn is over.",
    "rules.burgenland.leave.3": "What is more, you lose a card: of the two outermost cards of your castle "
    "in the colour of your turn, the more valuable one goes back to its stack.",
    "rules.burgenland.leave.4": "◆ If both are worth the same, you choose.",
    "rules.burgenland.leave.5": "◆ A castle of one card loses that card.",
    "rules.burgenland.leave.6": "An empty castle has nothing to lose.",
    "rules.burgenland.leave.7": "Example: Ana's turn is blue, and her blue castle is house, wall, small tower, wall. "
    "She rolls again, the crown comes to yellow, and her house goes back to its stack.",
    "rules.burgenland.leave.picture": "The crown stands on the yellow house: only a 1 stays in yellow, "
    "all other numbers lead into red.",
    "rules.burgenland.field.title": "What the fields offer",
    "rules.burgenland.field.1": "When the crown has walked, you carry out the field on which it stands:",
    "rules.burgenland.field.2": "- wall: take a wall, or 1 red die",
    "rules.burgenland.field.3": "- small tower: take a small tower, or 2 red dice",
    "rules.burgenland.field.4": "- house: take a house, or 3 red dice",
    "rules.burgenland.field.5": "- large tower: take a large tower, or 5 red dice",
    "rules.burgenland.field.6": "- crown: score the colour, whether you like it or not",
    "rules.burgenland.field.7": "- wall/crown: score the colour, or take a wall, or 1 red die",
    "rules.burgenland.field.8": "The card has the colour of the field. You add it at once to your castle of that "
    "colour; if it fits nowhere, you may not take it.",
    "rules.burgenland.field.9": "◆ If neither a card nor a die can be had, the field has no effect.",
    "rules.burgenland.place.title": "Adding a card",
    "rules.burgenland.place.1": "A castle is a row of cards. A new card goes to its left end, to its right end, "
    "or into a gap.",
    "rules.burgenland.place.2": "Towers and houses may lie next to walls only, never next to another tower or house.",
    "rules.burgenland.place.3": "Walls fit anywhere, and an empty castle may begin with any card.",
    "rules.burgenland.place.4": "Example: Ana's castle is wall, large tower. A house fits on the left, next to the "
    "wall. On the right, next to the tower, it does not; first a wall has to be there.",
    "rules.burgenland.dice.title": "Red dice",
    "rules.burgenland.dice.1": "Red dice come from the board first. If there are too few, the rest comes from your "
    "opponent.",
    "rules.burgenland.dice.2": "If there are still too few, you get as many as there are.",
    "rules.burgenland.dice.3": "You keep them until you roll them, or until your opponent takes them.",
    "rules.burgenland.dice.4": "Example: Two red dice lie on the board, and Bruno has three. For a house Ana takes "
    "three dice: both from the board, and one from Bruno.",
    "rules.burgenland.steal.title": "When a stack is used up",
    "rules.burgenland.steal.1": "If the card of the field is used up, you take one out of your opponent's castle: "
    "any card of that kind and colour. You add it to your own castle at once.",
    "rules.burgenland.steal.2": "It has to fit like any other card, and you may still take dice instead.",
    "rules.burgenland.steal.3": "If all cards of that kind and colour are in your own castle already, "
    "you take one red die.",
    "rules.burgenland.steal.4": "◆ Only one, whatever the field is worth, and none if you have all five.",
    "rules.burgenland.gap.title": "Gaps",
    "rules.burgenland.gap.1": "A card that is taken out of the middle of a castle leaves a gap.",
    "rules.burgenland.gap.2": "While there is a gap, only the most valuable piece of the castle counts.",
    "rules.burgenland.gap.3": "◆ At the end of a castle there are no gaps: it just becomes shorter.",
    "rules.burgenland.gap.4": "You can fill a gap later with any card that fits there. A gap of several cards is "
    "filled one card at a time, and it is open until the last one lies there.",
    "rules.burgenland.gap.5": "◆ A card in a gap has to fit next to the cards that lie beside it at that moment, "
    "and to no others.",
    "rules.burgenland.score.title": "Scoring",
    "rules.burgenland.score.1": "On a crown field the colour must be scored, even if your opponent gets the points.",
    "rules.burgenland.score.2": "On a wall/crown field you choose. If you score there, you take neither wall nor die.",
    "rules.burgenland.score.3": "Add up the cards of both castles of that colour. Whoever has the more valuable castle "
    "scores the difference, no matter who rolled. If both are worth the same, nobody scores.",
    "rules.burgenland.score.4": "Of a castle with gaps, only the most valuable piece without a gap counts.",
    "rules.burgenland.score.5": "Example: Ana's blue castle is worth 11, Bruno's is worth 4. Ana scores 7 points.",
    "rules.burgenland.score.6": "Example: A castle is wall, large tower, wall, gap, wall, house. "
    "Its pieces are worth 7 and 4, so the castle counts 7.",
    "rules.burgenland.end.title": "The end",
    "rules.burgenland.end.1": "As soon as somebody has 30 points or more, the game is over, even in the middle "
    "of a turn, and that player has won.",
    "rules.burgenland.end.2": "Only one of you scores at a time, so there is never a tie.",
    "rules.burgenland.tips.title": "Worth knowing",
    "rules.burgenland.tips.1": "Where you stop decides where your opponent starts. Near the end of a colour, "
    "the next roll is likely to lead into the one after it.",
    "rules.burgenland.tips.2": "From the first two fields of a colour no roll can leave it. From the third one number "
    "in six does, and from each field further on it is one number more.",
    "rules.burgenland.tips.3": "From the house only a 1 stays in the colour, and from the large tower every roll "
    "leaves it.",
    "rules.burgenland.tips.4": "Red dice help most when you need one certain field: with all six dice, two rolls of "
    "three show the number that you want.",
    "rules.burgenland.tips.5": "With a wall at both ends of a castle you risk only a wall, not the tower behind it.",
}
