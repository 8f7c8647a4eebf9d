"""How Sheep Hustle is learnt by playing."""

from __future__ import annotations

from games.hustle.lessons.clever_tricks import CLEVER_TRICKS
from games.hustle.lessons.first_steps import FIRST_STEPS
from games.hustle.lessons.guide import GUIDE as GUIDE
from games.hustle.lessons.meetings import MEETINGS as MEETINGS
from games.lesson import Lesson

LESSONS: tuple[Lesson, ...] = (FIRST_STEPS, CLEVER_TRICKS)
