"""Whatever is wrong with the arguments: one line that says so, exit code 2, and nothing else."""

import os
import subprocess
import sys

import pytest

from tests.cli.command import ROOT, alcazar, environment

TRACE = ("trace", "alcazar", "--players", "3", "--seed", "1")
PERFT = ("perft", "alcazar", "--players", "3", "--seed", "1")

# The arguments, and a word that the complaint must contain
WRONG = {
    "no command": ((), "COMMAND"),
    "unknown command": (("dance",), "dance"),
    "unknown game": (("trace", "chess", "--players", "3", "--seed", "1"), "chess"),
    "unknown game to bench": (("bench", "--game", "chess"), "chess"),
    "unknown game for perft": (("perft", "chess", "--players", "2", "--seed", "1", "--depth", "1"), "chess"),
    "empty game": (("trace", "", "--players", "3", "--seed", "1"), "unknown game"),
    "unknown bot": ((*TRACE, "--bot", "nobody"), "nobody"),
    "too few players": (("trace", "alcazar", "--players", "1", "--seed", "1"), "2 to 5"),
    "too many players": (("trace", "bigboss", "--players", "6", "--seed", "1"), "2 to 5"),
    "too many players to bench": (("bench", "--game", "alcazar", "--players", "6"), "2 to 5"),
    "too many players for perft": (("perft", "alcazar", "--players", "9", "--seed", "1", "--depth", "1"), "2 to 5"),
    "no players": (("trace", "alcazar", "--players", "0", "--seed", "1"), "--players"),
    "negative players": (("trace", "alcazar", "--players", "-2", "--seed", "1"), "--players"),
    "players in words": (("trace", "alcazar", "--players", "three", "--seed", "1"), "three"),
    "half a player": (("trace", "alcazar", "--players", "2.5", "--seed", "1"), "2.5"),
    "negative seed": (("trace", "alcazar", "--players", "3", "--seed", "-1"), "--seed"),
    "seed in words": (("trace", "alcazar", "--players", "3", "--seed", "luck"), "luck"),
    "empty seed": (("trace", "alcazar", "--players", "3", "--seed", ""), "--seed"),
    "missing game": (("trace", "--players", "3", "--seed", "1"), "GAME"),
    "missing players": (("trace", "alcazar", "--seed", "1"), "--players"),
    "missing seed": (("trace", "alcazar", "--players", "3"), "--seed"),
    "missing depth": (PERFT, "--depth"),
    "missing value": ((*TRACE, "--bot"), "--bot"),
    "negative depth": ((*PERFT, "--depth", "-1"), "--depth"),
    "depth in words": ((*PERFT, "--depth", "deep"), "deep"),
    "unknown flag": ((*TRACE, "--fast"), "--fast"),
    "surplus argument": ((*TRACE, "again"), "again"),
    "surplus argument with a line break": ((*TRACE, "once\nmore"), "once"),
    "unknown game with a line break": (("trace", "al\ncazar", "--players", "3", "--seed", "1"), "cazar"),
    "unknown option": ((*TRACE, "--option", "huts=on"), "huts"),
    "option without a value": ((*TRACE, "--option", "huts"), "huts"),
    "option without a name": ((*TRACE, "--option", "=on"), "=on"),
    "option that is almost a number": ((*TRACE, "--option", "huts=--5"), "huts"),
    "option that is a raised number": ((*TRACE, "--option", "huts=²"), "huts"),
    "option that is an endless number": ((*TRACE, "--option", f"huts={'9' * 5000}"), "huts"),
    "no time to bench": (("bench", "--seconds", "0"), "--seconds"),
    "negative time to bench": (("bench", "--seconds", "-1"), "--seconds"),
    "endless time to bench": (("bench", "--seconds", "inf"), "--seconds"),
    "no number of seconds": (("bench", "--seconds", "nan"), "--seconds"),
    "seconds in words": (("bench", "--seconds", "soon"), "soon"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_arguments_give_one_line_and_exit_code_2(case: str) -> None:
    arguments, word = WRONG[case]
    done = alcazar(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("alcazar: ")
    assert word in done.stderr


def test_help_is_no_error() -> None:
    for arguments in (("--help",), ("trace", "--help"), ("bench", "--help"), ("perft", "--help")):
        done = alcazar(*arguments)
        assert done.returncode == 0
        assert done.stderr == ""
        assert "usage" in done.stdout


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    """As in `alcazar trace … | head -1`."""
    command = [sys.executable, "-m", "alcazar", *TRACE, "--legal"]
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment("0"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.read(1) == b"{"
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert process.wait() in (0, 141)
    assert complaint == b""


@pytest.mark.parametrize("arguments", [(*PERFT, "--depth", "1"), ("bench", "--seconds", "0.01")], ids=lambda a: a[0])
def test_a_reader_who_has_already_left_is_no_error(arguments: tuple[str, ...]) -> None:
    """Short output is written only when the program ends."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "alcazar", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment("0"), stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert done.stderr == b""
    assert done.returncode in (0, 141)
