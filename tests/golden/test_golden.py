"""The golden games are played again and must come out to the byte. `python -m tests.golden.make` rewrites them."""

import gzip
import json
from copy import deepcopy

import pytest

from alcazar.cli.perft import perft
from alcazar.core.registry import game
from tests.burgenland_reference.compare import check_trace as check_trace_of_burgenland
from tests.golden.games import FOLDER, GOLDEN_GAMES, Golden, trace_text
from tests.golden.perft import POSITIONS, Position, load
from tests.golden.playthrough import PLAYTHROUGHS, file_of, playthrough
from tests.reference.compare import check_trace, freeze
from tests.reference.referee import Referee

PINNED = load()
REFEREED_DEPTH = 2

golden_games = pytest.mark.parametrize("golden", GOLDEN_GAMES, ids=lambda golden: golden.file.name)


@golden_games
def test_golden_game_comes_out_the_same(golden: Golden) -> None:
    assert trace_text(golden) == gzip.decompress(golden.file.read_bytes())


@golden_games
def test_golden_file_carries_no_time(golden: Golden) -> None:
    assert golden.file.read_bytes()[4:8] == bytes(4)


@pytest.mark.slow
@golden_games
def test_referee_agrees_with_the_golden_file(golden: Golden) -> None:
    check = check_trace_of_burgenland if golden.game == "burgenland" else check_trace
    check(gzip.decompress(golden.file.read_bytes()).decode().splitlines())


def test_every_golden_file_belongs_to_a_game() -> None:
    assert {golden.file for golden in GOLDEN_GAMES} == set(FOLDER.glob("*.gz"))
    assert len(GOLDEN_GAMES) >= 20


@pytest.mark.parametrize(("variant", "players", "seed"), PLAYTHROUGHS)
def test_playthrough_reads_the_same(variant: str, players: int, seed: int) -> None:
    assert playthrough(variant, players, seed) == file_of(variant, players, seed).read_text(encoding="utf-8")


def test_all_positions_have_a_count() -> None:
    assert [position for position, _ in PINNED] == list(POSITIONS)


@pytest.mark.parametrize(("position", "count"), PINNED, ids=lambda value: str(value))
def test_perft_counts_stay_the_same(position: Position, count: int) -> None:
    assert perft(game(position.game), position.state(), position.depth) == count


@pytest.mark.slow
@pytest.mark.parametrize("position", [one for one in POSITIONS if one.game != "burgenland"], ids=str)
def test_referee_counts_the_same(position: Position) -> None:
    """The referee of Burgen Land counts beside its own tests."""
    referee = referee_at(position)
    assert count_moves(referee, REFEREED_DEPTH) == perft(game(position.game), position.state(), REFEREED_DEPTH)


def referee_at(position: Position) -> Referee:
    chosen = game(position.game)
    setup = chosen.trace_setup(chosen.new(position.players, {}, position.seed))
    referee = Referee("alcazar" if position.game == "alcazar" else "bigboss", position.players, setup)
    for move in position.chosen_moves():
        referee.play(freeze(json.loads(json.dumps(move))))
    return referee


def count_moves(referee: Referee, depth: int) -> int:
    if depth == 1:
        return len(referee.legal())
    count = 0
    for move in referee.legal():
        after = deepcopy(referee)
        after.play(move)
        count += count_moves(after, depth - 1)
    return count
