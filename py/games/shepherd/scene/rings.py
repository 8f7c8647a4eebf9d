"""Where one may touch: dots on cream on the meadow and on the sun's way; and what the dice just showed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.picture import Node, node
from games.shepherd.rules import events
from games.shepherd.rules.dice import DOG, GRASS, SHEEP, SUN
from games.shepherd.rules.questions import SUN_STEP
from games.shepherd.rules.state import sheep_of
from games.shepherd.scene.inputs import Picture
from games.shepherd.scene.layout import Layout, at, middle, sun_way
from games.shepherd.scene.spots import ring

REACH, BEND = 41, 14
"""Half of a frame where the dog may go, and its corners."""


def lit(picture: Picture) -> Iterator[Node]:
    """What the dice just showed, as it stands on the meadow."""
    roll, layout = picture.look.event, picture.layout
    if not isinstance(roll, events.Rolled):
        return
    faces = (roll.first, roll.second)
    if SHEEP in faces or GRASS in faces:
        yield from (ring("lit", square, layout) for square in sheep_of(picture.view, roll.seat))
    if DOG in faces:
        place = at(middle(layout, picture.view.dog))
        yield node("span", class_="ring lit", key="lit-dog", style=place)
    if SUN in faces:
        field = sun_way(layout, picture.view.variant.track)[picture.view.sun]
        yield node("span", class_="ring lit sun", key="lit-sun", style=at(field))


def sun_ring(picture: Picture) -> tuple[Node, ...]:
    """The field where the sun goes next, while it may; the sun needs no choosing."""
    if SUN_STEP not in picture.chosen.open:
        return ()
    view = picture.view
    field = sun_way(picture.layout, view.variant.track)[view.sun + 1]
    home = " home" if view.sun + 1 == view.variant.track else ""
    return (node("span", class_=f"ring field pulse{home}", key="ring-sun", style=at(field)),)


def for_the_dog(picture: Picture) -> Node:
    """Where the dog may go: the squares themselves. Whom it would frighten is shown where it is tried."""
    chosen, layout = picture.chosen, picture.layout
    free = [way.target for way in chosen.ways if way.target != chosen.tried]
    return node(
        "svg",
        node("path", class_="frames", d=_frames(free, layout), fill="none"),
        class_="for-the-dog",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        key="for-the-dog",
    )


def _frames(squares: Iterable[int], layout: Layout) -> str:
    """A frame each, just inside the square, so that what grows there is seen."""
    straight = 2 * (REACH - BEND)
    return "".join(
        f"M{x - REACH + BEND} {y - REACH}h{straight}q{BEND} 0 {BEND} {BEND}v{straight}q0 {BEND}-{BEND} {BEND}"
        f"h-{straight}q-{BEND} 0-{BEND}-{BEND}v-{straight}q0-{BEND} {BEND}-{BEND}z"
        for x, y in (middle(layout, square) for square in squares)
    )
