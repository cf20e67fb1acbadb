"""Which rule answers which move and which phase."""

from alcazar.core.rulebook import Rulebook, always
from alcazar.games.alcazar.material import MOST_SEATS
from alcazar.games.alcazar.moves import KIND_SHIFT
from alcazar.games.alcazar.rules import (
    bridging,
    building,
    buying,
    extending,
    founding,
    main,
    merging,
    nobles,
    promoting,
    towers,
    turns,
    withdrawing,
)
from alcazar.games.alcazar.state import CHOOSE_FLAG, KEEP_CASTLE, MAIN, NOBLES, PHASES, PROMOTE_VILLA, State

RULES = Rulebook[State](
    seats=MOST_SEATS,
    phases=PHASES,
    moves_in_phase=(
        main.main_moves,
        merging.keep_moves,
        promoting.promote_moves,
        promoting.flag_moves,
        nobles.noble_moves,
    ),
    kinds=(
        (MAIN, withdrawing.play_withdraw, main.why_no_withdraw),
        (MAIN, buying.play_buy_open, buying.why_no_buy_open),
        (MAIN, buying.play_buy_deck, buying.why_no_buy_deck),
        (MAIN, buying.play_buy_tower, buying.why_no_buy_tower),
        (MAIN, founding.play_castle, founding.why_no_castle),
        (MAIN, founding.play_villa, founding.why_no_villa),
        (MAIN, extending.play_build, extending.why_no_build),
        (MAIN, towers.play_tower, towers.why_no_tower),
        (MAIN, bridging.play_bridge, bridging.why_no_bridge),
        (MAIN, turns.play_pass, main.why_no_pass),
        (KEEP_CASTLE, merging.play_keep, merging.why_no_keep),
        (PROMOTE_VILLA, building.play_promote, promoting.why_no_promote),
        (CHOOSE_FLAG, building.play_flag, promoting.why_no_flag),
        (NOBLES, nobles.play_place, nobles.why_no_place),
        (NOBLES, nobles.play_move, nobles.why_no_move),
        (NOBLES, nobles.play_swap, nobles.why_no_swap),
        (NOBLES, nobles.play_done, always),
    ),
    kind_shift=KIND_SHIFT,
)
