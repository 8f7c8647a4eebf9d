"""How the pieces get from one beat's picture to the next: one row for each kind of event.

Where only the places matter, the page finds out how far a piece has come; a way is given where it goes
square by square, or over the edge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from games.contract import Event, Look, Motion
from games.shepherd.rules import events
from games.shepherd.rules.grazing import score
from games.shepherd.rules.meadow import BIT, NAMES, NOWHERE, heading
from games.shepherd.rules.state import State, owner
from games.shepherd.scene.layout import LAYOUTS, SQUARE, Layout, Point, middle, standing

Path = tuple[tuple[float, float], ...]


class Change(NamedTuple):
    """What is known of a beat: the views before and after it, and how the board lies."""

    before: State
    after: State
    layout: Layout


def motions(before: State, after: State, event: Event, look: Look) -> tuple[Motion, ...]:
    """The motions of one event. A worm that was seen till now is turned back first."""
    change = Change(before, after, LAYOUTS[look.shape])
    hidden = before.shown != NOWHERE and after.shown == NOWHERE
    back = (Motion(tile(before.shown), "flip"),) if hidden else ()
    moving = MOTIONS.get(type(event))
    return (*back, *moving(change, event)) if moving else back


def tile(square: int) -> str:
    """The key of what lies on a square."""
    return f"tile-{NAMES[square]}"


def _sheep_on(state: State, square: int) -> str:
    return f"sheep-{state.sheep.index(square)}"


def _rolled(_change: Change, _event: events.Rolled) -> Iterator[Motion]:
    yield Motion("die-0", "tumble")
    yield Motion("die-1", "tumble")


def _lost(change: Change, event: events.Lost) -> Iterator[Motion]:
    places = [place for place, face in enumerate(change.after.dice) if face == event.result]
    yield Motion(f"die-{places[-1]}", "shake")


def _nothing_to_do(_change: Change, _event: events.NothingToDo) -> Iterator[Motion]:
    yield Motion("die-0", "shake")
    yield Motion("die-1", "shake")


def _ate(change: Change, event: events.Ate | events.MealGlimpsed) -> Iterator[Motion]:
    """Three bites, while the cards fly to the heap; the number changes when they have come."""
    yield Motion(_sheep_on(change.after, event.square), "munch")
    most = score(change.after, event.seat)
    yield Motion("going", "vanish")
    for place in range(most - event.cards, most):
        yield Motion(f"card-{event.seat}-{place}", "fade")
        yield Motion(f"card-{event.seat}-{place}", "fly", tile(event.square))
    yield from _number_changes(event.seat)


def _startled(change: Change, event: events.AteNothing | events.NothingGlimpsed) -> Iterator[Motion]:
    yield Motion(_sheep_on(change.after, event.square), "shake")


def _worm(change: Change, event: events.WormFound | events.WormGlimpsed) -> Iterator[Motion]:
    """The grass turns over. A worm that is turned back is named by no event; until then it lies open."""
    square = event.square if isinstance(event, events.WormFound) else change.after.shown
    yield Motion("going", "flip-away")
    yield Motion(tile(square), "flip-up", after=1)
    yield Motion(_sheep_on(change.after, square), "startle", after=2)


def _sun_moved(_change: Change, _event: events.SunMoved) -> Iterator[Motion]:
    yield Motion("sun", "drift")


def _dusk(_change: Change, _event: events.Dusk) -> Iterator[Motion]:
    yield Motion("sun", "ripple")


def _dog_placed(_change: Change, _event: events.DogPlaced) -> Iterator[Motion]:
    yield Motion("dog", "drop")


def _dog_walked(change: Change, event: events.DogWalked) -> Iterator[Motion]:
    yield Motion("dog", "hop", path=_relative([middle(change.layout, square) for square in event.path]))


def _barked(_change: Change, _event: events.Barked) -> Iterator[Motion]:
    """The climax of a turn: the dog, large; whoever stands within the ring takes fright."""
    yield Motion("dog", "bark")
    yield Motion("bark", "bark")
    yield Motion("bark-ring", "pop")


def _frightened(change: Change, event: events.Frightened) -> Iterator[Motion]:
    sheep = change.after.sheep.index(event.square)
    yield Motion(f"sheep-{sheep}", "jump")
    yield Motion(f"fright-{sheep}", "pop")


def _bumped(change: Change, _event: events.Bumped) -> Iterator[Motion]:
    yield Motion(f"sheep-{change.after.pushed}", "shake")


def _stepped(change: Change, _event: events.Stepped) -> Iterator[Motion]:
    """A square in two little hops."""
    for sheep, was, rest in _gone(change):
        half = ((was[0] + rest[0]) // 2, (was[1] + rest[1]) // 2)
        yield Motion(f"sheep-{sheep}", "hop", path=_relative((was, half, rest)))


def _ran(change: Change, event: events.Fled | events.Pushed) -> Iterator[Motion]:
    """One sheep runs. If it comes to another, that one is pushed aside when it arrives."""
    for sheep, was, rest in _gone(change):
        if change.before.sheep[sheep] == change.after.sheep[sheep]:
            yield Motion(f"sheep-{sheep}", "slide", path=_relative((was, rest)), after=1)
        elif event.across:
            yield Motion(f"sheep-{sheep}", "wrap", path=_over_the_edge(event, was, rest))
        else:
            yield Motion(f"sheep-{sheep}", "hop", path=_relative((was, rest)))


def _gone(change: Change) -> Iterator[tuple[int, Point, Point]]:
    """The sheep that stand elsewhere now: where each was, and where it is."""
    stood, stands = standing(change.before, change.layout), standing(change.after, change.layout)
    for sheep, (was, rest) in enumerate(zip(stood, stands, strict=True)):
        if was != rest:
            yield sheep, was, rest


def _over_the_edge(event: events.Fled | events.Pushed, was: Point, rest: Point) -> Path:
    """Out at one end of the row or column, in again at the other."""
    down, across = heading(event.origin, event.target)
    out = (was[0] + across * SQUARE, was[1] + down * SQUARE)
    back = (rest[0] - across * SQUARE, rest[1] - down * SQUARE)
    return _relative((was, out, back, rest))


def _relative(points: Sequence[Point]) -> Path:
    """Points as they lie from the last of them."""
    rest_x, rest_y = points[-1]
    return tuple((float(x - rest_x), float(y - rest_y)) for x, y in points)


def _fined(change: Change, event: events.Fined) -> Iterator[Motion]:
    """The worms turn up on the meadow where they were eaten, and the number goes down."""
    turned = change.after.found & ~change.before.found
    for square, name in enumerate(NAMES[:NOWHERE]):
        if turned & BIT[square]:
            yield Motion(f"tile-{name}", "flip")
    yield from _number_changes(event.seat)


def _number_changes(seat: int) -> Iterator[Motion]:
    """When all else of the beat has come to its end."""
    yield Motion(f"was-{seat}", "vanish", after=1)
    yield Motion(f"number-{seat}", "pop", after=1)


def _ended(change: Change, event: events.Ended) -> Iterator[Motion]:
    """The flock of whoever has won jumps for joy."""
    for sheep in range(len(change.after.sheep)):
        if owner(sheep) in event.winners:
            yield Motion(f"sheep-{sheep}", "jump")
            yield Motion(f"sheep-{sheep}", "jump", after=1)


MOTIONS: dict[type, Callable[[Change, Any], Iterator[Motion]]] = {
    events.Rolled: _rolled,
    events.Lost: _lost,
    events.NothingToDo: _nothing_to_do,
    events.Stepped: _stepped,
    events.Ate: _ate,
    events.MealGlimpsed: _ate,
    events.AteNothing: _startled,
    events.NothingGlimpsed: _startled,
    events.WormFound: _worm,
    events.WormGlimpsed: _worm,
    events.SunMoved: _sun_moved,
    events.Dusk: _dusk,
    events.DogPlaced: _dog_placed,
    events.DogWalked: _dog_walked,
    events.Barked: _barked,
    events.Frightened: _frightened,
    events.Fled: _ran,
    events.Pushed: _ran,
    events.Bumped: _bumped,
    events.Fined: _fined,
    events.Ended: _ended,
}
"""What moves for which event."""
