"""What is in the box: seven colours, sheep cards with a sheep on either side, and a lucky card a colour.

The published box is told only by its numbers (63 sheep cards of 7 colours), so `COPIES` holds our
pairing: every pair of different colours three times, one whole set of it marked for three and more
players. It is data, to be corrected here by somebody who owns the box.
"""

from __future__ import annotations

from typing import NamedTuple

COLOURS = range(1, 8)
"""The seven sheep, numbered like the house's first seven seat colours: hue, knit and hat follow."""

UNKNOWN = 0
"""Stands where a view may not say which colour, or which pair, it is."""

PAIRS = tuple(10 * low + high for low in COLOURS for high in COLOURS if low < high)
"""The kinds of sheep card: 25 has a sheep of colour 2 on one side and of colour 5 on the other."""

COPIES = {2: 2, 3: 3, 4: 3}
"""How many cards of each pair are in play, by number of players: the marked set stays out with two."""

HAND = 4
"""Cards in front of each player, from the deal to the end."""

Pair = int


class Card(NamedTuple):
    """A sheep card on the table: the side that lies up, the side that lies down, and who has seen both."""

    up: int
    down: int
    known: int
    """Bits of the eyes that know the side lying down: see `games.lucky.rules.knowledge`."""


def pair_of(one: int, other: int) -> Pair:
    """The kind of card that has these two sides."""
    return 10 * one + other if one < other else 10 * other + one


def sides_of(pair: Pair) -> tuple[int, int]:
    """Both colours of a kind of card, the lower first."""
    return divmod(pair, 10)


def box(seats: int) -> tuple[Pair, ...]:
    """All sheep cards in play, sorted."""
    return tuple(pair for pair in PAIRS for _ in range(COPIES[seats]))


def without(deck: tuple[Pair, ...], *pairs: Pair) -> tuple[Pair, ...]:
    """The deck after these cards have left it."""
    for pair in pairs:
        place = deck.index(pair)
        deck = deck[:place] + deck[place + 1 :]
    return deck


def written(up: int, down: int) -> str:
    """A card as records spell it, the side that lies up first: "52"."""
    return f"{up}{down}"


SPELLED = {written(up, down): (up, down) for up in COLOURS for down in COLOURS if up != down}
"""Every spelling of a card, and its sides: up, then down."""
