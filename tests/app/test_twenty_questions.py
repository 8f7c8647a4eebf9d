"""Twenty questions and more about a position of each game, answered from the tree alone, as it is heard.

What squares say and what the table answers is all that is known; the answers are compared with the state.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from fakes.house import House
from games.catalogue import GAMES, Game
from games.hustle.rules.boards import LAST, sea
from games.hustle.rules.cards import DIGITS
from games.hustle.rules.state import held
from games.lucky.rules.state import standing
from games.lucky.words.names import SPACES, name_of
from games.message import Message
from games.nines.rules.state import GOAL, START, STRIDE
from games.nines.rules.track import lying, numbered, walked
from games.nines.words.names import face_name
from games.shepherd.rules.grazing import score
from games.shepherd.rules.meadow import BIT, CORNERS, DARK, NAMES, NEAR, NOWHERE
from games.shepherd.rules.state import sheep_of
from games.shepherd.rules.worms import worms_seen
from helpers.heard import asked_moments, squares


class Question(NamedTuple):
    """One thing to know, as it was heard and as it is."""

    asks: str
    heard: object
    true: object


class Ears:
    """Somebody who knows a position only by ear."""

    def __init__(self, house: House) -> None:
        self.told = {each.name: each.told for each in squares(house)}
        self.names = house.match.names
        self.answers = {}
        for what in ("all", "mine", "ahead", "turn", "may"):
            house.said.clear()
            house.tap(f"ask {what}")
            self.answers[what] = list(house.said)

    def where(self, words: str) -> list[str]:
        """The squares that say this."""
        return [name for name, told in self.told.items() if words in told.partition(". ")[0]]

    def of(self, what: str, words: str) -> str:
        """The first answer with these words in it."""
        return next((line for line in self.answers[what] if words in line), "")


def number(pattern: str, text: str) -> int | None:
    found = re.search(pattern, text)
    return None if found is None else int(found[1])


def about_the_dyke(ears: Ears, state: Any, seat: int) -> Iterator[Question]:
    for other, name in enumerate(ears.names):
        there = [str(square) for square in state.sheep[other : other + 1] if 0 <= square <= LAST]
        yield Question(f"where is {name}", ears.where(f"{name}’s sheep"), there)
        has = ears.of("all", f"{name}:")
        lifesavers = number(r"(\d+) lifesaver", has) or int("one lifesaver" in has)
        yield Question(f"lifesavers of {name}", lifesavers, state.lifesavers[other])
    wet = sea(state.dyke)
    for square in range(7, LAST, 16):
        told = ears.told[str(square)]
        yield Question(f"is {square} water", "water" in told.split(", "), bool(wet >> square & 1))
        shore = number(r"(?:water|again) at (\d+)", told)
        changes = [each for each in range(square, LAST + 1) if (wet >> each & 1) != (wet >> square & 1)]
        yield Question(f"the shore after {square}", shore, changes[0] if changes else None)
    cards = {digit for digit in DIGITS if held(state, seat) >> int(digit) & 1}
    yield Question("my cards", set(re.findall(r"\d", ears.of("mine", "cards"))), cards)
    here = state.sheep[seat]
    water = [square for square in range(here + 1, min(here + 30, LAST) + 1) if wet >> square & 1]
    yield Question("water ahead", [int(n) for n in re.findall(r"\d+", ears.of("ahead", "ater"))], water)


def face(state: Any, tile: int) -> str:
    """What a tile is called."""
    name = face_name(state.faces[tile])
    return name.english() if isinstance(name, Message) else str(name)


def about_the_track(ears: Ears, state: Any, seat: int) -> Iterator[Question]:
    numbers = numbered(state.track, state.holes)
    for other, name in enumerate(ears.names):
        mine = state.players[other]
        for space, called in ((START, "0"), (GOAL, str(len(lying(state.track, state.holes)) + 1))):
            standing = mine.pawns.count(space)
            told = ears.told[called]
            many = number(rf"{name} \((\d+)\)", told) or (1 if name in told else 0)
            yield Question(f"pawns of {name} on {called}", many, standing)
        there = sorted(number for tile, number in numbers.items() if tile in mine.pawns)
        told_on = sorted(int(each) for each in ears.where(name) if 0 < int(each) <= len(numbers))
        yield Question(f"where {name} stands", told_on, there)
    for tile in sorted(numbers)[::4]:
        told = ears.told[str(numbers[tile])]
        lies = told.partition(". ")[0].replace(f", before stretch {tile // STRIDE + 1}", "").split(": ")
        yield Question(
            f"what lies on {numbers[tile]}",
            lies[-2 if "pawns" in told else -1].partition(",")[0],
            face(state, tile),
        )
        yield Question(f"stretch of {numbers[tile]}", number(r"stretch (\d+)", told), tile // STRIDE + 1)
    front = sorted(state.numbers[tile] for tile in state.players[seat].front)
    yield Question("my numbers", sorted(map(int, re.findall(r"\d", ears.of("mine", "umbers")))), front)
    hindmost = min(space for space in state.players[seat].pawns)
    if hindmost != GOAL:
        tiles = ears.answers["ahead"][0].rpartition(": ")[2].split(", ")
        reached = [walked(state.track, hindmost, steps) for steps in range(1, 7)]
        yield Question(
            "tiles ahead", tiles, ["home" if each == GOAL else face(state, each) for each in reached]
        )


def about_the_meadow(ears: Ears, state: Any, _seat: int) -> Iterator[Question]:
    for other, name in enumerate(ears.names):
        mine = {NAMES[place] for place in sheep_of(state, other)}
        yield Question(f"sheep of {name}", {*ears.where(f"{name}’s sheep")}, mine)
    dog = [] if state.dog == NOWHERE else [NAMES[state.dog]]
    yield Question(
        "the dog", [name for name in ears.where("the dog") if "the dog" in ears.told[name].split(", ")], dog
    )
    worms = worms_seen(state)
    for square in range(1, 64, 3):
        if square in CORNERS:
            continue
        told = ears.told[NAMES[square]].split(". ")[0]
        grows = 2 if "tall grass" in told else 1 if "grass, 1 card" in told else 0
        here = BIT[square]
        true = 0 if here & worms or not here & state.cards else 2 if here & DARK else 1
        yield Question(f"grass on {NAMES[square]}", grows, true)
        if state.dog != NOWHERE:
            yield Question(
                f"{NAMES[square]} by the dog", "next to the dog" in told, bool(NEAR[square] & BIT[state.dog])
            )
    yield Question("the sun", number(r"taken (\d+)", ears.of("ahead", "sun")), state.sun)
    yield Question("my cards", number(r"(\d+) grass", ears.of("mine", "grass")), score(state, state.active))


def about_the_cards(ears: Ears, state: Any, seat: int) -> Iterator[Question]:
    for space, card in enumerate(state.nine):
        told = ears.told[str(space + 1)]
        sheep = name_of(card.up).english() if card is not None else "empty"
        yield Question(f"card {space + 1}", told.startswith(f"{SPACES[space].english()}: {sheep}"), True)
        grouped = [len(group.spaces) for group in standing(state) if space in group.spaces]
        yield Question(f"group at {space + 1}", number(r"group of (\d+)", told), max(grouped, default=None))
    for place, card in enumerate(state.hands[seat]):
        told = ears.told["abcd"[place]]
        yield Question(f"my card {place}", name_of(card.up).english() in told, True)
    groups = [line for line in ears.answers["ahead"] if line.startswith("A group")]
    yield Question("how many groups", len(groups), len(standing(state)))
    yield Question("won", number(r"(\d+) cards? won", ears.of("mine", "won")), len(state.won[seat]))


ABOUT: dict[str, Callable[[Ears, Any, int], Iterator[Question]]] = {
    "hustle": about_the_dyke,
    "nines": about_the_track,
    "shepherd": about_the_meadow,
    "lucky": about_the_cards,
}

SHORT = {"lucky": {"clock": "none"}}
ENOUGH = 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_twenty_questions_are_answered_from_the_tree_alone(game: Game) -> None:
    positions = 0
    for house in asked_moments(game, 11, 90, **SHORT.get(game.name, {})):
        seat = house.sitting.eyes
        asked = list(ABOUT[game.name](Ears(house), house.match.view(seat), seat))
        assert len({each.asks for each in asked}) >= ENOUGH
        assert [each for each in asked if each.heard != each.true] == []
        positions += 1
    assert positions > ENOUGH
