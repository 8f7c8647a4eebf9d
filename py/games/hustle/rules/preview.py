"""What a number would do if everything stayed as it lies: for hints, warnings and bots.

Nobody knows what the others have laid down, so a preview tells what everybody can see, not what will be.
It moves the sheep by the very steps of a turn and looks at what happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.hustle.rules.boards import BOARD, LAST
from games.hustle.rules.course import Course
from games.hustle.rules.dyke import first_board_empty, way
from games.hustle.rules.events import Emptied, Moved, Out, RanBack, Shoved, Splashed, Stayed
from games.hustle.rules.pads import declaration
from games.hustle.rules.state import State
from games.hustle.rules.turns import go_forward, run_back

Foreseen = Moved | Stayed | RanBack | Shoved | Splashed | Out | Emptied
"""The events a preview tells of."""


class NumberPreview(NamedTuple):
    """All that a number would do."""

    seat: int
    scope: int
    start: int
    events: tuple[Foreseen, ...]
    """In their order; after `Emptied` all squares count 100 less."""
    place: int
    """Where the sheep stands in the end, as squares count then; GONE if it is out."""

    @property
    def told(self) -> tuple[Foreseen, ...]:
        """The events with all squares as they count now, also after `Emptied`: people read them beside a
        dyke on which no board has been moved yet."""
        return tuple(_as_squares_count_now(self.events))

    @property
    def landing(self) -> int:
        """The square the sheep comes to going forward; beyond 199 is off the dyke."""
        return self.start + self.scope

    @property
    def path(self) -> tuple[int, ...]:
        """The squares it counts through, up to the landing or the edge."""
        return way(self.start, self.scope)

    @property
    def off(self) -> bool:
        """It runs off the end of the dyke."""
        return self.landing > LAST

    @property
    def paid(self) -> int:
        """How many lifesavers it costs, going forward and running back."""
        return sum(isinstance(event, Splashed) and event.seat == self.seat for event in self.events)

    @property
    def out(self) -> bool:
        """It is out of the race by this."""
        return any(event.seat == self.seat for event in self.losses)

    @property
    def losses(self) -> tuple[Out, ...]:
        """All sheep that are out by this."""
        return tuple(event for event in self.events if isinstance(event, Out))

    @property
    def shoves(self) -> tuple[Shoved, ...]:
        """Everybody who is shoved, nearest first."""
        return tuple(event for event in self.events if isinstance(event, Shoved))

    @property
    def swap(self) -> bool:
        """Nobody is left on the first board, so it goes to the far end."""
        return any(isinstance(event, Emptied) for event in self.events)


def foresee(view: State, seat: int, digits: str, change: int = 0, back: int = 0) -> NumberPreview:
    """What this number would do now, with what pads change and run back."""
    course = Course(view)
    course.active = seat
    course.scope = int(digits) + change
    course.back = back
    decided = go_forward(course)
    _swap_if_empty(course)
    if not decided and not run_back(course):
        _swap_if_empty(course)
    told = tuple(event for event in course.events if isinstance(event, Foreseen))
    return NumberPreview(seat, course.scope, view.sheep[seat], told, course.sheep[seat])


def foresee_declaration(view: State, seat: int, move: str) -> NumberPreview:
    """What a declaration would do now."""
    spoken = declaration(move)
    return foresee(view, seat, str(view.scope), spoken.change, spoken.back)


def _as_squares_count_now(events: Sequence[Foreseen]) -> Iterator[Foreseen]:
    shift = 0
    for event in events:
        match event:
            case Emptied():
                shift = BOARD
                yield event
            case Moved() | RanBack() | Shoved():
                yield event._replace(start=event.start + shift, end=event.end + shift)
            case Stayed() | Splashed() | Out():
                yield event._replace(square=event.square + shift)


def _swap_if_empty(course: Course) -> None:
    """How the board would be laid matters to nobody who runs back: that ends on the other one."""
    if first_board_empty(course.sheep):
        board = course.dyke[0]
        course.tell(Emptied(board))
        course.swap(board, None)
