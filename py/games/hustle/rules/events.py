"""What anybody at the table can notice. Nothing here tells a card that still lies face down."""

from __future__ import annotations

from typing import Literal, NamedTuple

from games.hustle.rules.boards import Board, Dyke

Card = Literal["imp", "cherub"]

Cause = Literal["water", "edge", "imp"]
"""How a sheep leaves the race: no lifesaver in the water, off the end of the dyke, taken by the imp."""


class Dealt(NamedTuple):
    """It is settled who begins."""

    seat: int
    drawn: bool
    """By lot; otherwise this seat was chosen before the match."""


class Built(NamedTuple):
    """The dyke lies. `seat` chose how, or None: chance did, or a calm sea."""

    seat: int | None
    dyke: Dyke


class RoundBegan(NamedTuple):
    """A round begins; its starting player holds the imp and the cherub."""

    number: int
    starter: int


class Chosen(NamedTuple):
    """Somebody has laid a number face down."""

    seat: int


class EverybodyLook(NamedTuple):
    """All have chosen: the numbers lie face down before their sheep and will be turned over one by one."""


class Revealed(NamedTuple):
    """A number is turned face up: its digits as they lie, and the Scope they are worth."""

    seat: int
    digits: str
    scope: int


class Declared(NamedTuple):
    """What somebody with pads declared: those spent, the Scope from now on, and the run back."""

    seat: int
    pads: tuple[str, ...]
    change: int
    scope: int
    back: int


class Stayed(NamedTuple):
    """A Scope of 0 moves nothing."""

    seat: int
    square: int


class Moved(NamedTuple):
    """A sheep goes forward, counting as `dyke.way` does; an end beyond 199 is off the dyke."""

    seat: int
    start: int
    end: int


class RanBack(NamedTuple):
    """A sheep runs back, straight to the left, as `dyke.way_back` counts."""

    seat: int
    start: int
    end: int


class Shoved(NamedTuple):
    """A sheep is shoved one square on by the sheep that took its place; an end of 200 is off the dyke."""

    seat: int
    by: int
    start: int
    end: int
    peak: bool = False
    """This is the greatest moment of its player's turn. So it is with the first sheep that is lost, or
    if none is, with the end of a chain of shoves. A turn has one such moment at most."""


class Splashed(NamedTuple):
    """A sheep came into water and paid a lifesaver; so many are left."""

    seat: int
    square: int
    left: int
    peak: bool = False


class Out(NamedTuple):
    """A sheep is out of the race, and all its player has leaves the game."""

    seat: int
    square: int
    """Where it was last: a water square, the place the imp took it from, or beyond the dyke."""
    cause: Cause
    peak: bool = False


class Emptied(NamedTuple):
    """Nobody is left on the first board: it will be laid at the far end."""

    board: Board


class Swapped(NamedTuple):
    """The first board now lies at the far end; all squares count 100 less. A calm sea asks nobody."""

    seat: int | None
    board: Board
    was: Board
    """How it lay before."""
    sheep: tuple[int, ...]
    """The square of everybody now; GONE for whoever is out."""


class Flooded(NamedTuple):
    """Rain has turned squares of the new second board into water."""

    seat: int
    squares: tuple[int, ...]


class Compared(NamedTuple):
    """A Scope is held against those before it."""

    seat: int
    scope: int


class Handed(NamedTuple):
    """The imp or the cherub goes from one to another; None is nobody, and without a Scope to show."""

    card: Card
    giver: int | None
    taker: int | None
    giver_scope: int | None
    taker_scope: int | None


class ImpPaid(NamedTuple):
    """The imp's holder paid a lifesaver when the round was evaluated; so many are left."""

    seat: int
    left: int


class CherubCame(NamedTuple):
    """The cherub comes to its holder with the pads that are left."""

    seat: int


class PadTaken(NamedTuple):
    """The cherub's holder took a pad."""

    seat: int
    pad: str


class PadLeft(NamedTuple):
    """The cherub's holder took none."""

    seat: int


class Refilled(NamedTuple):
    """Somebody had fewer than four cards and has all ten again."""

    seat: int


class Ended(NamedTuple):
    """The race is over."""

    winners: tuple[int, ...]


Happening = (
    Dealt | Built | RoundBegan | Chosen | EverybodyLook | Revealed | Declared | Stayed | Moved | RanBack
    | Shoved | Splashed | Out | Emptied | Swapped | Flooded | Compared | Handed | ImpPaid | CherubCame
    | PadTaken | PadLeft | Refilled | Ended
)  # fmt: skip
"""Every event of the game."""
