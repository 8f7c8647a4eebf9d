"""How the cards got there: an exchange crosses the table, won cards go to their owner, new ones come in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.contract import Event, Motion, Shape
from games.lucky import events as happened
from games.lucky.cards import HAND, UNKNOWN
from games.lucky.groups import SPACES
from games.lucky.layout import LAYOUTS, PLACE_POINTS, SPACE_POINTS, Point
from games.lucky.state import State

FROM_THE_MIDDLE = ((0.0, 260.0), (0.0, 0.0))
"""Up to the player strip."""

FROM_THE_DECK: dict[Shape, Point] = {"wide": (300.0, 0.0), "tall": (0.0, 400.0), "phone": (0.0, 300.0)}
"""Where the tray lies, as seen from the cards."""


def motions(before: State, after: State, events: Sequence[Event]) -> tuple[Motion, ...]:
    """What the events of one move set going, one after the other."""
    front = _hand_in_front(before, after)
    return tuple(
        motion for step, event in enumerate(events, 1) for motion in _motions_of(event, after, front, step)
    )


def _hand_in_front(before: State, after: State) -> int:
    """Whose hand the new picture shows: of whoever knows a lucky card, or of whoever's turn it is."""
    known = [seat for seat, colour in enumerate(before.lucky) if colour != UNKNOWN]
    if not known:
        known = [seat for seat, colour in enumerate(after.lucky) if colour != UNKNOWN]
    return known[0] if len(known) == 1 else max(0, after.active)


def _motions_of(event: Event, after: State, front: int, step: int) -> Iterator[Motion]:
    match event:
        case happened.Dealt() | happened.NineRenewed():
            yield from (Motion(f"card-{space}", "flip", after=step + space // 3) for space in SPACES)
            if isinstance(event, happened.Dealt):
                yield from (Motion(f"own-{front}-{place}", "pop", after=step + 3) for place in range(HAND))
        case happened.Swapped():
            yield from _exchange(event, after, front, step)
        case happened.GroupWon():
            yield Motion(f"won-{event.seat}-{event.colour}", "slide", FROM_THE_MIDDLE, step)
        case happened.Drawn() if after.stage == "lay":
            yield Motion("deck", "shake", after=step)
        case happened.Laid() if after.nine[event.space] is not None:
            for shape, point in FROM_THE_DECK.items():
                yield Motion(f"card-{event.space}", "slide", (point, (0.0, 0.0)), step, shape)


def _exchange(event: happened.Swapped, after: State, front: int, step: int) -> Iterator[Motion]:
    """The two cards change places; a hand that lies far away is told by its small picture."""
    laid = f"card-{event.space}" if after.nine[event.space] is not None else ""
    if event.seat != front:
        yield Motion(f"has-{event.seat}-{event.place}", "pop", after=step)
        if laid:
            yield Motion(laid, "flip", after=step)
        return
    for shape in LAYOUTS:
        space, place = SPACE_POINTS[shape][event.space], PLACE_POINTS[shape][event.place]
        yield _slide(f"own-{event.seat}-{event.place}", space, place, step, shape)
        if laid:
            yield _slide(laid, place, space, step, shape)


def _slide(key: str, start: Point, end: Point, step: int, shape: Shape) -> Motion:
    return Motion(key, "slide", ((start[0] - end[0], start[1] - end[1]), (0.0, 0.0)), step, shape)
