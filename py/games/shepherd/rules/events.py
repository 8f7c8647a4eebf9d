"""What everybody at the meadow sees happen.

In the tactical game a worm is turned back and its place may only be remembered, so `WormGlimpsed` names no
square. What a sheep finds there is fleeting, grass as well, and all that stays of it is `Grazed`: otherwise
the gaps in the log would tell of the worms.
"""

from __future__ import annotations

from typing import NamedTuple


class Began(NamedTuple):
    """The meadow is laid out and this seat throws first."""

    seat: int


class Rolled(NamedTuple):
    """What the two dice show, the first die first."""

    seat: int
    first: str
    second: str


class Stepped(NamedTuple):
    """A sheep was moved one square by the dice."""

    seat: int
    origin: int
    target: int


class Grazed(NamedTuple):
    """Tactical game: a sheep grazes; what it finds, the next event tells."""

    seat: int


class MealGlimpsed(NamedTuple):
    """Tactical game: what `Ate` tells, until the next thing happens."""

    seat: int
    square: int
    cards: int
    total: int


class NothingGlimpsed(NamedTuple):
    """Tactical game: what `AteNothing` tells, until the next thing happens."""

    seat: int
    square: int


class WormGlimpsed(NamedTuple):
    """Tactical game: a card shows a worm and is turned back; its square is not said."""

    seat: int


class Ate(NamedTuple):
    """A sheep took one card, or both cards of a dark square; with them its owner has `total`."""

    seat: int
    square: int
    cards: int
    total: int


class AteNothing(NamedTuple):
    """A sheep was to graze where no grass is left, or where a worm lies open."""

    seat: int
    square: int


class WormFound(NamedTuple):
    """A card turned up shows a worm and stays open."""

    seat: int
    square: int


class SunMoved(NamedTuple):
    """The sun went one field; `gone` of its `track` fields lie behind it."""

    seat: int
    gone: int
    track: int


class Dusk(NamedTuple):
    """The sun is home: when this roll is finished, so is the day."""


class GrazedBare(NamedTuple):
    """No card is left that could be collected: when this roll is finished, so is the day."""


class DogPlaced(NamedTuple):
    """The dog was put on a square; it comes from `origin`, or from beside the meadow."""

    seat: int
    square: int
    origin: int


class DogWalked(NamedTuple):
    """The dog walked: the squares of a shortest way, its old and its new one included."""

    seat: int
    path: tuple[int, ...]


class Barked(NamedTuple):
    """The dog stands next to some sheep and barks, once. `last` if the sun comes home in the same roll."""

    square: int
    last: bool


class Frightened(NamedTuple):
    """The dog stands next to a sheep of this owner."""

    owner: int
    square: int


class Fled(NamedTuple):
    """A frightened sheep ran; `across` if it went over the edge to the other end of the meadow."""

    owner: int
    origin: int
    target: int
    across: bool


class Bumped(NamedTuple):
    """A sheep was run into and has to make room."""

    owner: int
    square: int


class Pushed(NamedTuple):
    """A sheep that was run into went on; `across` as for `Fled`."""

    owner: int
    origin: int
    target: int
    across: bool


class Lost(NamedTuple):
    """A result that could not be used."""

    seat: int
    result: str


class NothingToDo(NamedTuple):
    """Nothing came of a roll: neither result could be used, or there was grass and nothing to eat."""

    seat: int


class NextTurn(NamedTuple):
    """It is this seat's turn now."""

    seat: int


class Fined(NamedTuple):
    """Blind eating: how many worms a pile held, and how many more cards are paid for them."""

    seat: int
    worms: int
    cards: int


class Ended(NamedTuple):
    """The day is over; those with the most cards."""

    winners: tuple[int, ...]
