"""How the pieces get from one beat's picture to the next: one row for each kind of event.

Where only the places matter, the page finds out how far a piece has come; a way is given where it goes
square by square, or over the edge.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.contract import Event, Look, Motion
from games.moving import Change, Path, Table, elsewhere, moved, way
from games.shepherd.rules import events
from games.shepherd.rules.grazing import score
from games.shepherd.rules.meadow import BIT, NAMES, NOWHERE, heading
from games.shepherd.rules.state import State, owner
from games.shepherd.scene.layout import LAYOUTS, SQUARE, Point, middle, standing


def motions(before: State, after: State, event: Event, look: Look) -> tuple[Motion, ...]:
    """The motions of one event. A worm that was seen till now is turned back first."""
    hidden = before.shown != NOWHERE and after.shown == NOWHERE
    back = (Motion(tile(before.shown), "flip"),) if hidden else ()
    return (*back, *moved(MOTIONS, event, Change(before, after, look)))


def tile(square: int) -> str:
    """The key of what lies on a square."""
    return f"tile-{NAMES[square]}"


def _sheep_on(state: State, square: int) -> str:
    return f"sheep-{state.sheep.index(square)}"


def _lost(event: events.Lost, change: Change) -> Iterator[Motion]:
    places = [place for place, face in enumerate(change.after.dice) if face == event.result]
    yield Motion(f"die-{places[-1]}", "shake")


def _ate(event: events.Ate | events.MealGlimpsed, change: Change) -> Iterator[Motion]:
    """Three bites, while the cards fly to the heap; the number changes when they have come."""
    yield Motion(_sheep_on(change.after, event.square), "munch")
    most = score(change.after, event.seat)
    yield Motion("going", "vanish")
    for place in range(most - event.cards, most):
        yield Motion(f"card-{event.seat}-{place}", "fade")
        yield Motion(f"card-{event.seat}-{place}", "fly", tile(event.square))
    yield from moved(NUMBER_CHANGES, event, change)


def _startled(event: events.AteNothing | events.NothingGlimpsed, change: Change) -> Iterator[Motion]:
    yield Motion(_sheep_on(change.after, event.square), "shake")


def _worm(event: events.WormFound | events.WormGlimpsed, change: Change) -> Iterator[Motion]:
    """The grass turns over. A worm that is turned back is named by no event; until then it lies open."""
    square = event.square if isinstance(event, events.WormFound) else change.after.shown
    yield Motion("going", "flip-away")
    yield Motion(tile(square), "flip-up", after=1)
    yield Motion(_sheep_on(change.after, square), "startle", after=2)


def _dog_walked(event: events.DogWalked, change: Change) -> Iterator[Motion]:
    layout = LAYOUTS[change.look.shape]
    yield Motion("dog", "hop", path=way([middle(layout, square) for square in event.path]))


def _frightened(event: events.Frightened, change: Change) -> Iterator[Motion]:
    sheep = change.after.sheep.index(event.square)
    yield Motion(f"sheep-{sheep}", "jump")
    yield Motion(f"fright-{sheep}", "pop")


def _bumped(_event: events.Bumped, change: Change) -> Iterator[Motion]:
    yield Motion(f"sheep-{change.after.pushed}", "shake")


def _stepped(_event: events.Stepped, change: Change) -> Iterator[Motion]:
    """A square in two little hops."""
    for sheep, was, rest in _gone(change):
        half = ((was[0] + rest[0]) // 2, (was[1] + rest[1]) // 2)
        yield Motion(f"sheep-{sheep}", "hop", path=way((was, half, rest)))


def _ran(event: events.Fled | events.Pushed, change: Change) -> Iterator[Motion]:
    """One sheep runs. If it comes to another, that one is pushed aside when it arrives."""
    for sheep, was, rest in _gone(change):
        if change.before.sheep[sheep] == change.after.sheep[sheep]:
            yield Motion(f"sheep-{sheep}", "slide", path=way((was, rest)), after=1)
        elif event.across:
            yield Motion(f"sheep-{sheep}", "wrap", path=_over_the_edge(event, was, rest))
        else:
            yield Motion(f"sheep-{sheep}", "hop", path=way((was, rest)))


def _gone(change: Change) -> Iterator[tuple[int, Point, Point]]:
    """The sheep that stand elsewhere now: where each was, and where it is."""
    layout = LAYOUTS[change.look.shape]
    stood, stands = standing(change.before, layout), standing(change.after, layout)
    return elsewhere(dict(enumerate(stood)), dict(enumerate(stands)))


def _over_the_edge(event: events.Fled | events.Pushed, was: Point, rest: Point) -> Path:
    """Out at one end of the row or column, in again at the other."""
    down, across = heading(event.origin, event.target)
    out = (was[0] + across * SQUARE, was[1] + down * SQUARE)
    back = (rest[0] - across * SQUARE, rest[1] - down * SQUARE)
    return way((was, out, back, rest))


def _fined(event: events.Fined, change: Change) -> Iterator[Motion]:
    """The worms turn up on the meadow where they were eaten, and the number goes down."""
    turned = change.after.found & ~change.before.found
    for square, name in enumerate(NAMES[:NOWHERE]):
        if turned & BIT[square]:
            yield Motion(f"tile-{name}", "flip")
    yield from moved(NUMBER_CHANGES, event, change)


def _ended(event: events.Ended, change: Change) -> Iterator[Motion]:
    """The flock of whoever has won jumps for joy."""
    for sheep in range(len(change.after.sheep)):
        if owner(sheep) in event.winners:
            yield Motion(f"sheep-{sheep}", "jump")
            yield Motion(f"sheep-{sheep}", "jump", after=1)


NUMBER_CHANGES: Table = dict.fromkeys(
    (events.Ate, events.MealGlimpsed, events.Fined),
    (Motion("was-{seat}", "vanish", after=1), Motion("number-{seat}", "pop", after=1)),
)
"""When all else of the beat has come to its end."""

MOTIONS: Table = {
    events.Rolled: (Motion("die-0", "tumble"), Motion("die-1", "tumble")),
    events.Lost: _lost,
    events.NothingToDo: (Motion("die-0", "shake"), Motion("die-1", "shake")),
    events.Stepped: _stepped,
    events.Ate: _ate,
    events.MealGlimpsed: _ate,
    events.AteNothing: _startled,
    events.NothingGlimpsed: _startled,
    events.WormFound: _worm,
    events.WormGlimpsed: _worm,
    events.SunMoved: (Motion("sun", "drift"),),
    events.Dusk: (Motion("sun", "ripple"),),
    events.DogPlaced: (Motion("dog", "drop"),),
    events.DogWalked: _dog_walked,
    # The climax of a turn: the dog, large; whoever stands within the ring takes fright.
    events.Barked: (Motion("dog", "bark"), Motion("bark", "bark"), Motion("bark-ring", "pop")),
    events.Frightened: _frightened,
    events.Fled: _ran,
    events.Pushed: _ran,
    events.Bumped: _bumped,
    events.Fined: _fined,
    events.Ended: _ended,
}
"""What moves for which event."""
