"""Where one may touch: dots on cream on the meadow and on the sun's way; and what the dice just showed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.picture import Node, node
from games.shepherd.rules import events
from games.shepherd.rules.dice import DOG, GRASS, SHEEP, SUN
from games.shepherd.rules.meadow import NEAR
from games.shepherd.rules.questions import SUN_STEP
from games.shepherd.rules.state import sheep_of
from games.shepherd.scene.inputs import Picture
from games.shepherd.scene.layout import Layout, at, middle, sun_way
from games.shepherd.scene.spots import ring

RADIUS = 20
"""Of the small rings where the dog may go."""


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
    """Where the dog may go; a mark tells where it would frighten a sheep."""
    chosen, layout = picture.chosen, picture.layout
    free = [way.target for way in chosen.ways if way.target != chosen.tried]
    scary = (square for square in free if NEAR[square] & picture.view.flock)
    return node(
        "svg",
        node("path", class_="spots-of-cream", d=_circles(free, layout)),
        node("path", class_="scary", d=_marks(scary, layout), fill="none"),
        class_="for-the-dog",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        key="for-the-dog",
    )


def _circles(squares: Iterable[int], layout: Layout) -> str:
    corners = ((x - RADIUS, y) for x, y in (middle(layout, square) for square in squares))
    across = f"{RADIUS} {RADIUS} 0 1 0"
    return "".join(f"M{x} {y}a{across} {2 * RADIUS} 0a{across}-{2 * RADIUS} 0z" for x, y in corners)


def _marks(squares: Iterable[int], layout: Layout) -> str:
    """An exclamation mark each."""
    places = (middle(layout, square) for square in squares)
    return "".join(f"M{x} {y - 10}v11M{x} {y + 10}v.1" for x, y in places)
