"""How bots think comes in a parcel of its own: a worker finds it placed, the page has it fetched.

It holds modules of this package and of the games'. In the project's own folder they are simply there.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from games.catalogue import GAMES

PLACE = Path("/lib/paddock-thinking")
"""Where `static/boot/interpreter.mjs` places it in a worker."""


def here() -> bool:
    """Whether the modules can be found."""
    return find_spec("bots.thinking") is not None


def unpack() -> None:
    """Let them be found."""
    for name in ("bots", "games", *(f"games.{game.name}" for game in GAMES)):
        import_module(name).__path__.append(f"{PLACE}/{name.replace('.', '/')}")
