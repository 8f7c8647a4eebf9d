"""Learning by playing: what a lesson is made of, as data; and what is explained when it is first met.

A lesson is a match in which everything but the learner's own moves stands beforehand: how it begins, what the
dice show and what the others do. The table tells it like any other (`table/teaching.py`); each step says one
thing and either waits for a tap or for a move that is wanted. The learner sits at seat 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.contract import Move, State
from games.message import Message

LEARNER = 0
"""The seat of whoever learns."""

Wanted = Callable[[State, Move], bool]
"""Whether a legal move is the one that a step wants, in the position that it is asked in."""


def anything(_state: State, _move: Move) -> bool:
    """Whatever the rules allow."""
    return True


def a_roll(_state: State, _move: Move) -> bool:
    """No move at all: the learner's hand rolls the dice."""
    return False


def one_of(*moves: Move) -> Wanted:
    """Only these moves."""
    return lambda _state, move: move in moves


class Step(NamedTuple):
    """One idea."""

    sentence: Message | None
    """What is told or asked, in the headline's place. None in a free stretch: there the game asks."""
    wanted: Wanted | None = None
    """What is to be done; until that can be, the learner plays on freely. None: it is only told, and a tap
    goes on."""
    hand: tuple[str, ...] = ()
    """What the hand points at: the first of these taps that is there, so the last touch stands first."""
    wrong: tuple[tuple[Wanted, Message], ...] = ()
    """What other moves are told; the first that fits, and the last fits always."""
    at_once: bool = False
    """It is told before others go on, not when the learner's turn has come."""


class Meeting(NamedTuple):
    """A thing that somebody meets for the first time in a real match."""

    thing: str
    """What it is called where it is remembered who has met it."""
    symbol: str
    """Its picture, from the kit."""
    sentence: Message
    """What it is, in one sentence."""


class Example(NamedTuple):
    """A position that a rule is shown in: the game's own scene draws it, so that it can't go stale."""

    seats: int
    options: Mapping[str, str]
    before: tuple[str, ...]
    """The moves that lead to it, as a record spells them."""


class Chapter(NamedTuple):
    """Some rules under one heading."""

    heading: Message
    paragraphs: tuple[Message, ...]
    about: tuple[str, ...] = ()
    """The first words of the moves it is about: it comes first while they are asked for."""
    example: Example | None = None
    ours: bool = False
    """The rulebook leaves this open, or has it otherwise: a ruling of this house."""
    variant: bool = False
    """Only for those who choose it."""


class Guide(NamedTuple):
    """The rules of a game, told in our own words."""

    minutes: int
    """About how long it takes."""
    chapters: tuple[Chapter, ...]
    """What it is about comes first, then the basic game, variants, house rules and the credits."""


FREE = Step(None, anything)
"""The learner plays or rolls on as the rules allow. A lesson ends with the turn that its last step is in."""

ROLLS = (anything, a_roll)
"""What is wanted of the dice."""


class Lesson(NamedTuple):
    """A first lesson takes three minutes at most, and its first move comes within twenty seconds."""

    title: Message
    seats: int
    options: Mapping[str, str]
    """The options that differ from the defaults."""
    before: tuple[str, ...]
    """The moves that lead to where it begins, as a record spells them: `* deal 3`, `2 choose 43`."""
    others: tuple[str, ...]
    """What dice and others do from then on, spelt the same: each as soon as it is due."""
    steps: tuple[Step, ...]
