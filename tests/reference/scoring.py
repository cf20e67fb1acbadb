"""Section 9: the final scoring."""

from .position import FACTOR, Position

BONUS, BONUS_LEVEL = 30, 2


def final_scores(position: Position) -> list[int]:
    return victory_points(position) if position.game == "alcazar" else final_money(position)


def victory_points(position: Position) -> list[int]:
    view = position.view()
    points = [money // 50 for money in position.money]
    for cell, noble in position.nobles.items():
        points[noble.player] += FACTOR[noble.rank] * view.height(cell)
    return points


def final_money(position: Position) -> list[int]:
    view = position.view()
    totals = list(position.money)
    high = [0] * position.players
    for cell, noble in position.nobles.items():
        totals[noble.player] += FACTOR[noble.rank] * view.building(cell).value
        high[noble.player] += view.height(cell) >= BONUS_LEVEL
    most = max(high)
    return [total + (BONUS if most and count == most else 0) for total, count in zip(totals, high, strict=True)]


def winners(position: Position) -> list[int]:
    """Best score; tie: more money (Alcazar) or more nobles on the board (Big Boss); then shared."""
    if position.game == "alcazar":
        ties = position.money
    else:
        ties = [len(position.nobles_of(player)) for player in range(position.players)]
    standing = list(zip(final_scores(position), ties, strict=True))
    return [player for player, rank in enumerate(standing) if rank == max(standing)]
