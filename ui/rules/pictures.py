"""Small pictures of the table in the rules: positions that the lesson of the game comes to."""

from typing import TYPE_CHECKING

from ui.learn import LESSONS
from ui.learn.run import LEARNER, Run
from ui.rules.guides import guide_of

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture


def picture_of(game_id: str, section: str) -> "Texture":
    """Only for sections that have something to say below a picture."""
    lesson, task = LESSONS[game_id], guide_of(game_id).pictures[section]
    run = Run(lesson, [one.key for one in lesson.tasks].index(task))
    return run.session.face.thumbnail(run.match.view(LEARNER), run.session.colours)
