"""The manner in which pieces go from one beat's picture to the next: a short table by the kind of event.

Sheep stand elsewhere or they don't: whoever does, goes there, by the squares it passes if it runs. On a
phone the dyke is longer than its window, which goes along.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from games.contract import Event, Look, Motion
from games.hustle.rules import events
from games.hustle.rules.boards import LAST
from games.hustle.rules.dyke import COLUMN, GONE
from games.hustle.rules.state import State
from games.hustle.scene.belongings import digit_key
from games.hustle.scene.comparison import in_order
from games.hustle.scene.effects import BELT, BELT_DRAWN, IMP, LESS, RESCUE, crown_key
from games.hustle.scene.ground import board_key, other_face_key, turned_on_the_way
from games.hustle.scene.layout import LAYOUTS, Point, corner
from games.hustle.scene.routes import counted, counted_back, shoved_on
from games.hustle.scene.scrolling import focus_at, focus_of
from games.hustle.scene.sheep import spent_keys
from games.hustle.scene.sheep_positions import stands
from games.moving import Change, Table, moved, way

FAR_ABOVE = 1400.0
"""Boards come from above the picture when the dyke is built."""

HIGH = 300.0
"""The winner's crown comes down from so high."""

NEAR = 1.8
"""How much larger all is from close by, as the ways "come-near" and "go-away" have it."""

LIFTED = 120.0
"""So high the empty board is carried over the other one."""

OUT_AT_SEA = 700.0
"""The coastguard's boat comes from here."""


def motions(before: State, after: State, event: Event, look: Look) -> tuple[Motion, ...]:
    change = Change(before, after, look)
    moving = (*_sheep(event, change), *_window(event, change), *moved(MOTIONS, event, change))
    return _from_close_by(event, change, moving) if getattr(event, "peak", False) else moving


def _look_before(change: Change) -> Look:
    """For the picture before the event."""
    return change.look._replace(told=change.look.told[:-1])


# A climax takes the board


def _from_close_by(event: Any, change: Change, moving: tuple[Motion, ...]) -> tuple[Motion, ...]:
    """The dyke comes near, it happens, and the dyke goes back: its place stays where it is on the screen."""
    if any(motion.key == "dyke" for motion in moving):
        return moving
    layout = LAYOUTS[change.look.shape]
    state, look = (change.before, _look_before(change)) if isinstance(event, events.Out) else change[1:]
    x, y = stands(state, look)[event.seat].point
    away = (NEAR - 1) * (layout.width / 2 - x), (NEAR - 1) * (layout.height / 2 - y)
    end = 2 + max((motion.after for motion in moving), default=0)
    return (
        Motion("dyke", "come-near", path=((0.0, 0.0), away)),
        *(motion._replace(after=motion.after + 1) for motion in moving),
        Motion("dyke", "go-away", path=(away, (0.0, 0.0)), after=end),
    )


# Sheep


def _sheep(event: Event, change: Change) -> Iterator[Motion]:
    """Every sheep that stands elsewhere now. Its square's number is pinned on when it has come there."""
    was = stands(change.before, _look_before(change))
    for seat, (old, new) in enumerate(zip(was, stands(change.after, change.look), strict=True)):
        if old.point == new.point:
            continue
        mine = getattr(event, "seat", None) == seat
        manner, between = _manner(event, change, old.point) if mine else (_drawn_along(event), ())
        points = (old.point, *between, new.point)
        yield Motion(f"sheep-{seat}", manner, path=way(points))
        square = change.after.sheep[seat]
        if 0 <= square <= LAST and square != change.before.sheep[seat] and not new.crowded:
            yield Motion(f"own-{seat}", "pop", after=1)


def _manner(event: Event, change: Change, here: Point) -> tuple[str, Sequence[Point]]:
    """How the sheep goes that the event is about, and what it passes between its old and new place."""
    layout = LAYOUTS[change.look.shape]
    match event:
        case events.Moved():
            return "count", counted(layout, event.start, event.end - event.start)[1:-1]
        case events.RanBack():
            return "count", counted_back(layout, event.start, event.start - event.end)[1:-1]
        case events.Shoved():
            over = event.end % COLUMN == 0 and event.end <= LAST
            return "count" if over else "bump", shoved_on(layout, event.start, event.end)[1:-1]
        case events.Out(cause="edge"):
            return "fall", ()
        case events.Out():
            return "sink", (here,)
    return _drawn_along(event), ()


def _drawn_along(event: Event) -> str:
    """How sheep go that do nothing themselves: with their board, if that moves up."""
    return "drift" if isinstance(event, events.Swapped) else "slide"


# The phone's window


def _window(event: Event, change: Change) -> Iterator[Motion]:
    """It goes along with a sheep that runs, and over to the next one."""
    if change.look.shape != "phone":
        return
    layout = LAYOUTS["phone"]
    old = focus_of(layout, change.before, _look_before(change))
    new = focus_of(layout, change.after, change.look)
    through = [old, new]
    if isinstance(event, events.Moved | events.RanBack):
        here = stands(change.before, _look_before(change))[event.seat].point
        _, between = _manner(event, change, here)
        through = [old, *(focus_at(layout, point[1]) for point in between), new]
    if len(set(through)) > 1:
        manner = "drift" if isinstance(event, events.Swapped) else "pan"
        yield Motion("dyke", manner, path=tuple((0.0, new - focus) for focus in through))


# All else, by the kind of event


def _built(_event: events.Built, change: Change) -> Iterator[Motion]:
    for board in change.after.dyke:
        yield Motion(board_key(board), "drop", path=((0.0, -FAR_ABOVE), (0.0, 0.0)))


def _round_began(_event: events.RoundBegan, change: Change) -> Iterator[Motion]:
    for card, giver, taker in (
        ("imp", change.before.imp, change.after.imp),
        ("cherub", change.before.cherub, change.after.cherub),
    ):
        if giver != taker:
            yield Motion(card, "pop" if giver is None else "visit")


def _everybody_look(_event: events.EverybodyLook, change: Change) -> Iterator[Motion]:
    for seat, digits in enumerate(change.after.chosen):
        if digits:
            yield Motion(f"over-{seat}", "pop")


def _revealed(event: events.Revealed, _change: Change) -> Iterator[Motion]:
    """The hundreds first: digit by digit, then all of it over the sheep."""
    for place in range(len(event.digits)):
        yield Motion(digit_key(event.seat, place), "pop", after=place)
    yield Motion(f"over-{event.seat}", "pop", after=len(event.digits))


def _declared(event: events.Declared, _change: Change) -> Iterator[Motion]:
    for key in spent_keys(event.pads):
        yield Motion(key, "slide", f"pads-{event.seat}")
    if event.pads:
        yield Motion(f"number-{event.seat}", "ripple", after=1)


def _out(event: events.Out, change: Change) -> Iterator[Motion]:
    """The coastguard's boat comes over the sea; the imp drops from above."""
    if event.cause == "imp":
        yield Motion(IMP, "drop", path=((0.0, -OUT_AT_SEA), (0.0, 0.0)))
        return
    yield Motion("splash-0", "pop")
    away = (-OUT_AT_SEA, 0.0) if LAYOUTS[change.look.shape].standing else (0.0, -OUT_AT_SEA)
    yield Motion(RESCUE, "slide", path=(away, (0.0, 0.0)))


def _emptied(event: events.Emptied, _change: Change) -> Iterator[Motion]:
    yield Motion(board_key(event.board), "shake")


def _swapped(event: events.Swapped, change: Change) -> Iterator[Motion]:
    """The empty board is carried to the far end, over the other one, which moves up; it may turn over."""
    layout = LAYOUTS[change.look.shape]
    far = way((corner(layout, 0), corner(layout, 1)))[0]
    carried, other = board_key(event.board), board_key(change.after.dyke[0])
    turns = turned_on_the_way(event, change.look)
    over = (far[0] / 2, far[1] / 2 - LIFTED)
    yield Motion(carried, "carry-over" if turns else "carry", path=(far, over, (0.0, 0.0)))
    yield Motion(other, "drift", path=((-far[0], -far[1]), (0.0, 0.0)))
    yield Motion("numbers", "fade", after=1)
    yield Motion(LESS, "pop", after=1)
    if turns:
        yield Motion(other_face_key(event.board), "face-away")


def _compared(event: events.Compared, change: Change) -> Iterator[Motion]:
    """The number goes to its place among those that have been compared, which make room."""
    before = [seat for seat, _ in in_order(change.before)]
    for place, (seat, _) in enumerate(in_order(change.after)):
        if seat == event.seat:
            yield Motion(f"bench-{seat}", "fly", f"number-{seat}")
        elif before.index(seat) != place:
            yield Motion(f"bench-{seat}", "slide")


def _handed(event: events.Handed, _change: Change) -> Iterator[Motion]:
    if event.taker is not None:
        yield Motion(event.card, "pop" if event.giver is None else "visit")


def _ended(event: events.Ended, change: Change) -> Iterator[Motion]:
    for seat in event.winners:
        if change.after.sheep[seat] != GONE:
            yield Motion(crown_key(seat), "drop", path=((0.0, -HIGH), (0.0, 0.0)))
            yield Motion(f"sheep-{seat}", "jump", after=1)


MOTIONS: Table = {
    events.Built: _built,
    events.RoundBegan: _round_began,
    events.EverybodyLook: _everybody_look,
    events.Revealed: _revealed,
    events.Declared: _declared,
    events.Shoved: (Motion("sheep-{by}", "ripple"),),
    # Into the water, and a lifesaver flies from the strip round the sheep's middle.
    events.Splashed: (
        Motion("sheep-{seat}", "splash"),
        Motion("splash-0", "pop"),
        Motion("dry-{seat}", "vanish"),
        Motion("afloat-{seat}", "fade"),
        Motion(BELT, "drop", "belts-{seat}"),
        Motion(BELT_DRAWN, "flatten"),
        Motion("belts-{seat}", "shake"),
    ),
    events.Out: _out,
    events.Emptied: _emptied,
    events.Swapped: _swapped,
    events.Compared: _compared,
    events.Handed: _handed,
    events.ImpPaid: (
        Motion("imp", "pounce"),
        Motion("imp-belt", "slide", "belts-{seat}"),
        Motion("belts-{seat}", "shake"),
    ),
    events.CherubCame: (Motion("cherub", "pounce"),),
    events.PadTaken: (Motion("pads-{seat}", "pop"),),
    events.Ended: _ended,
}
