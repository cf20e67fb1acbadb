"""What can be said about the end of a match: who won, why ties ended as they did, and how the points grew."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from alcazar.core.standings import Standing, winners
from alcazar.play.history import asked_seat
from alcazar.play.match import Match
from ui.i18n import catalogue, tr


def headline(standings: Sequence[Standing], names: Sequence[str]) -> str:
    first = [names[seat] for seat in winners(standings)]
    return tr("results.wins", name=first[0]) if len(first) == 1 else tr("results.share", names=listed(first))


def tie_sentences(standings: Sequence[Standing], names: Sequence[str], game: str) -> list[str]:
    """Why players with equal points have different places, or the same."""
    best_first = sorted(standings, key=lambda standing: standing.place)
    sentences = []
    for _, group in groupby(best_first, key=lambda standing: standing.points):
        tied = list(group)
        if len({standing.place for standing in tied}) > 1:
            sentences.append(_tie("results.tie.broken", tied, names, game))
    for _, group in groupby(best_first, key=lambda standing: standing.place):
        tied = list(group)
        if len(tied) > 1:
            sentences.append(_tie("results.tie.shared", tied, names, game))
    return sentences


def _tie(key: str, tied: Sequence[Standing], names: Sequence[str], game: str) -> str:
    values = [tr("results.tie.value", name=names[one.seat], value=" ".join(map(str, one.tie_breaks))) for one in tied]
    return tr(
        key,
        names=listed([names[standing.seat] for standing in tied]),
        points=tied[0].points,
        place=tied[0].place,
        measure=for_game("results.measure", game),
        values=", ".join(values),
    )


def points_over_time(match: Match) -> Iterator[tuple[int, ...]]:
    """The points of all seats at the start, after every turn, and at the end."""
    game, states = match.game, match.history.states
    last_asked = None
    for state in states:
        asked = asked_seat(game, state)
        if asked != last_asked or state is states[0]:
            yield tuple(standing.points for standing in game.standings(state))
        last_asked = asked


def for_game(key: str, game: str) -> str:
    """A text that a game may have in words of its own."""
    own = f"{key}.{game}"
    return tr(own if own in catalogue() else key)


def listed(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return tr("results.and", first=", ".join(names[:-1]), last=names[-1])
