"""Who plays in the lab: the levels of today's bots, and those from earlier days to measure them against.

shepherd            a level, with the thoughts it has in the time of a slow tablet
shepherd*20         the same with twenty times as many
steady              the only bot there was at 2ffe52d, before there were levels (`lab/steady/`)
plain               the search that no game helps (`plain.py`)
quick, random       what comes to a bot's mind at once; any move
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from bots.budget import Thoughts
from bots.question import BotQuestion
from bots.thinking import think
from games.catalogue import game
from games.contract import Move, View
from games.minds import LEVELS
from lab.arena import plain

Player = Callable[[View, int, Random], Move]

THOUGHTS: dict[str, dict[str, int]] = {
    "nines": {"lamb": 400, "ewe": 400, "ram": 800, "shepherd": 1500},
    "shepherd": {"lamb": 400, "ewe": 400, "ram": 800, "shepherd": 1500},
    "lucky": {"lamb": 2000, "ewe": 2000, "ram": 5000, "shepherd": 40_000},
    "hustle": {"lamb": 60, "ewe": 60, "ram": 240, "shepherd": 900},
}
"""Positions judged in about the time a level has where Python is slowest, ten times as slow as on a desk."""


def player(name: str, spoken: str) -> Player:
    """The player that a name means in a game; ValueError if there is none."""
    if spoken == "random":
        return partial(_any, name)
    if spoken == "steady":
        choose: Player = import_module(f"lab.steady.{name}").choose
        return choose
    if spoken == "plain":
        return partial(plain.choose, name)
    if spoken == "quick":
        return game(name).bot.quick
    level, _, times = spoken.partition("*")
    if level not in LEVELS:
        raise ValueError(f"Nobody in the lab is called {spoken!r}.")
    return partial(_of_level, name, level, float(times or 1))


def _any(name: str, view: View, seat: int, rng: Random) -> Move:
    return rng.choice(game(name).rules.moves(view, seat))


def _of_level(name: str, level: Any, times: float, view: View, seat: int, rng: Random) -> Move:
    thoughts = int(THOUGHTS.get(name, {}).get(level, 400) * times)
    return think(BotQuestion(name, view, seat, rng.getrandbits(48), level), Thoughts(thoughts))
