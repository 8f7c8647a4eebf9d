"""What a seat wants of a turn: what groups bring it, what their cards leave in the deck, who would win."""

from __future__ import annotations

from typing import NamedTuple

from games.lucky.bot.turns_to_come import lead_to_come
from games.lucky.rules.cards import COLOURS, UNKNOWN
from games.lucky.rules.groups import SMALLEST_GROUP, SPACES
from games.lucky.rules.state import State
from games.minds import EVEN, Temper

LEFT, LEFT_UNMINDED = 0.1, 0.01
"""What the neighbours of colours that are left in the middle are worth to the next player, and what they
count for those who don't mind."""

HARM = 0.07
"""How much more that is to the spiteful."""

NOTHING = -1.5
"""What it is worth to win no group: worse than none, since the others' next turn comes all the same."""

THE_MATCH = 4.0
"""What it is worth, in points, that a win which ends the match leaves one in front, and clearly."""

CLEARLY = 3.0
"""Points in front that are enough, whatever lucky cards come to light."""


class Aims(NamedTuple):
    """A seat's aims in this turn."""

    straight: bool
    weights: tuple[int, ...]
    """By colour: what a card of it counts."""
    plain: tuple[float, ...]
    """By the size of a group: what it is worth, with all that follows, if its cards count once."""
    lucky: tuple[float, ...]
    """The same if they count twice."""
    left: float
    """What it costs to leave neighbours of one colour to the next player."""

    def gain(self, colour: int, size: int) -> float:
        """What a group of so many cards is worth, with all that follows from it."""
        return (self.lucky if self.weights[colour] == 2 else self.plain)[size]


def aims(view: State, seat: int, farsighted: bool = True, temper: Temper = EVEN) -> Aims:
    """What a seat wants, knowing what its view says; without far sight only points. The daring count on their
    lucky colour, the careful don't; the spiteful mind most what they leave to others."""
    own = view.lucky[seat]
    weights = tuple(2 if colour == own and colour != UNKNOWN else 1 for colour in range(len(COLOURS) + 1))
    sizes = range(len(SPACES) + 1)
    then = [_afterwards(view, seat, size, 1) if farsighted else 0.0 for size in sizes]
    lucky = [_afterwards(view, seat, size, 2) if farsighted else 0.0 for size in sizes]
    count = 2 + 0.8 * temper.daring
    return Aims(
        view.straight,
        weights,
        tuple(NOTHING if size < SMALLEST_GROUP else size + then[size] for size in sizes),
        tuple(NOTHING if size < SMALLEST_GROUP else count * size + lucky[size] for size in sizes),
        max(0.0, (LEFT if farsighted else LEFT_UNMINDED) + HARM * (temper.spite - 1)),
    )


def _afterwards(view: State, seat: int, size: int, weight: int) -> float:
    """What follows from winning so many cards, beside winning nothing."""
    deck, ahead = len(view.deck), lead_to_come(view.seats)
    if size <= deck:
        return ahead[deck - size] - ahead[deck]
    lead = _lead(view, seat) + size * weight
    return THE_MATCH * max(-1.0, min(1.0, lead / CLEARLY)) - ahead[deck]


def _lead(view: State, seat: int) -> float:
    """How many points a seat is ahead of the best of the others, whose lucky colour may be any but its own;
    the likelier one the more they have won of it."""
    points = []
    for owner, won in enumerate(view.won):
        counts = [sum(card.up == colour for card in won) for colour in COLOURS]
        likely = [
            (1.0 + count) ** 2 if colour != view.lucky[seat] else 0.0
            for colour, count in zip(COLOURS, counts, strict=True)
        ]
        if owner == seat and view.lucky[seat] != UNKNOWN:
            lucky = float(counts[view.lucky[seat] - 1])
        else:
            lucky = sum(a * b for a, b in zip(likely, counts, strict=True)) / sum(likely)
        points.append(len(won) + lucky)
    return points[seat] - max(other for owner, other in enumerate(points) if owner != seat)
