"""What stands on the table in The Shepherd, as one immutable value."""

from __future__ import annotations

from typing import NamedTuple

from games.shepherd.rules.meadow import NEAR, SIDES, standing_on

NOBODY = -1
"""No seat, no sheep."""

SHEEP_EACH = len(SIDES[0])


class Variant(NamedTuple):
    """What the family chose before the match."""

    seats: int
    tactical: bool
    blind: bool
    """Cards are taken without a look at their backs, and worms are paid for at the end."""
    track: int
    """How many fields the sun has to go to be home."""
    starter: int
    """The seat that begins, or NOBODY if it is drawn."""


class State(NamedTuple):
    """A moment of a match. A view is the same value with `worms` taken out."""

    variant: Variant
    active: int
    """The seat whose turn it is; NOBODY until the deal."""
    dice: tuple[str, ...]
    """What the two dice show, the first die first; empty before the first roll."""
    unused: tuple[str, ...]
    """The results that still have to be used."""
    sheep: tuple[int, ...]
    """Where each sheep stands: sheep 0 and 1 belong to seat 0, sheep 2 and 3 to seat 1."""
    dog: int
    """The dog's square; NOWHERE until it is first placed."""
    moved: int
    """While sheep run from the dog, the squares of those that have done so; they are not pushed again."""
    pushed: int
    """The sheep that has just been pushed and shares its square until it has moved on, or NOBODY."""
    sun: int
    """How many fields the sun has gone."""
    cards: int
    """The squares that still have grass cards, worms among them."""
    piles: tuple[int, ...]
    """For each seat, the squares whose cards it has collected."""
    worms: int | None
    """The squares of the worm cards as they were laid out; None in a view."""
    found: int
    """The squares of the worms that everybody has seen and that stay open."""
    shown: int
    """The square of a worm that is seen just now and turned back at the next move, or NOWHERE."""
    over: bool

    @property
    def flock(self) -> int:
        """The squares on which sheep stand."""
        return standing_on(self.sheep)

    @property
    def scared(self) -> int:
        """The squares of the sheep that still have to run from the dog."""
        return standing_on(self.sheep) & NEAR[self.dog]


def owner(sheep: int) -> int:
    """The seat to which a sheep belongs."""
    return sheep // SHEEP_EACH


def sheep_of(state: State, seat: int) -> tuple[int, ...]:
    """The squares on which a seat's sheep stand."""
    return state.sheep[seat * SHEEP_EACH : (seat + 1) * SHEEP_EACH]
