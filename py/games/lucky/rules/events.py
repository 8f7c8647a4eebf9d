"""What anybody at the table could have noticed. Nothing in here is hidden from anybody.

Spaces are 0 to 8, places in a hand 0 to 3, colours 1 to 7.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class Dealt(NamedTuple):
    """Everybody has a lucky card and four sheep cards, the nine lie, and `first` begins."""

    first: int


class Swapped(NamedTuple):
    """A seat laid its card from `place` onto a space and took the card that lay there."""

    seat: int
    place: int
    space: int
    taken: int
    """The colour that lay up and now lies up in the hand."""
    shown: int
    """The colour that the space shows now."""
    group: int = 0
    """How many sheep are in the group that this made or joined; 0 for none."""


class Stopped(NamedTuple):
    """A seat ended its swaps of its own will."""

    seat: int


class TimeUp(NamedTuple):
    """The sand ran out."""

    seat: int


class LastSwap(NamedTuple):
    """The third swap ended the turn by itself."""

    seat: int


class NoGroup(NamedTuple):
    """A turn ended without a group: nothing is won."""

    seat: int


class SeveralGroups(NamedTuple):
    """A turn ended with more than one group: its seat must choose one."""

    seat: int
    groups: int


class Counted(NamedTuple):
    """One more card of the group that a seat wins: they are counted one by one."""

    seat: int
    spaces: tuple[int, ...]
    """Those counted so far, this one last."""
    colour: int


class GroupWon(NamedTuple):
    """A seat takes a group. Whether it is its lucky colour only that seat knows."""

    seat: int
    spaces: tuple[int, ...]
    colour: int
    total: int
    """Cards that the seat has won by now, of all colours."""


class Drawn(NamedTuple):
    """A seat drew a card to fill the nine and looks at both sides of it."""

    seat: int
    left: int
    """Cards still in the deck."""


class DeckEmpty(NamedTuple):
    """The last card has been drawn; play goes on while the nine are full."""


class Laid(NamedTuple):
    """A seat laid the card it had drawn."""

    seat: int
    space: int
    colour: int
    group: int = 0
    """How many sheep are in the group that this made or joined; 0 for none."""


class NineLeft(NamedTuple):
    """Nobody has won for two rounds: the nine leave the game."""


class NineRenewed(NamedTuple):
    """Nine new cards lie in the middle."""


class Ended(NamedTuple):
    """The match is over: the deck can't fill the nine again, or nobody could win any more."""

    why: Literal["deck", "stuck"]


class DrumRoll(NamedTuple):
    """At the end: this seat's lucky card is the next to be turned up."""

    seat: int


class LuckyShown(NamedTuple):
    """A seat's lucky card is turned up, and the cards it has won are worth what they are worth."""

    seat: int
    colour: int
    matches: int
    """Cards won of that colour."""
    score: int


LuckyEvent = (
    Dealt
    | Swapped
    | Stopped
    | TimeUp
    | LastSwap
    | NoGroup
    | SeveralGroups
    | Counted
    | GroupWon
    | Drawn
    | DeckEmpty
    | Laid
    | NineLeft
    | NineRenewed
    | Ended
    | DrumRoll
    | LuckyShown
)
