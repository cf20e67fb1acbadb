"""Alcazar: from the first castle over a bridge and a tower to the points."""

from ui.learn.lesson import Lesson, task

ALCAZAR = Lesson(
    game="alcazar",
    seed=394,
    minutes=6,
    tasks=(
        task("welcome"),
        task("score"),
        task("cards"),
        task("castle", ["castle", 3, [3, 4, 5]]),
        task("flag", ["flag", "granada"]),
        task("grande", ["place", "grande", [2, 0]]),
        task("baron", ["place", "baron", [3, 0]]),
        task(
            "rival",
            ["castle", 64, [64, 65, 66]],
            ["flag", "sevilla"],
            ["place", "grande", [3, 4]],
            ["done"],
        ),
        task("build", ["build", 5]),
        task("second_baron", ["place", "baron", [4, 0]]),
        task("bridge", ["buy_open", 1], ["bridge", [2, 0], [4, 0]]),
        task("bridge_done", ["done"]),
        task("capture", ["build", 4], ["done"]),
        task("buy_tower", ["buy_tower"]),
        task("tower", ["buy_open", 20], ["tower", [2, 0]]),
        task("tower_done", ["done"]),
        task("withdraw", ["buy_open", 19], ["withdraw", [4, 0]]),
        task("buy", ["buy_open", 18]),
        task("villas"),
        task("end"),
        task("goodbye"),
    ),
)
