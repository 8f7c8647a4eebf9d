"""How everything gets to where the picture already shows it: a round told step by step.

Each event that can be seen is a step. Where every sheep and board is at that moment is kept in mind, so that
each part of a long way starts where the one before it ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.contract import Event, Motion, Shape
from games.hustle import events as happened
from games.hustle.belongings import open_number
from games.hustle.boards import LAST, sea
from games.hustle.dyke import COLUMN, GONE
from games.hustle.ground import board_key, other_face_key
from games.hustle.layout import LAYOUTS, Point, corner, middle, rest_of_the_lost, stands
from games.hustle.signs import counted, counted_back, off_the_end, over_the_edge
from games.hustle.state import State
from games.hustle.window import focus_at, focus_of

FAR_ABOVE = 1400.0
"""Boards come from above the picture when the dyke is built."""


def motions(before: State, after: State, events: Sequence[Event]) -> tuple[Motion, ...]:
    """What everybody sees, in its order; the way over the dyke for each shape of window."""
    return (
        *_numbers(after, events),
        *_figures(before, after, events),
        *(motion for shape in LAYOUTS for motion in _Telling(before, after, shape).tell(events)),
    )


def _numbers(after: State, events: Sequence[Event]) -> Iterator[Motion]:
    """Numbers turn up one after the other: at their place, on the bench and over the sheep."""
    for step, event in enumerate(events, 1):
        match event:
            case happened.Revealed() if open_number(after, event.seat):
                yield Motion(f"number-{event.seat}", "pop", after=step)
                if after.sheep[event.seat] != GONE:
                    yield Motion(f"bench-{event.seat}", "pop", after=step)
                yield Motion(f"over-{event.seat}", "show", after=step)
            case happened.Declared() if event.pads and open_number(after, event.seat):
                yield Motion(f"number-{event.seat}", "ripple", after=step)
            case happened.PadTaken():
                yield Motion(f"pads-{event.seat}", "pop", after=step)
            case happened.Splashed() | happened.ImpPaid() if after.sheep[event.seat] != GONE:
                yield Motion(f"belts-{event.seat}", "shake", after=step)


def _figures(before: State, after: State, events: Sequence[Event]) -> Iterator[Motion]:
    """The imp and the cherub go from holder to holder, along the players' places."""
    for card, rest, held in (("imp", after.imp, before.imp), ("cherub", after.cherub, before.cherub)):
        if rest is None:
            continue
        at = held
        for step, event in enumerate(events, 1):
            taker = _taker(card, event)
            if taker is None or taker == at:
                continue
            if at is None:
                yield Motion(card, "pop", after=step)
            else:
                yield from _along_the_strip(card, at - rest, taker - rest, step)
            at = taker


def _taker(card: str, event: Event) -> int | None:
    """Who has this card in hand after an event, if it changes hands."""
    match event:
        case happened.Handed() if event.card == card:
            return event.taker
        case happened.RoundBegan():
            return event.starter
    return None


def _along_the_strip(key: str, start: int, end: int, step: int) -> Iterator[Motion]:
    """Places lie in a row, but one below the other beside a standing dyke."""
    yield Motion(key, "slide", ((start, 0.0), (end, 0.0)), step, "wide")
    yield Motion(key, "slide", ((start, 0.0), (end, 0.0)), step, "phone")
    yield Motion(key, "slide", ((0.0, start), (0.0, end)), step, "tall")


class _Telling:
    """The way over the dyke in one shape of window."""

    def __init__(self, before: State, after: State, shape: Shape) -> None:
        self.after = after
        self.shape = shape
        self.layout = LAYOUTS[shape]
        self.rests = [stand.point for stand in stands(self.layout, after.sheep)]
        self.points = [stand.point for stand in stands(self.layout, before.sheep)]
        self.places = {board_key(board): place for place, board in enumerate(before.dyke)}
        self.rest_places = {board_key(board): place for place, board in enumerate(after.dyke)}
        self.focus = focus_of(self.layout, before)
        self.rest_focus = focus_of(self.layout, after)
        self.step = 0
        self.arrived: dict[int, int] = {}
        """After which step each sheep has come to its last square."""

    def tell(self, events: Sequence[Event]) -> Iterator[Motion]:
        """Every event's own part, then whatever must still close up."""
        for self.step, event in enumerate(events, 1):
            yield from self._one(event)
        self.step += 1
        for seat, rest in enumerate(self.rests):
            if self.points[seat] != rest:
                yield self._go(seat, "slide", (rest,))
        yield from self._look_at(self.rest_focus)
        yield from self._name_squares()

    def _name_squares(self) -> Iterator[Motion]:
        """A sheep wears the number of its square only when it is there."""
        rests = stands(self.layout, self.after.sheep)
        for seat, step in self.arrived.items():
            if self.after.sheep[seat] != GONE and not rests[seat].crowded:
                yield Motion(f"own-{seat}", "pop", after=step + 1, shape=self.shape)

    def _one(self, event: Event) -> Iterator[Motion]:
        match event:
            case happened.Built():
                for key in self.rest_places:
                    yield Motion(key, "drop", ((0.0, -FAR_ABOVE), (0.0, 0.0)), self.step, self.shape)
            case happened.Moved():
                points = counted(self.layout, event.start, event.end - event.start)[1:]
                yield from self._follow(event.seat, points)
                yield self._go(event.seat, "count", points)
            case happened.RanBack():
                points = counted_back(self.layout, event.start, event.start - event.end)[1:]
                yield from self._follow(event.seat, points)
                yield self._go(event.seat, "count", points)
            case happened.Shoved():
                yield self._go(event.seat, "slide", self._shove(event))
            case happened.Splashed():
                yield from self._splash(event.seat)
            case happened.Out():
                yield self._lose(event)
            case happened.Swapped():
                yield from self._swap()
                if event.seat is None:
                    yield Motion(other_face_key(event.board), "vanish", after=self.step, shape=self.shape)

    def _shove(self, event: happened.Shoved) -> tuple[Point, ...]:
        """One square on; over the top edge into the next column, or off the dyke."""
        if event.end > LAST:
            return (off_the_end(self.layout, event.start),)
        if event.end % COLUMN == 0:
            return (*over_the_edge(self.layout, event.start), middle(self.layout, event.end))
        return (middle(self.layout, event.end),)

    def _splash(self, seat: int) -> Iterator[Motion]:
        """Into the water with a splash; a sheep that stays there is afloat from now on."""
        if self.after.sheep[seat] == GONE:
            return
        yield Motion(f"sheep-{seat}", "splash", after=self.step, shape=self.shape)
        if sea(self.after.dyke) >> self.after.sheep[seat] & 1:
            yield Motion(f"dry-{seat}", "vanish", after=self.step, shape=self.shape)
            yield Motion(f"afloat-{seat}", "fade", after=self.step, shape=self.shape)

    def _lose(self, event: happened.Out) -> Motion:
        """Off the edge it tumbles into the sea; elsewhere it goes down where it is."""
        rest = rest_of_the_lost(self.layout)
        if event.cause == "edge":
            return self._go(event.seat, "fall", (rest,))
        here = self.points[event.seat]
        return self._go(event.seat, "sink", (here, here, rest))

    def _swap(self) -> Iterator[Motion]:
        """The empty board is carried to the far end, turning over; the other one and all sheep move up."""
        x, y = corner(self.layout, 1)
        to_x, to_y = corner(self.layout, 0)
        for key, place in self.places.items():
            new, rest = 1 - place, self.rest_places[key]
            way = tuple(_relative(corner(self.layout, at), corner(self.layout, rest)) for at in (place, new))
            yield Motion(key, "carry" if new else "slide", way, self.step, self.shape)
        self.places = {key: 1 - place for key, place in self.places.items()}
        lost = rest_of_the_lost(self.layout)
        for seat, (at_x, at_y) in enumerate(self.points):
            if (at_x, at_y) != lost:
                yield self._go(seat, "slide", ((at_x - x + to_x, at_y - y + to_y),))

    def _go(self, seat: int, way: str, points: Sequence[Point]) -> Motion:
        """A sheep goes from where it is now through these points."""
        rest = self.rests[seat]
        path = tuple(_relative(point, rest) for point in (self.points[seat], *points))
        self.points[seat] = points[-1]
        self.arrived[seat] = self.step
        return Motion(f"sheep-{seat}", way, path, self.step, self.shape)

    def _follow(self, seat: int, points: Sequence[Point]) -> Iterator[Motion]:
        """A phone's window goes along with the sheep."""
        if self.shape == "phone":
            through = [focus_at(self.layout, point[1]) for point in (self.points[seat], *points)]
            yield self._pan(through)

    def _look_at(self, focus: float) -> Iterator[Motion]:
        if self.shape == "phone" and self.focus != focus:
            yield self._pan([self.focus, focus])

    def _pan(self, through: Sequence[float]) -> Motion:
        self.focus = through[-1]
        path = tuple((0.0, self.rest_focus - focus) for focus in through)
        return Motion("dyke", "pan", path, self.step, self.shape)


def _relative(point: Point, rest: Point) -> Point:
    return point[0] - rest[0], point[1] - rest[1]
