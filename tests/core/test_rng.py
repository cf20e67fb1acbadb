"""The random generator: pinned for ever, exact, and splittable."""

from collections import Counter

import pytest

from alcazar.core.rng import Rng

STEP = 0x9E3779B97F4A7C15  # what SplitMix64 adds to its state before each number


def test_bits_are_those_of_splitmix64() -> None:
    """The published values for this seed: saves and traces rely on them."""
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_numbers_choices_and_shuffles_are_pinned() -> None:
    rng = Rng(7)
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]
    assert [rng.below(6) for _ in range(10)] == [2, 0, 5, 5, 5, 5, 3, 5, 1, 3]
    assert [rng.choice("abcdef") for _ in range(6)] == ["e", "e", "a", "c", "c", "f"]
    assert rng.fork(1).bits() == 7264542544324057867


@pytest.mark.parametrize("n", [1, 2, 3, 6, 72, 2**40 + 1])
def test_below_stays_in_range(n: int) -> None:
    rng = Rng(n)
    assert all(0 <= rng.below(n) < n for _ in range(2_000))


@pytest.mark.parametrize("n", [2, 3, 6, 10])
def test_below_hits_every_number_equally_often(n: int) -> None:
    rng = Rng(n)
    hits = Counter(rng.below(n) for _ in range(6_000 * n))
    assert set(hits) == set(range(n))
    assert all(abs(count - 6_000) < 400 for count in hits.values())  # more than five standard deviations


def test_below_throws_away_the_draw_that_would_favour_a_number() -> None:
    rng = Rng(-STEP)
    assert Rng(rng.state).bits() == 0  # one of 2**64 draws too many for three equal parts
    skipped = Rng(rng.state)
    skipped.bits()
    assert rng.below(3) == skipped.below(3)
    assert rng.state == skipped.state


def test_below_keeps_that_draw_where_the_parts_come_out_even() -> None:
    rng = Rng(-STEP)
    assert rng.below(4) == 0
    assert rng.state == 0


@pytest.mark.parametrize("size", [0, 1, 2, 5, 72])
def test_shuffle_is_a_permutation(size: int) -> None:
    items = list(range(size))
    Rng(size).shuffle(items)
    assert sorted(items) == list(range(size))


def test_shuffle_reaches_every_order_equally_often() -> None:
    rng = Rng(3)
    orders: Counter[str] = Counter()
    for _ in range(6_000):
        items = list("abc")
        rng.shuffle(items)
        orders["".join(items)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1_000) < 150 for count in orders.values())


def test_the_state_is_all_there_is() -> None:
    rng = Rng(11)
    rng.bits()
    again = Rng(rng.state)
    assert [again.bits() for _ in range(5)] == [rng.bits() for _ in range(5)]


def test_a_fork_does_not_advance_its_origin() -> None:
    rng = Rng(5)
    before = rng.state
    rng.fork(1).bits()
    assert rng.state == before


def test_forks_are_the_same_for_the_same_stream_and_differ_between_streams() -> None:
    first = [Rng(5).fork(stream).bits() for stream in range(100)]
    assert [Rng(5).fork(stream).bits() for stream in range(100)] == first
    assert len(set(first)) == 100


def test_forks_share_no_numbers_with_their_origin() -> None:
    rng = Rng(5)
    forks = [rng.fork(stream) for stream in range(4)]
    origin = {rng.bits() for _ in range(1_000)}
    for fork in forks:
        assert not origin & {fork.bits() for _ in range(1_000)}


def test_neighbouring_seeds_give_different_numbers() -> None:
    assert len({Rng(seed).bits() for seed in range(1_000)}) == 1_000
