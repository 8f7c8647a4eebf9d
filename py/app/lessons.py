"""Learning by playing, as the house sees it: which lessons a tablet has done, and where they are offered.

What a lesson teaches stands in each game's `lessons`; how it is told, in `table/teaching.py`.
"""

from __future__ import annotations

import json
from typing import Any

from app.parts import icon
from app.storage import LESSONS, Change, Kept
from games.catalogue import Game
from games.message import say
from games.picture import Child, Node, button, node, piece
from table.teaching import MOST_STARS

LESSON_NAMES = (say("First steps"), say("Clever tricks"))
"""What the lessons of every game are called, in their order."""

# What is known


def stars_of(kept: Kept, game: Game) -> tuple[int, ...] | None:
    """The stars of each lesson, 0 where it has none yet; None if the game was never met on this tablet."""
    known = _known(kept).get(game.name)
    if not isinstance(known, list):
        return None
    whole = [min(max(star, 0), MOST_STARS) if type(star) is int else 0 for star in known]
    return tuple((*whole, *(0,) * game.taught)[: game.taught])


def met(kept: Kept, game: Game) -> tuple[Change, ...]:
    """From now on this game is no news to the tablet."""
    return () if stars_of(kept, game) is not None else _noted(kept, game, (0,) * game.taught)


def learnt(kept: Kept, game: Game, number: int, stars: int) -> tuple[Change, ...]:
    """A lesson is done; the best time counts."""
    before = stars_of(kept, game) or (0,) * game.taught
    best = tuple(max(had, stars) if place == number else had for place, had in enumerate(before))
    return _noted(kept, game, best)


def next_lesson(kept: Kept, game: Game) -> int:
    """The first one that has not been done; the first of all, if all have."""
    stars = stars_of(kept, game) or (0,)
    return stars.index(0) if 0 in stars else 0


def _known(kept: Kept) -> dict[str, Any]:
    try:
        known = json.loads(kept.get(LESSONS, "{}"))
    except ValueError:
        return {}
    return known if isinstance(known, dict) else {}


def _noted(kept: Kept, game: Game, stars: tuple[int, ...]) -> tuple[Change, ...]:
    return ((LESSONS, json.dumps({**_known(kept), game.name: stars})),)


# Where lessons are offered


def lesson_button(game: Game, number: int, stars: int, first: bool = False) -> Node:
    """One lesson, with the stars it has; large for those who have never met the game."""
    words = say("Learn by playing") if first else LESSON_NAMES[number]
    shown = tuple(
        piece("star", class_="star" if place < stars else "star hollow", key=f"star-{place}")
        for place in range(MOST_STARS)
    )
    label = say("Learn by playing: {name}", name=LESSON_NAMES[number])
    parts: tuple[Child, ...] = (icon("hand"), node("span", words))
    if not first:
        parts = (*parts, node("span", *shown, class_="stars", key="stars"))
    return button(
        f"app lesson {game.name} {number}",
        label,
        *parts,
        key=f"lesson-{number}",
        class_="lesson first" if first else "lesson",
    )
