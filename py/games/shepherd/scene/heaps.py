"""Heaps of grass cards: in the player strip to be compared by eye, and laid open at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from games.contract import Event, Look, Shape
from games.message import Message, say, say_many
from games.picture import Child, Node, node
from games.shepherd.rules.events import Ate, Fined, MealGlimpsed
from games.shepherd.rules.grazing import collected, score
from games.shepherd.rules.meadow import DARK
from games.shepherd.rules.state import State
from games.shepherd.rules.worms import fine, worms_in_pile
from games.shepherd.words import explaining

BROAD = 76
"""The room for one heap, in its own units."""

TALL: dict[Shape, int] = {"wide": 180, "tall": 134, "phone": 240}
"""How high that room is beside the board, below it, and on a phone."""

THICK = 13
"""A card's thickness, while there are few."""

FINE = 6
"""Thinner cards than this are drawn with a finer line, or a high heap would be all ink."""

ASKEW = (7, 10, 5, 9, 4, 8, 11, 6)
"""Nobody piles up cards quite straight."""

FOOT = 24
"""From the lowest card's top to the end of the room."""


@lru_cache(maxsize=32)
def _heap(seat: int, cards: int, dark: int, most: int, shape: Shape) -> Node:
    """One card upon another, the dark ones below; all players' heaps are drawn to the same scale."""
    ground = TALL[shape] - FOOT
    thick = min(float(THICK), (ground - 4) / max(1, most))
    label = say_many("{count} grass card", "{count} grass cards", cards)
    return node(
        "svg",
        _floor(ground),
        *(_card(seat, place, ground - thick * place, place < dark) for place in range(cards)),
        class_="heap many" if thick < FINE else "heap",
        viewBox=f"0 0 {BROAD} {TALL[shape]}",
        preserveAspectRatio="xMidYMax meet",
        role="img",
        aria_label=label,
        data_explain=explaining.heap(seat),
        key="heap",
    )


@cache
def _floor(ground: int) -> Node:
    return node("path", class_="floor", d=f"M4 {ground + 20}H{BROAD - 4}")


@lru_cache(maxsize=64)
def _card(seat: int, place: int, y: float, dark: bool) -> Node:
    x = ASKEW[place % len(ASKEW)]
    return node(
        "path",
        class_="k card dark" if dark else "k card",
        d=f"M{x} {y:.1f}h56l6 18c0 6 -68 6 -68 0z",
        key=f"card-{seat}-{place}",
    )


def belongings(state: State, look: Look) -> tuple[tuple[Child, ...], ...]:
    """Every player's heap, and the same as a number; beside it what the number was, while it changes."""
    scores = [score(state, seat) for seat in range(state.variant.seats)]
    most = max(scores)
    return tuple(
        [
            (
                _heap(seat, cards, 2 * (state.piles[seat] & DARK).bit_count(), most, look.shape),
                *_was(state, seat, look.event),
                _number("number", seat, cards),
            )
            for seat, cards in enumerate(scores)
        ]
    )


def _was(state: State, seat: int, event: Event | None) -> tuple[Node, ...]:
    """The number stays until cards have come to their heap, or worms have been seen."""
    match event:
        case Fined(payer) if payer == seat:
            return (_number("was", seat, collected(state, seat)),)
        case Ate(eater, _, cards) | MealGlimpsed(eater, _, cards) if eater == seat:
            return (_number("was", seat, score(state, seat) - cards),)
    return ()


@lru_cache(maxsize=64)
def _number(which: str, seat: int, count: int) -> Node:
    return node("b", str(count), class_=which, aria_hidden="true", key=f"{which}-{seat}")


LIE = 30
"""How high the cards are that lie in a row on the results page."""

LONGEST = 232

CLOSE = 20
"""How far each thing that went back lies from the next."""


def tally(state: State, seat: int) -> Child:
    """The cards that count in one row, so that the longest row is seen to win; below, what went back."""
    kept, worms = score(state, seat), worms_in_pile(state, seat)
    row = (_counted(state, seat, kept),) if kept else ()
    gone = (_gone(worms, fine(state, seat)),) if worms else ()
    return node("div", *row, *gone, class_="in-tally")


def _counted(state: State, seat: int, kept: int) -> Node:
    most = max(score(state, anyone) for anyone in range(state.variant.seats))
    dark = 2 * (state.piles[seat] & DARK).bit_count()
    kinds = ["dark" if place < dark else "light" for place in range(kept)]
    return node(
        "svg",
        *_side_by_side(kinds, min(12.0, (LONGEST - 24) / most)),
        class_="row",
        viewBox=f"0 0 {LONGEST} {LIE}",
        preserveAspectRatio="xMinYMid meet",
        role="img",
        aria_label=say_many("{count} grass card", "{count} grass cards", kept),
    )


def _gone(worms: int, paid: int) -> Node:
    """Worms, and what they cost: smaller and apart, so that nobody takes them for a part of the row."""
    kinds = ["worm"] * worms + ["paid"] * paid
    lost = node(
        "svg",
        *_side_by_side(kinds, CLOSE),
        viewBox=f"0 0 {CLOSE * (len(kinds) - 1) + LIE} {LIE}",
        aria_hidden="true",
    )
    return node("div", lost, node("span", _told_worms(worms, paid)), class_="gone")


def _side_by_side(kinds: Sequence[str], step: float) -> Iterator[Node]:
    return (_lying(place * step, kind, place) for place, kind in enumerate(kinds))


def _lying(x: float, kind: str, place: int) -> Node:
    if kind == "worm":
        return node("use", href="#worm", x=f"{x:.1f}", y=2, width=26, height=26, key=f"lies-{place}")
    return node("path", class_=f"k card {kind}", d=f"M{x + 1:.1f} 4l5 -2h14v26h-19z", key=f"lies-{place}")


def _told_worms(worms: int, paid: int) -> Message:
    if not paid:
        return say_many("{count} worm went back", "{count} worms went back", worms)
    back = say_many("{count} worm", "{count} worms", worms)
    cards = say_many("{count} card", "{count} cards", paid)
    return say("Gone back: {worms}, {cards}", worms=back, cards=cards)
