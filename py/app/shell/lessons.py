"""What a first visit does not need comes in a parcel of its own, when the page rests or when it is wanted:
how games are learnt by playing, the story so far, and how matches are taken along and brought back.

It holds modules of several packages of ours, how boards are walked by ear among them, and beside
it lies what only they say in each language. In the project's own folder they are simply there.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from app.language import ENGLISH, learn_more
from games.catalogue import GAMES
from stage import files, languages

if TYPE_CHECKING:
    from app.shell.shell import Shell

PARCEL = "static/runtime/lessons.zip"
WALKING = "static/stage/walking.mjs"
"""Boards, cards and answers by the arrow keys."""

STYLE = "static/later/afterwards.css"
"""What sheets look like that only the parcel has."""

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
        for name in (
            "app",
            "app.shell",
            "bots",
            "games",
            "stage",
            "table",
            *(f"games.{game.name}" for game in GAMES),
        ):
            import_module(name).__path__.append(f"{PLACE}/{name.replace('.', '/')}")
    files.begin(WALKING)
    files.dress(STYLE)
    await learn_words(code)
    return True


def listen(shell: Shell) -> None:
    """Hear from now on what is brought from elsewhere, if the parcel is here."""
    if here():
        from app.shell.exchanging import listen  # noqa: PLC0415

        listen(shell)


async def learn_words(code: str) -> None:
    """What only lessons say, once they are here; English stands in for what can't be had."""
    if code not in _SPOKEN and here() and (compiled := await languages.lessons(code)) is not None:
        learn_more(code, compiled)
        _SPOKEN.add(code)
