"""How Lucky Sheep is learnt by playing."""

from __future__ import annotations

from games.lesson import Lesson
from games.lucky.lessons.clever_tricks import CLEVER_TRICKS
from games.lucky.lessons.first_steps import FIRST_STEPS
from games.lucky.lessons.guide import GUIDE as GUIDE
from games.lucky.lessons.meetings import MEETINGS as MEETINGS

LESSONS: tuple[Lesson, ...] = (FIRST_STEPS, CLEVER_TRICKS)
