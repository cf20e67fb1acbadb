"""Big Boss: a castle and a villa that grow together, and how that becomes money."""

from ui.learn.lesson import Lesson, task

BIG_BOSS = Lesson(
    game="bigboss",
    seed=2064,
    minutes=6,
    tasks=(
        task("welcome"),
        task("score"),
        task("cards"),
        task("castle", ["castle", 4, [4, 5, 6]]),
        task("flag", ["flag", "cordoba"]),
        task("grande", ["place", "grande", [3, 0]]),
        task("baron", ["place", "baron", [4, 0]]),
        task(
            "rival",
            ["castle", 39, [39, 40, 41]],
            ["flag", "malaga"],
            ["place", "grande", [8, 10]],
            ["done"],
        ),
        task("villa", ["villa", 8]),
        task("villa_baron", ["place", "baron", [7, 0]]),
        task("join", ["buy_open", 24], ["build", 7]),
        task("join_done", ["done"]),
        task("capture", ["build", 5], ["done"]),
        task("build", ["build", 6]),
        task("high_baron", ["place", "baron", [5, 0]]),
        task("buy_tower", ["buy_open", 29], ["buy_tower"]),
        task("tower", ["buy_open", 13], ["tower", [3, 0]]),
        task("withdraw", ["buy_open", 44], ["withdraw", [7, 0]]),
        task("buy", ["buy_open", 49]),
        task("bonus"),
        task("end"),
        task("goodbye"),
    ),
)
