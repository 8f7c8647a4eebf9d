"""How All Nines is learnt by playing."""

from __future__ import annotations

from games.lesson import Lesson
from games.nines.lessons.clever_tricks import CLEVER_TRICKS
from games.nines.lessons.first_steps import FIRST_STEPS
from games.nines.lessons.guide import GUIDE as GUIDE
from games.nines.lessons.meetings import MEETINGS as MEETINGS

LESSONS: tuple[Lesson, ...] = (FIRST_STEPS, CLEVER_TRICKS)
