"""Twenty questions and more about a position of each game, answered from the tree alone, as it is heard.

What squares say and what the table answers is all that is known, in each language; the answers are compared
with the state.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest
from tools.catalogues import compiled, languages, read

from app.language import ENGLISH, learn
from fakes.house import House
from games.catalogue import GAMES, Game
from games.hustle.rules.boards import LAST, sea
from games.hustle.rules.cards import DIGITS
from games.hustle.rules.state import held
from games.lucky.rules.state import standing
from games.lucky.words.names import SPACES, name_of
from games.message import Message, listed, say, say_many
from games.nines.rules.state import GOAL, START, STRIDE
from games.nines.rules.track import lying, numbered, walked
from games.nines.words.names import face_name
from games.shepherd.ear.words import GROUND
from games.shepherd.rules.grazing import score
from games.shepherd.rules.meadow import BIT, CORNERS, DARK, NAMES, NEAR, NOWHERE
from games.shepherd.rules.state import sheep_of
from games.shepherd.rules.worms import worms_seen
from helpers.heard import asked_moments, squares
from helpers.tongue import Tongue

CODES = (ENGLISH, *languages())


@pytest.fixture(scope="module", autouse=True)
def _learnt() -> None:
    for code, path in languages().items():
        learn(code, compiled(read(path)))


class Question(NamedTuple):
    """One thing to know, as it was heard and as it is."""

    asks: str
    heard: object
    true: object


class Ears:
    """Somebody who knows a position only by ear."""

    def __init__(self, house: House) -> None:
        self.tongue = Tongue(house.paddock.language)
        self.told = {each.name: self.here(each.told) for each in squares(house)}
        self.names = house.match.names
        self.answers = {}
        for what in ("all", "mine", "ahead", "turn", "may"):
            house.said.clear()
            house.tap(f"ask {what}")
            self.answers[what] = list(house.said)

    def here(self, told: str) -> str:
        """What a square is, without what Enter does there."""
        between = self.tongue.says(say("{square}. {action}", square="", action=""))
        return told.partition(between)[0]

    def where(self, words: str) -> list[str]:
        """The squares that say this."""
        return [name for name, told in self.told.items() if words in told]

    def are(self, message: Message) -> list[str]:
        """The squares of which one part is this."""
        return [name for name in self.told if self.is_(name, message)]

    def is_(self, name: str, message: Message) -> bool:
        """Whether this is a part of what the square says."""
        return self.tongue.says(message) in self.told[name].split(", ")

    def number(self, message: Message, place: str, text: str) -> int | None:
        return self.tongue.number(message, place, text)

    def of_player(self, name: str) -> str:
        """What is answered about somebody."""
        of_them = say("{player}: {things}", player=name)
        found = (self.tongue.heard(of_them, "things", line) for line in self.answers["all"])
        return next(each for each in found if each)


def about_the_dyke(ears: Ears, state: Any, seat: int) -> Iterator[Question]:
    for other, name in enumerate(ears.names):
        there = [str(square) for square in state.sheep[other : other + 1] if 0 <= square <= LAST]
        yield Question(f"where is {name}", ears.are(say("{player}’s sheep", player=name)), there)
        has = ears.of_player(name)
        belts = ears.number(say_many("one lifesaver", "{count} lifesavers", 2), "count", has)
        none = ears.tongue.says(say("no lifesaver")) in has
        yield Question(f"lifesavers of {name}", 0 if none else belts, state.lifesavers[other])
    wet = sea(state.dyke)
    for square in range(7, LAST, 16):
        told = ears.told[str(square)]
        yield Question(f"is {square} water", ears.is_(str(square), say("water")), bool(wet >> square & 1))
        shores = (say("water at {square}"), say("dry again at {square}"))
        shore = [number for each in shores if (number := ears.number(each, "square", told)) is not None]
        changes = [each for each in range(square, LAST + 1) if (wet >> each & 1) != (wet >> square & 1)]
        yield Question(f"the shore after {square}", shore, changes[:1])
    cards = {digit for digit in DIGITS if held(state, seat) >> int(digit) & 1}
    mine = ears.tongue.heard(say("Your cards: {digits}"), "digits", ears.answers["mine"][0])
    yield Question("my cards", set(re.findall(r"\d", mine or "")), cards)
    here = state.sheep[seat]
    water = [square for square in range(here + 1, min(here + 30, LAST) + 1) if wet >> square & 1]
    ahead = ears.tongue.heard(say("Water at: {squares}"), "squares", ears.answers["ahead"][0])
    yield Question("water ahead", [int(n) for n in re.findall(r"\d+", ahead or "")], water)


def about_the_track(ears: Ears, state: Any, seat: int) -> Iterator[Question]:
    tongue, numbers = ears.tongue, numbered(state.track, state.holes)

    def face(tile: int) -> str:
        """What a tile is called."""
        name = face_name(state.faces[tile])
        return tongue.says(name) if isinstance(name, Message) else str(name)

    for other, name in enumerate(ears.names):
        mine = state.players[other]
        for space, called in ((START, "0"), (GOAL, str(len(lying(state.track, state.holes)) + 1))):
            told = ears.told[called]
            several = ears.number(say("{player} ({count})", player=name), "count", told)
            yield Question(
                f"pawns of {name} on {called}", several or int(name in told), mine.pawns.count(space)
            )
        there = sorted(number for tile, number in numbers.items() if tile in mine.pawns)
        told_on = sorted(int(each) for each in ears.where(name) if 0 < int(each) <= len(numbers))
        yield Question(f"where {name} stands", told_on, there)
    with_pawns = listed([Message("{text}"), say("pawns: {pawns}")])
    on_a_tile = say("{place}: stretch {stretch}, tile {number}: {tile}")
    at_a_cactus = say("{place}: {tile}, before stretch {stretch}")
    for tile in sorted(numbers)[::4]:
        called = str(numbers[tile])
        told = tongue.heard(with_pawns, "text", ears.told[called]) or ears.told[called]
        sentence = on_a_tile if tile % STRIDE else at_a_cactus
        yield Question(f"what lies on {called}", tongue.heard(sentence, "tile", told), face(tile))
        stretch = str(tile // STRIDE + 1)
        yield Question(f"stretch of {called}", tongue.heard(sentence, "stretch", told), stretch)
    front = sorted(state.numbers[tile] for tile in state.players[seat].front)
    waiting = tongue.heard(say("Your numbers: {tiles}"), "tiles", ears.answers["mine"][0]) or ""
    yield Question("my numbers", sorted(map(int, re.findall(r"\d", waiting))), front)
    hindmost = min(space for space in state.players[seat].pawns)
    if hindmost != GOAL:
        from_there = say("From {space}, by 1 to 6 steps: {tiles}")
        tiles = tongue.heard(from_there, "tiles", ears.answers["ahead"][0]) or ""
        reached = [walked(state.track, hindmost, steps) for steps in range(1, 7)]
        home = tongue.says(say("home"))
        true = [home if each == GOAL else face(each) for each in reached]
        yield Question("tiles ahead", tiles.split(", "), true)


def about_the_meadow(ears: Ears, state: Any, _seat: int) -> Iterator[Question]:
    for other, name in enumerate(ears.names):
        mine = {NAMES[place] for place in sheep_of(state, other)}
        yield Question(f"sheep of {name}", {*ears.are(say("{player}’s sheep", player=name))}, mine)
    dog = [] if state.dog == NOWHERE else [NAMES[state.dog]]
    yield Question("the dog", ears.are(say("the dog")), dog)
    worms = worms_seen(state)
    tall, low = (ears.tongue.says(GROUND[kind]) for kind in ("grass-dark", "grass-light"))
    for square in range(1, 64, 3):
        if square in CORNERS:
            continue
        called = NAMES[square]
        told = ears.told[called]
        grows = 2 if tall in told else 1 if low in told else 0
        here = BIT[square]
        true = 0 if here & worms or not here & state.cards else 2 if here & DARK else 1
        yield Question(f"grass on {called}", grows, true)
        if state.dog != NOWHERE:
            near = bool(NEAR[square] & BIT[state.dog])
            yield Question(f"{called} by the dog", ears.is_(called, say("next to the dog")), near)
    sun = say("The sun has taken {gone} of {track} steps.")
    yield Question("the sun", ears.number(sun, "gone", ears.answers["ahead"][0]), state.sun)
    grass = say_many("{count} grass card", "{count} grass cards", 1)
    heard = ears.number(grass, "count", ears.answers["mine"][0])
    yield Question("my cards", heard, score(state, state.active))


def about_the_cards(ears: Ears, state: Any, seat: int) -> Iterator[Question]:
    tongue = ears.tongue
    grouped = say_many("in a group of {count}", "in a group of {count}", 2)
    for space, card in enumerate(state.nine):
        told = ears.told[str(space + 1)]
        here = (
            say("{space}: empty", space=SPACES[space])
            if card is None
            else say("{space}: {sheep}", space=SPACES[space], sheep=name_of(card.up))
        )
        yield Question(f"card {space + 1}", told.startswith(tongue.says(here)), True)
        groups = [len(group.spaces) for group in standing(state) if space in group.spaces]
        heard = ears.number(grouped, "count", told)
        yield Question(f"group at {space + 1}", heard, max(groups, default=None))
    for place, card in enumerate(state.hands[seat]):
        told = ears.told["abcd"[place]]
        yield Question(f"my card {place}", tongue.says(name_of(card.up)) in told, True)
    group = say("A group of {count}, {sheep}: {spaces}")
    sizes = [int(size) for line in ears.answers["ahead"] if (size := tongue.heard(group, "count", line))]
    yield Question("the groups", sizes, [len(each.spaces) for each in standing(state)])
    won = say_many("{count} card won", "{count} cards won", 1)
    heard = ears.number(won, "count", ears.answers["mine"][-1])
    yield Question("won", heard, len(state.won[seat]))


ABOUT: dict[str, Callable[[Ears, Any, int], Iterator[Question]]] = {
    "hustle": about_the_dyke,
    "nines": about_the_track,
    "shepherd": about_the_meadow,
    "lucky": about_the_cards,
}

SHORT = {"lucky": {"clock": "none"}}
ENOUGH = 20


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_twenty_questions_are_answered_from_the_tree_alone(game: Game, code: str) -> None:
    """Each language has positions of its own."""
    positions = 0
    moments = asked_moments(game, 11, 90, code, **SHORT.get(game.name, {}))
    for house in islice(moments, CODES.index(code), None, len(CODES)):
        seat = house.sitting.eyes
        asked = list(ABOUT[game.name](Ears(house), house.match.view(seat), seat))
        assert len({each.asks for each in asked}) >= ENOUGH
        assert [each for each in asked if each.heard != each.true] == []
        positions += 1
    assert positions * len(CODES) > ENOUGH
