"""Lessons: the games learned by playing them, one small task after the other."""

from ui.learn.alcazar import ALCAZAR
from ui.learn.bigboss import BIG_BOSS
from ui.learn.burgenland import BURGEN_LAND
from ui.learn.lesson import Lesson

LESSONS: dict[str, Lesson] = {lesson.game: lesson for lesson in (ALCAZAR, BIG_BOSS, BURGEN_LAND)}
