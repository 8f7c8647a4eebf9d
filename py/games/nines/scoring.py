"""Points: five for each animal and each number that made nine, minus the numbers laid aside."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Placing, Result
from games.message import Message, Seat, say, say_many
from games.nines.state import OVER, State, is_cactus

PLUS = 5
"""What a tile on the pile is worth, whatever it shows."""


class Count(NamedTuple):
    """How a seat's points come about."""

    animals: int
    numbers: int
    """Numbers that made nine."""
    minus: int
    """The sum of the numbers laid aside."""
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


def ranking(state: State) -> Result | None:
    """The ranking by points, then cacti; equal in both share a rank."""
    if state.phase != OVER:
        return None
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
    points = say_many("{count} point", "{count} points", counted.points)
    if not tied:
        return points
    return say_many("{points}, {count} cactus", "{points}, {count} cacti", counted.cacti, points=points)


def _reason(keys: list[tuple[int, int]]) -> Message:
    best = max(keys)
    first = [seat for seat, key in enumerate(keys) if key == best]
    points = say_many("{count} point", "{count} points", best[0])
    if len(first) > 1:
        return say(
            "All pawns are home. {players} share the win with {points}.", players=named(first), points=points
        )
    if [key[0] for key in keys].count(best[0]) > 1:
        return say(
            "All pawns are home. {player} wins with {points}: the tie is decided by the cacti.",
            player=Seat(first[0]),
            points=points,
        )
    return say("All pawns are home. {player} wins with {points}.", player=Seat(first[0]), points=points)


def named(seats: list[int] | tuple[int, ...]) -> Message:
    """Several people in one breath: "Ann, Ben and Cleo"."""
    names = say("{player}", player=Seat(seats[-1]))
    if len(seats) > 1:
        names = say("{player} and {last}", player=Seat(seats[-2]), last=names)
    for seat in reversed(seats[:-2]):
        names = say("{player}, {others}", player=Seat(seat), others=names)
    return names
