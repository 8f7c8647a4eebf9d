"""How The Shepherd is learnt by playing."""

from __future__ import annotations

from games.lesson import Lesson
from games.shepherd.lessons.clever_tricks import CLEVER_TRICKS
from games.shepherd.lessons.first_steps import FIRST_STEPS
from games.shepherd.lessons.guide import GUIDE as GUIDE
from games.shepherd.lessons.meetings import MEETINGS as MEETINGS

LESSONS: tuple[Lesson, ...] = (FIRST_STEPS, CLEVER_TRICKS)
