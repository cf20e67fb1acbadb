"""Burgen Land: a castle that grows, scores and loses a card, and dice that change hands."""

from ui.learn.lesson import Lesson, task

BURGEN_LAND = Lesson(
    game="burgenland",
    seed=368,
    minutes=6,
    tasks=(
        task("welcome"),
        task("score"),
        task("roll", ["roll", 0]),
        task("wall", ["add", 1]),
        task("again", ["roll", 0]),
        task("tower", ["add", 2]),
        task("stop", ["stop"]),
        task(
            "rival",
            ["roll", 0],
            ["dice"],
            ["roll", 2],
            ["walk", 1],
            ["dice"],
            ["stop"],
            ["roll", 0],
        ),
        task("take_dice", ["dice"]),
        task("keep_dice", ["stop"]),
        task("rival_loses", ["roll", 0], ["dice"], ["roll", 2], ["walk", 4], ["roll", 0]),
        task("more_dice", ["roll", 2]),
        task("choose", ["walk", 4]),
        task("house", ["add", 0]),
        task("dare", ["roll", 0]),
        task("lost", ["roll", 0], ["add", 1], ["stop"], ["roll", 1]),
        task("choose_again", ["walk", 2]),
        task("second_tower", ["add", 1]),
        task("steal"),
        task("gap"),
        task("end"),
        task("goodbye"),
    ),
)
