"""How games are learnt by playing comes in a parcel of its own: when the page rests, or when it is wanted.

It holds modules of the app's and the games' own packages, and beside it lies what only they say in each
language. In the project's own folder they are simply there.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from app.language import ENGLISH, learn_more
from games.catalogue import GAMES
from stage import files, languages

PARCEL = "static/runtime/lessons.zip"
PLACE = Path("/lib/paddock-lessons")

_SPOKEN = {ENGLISH}
"""The languages in which lessons can be told."""


def here() -> bool:
    """Whether the lessons have come."""
    return GAMES[0].has_lessons


async def fetched(code: str) -> bool:
    """Whether the lessons are here, or are now, with their words in this language if those can be had."""
    if not here():
        archive = await files.fetch(PARCEL)
        if archive is None:
            return False
        PLACE.write_bytes(archive)
        for name in ("app", *(f"games.{game.name}" for game in GAMES)):
            import_module(name).__path__.append(f"{PLACE}/{name.replace('.', '/')}")
    await learn_words(code)
    return True


async def learn_words(code: str) -> None:
    """What only lessons say, once they are here; English stands in for what can't be had."""
    if code not in _SPOKEN and here() and (compiled := await languages.lessons(code)) is not None:
        learn_more(code, compiled)
        _SPOKEN.add(code)
