"""Four-leaf clover pads: which there are, and what may be declared with those one has.

A pad is its short name: `c5` changes the Scope by up to 5 either way, `b20` runs the sheep back by 20.
Pads in a row always stand in the order of `PADS`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import product
from typing import NamedTuple

CHANGES = {f"c{amount}": amount for amount in (3, 5, 7, 9)}
"""The pads that change the Scope, and by how much at most."""

BACKS = {f"b{amount}": amount for amount in (10, 20, 30, 40)}
"""The pads that run back, and how far."""

KINDS = (*CHANGES, *BACKS)

PADS = tuple(kind for kind in KINDS for _ in range(2))
"""The 16 pads of the box: two of each."""

NONE = "none"
"""Spelt where a declaration names no pads."""


class Declaration(NamedTuple):
    """What is declared at one's reveal: the pads spent and one total change of the Scope."""

    pads: tuple[str, ...]
    change: int

    @property
    def back(self) -> int:
        return sum(BACKS.get(pad, 0) for pad in self.pads)

    @property
    def text(self) -> str:
        """How moves spell it: "declare c3+b20 -2"."""
        return f"declare {'+'.join(self.pads) or NONE} {self.change}"


def declaration(move: str) -> Declaration:
    """The declaration that a legal move spells."""
    _, pads, change = move.split(" ")
    return Declaration(() if pads == NONE else tuple(pads.split("+")), int(change))


def most_change(pads: Iterable[str]) -> int:
    """The most that these pads can change the Scope together, up or down."""
    return sum(CHANGES.get(pad, 0) for pad in pads)


def without(pads: tuple[str, ...], spent: Iterable[str]) -> tuple[str, ...]:
    """The pads that are left."""
    left = list(pads)
    for pad in spent:
        left.remove(pad)
    return tuple(left)


def with_pad(pads: tuple[str, ...], pad: str) -> tuple[str, ...]:
    """The pads with one more, in their order."""
    return tuple(sorted((*pads, pad), key=KINDS.index))


class _Offer(NamedTuple):
    """All declarations with one total change, those that run back least first."""

    change: int
    backs: tuple[int, ...]
    moves: tuple[str, ...]


@lru_cache(maxsize=512)
def _offers(pads: tuple[str, ...]) -> tuple[_Offer, ...]:
    """What these pads offer. Equal pads are one pad twice, so no declaration is counted twice."""
    kinds = [[(kind,) * count for count in range(pads.count(kind) + 1)] for kind in KINDS if kind in pads]
    heaps = [sum(heap, ()) for heap in product(*kinds)]
    heaps.sort(key=lambda heap: sum(BACKS.get(pad, 0) for pad in heap))
    offers = []
    most = most_change(pads)
    for change in range(-most, most + 1):
        fitting = [Declaration(heap, change) for heap in heaps if abs(change) <= most_change(heap)]
        offers.append(
            _Offer(change, tuple(each.back for each in fitting), tuple(each.text for each in fitting))
        )
    return tuple(offers)


def declarations(pads: tuple[str, ...], scope: int, room: Callable[[int], int]) -> list[str]:
    """All declarations that the rules allow with these pads at this Scope.

    `room` tells for a Scope how far a sheep that has moved by it could run back.
    """
    moves: list[str] = []
    for offer in _offers(pads):
        if scope + offer.change < 0:
            continue
        if offer.backs[-1]:
            moves += offer.moves[: bisect_right(offer.backs, room(scope + offer.change))]
        else:
            moves += offer.moves
    return moves
