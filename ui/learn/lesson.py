"""What a lesson is: a game that is played the same way every time, with something to say at every step."""

from dataclasses import dataclass

from alcazar.core.values import Json


@dataclass(frozen=True, slots=True)
class Task:
    """`moves` are made while its text is to be seen, by whoever is asked. With none there is only something to read."""

    key: str
    moves: tuple[Json, ...] = ()


def task(key: str, *moves: Json) -> Task:
    return Task(key, moves)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game of two: the learner, who begins, and a rival. The last task says goodbye."""

    game: str
    seed: int
    minutes: int  # it takes about that long
    tasks: tuple[Task, ...]

    def text_key(self, task: Task) -> str:
        return f"learn.{self.game}.{task.key}"

    @property
    def moves(self) -> tuple[Json, ...]:
        return tuple(move for task in self.tasks for move in task.moves)

    def moves_before(self, number: int) -> int:
        return sum(len(task.moves) for task in self.tasks[:number])
