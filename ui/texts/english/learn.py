"""Learning by playing: the page with the lessons, and what the coach says. Buttons are named as at the table."""

TEXTS = {
    "learn.title": "Learn",
    "learn.lessons": "Learn by playing",
    "learn.lessons.note": "A coach leads you through your first turns. You can stop at any time and go on later.",
    "learn.rules": "Look it up",
    "learn.rules.note": "All rules, section by section, with a search",
    "learn.minutes.one": "About {count} minute",
    "learn.minutes.other": "About {count} minutes",
    "learn.alcazar.about": "Castles, bridges, and nobles who want to stand high",
    "learn.bigboss.about": "Castles, villas, and nobles who bring in money",
    "learn.burgenland.about": "Three castles each, a handful of dice, and a crown that walks",
    "learn.start": "Start",
    "learn.continue": "Continue",
    "learn.again": "Play it again",
    "learn.start_over": "Start over",
    "learn.done": "Done",
    "learn.progress": "{number} of {count}",
    "learn.next": "Next",
    "learn.play": "Play your first game",
    "learn.leave": "Leave the lesson",
    "learn.you": "Ana",
    "learn.rival": "Bruno",
    "learn.this_first": "One thing at a time! Now: {move}.",
    "learn.read_first": "Tap Next when you have read this.",
    "why.lesson.script": "This move is part of the lesson.",
    # -- Alcazar -------------------------------------------------------------------------------------------------------
    "learn.alcazar.welcome": "Welcome to Alcazar! You are {you} and play orange; {rival} plays blue.",
    "learn.alcazar.score": "At the end a baron scores the level it stands on, a grande twice that. "
    "Every full 50 money is 1 point more.",
    "learn.alcazar.cards": "Nobody owns the castles, but whoever builds is paid. "
    "Each of your cards lets you build on the field with its number.",
    "learn.alcazar.castle": "Found a castle: tap card 3, then Castle, then field 4, the middle of its three fields. "
    "You see what it brings before you confirm.",
    "learn.alcazar.flag": "Two stones on the field of your card, one on each of the others. "
    "A castle needs a flag: choose Granada.",
    "learn.alcazar.grande": "Granada is worth 5, so you get 5. Now put a grande on field 3, on level 2: it costs 10, "
    "twice the value.",
    "learn.alcazar.baron": "After founding you may place a second noble. Put a baron on field 4 for 5.",
    "learn.alcazar.rival": "Now {rival} founds Sevilla and puts a grande there. "
    "A new castle keeps three free fields to the next one.",
    "learn.alcazar.build": "In a turn you buy one card, or build. Build upwards: play card 5, the stone goes on top.",
    "learn.alcazar.second_baron": "A stone on a stone is worth 2: Granada is worth 7, and you get 7. "
    "Put a baron on your new stone.",
    "learn.alcazar.bridge": "{rival} buys a card. Fields 3 and 5 are equally high, so bridge them: tap Bridge, "
    "then 3, then 5.",
    "learn.alcazar.bridge_done": "All three nobles step up to level 3, and the bridge brings you 16. "
    "You could swap two nobles now; tap Done.",
    "learn.alcazar.capture": "{rival} builds on field 4 and captures your baron. "
    "It goes home, and you get its worth: 16.",
    "learn.alcazar.buy_tower": "A tower card lifts one of your nobles, wherever it stands. "
    "Buy one for 10: it lies under For sale.",
    "learn.alcazar.tower": "Now lift your grande: tap Tower, then field 3.",
    "learn.alcazar.tower_done": "Your grande is on level 4, so it would score 8. Tap Done to end your turn.",
    "learn.alcazar.withdraw": "Before you buy or build you may take one noble home. Tap Withdraw, then your baron "
    "on field 5: you get 20, the value of Granada.",
    "learn.alcazar.buy": "Withdrawing was extra, so go on with your turn. Buy card 18 for 5.",
    "learn.alcazar.villas": "A stone that touches no building is a villa. Worth 5 it becomes a castle, "
    "and buildings that meet become one.",
    "learn.alcazar.end": "The game ends with the last stone or the last bridge. "
    "Right now you would have 9 points: 8 for your grande, 1 for 72 money.",
    "learn.alcazar.goodbye": "That is all you need, well done! "
    "The menu at the table leads to the rules whenever you need them.",
    # -- Big Boss ------------------------------------------------------------------------------------------------------
    "learn.bigboss.welcome": "Welcome to Big Boss! You are {you} and play orange; {rival} plays blue.",
    "learn.bigboss.score": "The most money wins. "
    "At the end each baron pays the value of its building, a grande twice that.",
    "learn.bigboss.cards": "Nobody owns the castles, but whoever builds is paid. "
    "Each of your cards lets you build on the field with its number.",
    "learn.bigboss.castle": "Found a castle: tap card 4, then Castle, then field 5. "
    "Its foundation lies on three fields in a straight line.",
    "learn.bigboss.flag": "A castle needs a flag. Choose Córdoba.",
    "learn.bigboss.grande": "A foundation is worth 3 and your stone on level 2 is worth 2, so you get 5. "
    "Put a grande on field 4 for 10.",
    "learn.bigboss.baron": "After founding you may place a second noble. Put a baron on field 5 for 5.",
    "learn.bigboss.rival": "Now {rival} founds Málaga and puts a grande there. "
    "A new castle keeps three free fields to the next one.",
    "learn.bigboss.villa": "A stone that touches no building is a villa, worth 1. "
    "Found one on field 8, two steps from your castle.",
    "learn.bigboss.villa_baron": "Here a noble costs next to nothing. Put a baron on your villa for 1.",
    "learn.bigboss.join": "{rival} buys a card. Now play card 7: it joins the villa and Córdoba.",
    "learn.bigboss.join_done": "Córdoba is worth 7 now, and so is the baron that cost you 1. "
    "You could place one more noble; tap Done.",
    "learn.bigboss.capture": "{rival} builds on field 5 and captures your baron. "
    "It goes home, and you get its worth: 7.",
    "learn.bigboss.build": "A stone is worth its level, so height pays. Build on top of field 6.",
    "learn.bigboss.high_baron": "Córdoba is worth 11, and you get 11. Put a baron on your new stone, on level 2.",
    "learn.bigboss.buy_tower": "Tower cards raise any field where no rival stands. "
    "Buy one for 10: it lies under For sale.",
    "learn.bigboss.tower": "Play it under your grande: tap Tower, then field 4.",
    "learn.bigboss.withdraw": "Level 3 added 3: you got 14. Before you buy or build you may take one noble home: "
    "tap Withdraw, then your baron on field 8.",
    "learn.bigboss.buy": "It cost you 1 and paid 14. Go on with your turn: buy card 49 for 5.",
    "learn.bigboss.bonus": "Whoever has the most nobles on level 2 or higher gets 30 more at the end. "
    "You have two there, {rival} has one.",
    "learn.bigboss.end": "The game ends with the last stone. "
    "Right now you would have 119: 47 money, 28 for your grande, 14 for your baron, and the 30.",
    "learn.bigboss.goodbye": "That is all you need, well done! "
    "The menu at the table leads to the rules whenever you need them.",
    # -- Burgen Land ---------------------------------------------------------------------------------------------------
    "learn.burgenland.welcome": "Welcome to Burgen Land! You are {you}; you and {rival} build three castles each, "
    "a blue, a yellow and a red one.",
    "learn.burgenland.score": "On a crown field two castles of a colour are compared: the more valuable one scores "
    "the difference. Whoever has 30 points first wins.",
    "learn.burgenland.roll": "You each begin with a wall of every colour. "
    "Tap Roll 1: the crown walks as far as your die says.",
    "learn.burgenland.wall": "A 2 leads to a yellow wall. You may take 1 red die or the wall: "
    "add the wall, at the right end of your yellow castle.",
    "learn.burgenland.again": "You may roll again, but the crown should stay in yellow. "
    "From the first two fields of a colour no roll leaves it, so roll!",
    "learn.burgenland.tower": "A 6 leads to the large tower, worth 5. Towers and houses lie next to walls only: "
    "add it on the right.",
    "learn.burgenland.stop": "Your yellow castle is worth 7. Every roll would leave yellow now, "
    "and that costs a card: tap Stop.",
    "learn.burgenland.rival": "{rival} takes red dice, rolls two of them along, and gets three more. "
    "Then roll: the first roll of a turn is safe in any colour.",
    "learn.burgenland.take_dice": "The red large tower: you get the tower, or 5 red dice. "
    "Take the dice; what the board lacks, {rival} has to give you.",
    "learn.burgenland.keep_dice": "Two came from the board, three from {rival}. "
    "Keep them for later and stop: every roll would leave red.",
    "learn.burgenland.rival_loses": "{rival} takes two dice from you, dares too much, leaves blue and loses a wall. "
    "Now roll your own die.",
    "learn.burgenland.more_dice": "A crown: yellow is 7 against 1, so you score 6! "
    "Roll again, with two of your red dice: tap Roll 3.",
    "learn.burgenland.choose": "You choose which die counts: 3 leads to the small tower, 4 to the house, "
    "6 out of yellow. Take the 4.",
    "learn.burgenland.house": "On the right a house does not fit, for there is the tower. "
    "Add it on the left, next to the wall.",
    "learn.burgenland.dare": "The dice that you rolled went back to the board. Here only a 1 stays in yellow; "
    "roll once more, to see what it costs.",
    "learn.burgenland.lost": "You left yellow, and of the two outermost cards the better one is gone. "
    "{rival} adds a small tower; then tap Roll 2, for your last red die.",
    "learn.burgenland.choose_again": "With 4 you would come to a blue wall, with 2 to the red large tower. Take the 2.",
    "learn.burgenland.second_tower": "Add the tower to your red castle: then it is worth 6, "
    "and that of {rival} only 3.",
    "learn.burgenland.steal": "When a stack is used up, you take such a card out of your opponent's castle instead. "
    "Beware, {rival} may do the same to you!",
    "learn.burgenland.gap": "A card taken from the middle leaves a gap. "
    "Until it is filled, only the most valuable piece of that castle counts.",
    "learn.burgenland.end": "The game ends as soon as somebody has 30 points. "
    "You have 6 so far, all for yellow, and {rival} has none.",
    "learn.burgenland.goodbye": "That is all you need, well done! "
    "The menu at the table leads to the rules whenever you need them.",
}
