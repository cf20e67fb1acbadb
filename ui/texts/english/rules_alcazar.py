"""The rules of Alcazar, in our own words. Paragraphs with ◆ are rulings, those with a dash belong to a list."""

TEXTS = {
    "rules.alcazar.aim.title": "What it is about",
    "rules.alcazar.aim.1": "Together you raise castles and villas along a winding road. "
    "The buildings belong to nobody. What counts is where your own nobles stand "
    "when the last stone or the last bridge is gone.",
    "rules.alcazar.aim.2": "High up is good, and a grande counts double.",
    "rules.alcazar.aim.3": "Alcazar is a game by Wolfgang Kramer for 2 to 5 players.",
    "rules.alcazar.board.title": "The board",
    "rules.alcazar.board.1": "72 numbered fields form a closed loop: after 72 comes 1 again. "
    "Two fields are neighbours when their numbers follow each other.",
    "rules.alcazar.board.2": "The dark places between the fields are gaps. No stone lies on the ground of a gap, "
    "but bridges may cross it. Fields and gaps together are called cells.",
    "rules.alcazar.board.3": "Gaps are named as on a map: columns a to k from left to right, "
    "rows 1 to 11 from top to bottom.",
    "rules.alcazar.board.4": "◆ The board is rebuilt from everything that the printed rules say about it.",
    "rules.alcazar.material.title": "What there is",
    "rules.alcazar.material.1": "Each player starts with 40 money, 10 building cards, 2 grandes and 6 barons.",
    "rules.alcazar.material.2": "There is one building card for each of the 72 fields. "
    "Six lie open for sale, the rest is a face-down deck.",
    "rules.alcazar.material.3": "For all together there are 20 tower cards, 84 stones, 20 bridges and 8 flags: "
    "Almería, Cádiz, Córdoba, Granada, Huelva, Jaén, Málaga and Sevilla.",
    "rules.alcazar.material.4": "Hold as many cards as you like. A card that was played is gone for good. "
    "The bank never runs out of money.",
    "rules.alcazar.material.5": "◆ Your hand and the order of the deck are secret. Everything else is open, money too.",
    "rules.alcazar.material.6": "◆ Chance decides who begins.",
    "rules.alcazar.value.title": "Castles, villas and their value",
    "rules.alcazar.value.1": "Built fields that are neighbours form one building, "
    "and so do all cells under and on the same bridge. With a flag it is a castle, without one a villa.",
    "rules.alcazar.value.2": "The value of a building is what its pieces are worth together:",
    "rules.alcazar.value.3": "- a stone on the ground: 1",
    "rules.alcazar.value.4": "- any other stone, at any height, also on a bridge: 2",
    "rules.alcazar.value.5": "- a bridge: 3 times its level, so 6 on level 2, 9 on level 3, and so on",
    "rules.alcazar.value.6": "No castle is ever worth more than 50. You can go on building there; it just stays at 50.",
    "rules.alcazar.value.7": "◆ The same holds for villas.",
    "rules.alcazar.value.8": "The height of a cell is the level of its topmost piece. A bridge gives all three of its "
    "cells its own level, whatever lies under it.",
    "rules.alcazar.value.9": "At most one noble stands on a cell. Flags are never in the way.",
    "rules.alcazar.turn.title": "Your turn",
    "rules.alcazar.turn.1": "Three steps, one after the other:",
    "rules.alcazar.turn.2": "- If you like, withdraw one of your nobles.",
    "rules.alcazar.turn.3": "- Do exactly one thing: buy one card, or build.",
    "rules.alcazar.turn.4": "- After building you get your income. Then you may place nobles, or move or swap them.",
    "rules.alcazar.turn.5": "There are five ways to build: found a castle, found a villa, extend with a building card, "
    "extend with a tower card, or build a bridge.",
    "rules.alcazar.turn.6": "The income of a build is the value that the building has afterwards.",
    "rules.alcazar.withdraw.title": "Withdrawing a noble",
    "rules.alcazar.withdraw.1": "Withdrawing always comes first in a turn, and you do it once at most.",
    "rules.alcazar.withdraw.2": "The noble goes back to your supply. The bank pays you the value of its building "
    "for a baron, twice the value for a grande.",
    "rules.alcazar.buy.title": "Buying a card",
    "rules.alcazar.buy.1": "You buy one card in a turn:",
    "rules.alcazar.buy.2": "- an open building card for 5. It is replaced at once, while the deck lasts.",
    "rules.alcazar.buy.3": "- the top card of the deck for 5, without seeing it first.",
    "rules.alcazar.buy.4": "- a tower card for 10.",
    "rules.alcazar.castle.title": "Founding a castle",
    "rules.alcazar.castle.1": "Play a building card and choose three empty fields in a row along the loop. "
    "The field of your card is one of them: the first, the second or the third.",
    "rules.alcazar.castle.2": "◆ The three fields may go around a corner.",
    "rules.alcazar.castle.3": "On both sides of the three, keep your distance:",
    "rules.alcazar.castle.4": "- The next field is empty: one free field to a villa.",
    "rules.alcazar.castle.5": "- The next three fields belong to no castle: three free fields to a castle.",
    "rules.alcazar.castle.6": "◆ Distance is counted along the loop only. What lies across a gap does not matter.",
    "rules.alcazar.castle.7": "You need a free flag and four stones: two for the field of your card, "
    "one for each of the others. Choose the flag.",
    "rules.alcazar.castle.8": "The castle is worth 5, and so you get 5. "
    "Then you may place one or two nobles on its three fields.",
    "rules.alcazar.castle.picture": "Granada on fields 3, 4 and 5, founded with card 3",
    "rules.alcazar.villa.title": "Founding a villa",
    "rules.alcazar.villa.1": "Play a building card whose field is empty, with both of its neighbours empty too. "
    "Lay one stone there.",
    "rules.alcazar.villa.2": "The villa is worth 1, and so you get 1. Then you may place one noble on it.",
    "rules.alcazar.villa.3": "Where both a castle and a villa are possible, the choice is yours.",
    "rules.alcazar.build.title": "Extending with a building card",
    "rules.alcazar.build.1": "Sideways: if the field of your card is empty and touches a building, lay a stone there. "
    "No distance needs to be kept, so buildings can grow together.",
    "rules.alcazar.build.2": "Upwards: if something is there already, even only the deck of a bridge, "
    "the stone goes on top, however high that is.",
    "rules.alcazar.build.3": "Your own noble on that cell is lifted. Somebody else's noble is captured.",
    "rules.alcazar.build.4": "If nobody stands on the new stone, you may place a noble there.",
    "rules.alcazar.build.5": "As long as there are stones, every building card can be played.",
    "rules.alcazar.tower.title": "Extending with a tower card",
    "rules.alcazar.tower.1": "A tower card puts a stone on a built cell, which then has level 2, 3, 4 or 5. "
    "You may do so in two cases:",
    "rules.alcazar.tower.2": "- One of your own nobles stands there. It is lifted.",
    "rules.alcazar.tower.3": "- You prepare a bridge: nobody stands on the cell, and two cells further "
    "in a straight line stands one of your nobles, higher than this cell.",
    "rules.alcazar.tower.4": "When you prepare a bridge, the cell in between does not matter, "
    "and you need not build the bridge later.",
    "rules.alcazar.tower.5": "It is no preparation if a bridge lies on exactly those three cells already.",
    "rules.alcazar.tower.6": "◆ Nor if that bridge would join two castles of which one is worth 50.",
    "rules.alcazar.tower.7": "If nobody stands on the new stone, you may place a noble there. "
    "A tower card never goes where somebody else's noble stands.",
    "rules.alcazar.bridge.title": "Building a bridge",
    "rules.alcazar.bridge.1": "A bridge costs 15 and takes no card. It rests on two pillars, "
    "two cells apart in one row or column.",
    "rules.alcazar.bridge.2": "- Both pillars are built and equally high.",
    "rules.alcazar.bridge.3": "- The cell between them is lower. It may be built, empty, or a gap.",
    "rules.alcazar.bridge.4": "- One of your nobles stands on a pillar, and nobody else's on the other.",
    "rules.alcazar.bridge.5": "- No bridge lies on exactly the same three cells. Crossing and overlapping are fine.",
    "rules.alcazar.bridge.6": "- It does not join two different castles of which one is worth 50.",
    "rules.alcazar.bridge.7": "The deck of another bridge can be a pillar, also over a gap.",
    "rules.alcazar.bridge.8": "Somebody else's noble under the middle is captured first. "
    "Your own nobles on the three cells step up onto the bridge.",
    "rules.alcazar.bridge.9": "The bridge lies one level above its pillars.",
    "rules.alcazar.bridge.10": "◆ It joins the buildings of both pillars, and what is built in the middle.",
    "rules.alcazar.bridge.11": "Afterwards you may place a noble on a free cell of the bridge, or move or swap.",
    "rules.alcazar.bridge.picture": "A bridge on level 3: it rests on fields 3 and 5 and leads over field 4",
    "rules.alcazar.merge.title": "When buildings meet",
    "rules.alcazar.merge.1": "Two villas become one larger villa.",
    "rules.alcazar.merge.2": "A villa that meets a castle becomes part of it, no matter how large the villa is. "
    "A castle at 50 stays at 50.",
    "rules.alcazar.merge.3": "Two castles become one. Their values and the new piece are added up, 50 at most. "
    "The more valuable castle keeps its flag, the flag of the other goes back to the supply.",
    "rules.alcazar.merge.4": "You decide which castle the new piece counts for. So you may choose which one stays, "
    "if the smaller one with the new piece is worth at least as much as the larger one.",
    "rules.alcazar.merge.5": "◆ With three castles the same holds against each of the others.",
    "rules.alcazar.merge.6": "A castle worth 50 never joins another castle. A bridge that would do so is forbidden. "
    "The building card may be played: its field stays empty, one stone leaves the game, and you get 50.",
    "rules.alcazar.merge.7": "◆ You place nobody after that.",
    "rules.alcazar.merge.8": "All nobles stay where they are.",
    "rules.alcazar.promote.title": "From villa to castle",
    "rules.alcazar.promote.1": "A villa worth 5 or more becomes a castle as soon as a flag is free. "
    "You choose the flag.",
    "rules.alcazar.promote.2": "While no flag is free, the villa stays a villa and waits. "
    "If more villas wait than there are flags, the player whose turn it is picks.",
    "rules.alcazar.promote.3": "◆ This happens after your income and before you place nobles.",
    "rules.alcazar.place.title": "Placing nobles",
    "rules.alcazar.place.1": "A baron costs the value of the building, a grande twice the value. "
    "You pay after you have received your income.",
    "rules.alcazar.place.2": "Place nobles only on pieces that you built this turn, and only where nobody stands.",
    "rules.alcazar.place.3": "One noble per turn, two after founding a castle. You have 2 grandes and 6 barons.",
    "rules.alcazar.move.title": "Moving and swapping nobles",
    "rules.alcazar.move.1": "Instead of placing a noble you may do one of these, free of charge:",
    "rules.alcazar.move.2": "- Move one of your nobles in the building to a free cell that you built this turn.",
    "rules.alcazar.move.3": "- Swap one of your grandes with one of your barons, if both stand in the building.",
    "rules.alcazar.move.4": "◆ You may also swap when your stone went under your own noble.",
    "rules.alcazar.move.5": "◆ Right after founding there is nothing to move or swap.",
    "rules.alcazar.capture.title": "Capturing",
    "rules.alcazar.capture.1": "A noble is captured when somebody else's building card hits its cell, "
    "or when somebody else's bridge is built above it.",
    "rules.alcazar.capture.2": "It goes home to its owner. The bank pays the owner what withdrawing it would have paid "
    "before the build.",
    "rules.alcazar.pass.title": "If you can do nothing",
    "rules.alcazar.pass.1": "While you can pay for a card or play one, you must do so, or build a bridge instead.",
    "rules.alcazar.pass.2": "If you can do neither, but your money and your nobles on the board would pay for the "
    "cheapest card on sale, you must withdraw nobles until you can buy.",
    "rules.alcazar.pass.3": "◆ That may be several nobles in one turn.",
    "rules.alcazar.pass.4": "Otherwise you may pass, or build a bridge if you can. "
    "Before either you may withdraw one noble.",
    "rules.alcazar.pass.5": "If you pass with no cards when none are for sale, you are out and wait for the scoring.",
    "rules.alcazar.pass.6": "◆ If you pass for lack of money, or with tower cards that fit nowhere, "
    "you only skip a turn.",
    "rules.alcazar.end.title": "The end and the points",
    "rules.alcazar.end.1": "The game ends after the turn in which the last stone or the last bridge left the supply. "
    "That turn is played to its end.",
    "rules.alcazar.end.2": "◆ A stone that leaves the game because castles would not join counts too.",
    "rules.alcazar.end.3": "◆ The game also ends when everybody is out, or when all who are still in have passed "
    "one after the other.",
    "rules.alcazar.end.4": "Points:",
    "rules.alcazar.end.5": "- each grande on the board: 2 times its level",
    "rules.alcazar.end.6": "- each baron on the board: its level",
    "rules.alcazar.end.7": "- each full 50 money: 1",
    "rules.alcazar.end.8": "The most points win. If there is a tie, more money wins.",
    "rules.alcazar.end.9": "◆ If that is equal too, the win is shared.",
}
