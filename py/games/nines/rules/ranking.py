"""Points: five for each animal and each number that made nine, minus the numbers put aside."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Placing, Result
from games.message import Message, Seat, named_together, say_many
from games.nines.rules.state import State, is_cactus

PLUS = 5
"""What a tile on the pile is worth, whatever it shows."""


class Count(NamedTuple):
    """How a seat's points come about."""

    animals: int
    numbers: int
    """Numbers that made nine."""
    minus: int
    """The sum of the numbers put aside."""
    cacti: int
    """All cacti collected, wherever they lie: they decide a tie."""

    @property
    def points(self) -> int:
        return PLUS * (self.animals + self.numbers) - self.minus


def count(state: State, seat: int) -> Count:
    """The points of a seat so far, part by part."""
    player = state.players[seat]
    animals = len([tile for tile in player.pile if not state.numbers[tile]])
    collected = player.front + player.pile + player.minus
    return Count(
        animals,
        len(player.pile) - animals,
        sum(state.numbers[tile] for tile in player.minus),
        len([tile for tile in collected if is_cactus(state, tile)]),
    )


def winners(state: State) -> tuple[tuple[int, ...], int]:
    """Who has most points, and of those most cacti; and the points."""
    counts = [count(state, seat) for seat in range(state.seats)]
    best = max((each.points, each.cacti) for each in counts)
    seats = [seat for seat, each in enumerate(counts) if (each.points, each.cacti) == best]
    return tuple(seats), best[0]


def result(state: State) -> Result:
    """The ranking by points, then cacti; equal in both share a rank."""
    counts = [count(state, seat) for seat in range(state.seats)]
    keys = [(each.points, each.cacti) for each in counts]
    order = sorted(range(state.seats), key=lambda seat: (-keys[seat][0], -keys[seat][1], seat))
    places = []
    for seat in order:
        rank = 1 + sum(key > keys[seat] for key in keys)
        tied = sum(each.points == counts[seat].points for each in counts) > 1
        places.append(Placing(seat, rank, counts[seat].points, _place_reason(counts[seat], tied)))
    return Result(tuple(places), _reason(keys))


def _place_reason(counted: Count, tied: bool) -> Message:
    if tied:
        return say_many(
            "{points} point, cacti: {cacti}",
            "{points} points, cacti: {cacti}",
            abs(counted.points),
            points=counted.points,
            cacti=counted.cacti,
        )
    return say_many("{points} point", "{points} points", abs(counted.points), points=counted.points)


def _reason(keys: list[tuple[int, int]]) -> Message:
    best = max(keys)
    first = [seat for seat, key in enumerate(keys) if key == best]
    points = best[0]
    if len(first) > 1:
        return say_many(
            "All pawns are home. {players} share the win with {points} point.",
            "All pawns are home. {players} share the win with {points} points.",
            abs(points),
            players=named_together([Seat(seat) for seat in first]),
            points=points,
        )
    if [key[0] for key in keys].count(points) > 1:
        return say_many(
            "All pawns are home. {player} wins with {points} point and more cacti.",
            "All pawns are home. {player} wins with {points} points and more cacti.",
            abs(points),
            player=Seat(first[0]),
            points=points,
        )
    return say_many(
        "All pawns are home. {player} wins with {points} point.",
        "All pawns are home. {player} wins with {points} points.",
        abs(points),
        player=Seat(first[0]),
        points=points,
    )
