"""How the pieces got from one beat's picture to the next: a line or two for each kind of event."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise

from games.contract import Event, Look, Motion
from games.moving import Change, Table, elsewhere, moved, way
from games.nines.rules import events
from games.nines.rules.state import GOAL, START, STRIDE, State, is_cactus
from games.nines.scene.belongings import jar_in_tray, owner
from games.nines.scene.layout import Pawn, pawn_places, places
from games.nines.scene.traces import gain

LEAPS = 7
"""A hop over more spaces than this is one great leap."""


def motions(before: State, after: State, event: Event, look: Look) -> tuple[Motion, ...]:
    """What moves in the picture of this beat."""
    return moved(MOTIONS, event, Change(before, after, look))


def _began(_: events.Began, change: Change) -> Iterator[Motion]:
    """The track is laid, stretch by stretch."""
    for tile in change.after.track:
        yield Motion(f"tile-{tile}", "pop", after=tile // STRIDE)


def _rolled(event: events.Rolled, change: Change) -> Iterator[Motion]:
    """The die tumbles; then the pawns that may go lift their hats."""
    yield Motion("die", "tumble")
    for pawn, space in enumerate(change.after.players[event.seat].pawns):
        if space != GOAL:
            yield Motion(_key((event.seat, pawn)), "ripple", after=1)


def _moved(event: events.Moved, change: Change) -> Iterator[Motion]:
    """Space by space; away from a cactus it jumps higher. Whoever shares a space with it makes room."""
    before, after, look = change
    walker = (event.seat, event.pawn)
    stood, stands = pawn_places(before, look.shape), pawn_places(after, look.shape)
    spaces, rest = places(after, look.shape).spaces, stands[walker][0]
    counted = len(event.path) <= LEAPS
    between = event.path[:-1] if counted else ()
    points = (stood[walker][0], *(spaces[space] for space in between), rest)
    spaces_left = (event.origin, *between)
    cacti = [counted and space != START and is_cactus(after, space) for space in spaces_left]
    steps = groupby(zip(cacti, pairwise(points), strict=True), key=lambda step: step[0])
    for part, (off_a_cactus, some) in enumerate(steps):
        legs = [leg for _, leg in some]
        path = way((legs[0][0], *(end for _, end in legs)), rest)
        yield Motion(_key(walker), "leap" if off_a_cactus else "hop", path=path, after=part)
    for pawn, *_ in elsewhere(stood, stands):
        if pawn != walker:
            yield Motion(_key(pawn), "slide")


def _left_stretch(event: events.LeftStretch, _: Change) -> Iterator[Motion]:
    for tile in event.tiles:
        yield Motion(f"tile-{tile}", "ripple")


def _took(event: events.Took, change: Change) -> Iterator[Motion]:
    """From the track to the numbers in front; an animal goes straight into the jar."""
    if change.after.numbers[event.tile]:
        yield from _to_the_front(event, change)
    else:
        yield Motion(f"flying-{event.tile}", "toss", f"tile-{event.tile}")
        yield from _counted(change, event.seat, after=1)


def _to_the_front(event: events.Took | events.TookCactus, change: Change) -> Iterator[Motion]:
    """To where the numbers in front are largest; what stands for it in the strip pops up there. A cactus is
    pulled out."""
    manner = "slide" if isinstance(event, events.Took) else "pluck"
    if owner(change.after, change.look) == event.seat:
        yield Motion(f"front-{event.tile}", manner, f"tile-{event.tile}")
        yield Motion(f"has-{event.tile}", "pop", after=1)
    else:
        yield Motion(f"has-{event.tile}", manner, f"tile-{event.tile}")


def _made_nine(event: events.MadeNine, change: Change) -> Iterator[Motion]:
    """The numbers come together in one large sum; only what has fallen into the jar is counted."""
    in_tray = owner(change.before, change.look) == event.seat
    for tile in event.tiles:
        yield Motion(f"term-{tile}", "fly", f"front-{tile}" if in_tray else f"has-{tile}")
        yield Motion(f"has-{tile}", "vanish")
    yield Motion("climax", "fade")
    if in_tray:
        yield Motion("leaving", "vanish")
    yield Motion("nine-total", "pop", after=1)
    yield Motion("made-nine", "flash", after=2)
    for tile in event.tiles:
        yield Motion(f"flying-{tile}", "toss", f"term-{tile}", after=3)
    yield Motion("nine-gain", "pop", after=4)
    yield from _counted(change, event.seat, after=4)


def _counted(change: Change, seat: int, after: int) -> Iterator[Motion]:
    """The numbers change, in the strip and where the jar is seen there too."""
    look, new = change.look, gain(change.after, change.look, seat)
    numbers = [f"points-{seat}"]
    if jar_in_tray(change.after, look, seat):
        numbers += ["jar"] * bool(new.jar) + ["aside"] * bool(new.aside)
        if new.jar:
            yield Motion("jar", "ripple", after=after)
    for number in numbers:
        yield Motion(f"{number}-was", "vanish", after=after)
        yield Motion(f"{number}-now", "pop", after=after)


def _put_aside(event: events.Discarded | events.LeftOver, change: Change) -> Iterator[Motion]:
    if jar_in_tray(change.after, change.look, event.seat):
        yield Motion(f"minus-{event.tile}", "slide", f"front-{event.tile}")
    else:
        yield Motion(f"flying-{event.tile}", "fall", f"has-{event.tile}")
    yield from _counted(change, event.seat, after=1)


def _closed_up(_event: events.ClosedUp, change: Change) -> Iterator[Motion]:
    """The track closes its holes, slowly enough to follow, and the sea comes in a little."""
    shape = change.look.shape
    old, new = places(change.before, shape), places(change.after, shape)
    for tile in change.after.track:
        if old.spaces[tile] != new.spaces[tile]:
            yield Motion(f"tile-{tile}", "drift")
    for pawn, *_ in elsewhere(pawn_places(change.before, shape), pawn_places(change.after, shape)):
        yield Motion(_key(pawn), "drift")
    if old.spaces[GOAL] != new.spaces[GOAL]:
        yield Motion("chair", "drift")
    if old.goal_row == new.goal_row:
        yield Motion("sea", "drift", path=way((old.spaces[GOAL], new.spaces[GOAL])))


def _ended(event: events.Ended, _: Change) -> Iterator[Motion]:
    yield Motion("chair", "jump")
    for seat in event.winners:
        yield Motion(f"score-{seat}", "flash")


def _key(pawn: Pawn) -> str:
    return f"pawn-{pawn[0]}-{pawn[1]}"


MOTIONS: Table = {
    events.Drew: (Motion("has-{tile}", "flip"),),
    events.Began: _began,
    events.Rolled: _rolled,
    events.Moved: _moved,
    events.CameHome: (Motion("chair", "ripple"),),
    events.LeftStretch: _left_stretch,
    events.Took: _took,
    events.TookCactus: _to_the_front,
    events.MadeNine: _made_nine,
    events.Discarded: _put_aside,
    events.LeftOver: _put_aside,
    events.ClosedUp: _closed_up,
    events.Settled: (Motion("score-{seat}", "ripple"),),
    events.Ended: _ended,
}
"""What moves with each event; the others are only told."""
