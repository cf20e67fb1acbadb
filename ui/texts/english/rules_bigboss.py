"""The rules of Das neue Big Boss, in our own words. Paragraphs are marked as in the rules of Alcazar."""

TEXTS = {
    "rules.bigboss.aim.title": "What it is about",
    "rules.bigboss.aim.1": "Build castles, collect income, and put your nobles where values grow. "
    "The buildings belong to nobody. Whoever has the most money at the end wins.",
    "rules.bigboss.aim.2": "Big Boss is the gentler sister of Alcazar: the same board and pieces, "
    "but no bridges, and money is all that counts.",
    "rules.bigboss.aim.3": "Das neue Big Boss is a game by Wolfgang Kramer for 2 to 5 players.",
    "rules.bigboss.board.title": "The board",
    "rules.bigboss.board.1": "72 numbered fields form a closed loop: after 72 comes 1 again. "
    "Two fields are neighbours when their numbers follow each other.",
    "rules.bigboss.board.2": "Nothing is built on the gaps, the dark places between the fields.",
    "rules.bigboss.board.3": "◆ The board is rebuilt from everything that the printed rules say about it.",
    "rules.bigboss.material.title": "What there is",
    "rules.bigboss.material.1": "Each player starts with 30 money, 10 building cards, 2 grandes and 6 barons.",
    "rules.bigboss.material.2": "There is one building card for each of the 72 fields. "
    "Six lie open for sale, the rest is a face-down deck.",
    "rules.bigboss.material.3": "For all together there are 20 tower cards, 84 stones, 8 foundations (straight pieces "
    "that cover three fields) and 8 flags: Almería, Cádiz, Córdoba, Granada, Huelva, Jaén, Málaga and Sevilla.",
    "rules.bigboss.material.4": "Hold as many cards as you like. A card that was played is gone for good. "
    "The bank never runs out of money.",
    "rules.bigboss.material.5": "◆ Your hand and the order of the deck are secret. Everything else is open, money too.",
    "rules.bigboss.material.6": "◆ Chance decides who begins.",
    "rules.bigboss.value.title": "Castles, villas and their value",
    "rules.bigboss.value.1": "Built fields that are neighbours form one building. "
    "With a flag it is a castle, without one a villa.",
    "rules.bigboss.value.2": "The value of a building is what its pieces are worth together:",
    "rules.bigboss.value.3": "- a foundation: 3",
    "rules.bigboss.value.4": "- a stone: its level, so 1 on the ground, 2 on level 2, 3 on level 3, and so on",
    "rules.bigboss.value.5": "No castle is ever worth more than 50. You can go on building there; it just stays at 50.",
    "rules.bigboss.value.6": "◆ The same holds for villas.",
    "rules.bigboss.value.7": "At most one noble stands on a field. Flags are never in the way.",
    "rules.bigboss.turn.title": "Your turn",
    "rules.bigboss.turn.1": "Three steps, one after the other:",
    "rules.bigboss.turn.2": "- If you like, withdraw one of your nobles.",
    "rules.bigboss.turn.3": "- Do exactly one thing: buy one card, or build.",
    "rules.bigboss.turn.4": "- After building you get your income. Then you may place a noble.",
    "rules.bigboss.turn.5": "There are four ways to build: found a castle, found a villa, extend with a building card, "
    "or extend with a tower card.",
    "rules.bigboss.turn.6": "The income of a build is the value that the building has afterwards.",
    "rules.bigboss.withdraw.title": "Withdrawing a noble",
    "rules.bigboss.withdraw.1": "Withdrawing always comes first in a turn, and you do it once at most.",
    "rules.bigboss.withdraw.2": "The noble goes back to your supply. The bank pays you the value of its building "
    "for a baron, twice the value for a grande.",
    "rules.bigboss.buy.title": "Buying a card",
    "rules.bigboss.buy.1": "You buy one card in a turn:",
    "rules.bigboss.buy.2": "- an open building card for 5. It is replaced at once, while the deck lasts.",
    "rules.bigboss.buy.3": "- the top card of the deck for 5, without seeing it first.",
    "rules.bigboss.buy.4": "- a tower card for 10.",
    "rules.bigboss.castle.title": "Founding a castle",
    "rules.bigboss.castle.1": "Play a building card and lay a foundation on three empty fields in one straight line. "
    "The field of your card is one of them: the first, the second or the third.",
    "rules.bigboss.castle.2": "On both sides of the three, keep your distance:",
    "rules.bigboss.castle.3": "- The next field is empty: one free field to a villa.",
    "rules.bigboss.castle.4": "- The next three fields belong to no castle: three free fields to a castle.",
    "rules.bigboss.castle.5": "◆ Distance is counted along the loop only. What lies across a gap does not matter.",
    "rules.bigboss.castle.6": "Put a stone on the field of your card and choose a flag. "
    "You need a foundation, a stone and a free flag. Foundations never come back.",
    "rules.bigboss.castle.7": "The castle is worth 5, and so you get 5. "
    "Then you may place one or two nobles on its three fields.",
    "rules.bigboss.castle.picture": "Córdoba on fields 4, 5 and 6, founded with card 4",
    "rules.bigboss.villa.title": "Founding a villa",
    "rules.bigboss.villa.1": "Play a building card whose field is empty, with both of its neighbours empty too. "
    "Lay one stone there.",
    "rules.bigboss.villa.2": "The villa is worth 1, and so you get 1. Then you may place one noble on it.",
    "rules.bigboss.villa.3": "Where both a castle and a villa are possible, the choice is yours.",
    "rules.bigboss.build.title": "Extending with a building card",
    "rules.bigboss.build.1": "Sideways: if the field of your card is empty and touches a building, lay a stone there. "
    "No distance needs to be kept, so buildings can grow together.",
    "rules.bigboss.build.2": "Upwards: if something is there already, the stone goes on top, however high that is.",
    "rules.bigboss.build.3": "Your own noble on that field is lifted. Somebody else's noble is captured.",
    "rules.bigboss.build.4": "If nobody stands on the new stone, you may place a noble there.",
    "rules.bigboss.build.5": "As long as there are stones, every building card can be played.",
    "rules.bigboss.tower.title": "Extending with a tower card",
    "rules.bigboss.tower.1": "A tower card puts a stone on any built field, which then has level 2, 3, 4 or 5.",
    "rules.bigboss.tower.2": "It never goes where somebody else's noble stands. Your own noble is lifted.",
    "rules.bigboss.tower.3": "If nobody stands on the new stone, you may place a noble there.",
    "rules.bigboss.merge.title": "When buildings meet",
    "rules.bigboss.merge.1": "Two villas become one larger villa.",
    "rules.bigboss.merge.2": "A villa that meets a castle becomes part of it, no matter how large the villa is. "
    "A castle at 50 stays at 50.",
    "rules.bigboss.merge.3": "Two castles become one. Their values and the new stone are added up, 50 at most. "
    "The more valuable castle keeps its flag, the flag of the other goes back to the supply.",
    "rules.bigboss.merge.4": "You decide which castle the new stone counts for. So you may choose which one stays, "
    "if the smaller one with the new stone is worth at least as much as the larger one.",
    "rules.bigboss.merge.5": "In the castle that is taken over, the nobles of all other players are captured. "
    "Yours stay.",
    "rules.bigboss.merge.6": "A castle worth 50 never joins another castle. The card may be played: "
    "its field stays empty, one stone leaves the game, and you get 50.",
    "rules.bigboss.merge.7": "◆ You place nobody after that.",
    "rules.bigboss.merge.picture": "The stone on field 7 has joined the villa on field 8 to Córdoba",
    "rules.bigboss.promote.title": "From villa to castle",
    "rules.bigboss.promote.1": "A villa worth 5 or more becomes a castle as soon as a flag is free. "
    "You choose the flag. No foundation is needed.",
    "rules.bigboss.promote.2": "While no flag is free, the villa stays a villa and waits. "
    "If more villas wait than there are flags, the player whose turn it is picks.",
    "rules.bigboss.promote.3": "◆ This happens after your income and before you place nobles.",
    "rules.bigboss.place.title": "Placing nobles",
    "rules.bigboss.place.1": "A baron costs the value of the building, a grande twice the value. "
    "You pay after you have received your income.",
    "rules.bigboss.place.2": "Place nobles only on pieces that you built this turn, and only where nobody stands.",
    "rules.bigboss.place.3": "One noble per turn, two after founding a castle. You have 2 grandes and 6 barons.",
    "rules.bigboss.place.4": "Nobles never move from field to field, and they never swap.",
    "rules.bigboss.capture.title": "Capturing",
    "rules.bigboss.capture.1": "A noble is captured when somebody else's building card hits its field, "
    "or when its castle is taken over in somebody else's turn.",
    "rules.bigboss.capture.2": "It goes home to its owner. The bank pays the owner what withdrawing it would have paid "
    "before the build.",
    "rules.bigboss.pass.title": "If you can do nothing",
    "rules.bigboss.pass.1": "While you can pay for a card or play one, you must do so.",
    "rules.bigboss.pass.2": "If you can do neither, but your money and your nobles on the board would pay for the "
    "cheapest card on sale, you must withdraw nobles until you can buy.",
    "rules.bigboss.pass.3": "◆ That may be several nobles in one turn.",
    "rules.bigboss.pass.4": "Otherwise you may pass. Before that you may withdraw one noble.",
    "rules.bigboss.pass.5": "If you pass with no cards when none are for sale, you are out and wait for the scoring.",
    "rules.bigboss.pass.6": "◆ If you pass for lack of money, or with tower cards that fit nowhere, "
    "you only skip a turn.",
    "rules.bigboss.end.title": "The end and the scoring",
    "rules.bigboss.end.1": "The game ends after the turn in which the last stone left the supply. "
    "That turn is played to its end.",
    "rules.bigboss.end.2": "◆ A stone that leaves the game because castles would not join counts too.",
    "rules.bigboss.end.3": "◆ The game also ends when everybody is out, or when all who are still in have passed "
    "one after the other.",
    "rules.bigboss.end.4": "Then everybody adds up:",
    "rules.bigboss.end.5": "- the money you have",
    "rules.bigboss.end.6": "- for each noble on the board what withdrawing it would pay",
    "rules.bigboss.end.7": "- 30 for the most nobles on level 2 or higher, for each player who shares the most",
    "rules.bigboss.end.8": "◆ Nobody gets the 30 if nobody stands that high.",
    "rules.bigboss.end.9": "The most money wins. If there is a tie, more nobles on the board win. "
    "If that is equal too, the win is shared.",
}
