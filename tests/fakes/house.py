"""A house without a browser: it remembers what a match shows and says, and taps for the family."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from app.match_room import MatchRoom
from app.settings import Settings
from bots.thinking import Question, think
from conformance.pictures import nodes
from games.catalogue import Game
from games.contract import Motion, Move, Shape
from games.message import Message
from games.picture import Child, Node
from table.match import Match
from table.sitter import PERSON, Sitter


def tap_of(element: Node) -> str:
    """What tapping an element says; empty if it can't be tapped."""
    return str(element.attributes.get("data-tap", ""))


def taps_in(picture: Child) -> list[str]:
    """Everything that can be tapped, in order."""
    return [tap for element in nodes(picture) if (tap := tap_of(element))]


class House:
    """The app around a match, as tests need it."""

    def __init__(self, shape: Shape = "wide") -> None:
        self.settings = Settings(pace="off")
        self.pictures: list[Node] = []
        self.said: list[str] = []
        self.kept: list[int] = []
        self.sand: tuple[int, int] | None = None
        self.asked: list[Question] = []
        self.ended: Match | None = None
        self._shape: Shape = shape

    def show(self, picture: Node, names: tuple[str, ...]) -> None:
        self.pictures.append(picture)

    async def shown(self) -> None:
        await asyncio.sleep(0)

    def announce(self, sentences: Sequence[Message], names: tuple[str, ...]) -> None:
        self.said += [sentence.english(names) for sentence in sentences]

    def sound(self, name: str) -> None:
        pass

    def forget(self) -> None:
        self.said.clear()

    def keep(self, match: Match) -> None:
        self.kept.append(len(match.record.entries))

    def keep_sand(self, match: Match, seconds: int | None) -> None:
        self.sand = None if seconds is None else (len(match.history), seconds)

    def sand_left(self, match: Match) -> int | None:
        return self.sand[1] if self.sand is not None and self.sand[0] == len(match.history) else None

    def finished(self, match: Match) -> None:
        self.ended = match

    def shape(self) -> Shape:
        return self._shape

    async def think(self, question: Question) -> Move:
        self.asked.append(question)
        return think(question)

    async def moves(self, motions: Sequence[Motion]) -> None:
        await asyncio.sleep(0)

    async def wait(self, seconds: float) -> None:
        await asyncio.sleep(0)


def family(*kinds: str) -> tuple[Sitter, ...]:
    """People and bots: `family("person", "bot")`."""
    names = ("Anna", "Ben", "Caro", "David", "Ella", "Finn", "Greta", "Hugo")
    return tuple(
        Sitter(names[seat], seat + 1, PERSON if kind == "person" else "steady")
        for seat, kind in enumerate(kinds)
    )


async def play_through(
    room: MatchRoom, house: House, rng: Random, steps: int = 5000, taps: tuple[str, ...] = ()
) -> None:
    """Tap at random whatever the picture offers, these taps as well, until the match is over."""
    running = asyncio.ensure_future(room.run())
    for _ in range(steps):
        for _ in range(12):
            await asyncio.sleep(0)
        if running.done():
            break
        wanted = ("play ", "pick ", "app throw", "curtain ", *taps)
        offered = [tap for tap in taps_in(house.pictures[-1]) if tap.startswith(wanted)]
        if offered:
            tap = rng.choice(offered)
            room.tap(tap.removeprefix("app ").split(" "))
    if not running.done():
        running.cancel()
        raise AssertionError("The match did not end.")
    await running


def begin(game: Game, sitters: Sequence[Sitter], seed: int, **options: str) -> Match:
    """A match with dice of its own."""
    return Match.begin(game, sitters, options, Random(seed))
