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


class Stopped(NamedTuple):
    """A seat ended its exchanges of its own will."""

    seat: int


class TimeUp(NamedTuple):
    """The sand ran out."""

    seat: int


class LastExchange(NamedTuple):
    """The third exchange ended the turn by itself."""

    seat: int


class NoGroup(NamedTuple):
    """A turn ended without a group: nothing is won."""

    seat: int


class SeveralGroups(NamedTuple):
    """A turn ended with more than one group: its seat must choose one."""

    seat: int
    groups: int


class GroupWon(NamedTuple):
    """A seat takes a group. Whether it is its lucky colour only that seat knows."""

    seat: int
    spaces: tuple[int, ...]
    colour: int


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


class NineLeft(NamedTuple):
    """Nobody has won for two rounds: the nine leave the game."""


class NineRenewed(NamedTuple):
    """Nine new cards lie in the middle."""


class LuckyShown(NamedTuple):
    """At the end each lucky card is turned up."""

    seat: int
    colour: int


class Ended(NamedTuple):
    """The match is over: the deck can't fill the nine again, or nobody could win any more."""

    why: Literal["deck", "stuck"]


LuckyEvent = (
    Dealt
    | Swapped
    | Stopped
    | TimeUp
    | LastExchange
    | NoGroup
    | SeveralGroups
    | GroupWon
    | Drawn
    | DeckEmpty
    | Laid
    | NineLeft
    | NineRenewed
    | LuckyShown
    | Ended
)
