"""Where a result came from, held to the last digit: the spans of a match and what they come to.

`over_any_estimate` puts in place of the old shepherd’s an estimate that knows nothing and says something else
of every position: the sum must hold over that as well.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any
from unittest.mock import patch

from bots import reckoning
from bots.finished_match import WHOLE, FinishedMatch, Parts, Span
from bots.promises import Promised
from bots.reckoning import Reckoner, in_millionths
from conformance.matches import Match
from games.catalogue import Game
from games.contract import Move, State


def course_of(match: Match) -> FinishedMatch:
    moves = tuple((moment.seat, moment.move) for moment in match.moments)
    return FinishedMatch(match.setup.name, match.setup.seats, match.setup.options, moves)


def reckoned(course: FinishedMatch) -> list[Span]:
    """All of a match."""
    found = Reckoner(course)
    return [whole(found.reckoned(number)) for number in range(len(found.spans))]


def whole(thinking: Generator[None, None, Any]) -> Any:
    while True:
        try:
            next(thinking)
        except StopIteration as ended:
            return ended.value


def adds_up(match: Match, spans: list[Span]) -> None:
    """The spans lie end to end, and for every seat all parts together are the result."""
    seats = range(match.setup.seats)
    assert spans[0].first == 0
    assert spans[-1].last == len(match.moments)
    for one, other in pairwise(spans):
        assert one.last == other.first
        assert one.after == other.before
    result = match.setup.rules.result(match.end)
    assert result is not None
    won = [place.seat for place in result.places if place.rank == 1]
    assert sum(spans[-1].after) == WHOLE
    for seat in seats:
        parts = sum(
            each.luck[seat] + each.choices[seat] + each.rivals[seat] + each.missed[seat] for each in spans
        )
        assert spans[0].before[seat] + parts == spans[-1].after[seat]
        assert abs(spans[-1].after[seat] - (WHOLE // len(won) if seat in won else 0)) <= 1
        assert all(each.choices[seat] <= 0 for each in spans)


def _anything(text: str, seats: int) -> list[float]:
    rng = Random(sha256(text.encode()).hexdigest())
    weights = [rng.random() for _ in range(seats)]
    return [weight / sum(weights) for weight in weights]


def _standing(self: Reckoner, state: State) -> Generator[None, None, Parts]:
    yield
    seats = self.course.seats
    return reckoning.final(self.entry, state, seats) or in_millionths(_anything(repr(state), seats))


@contextmanager
def over_any_estimate(seats: int) -> Iterator[None]:
    """While this lasts nobody estimates sensibly."""

    def promises(
        entry: Game, state: State, seat: int, played: Move, rng: Random
    ) -> Generator[None, None, Promised | None]:
        yield
        legal = entry.rules.moves(state, seat)
        if len(legal) < 2:
            return None
        parts = {move: _anything(f"{state} {move}", seats) for move in {played, rng.choice(legal)}}
        best = max(parts, key=lambda move: parts[move][seat])
        return Promised(parts, best, _anything(f"{state} before", seats), hidden=rng.random() < 0.5)

    with patch.object(Reckoner, "standing", _standing), patch.object(reckoning, "promises", promises):
        yield
