"""Whoever has never seen a game and reads only what the screen foretells moves soon, and soon moves well.

They go from the lobby over *Quick start* to the table, without a lesson. Good is a move of the better half of
those that were possible, as the old shepherd sees it; where all come to the same there was nothing to choose.
The better half is no high bar, and half of all random moves pass it: what is held here is that nothing keeps
newcomers from it for long, and that most of what they choose passes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from statistics import median
from typing import NamedTuple

import pytest

from app.settings import Settings
from bots.promises import promises
from conformance.pictures import nodes
from fakes.house import House, taps_in
from games.catalogue import GAMES, Game, game
from games.contract import Move, State
from games.message import Message
from games.minds import Secret, Turns
from games.picture import Node
from helpers.reader import SECONDS_A_TAP, SECONDS_OF_THOUGHT, beat_lasts, reading
from table.moments import Asking, Story, Thinking
from table.sitting import headline, shown_view

VISITS = 8
WITHIN = 60
"""Seconds, for every second newcomer at least; while others have the first turn theirs is told as well."""

NUMBERS, WORLDS = 16, 6
"""Where all lay numbers in secret, so many others are judged, in so many worlds."""

NOTICEABLE = 1e-6


class Way(NamedTuple):
    """Taps that end in a move, and how much the screen promises of it."""

    taps: tuple[str, ...]
    promised: float


def classes(node: Node) -> list[str]:
    return str(node.attributes.get("class", "")).split()


def texts(picture: Node, class_: str) -> list[str]:
    """What stands in whatever is of this class."""
    found = [node for node in nodes(picture) if class_ in classes(node)]
    return [str(child) for node in found for child in node.children if isinstance(child, (str, Message))]


def pluses(picture: Node, _move: str) -> float:
    """All Nines: a plus on what may be earned, and points that a tile would bring."""
    gains = [float(text.lstrip("+")) for text in texts(picture, "plus")]
    return len(texts(picture, "promise")) + sum(gains)


def together(picture: Node, move: str) -> float:
    """Lucky Sheep: how many would lie together on that space; something that is given up brings nothing."""
    if not move.startswith("play swap"):
        return 10 if move.startswith("play stop") and not texts(picture, "other-way") else -1
    key = f"badge-{int(move.rsplit(maxsplit=1)[-1]) - 1}"
    badge = next(node for node in nodes(picture) if node.key == key)
    return next((int(str(b.children[0])) for b in nodes(badge) if b.key == "makes"), 0)


def grass(picture: Node, move: str) -> float:
    """The Shepherd: dark grass is twice as much as light, none is nothing."""
    if not move.startswith("play step"):
        return 1
    there = [node for node in nodes(picture) if node.key == f"tile-{move.rsplit(maxsplit=1)[-1]}"]
    return sum(2 if "grass-dark" in str(node) else 1 for node in there)


def dry(picture: Node, _move: str) -> float:
    """Sheep Hustle: no warning, and nothing that it costs."""
    return -len(texts(picture, "caution")) - sum("price" in classes(node) for node in nodes(picture))


PROMISED: Mapping[str, Callable[[Node, str], float]] = {
    "hustle": dry,
    "nines": pluses,
    "shepherd": grass,
    "lucky": together,
}


class Newcomer:
    """Taps, seconds, and whether they have moved and moved well."""

    def __init__(self, entry: Game, visit: int) -> None:
        self.entry, self.rng = entry, Random(visit)
        self.taps, self.seconds, self.read = 0, 0.0, {""}
        self.moved = self.moved_well = 0.0
        self.choices: list[bool] = []
        """Of each whether it was a good one."""
        self.house = House(seed=f"newcomer {visit}")
        self.house.paddock = self.house.paddock._replace(settings=Settings())
        for tap in (f"app game {entry.name}", "seats start"):
            self.tap(tap)

    def tap(self, tap: str) -> None:
        self.taps, self.seconds = self.taps + 1, self.seconds + SECONDS_A_TAP
        self.house.tap(tap)

    def reads(self, sentence: str) -> None:
        if sentence not in self.read:
            self.seconds += reading(sentence)
            self.read.add(sentence)

    def go_on(self) -> None:
        """Whatever comes next."""
        house = self.house
        if house.paddock.coach is not None:
            self.reads(house.paddock.coach.sentence.english(()))
            self.tap("app understood")
        elif isinstance(house.moment, Story):
            self.seconds += beat_lasts(house.sitting, house.shape)
            house.tell()
        elif isinstance(house.moment, Thinking):
            self.seconds += SECONDS_OF_THOUGHT
            house.think()
        elif isinstance(house.moment, Asking):
            self.choose()
        else:
            self.tap(next(tap for tap in house.taps() if tap in ("app throw", "app look", "app ready")))
            self.moved = self.moved or self.seconds

    def choose(self) -> None:
        """Read, try what can be tried, and take what promises most."""
        house, sitting = self.house, self.house.sitting
        self.reads(headline(sitting, shown_view(sitting)).english(house.match.names))
        self.reads(self.entry.goal.english(()))
        state, seat = house.match.state, sitting.eyes
        ways = list(self.ways())
        best = max(ways, key=lambda way: (way.promised, self.rng.random()))
        for tap in best.taps:
            self.tap(tap)
        self.moved = self.moved or self.seconds
        worth = worths(self.entry, state, seat, move := best.taps[-1].removeprefix("play "))
        if max(worth.values()) - min(worth.values()) > NOTICEABLE:
            self.choices.append(worth[move] >= median(worth.values()) - NOTICEABLE)
            self.moved_well = self.moved_well or (self.seconds if self.choices[-1] else 0)

    def ways(self) -> Iterator[Way]:
        """What a finger finds out: each thing is touched once, and in Sheep Hustle a few large numbers are
        laid, since the largest brings something."""
        picks = [tap for tap in self.house.taps() if tap.startswith("pick ")]
        if self.entry.name == "hustle" and any(tap.startswith("pick card") for tap in picks):
            cards = [tap for tap in picks if tap.startswith("pick card")]
            large = [tap for tap in cards if int(tap[-1]) > 3]
            pairs = [(self.rng.choice(large), self.rng.choice(cards)) for _ in range(4)]
            tries = [[*dict.fromkeys(pair)] for pair in pairs]
        else:
            tries = [[], *([tap] for tap in dict.fromkeys(picks))]
        for touched in tries:
            there = House(self.house.tablet.copy())
            there.paddock = self.house.paddock
            for tap in touched:
                there.tap(tap)
            picture = there.picture()
            assert picture is not None
            self.seconds += SECONDS_A_TAP * len(touched)
            self.taps += len(touched)
            plays = dict.fromkeys(tap for tap in taps_in(picture) if tap.startswith("play "))
            yield from (Way((*touched, play), PROMISED[self.entry.name](picture, play)) for play in plays)


def worths(entry: Game, state: State, seat: int, move: Move) -> dict[Move, float]:
    """How good moves are for whoever makes them."""
    rules, mind, rng = entry.rules, entry.bot.MINDS["shepherd"], Random(1)
    moves = list(rules.moves(state, seat))
    if isinstance(mind, Secret) and len(rules.turn(state)) > 1:
        view = rules.view(state, seat)
        others = rng.sample(moves, min(NUMBERS, len(moves)))
        worlds = [mind.world(view, seat, rng) for _ in range(WORLDS)]
        return {
            each: sum(mind.outcome(world, seat, each, Random(9)) for world in worlds)
            for each in {move, *others}
        }
    if isinstance(mind, Turns):
        thinking = promises(entry, state, seat, move, rng)
        while True:
            try:
                next(thinking)
            except StopIteration as ended:
                found = ended.value
                return (
                    {move: 0.0} if found is None else {each: found.parts[each][seat] for each in found.parts}
                )
    return {each: entry.bot.outlook(rules.play(state, seat, each).state)[seat] for each in moves}


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_a_newcomer_moves_soon_and_soon_well(entry: Game) -> None:
    visits = [Newcomer(game(entry.name), visit) for visit in range(VISITS)]
    for newcomer in visits:
        while not newcomer.moved_well and newcomer.seconds < 3 * WITHIN:
            newcomer.go_on()
    assert median(newcomer.moved for newcomer in visits) <= WITHIN
    assert median(newcomer.moved_well or newcomer.seconds for newcomer in visits) <= WITHIN
    choices = [good for newcomer in visits for good in newcomer.choices]
    assert sum(choices) > len(choices) / 2
