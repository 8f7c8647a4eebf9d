"""The golden matches `hustle-rare` and `hustle-edge` hold each rare thing at least once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from games.hustle.rules.events import (
    Declared,
    Emptied,
    Handed,
    Happening,
    Moved,
    Out,
    RanBack,
    Revealed,
    Shoved,
    Splashed,
)
from table.record import read
from table.replay import positions

RECORDS = Path(__file__).parents[2] / "records"


class Movement(NamedTuple):
    """One movement and all that came of it, up to the next one."""

    mover: Moved | RanBack
    rest: tuple[Happening, ...]

    def of(self, *kinds: type) -> list[Happening]:
        return [event for event in self.rest if isinstance(event, kinds)]

    @property
    def drowned(self) -> set[int]:
        return {event.seat for event in self.rest if isinstance(event, Out) and event.cause == "water"}

    @property
    def shoved(self) -> set[int]:
        return {event.seat for event in self.rest if isinstance(event, Shoved)}


def told(name: str) -> Iterator[Happening]:
    record = read((RECORDS / f"hustle-{name}.record").read_text("utf-8"))
    for position in positions(record):
        if position.step:
            yield from position.step.events


@cache
def all_events() -> tuple[Happening, ...]:
    return (*told("rare"), *told("edge"))


@cache
def movements() -> tuple[Movement, ...]:
    events = all_events()
    starts = [place for place, event in enumerate(events) if isinstance(event, Moved | RanBack)]
    ends = [*starts[1:], len(events)]
    found = []
    for start, end in zip(starts, ends, strict=True):
        mover = events[start]
        assert isinstance(mover, Moved | RanBack)
        found.append(Movement(mover, events[start + 1 : end]))
    return tuple(found)


RARE: dict[str, Callable[[Movement], bool]] = {
    "a chain of three": lambda it: len(it.of(Shoved)) >= 3,
    "a swap by a shove": lambda it: (
        bool(it.of(Emptied)) and it.mover.seat in it.drowned and bool(it.shoved & it.drowned)
    ),
    "a shove to the second board": lambda it: any(
        isinstance(event, Shoved) and event.end == 100 for event in it.rest
    ),
    "a shove off the dyke": lambda it: any(
        isinstance(event, Shoved) and event.end == 200 for event in it.rest
    ),
    "a run back that shoves": lambda it: isinstance(it.mover, RanBack) and bool(it.shoved),
    "a run back into water": lambda it: isinstance(it.mover, RanBack) and bool(it.of(Splashed)),
    "a sheep that runs off the dyke": lambda it: isinstance(it.mover, Moved) and it.mover.end > 199,
}


@pytest.mark.parametrize("name", RARE)
def test_a_golden_match_holds_this_movement(name: str) -> None:
    assert any(RARE[name](movement) for movement in movements())


@pytest.mark.parametrize("card", ["imp", "cherub"])
def test_a_golden_match_holds_the_death_of_a_holder(card: str) -> None:
    assert any(
        isinstance(event, Handed)
        and event.card == card
        and event.giver is not None
        and event.giver_scope is None
        for event in all_events()
    )


def test_a_golden_match_holds_a_moment_without_a_holder() -> None:
    assert any(isinstance(event, Handed) and event.taker is None for event in all_events())


def test_a_golden_match_holds_a_swap_by_the_imp() -> None:
    events = all_events()
    taken = [place for place, event in enumerate(events) if isinstance(event, Out) and event.cause == "imp"]
    assert any(isinstance(event, Emptied) for place in taken for event in events[place + 1 : place + 4])


def test_a_golden_match_holds_a_change_together_with_a_run_back() -> None:
    assert any(isinstance(event, Declared) and event.change and event.back for event in all_events())


def test_a_golden_match_holds_a_zero_in_front() -> None:
    assert any(
        isinstance(event, Revealed) and event.digits[0] == "0" < event.digits for event in all_events()
    )
