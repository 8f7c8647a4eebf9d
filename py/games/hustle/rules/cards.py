"""Hands of digit cards and the numbers that can be laid down from them.

A hand is a number whose bit d says that the card with the digit d is there.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

DIGITS = "0123456789"

FULL_HAND = (1 << len(DIGITS)) - 1
"""One card of each digit."""

MOST_CARDS = 3
"""Ones, tens and hundreds."""

REFILL_BELOW = 4
"""Who holds fewer cards than this when a round is over takes all discards back."""

CARDS: dict[str, int] = {
    "".join(digits): sum(1 << int(digit) for digit in digits)
    for length in range(1, MOST_CARDS + 1)
    for digits in permutations(DIGITS, length)
}
"""Every number that a full hand can lay down, with the cards it takes: 43, 05, 087, ..."""


@cache
def numbers(hand: int) -> tuple[str, ...]:
    """All numbers that this hand can lay down; leading zeros are cards too."""
    return tuple(digits for digits, cards in CARDS.items() if not cards & ~hand)


@cache
def choices(hand: int) -> tuple[str, ...]:
    """The moves that lay a number down from this hand."""
    return tuple(f"choose {digits}" for digits in numbers(hand))


@cache
def numbers_within(hand: int, highest: int) -> tuple[str, ...]:
    """The numbers from this hand that are worth no more than `highest`; all of them if there are none."""
    fitting = tuple(digits for digits in numbers(hand) if int(digits) <= highest)
    return fitting or numbers(hand)


@cache
def digits_in(hand: int) -> tuple[int, ...]:
    """The digits in a hand, lowest first."""
    return tuple(digit for digit in range(len(DIGITS)) if hand >> digit & 1)


def refilled(hand: int) -> int:
    """What a hand becomes when the next round is prepared."""
    return FULL_HAND if hand.bit_count() < REFILL_BELOW else hand
