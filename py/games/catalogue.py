"""The list of games: one line each.

What the lobby shows stands here; everything else of a game is imported when it is first needed, so that
the page is ready before any rulebook has been read.
"""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

from games.contract import Bot, KitSymbol, Lessons, Rules, Scene, Words
from games.message import Message, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.awards import Award
    from games.ear import Ear
    from games.hidden import Hidden


class Game:
    """A line of the catalogue, and the doors to the game's folder: each is opened once."""

    def __init__(
        self,
        name: str,
        title: Message,
        seats: range,
        age: int,
        goal: Message,
        goal_drawn: KitSymbol,
        taught: int = 0,
    ) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.age = age
        self.goal = goal
        """What wins, in one line: on the lobby's card, in the seats, at the table and over the rules."""
        self.goal_drawn = goal_drawn
        """The small picture beside it."""
        self.taught = taught
        """How many lessons it has: they themselves come later than this line."""
        self._has_lessons = False

    @cached_property
    def rules(self) -> Rules:
        return cast(Rules, import_module(f"games.{self.name}.rules"))

    @cached_property
    def words(self) -> Words:
        return cast(Words, import_module(f"games.{self.name}.words"))

    @cached_property
    def scene(self) -> Scene:
        return cast(Scene, import_module(f"games.{self.name}.scene"))

    @cached_property
    def bot(self) -> Bot:
        return cast(Bot, import_module(f"games.{self.name}.bot"))

    @property
    def has_lessons(self) -> bool:
        """Whether their parcel has come (`app.shell.lessons`); once it is here it stays."""
        self._has_lessons = self._has_lessons or find_spec(f"games.{self.name}.lessons") is not None
        return self._has_lessons

    @property
    def lessons(self) -> Lessons:
        """Only when their parcel is here (`has_lessons`)."""
        return cast(Lessons, import_module(f"games.{self.name}.lessons"))

    @property
    def awards(self) -> Sequence[Award]:
        """The same holds for them."""
        rows: Sequence[Award] = import_module(f"games.{self.name}.awards").AWARDS
        return rows

    @property
    def ear(self) -> Ear:
        """Only when the lessons' parcel is here (`has_lessons`): it comes with them."""
        return cast("Ear", import_module(f"games.{self.name}.ear"))

    @property
    def hidden(self) -> Hidden:
        """It comes with them too."""
        return cast("Hidden", import_module(f"games.{self.name}.hidden"))


SECOND_WINS = say("Last two? The second wins!")
NINES_WIN = say("Make nines: most points win!")
GRASS_WINS = say("Most grass wins!")
THREE_WIN = say("Win three alike: most points win!")

GAMES = (
    Game("hustle", say("Sheep Hustle"), range(3, 9), 10, SECOND_WINS, KitSymbol("sheep-run", 2), taught=2),
    Game("nines", say("All Nines"), range(2, 6), 8, NINES_WIN, KitSymbol("tile-5"), taught=2),
    Game("shepherd", say("The Shepherd"), range(2, 5), 5, GRASS_WINS, KitSymbol("sheep-graze", 4), taught=2),
    Game("lucky", say("Lucky Sheep"), range(2, 5), 7, THREE_WIN, KitSymbol("lucky-card", 7), taught=2),
)
"""The games of the lobby, in its order."""

FIRST_WINS = say("First at the beach wins!")
TEMPLATE = Game("template", say("Template"), range(2, 5), 0, FIRST_WINS, KitSymbol("sheep-run", 1))
"""The game to copy: not in the lobby, but held to the same conformance suite."""


def game(name: str) -> Game:
    """The game of this name; ValueError with a sentence if there is none."""
    for entry in (*GAMES, TEMPLATE):
        if entry.name == name:
            return entry
    raise ValueError(f"There is no game called {name!r} here.")
