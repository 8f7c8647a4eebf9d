"""What the table of The Shepherd looks like: the meadow in its daylight, and everything that may be touched.

A roll shows two results; touching one of them uses it. Then a touch on a dotted square moves the sheep
that stands in the sun, a touch on a sheep lets it graze. The dog is tried on a square first, which shows
who would run from it; a second touch there, or the yellow button, sends it.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Drawing, Event, Look, Motion
from games.message import Message, Seat, say
from games.picture import Child, Node, button, node, piece
from games.shepherd import explaining, heaps, signs, travel
from games.shepherd.choice import RUN, Choice, Way, choice, pick_sheep, pick_square, touch
from games.shepherd.dice import DOG, GRASS
from games.shepherd.grazing import worms_seen
from games.shepherd.ground import ground
from games.shepherd.heaps import belongings
from games.shepherd.layout import LAYOUTS, Layout, middle, standing, sun_way
from games.shepherd.meadow import BIT, DARK, NAMES, NOWHERE
from games.shepherd.reading import reading
from games.shepherd.rings import rings
from games.shepherd.signs import at
from games.shepherd.state import NOBODY, State, owner
from games.shepherd.tray import FACES, tray
from games.shepherd.words import describe


def draw(view: State, look: Look) -> Drawing:
    """The table as everybody sees it."""
    chosen = choice(look)
    having = tuple(belongings(view, seat, look.shape) for seat in range(len(look.people)))
    return Drawing(_board(view, look, chosen), tray(view, look, chosen), having)


def pick(view: State, look: Look, thing: str) -> tuple[str, ...]:  # noqa: ARG001
    """One result, one sheep, one square for the dog."""
    return touch(look, thing)


def motions(before: State, after: State, events: Sequence[Event]) -> tuple[Motion, ...]:
    """How the pieces got from one picture to the next."""
    return travel.motions(before, after, events)


def tally(view: State, seat: int) -> Child:
    """What a seat has grazed, card by card."""
    return heaps.tally(view, seat)


def _board(view: State, look: Look, chosen: Choice) -> Node:
    layout = LAYOUTS[look.shape]
    return node(
        "div",
        ground(view, layout),
        node("div", *rings(view, chosen, layout), class_="rings", key=f"rings-{chosen.use}"),
        *_sun(view, layout),
        *_pieces(view, look, chosen, layout),
        *_badges(view, chosen, layout),
        *signs.drawn(view, chosen, layout),
        node(
            "div",
            *_buttons(view, look, chosen, layout),
            class_="spots",
            data_roving=True,
            key=f"spots-{chosen.use}",
        ),
        reading(view),
        class_=f"shepherd-board {look.shape}",
        style=f"--across:{layout.width};--down:{layout.height}",
    )


def _sun(view: State, layout: Layout) -> tuple[Node, ...]:
    """The sun on its way, and the house behind which it rises and sets."""
    way = sun_way(layout, view.setting.track)
    symbol = "sun-sleepy" if view.sun == view.setting.track else "sun"
    house = explaining.SUN_HOUSE
    walks = explaining.SUN_WALKS
    return (
        piece(symbol, 92, 92, class_="sun", key="sun", style=at(way[view.sun]), data_explain=walks),
        piece("sun-house", 100, 96, class_="house", key="house", style=at(way[-1]), data_explain=house),
    )


def _pieces(view: State, look: Look, chosen: Choice, layout: Layout) -> tuple[Node, ...]:
    """Every sheep and the dog, and where the dog is tried out a second, paler one."""
    points = standing(view, layout)
    afraid = signs.frightened(view, chosen)
    drawn = [
        piece(
            _pose(view, sheep, square, sheep in afraid),
            128,
            120,
            colour=look.people[owner(sheep)].colour,
            class_="sheep",
            key=f"sheep-{sheep}",
            style=at(points[sheep], points[sheep][1]),
            data_explain=explaining.sheep(owner(sheep)),
        )
        for sheep, square in enumerate(view.sheep)
    ]
    kennel = middle(layout, view.dog)
    rests = explaining.dog(view.dog)
    drawn.append(
        piece("dog", 120, 116, class_="dog", key="dog", style=at(kennel, kennel[1]), data_explain=rests)
    )
    if chosen.tried != NOWHERE:
        there = middle(layout, chosen.tried)
        drawn.append(piece("dog", 120, 116, class_="dog ghost", key="ghost", style=at(there, there[1])))
    return tuple(drawn)


def _pose(view: State, sheep: int, square: int, afraid: bool) -> str:
    """A frightened sheep, one that has run into another, one that grazes, or one that looks about."""
    if afraid:
        return "sheep-shock"
    if view.pushed != NOBODY and square == view.sheep[view.pushed]:
        return "sheep-run"
    if BIT[square] & view.cards & ~worms_seen(view):
        return "sheep-graze"
    return "sheep-front" if sheep % 2 else "sheep-stand"


def _badges(view: State, chosen: Choice, layout: Layout) -> tuple[Node, ...]:
    """What each sheep would get if it grazed: one card, two, or nothing."""
    if chosen.use != GRASS:
        return ()
    return tuple(
        node(
            "span",
            *_meal(view, way.origin),
            class_="badge",
            key=f"meal-{NAMES[way.origin]}",
            style=at(middle(layout, way.origin)),
        )
        for way in chosen.ways
    )


def _meal(view: State, square: int) -> tuple[Node, ...]:
    here = BIT[square]
    if here & worms_seen(view):
        return (piece("worm", 100, 100),)
    if here & view.cards & DARK:
        return (piece("grass-dark", 102, 102), piece("grass-dark", 102, 102))
    return (piece("grass-light" if here & view.cards else "no-grass", 102, 102),)


def _buttons(view: State, look: Look, chosen: Choice, layout: Layout) -> tuple[Node, ...]:
    """What can be touched on the board: real buttons over the pictures, a whole square each."""
    sun = _sun_button(view, look, layout)
    if chosen.use == GRASS:
        return tuple(_play(view, look, way.move, way.origin, layout) for way in chosen.ways) + sun
    if chosen.use == DOG:
        places = (_try_or_send(view, look, chosen, way, layout) for way in chosen.ways)
        return (_lead(view, layout), *places, *sun)
    sheep = (_take(view, look, chosen, square, layout) for square in chosen.sheep)
    targets = (_play(view, look, way.move, way.target, layout) for way in chosen.targets)
    return (*sheep, *targets, *sun)


def _play(view: State, look: Look, move: str, square: int, layout: Layout) -> Node:
    name = describe(view, look.seat, move)
    place = at(middle(layout, square))
    return button(f"play {move}", name, key=f"to-{NAMES[square]}", class_="spot", style=place, data_drop=True)


def _try_or_send(view: State, look: Look, chosen: Choice, way: Way, layout: Layout) -> Node:
    """The first touch tries the dog on a square, the second sends it."""
    if way.target == chosen.tried:
        return _play(view, look, way.move, way.target, layout)
    name = describe(view, look.seat, way.move)
    place, key = at(middle(layout, way.target)), f"to-{NAMES[way.target]}"
    return button(pick_square(way.target), name, key=key, class_="spot", style=place, data_drop=True)


def _lead(view: State, layout: Layout) -> Node:
    """The dog can also be dragged to where it is to be tried."""
    return button(
        f"pick use {DOG}",
        FACES[DOG],
        piece("dog", 120, 116, class_="carried"),
        key="from-dog",
        class_="spot",
        style=at(middle(layout, view.dog)),
        aria_pressed="true",
        data_drag=True,
    )


def _take(view: State, look: Look, chosen: Choice, square: int, layout: Layout) -> Node:
    """Touching takes a sheep in hand; it can also be dragged to its square, and is seen on the way."""
    sheep = view.pushed if chosen.use == RUN and view.pushed != NOBODY else view.sheep.index(square)
    carried = piece("sheep-run", 128, 120, colour=look.people[owner(sheep)].colour, class_="carried")
    return button(
        pick_sheep(square),
        _named(owner(sheep), square),
        carried,
        key=f"from-{NAMES[square]}",
        class_="spot",
        style=at(middle(layout, square)),
        aria_pressed="true" if square == chosen.held else "false",
        data_drag=True,
    )


def _named(seat: int, square: int) -> Message:
    return say("{player}'s sheep on {square}", player=Seat(seat), square=NAMES[square])


def _sun_button(view: State, look: Look, layout: Layout) -> tuple[Node, ...]:
    """The field where the sun goes next, while it may."""
    if "sun" not in look.moves:
        return ()
    field = sun_way(layout, view.setting.track)[view.sun + 1]
    name = describe(view, look.seat, "sun")
    return (button("play sun", name, key="to-sun", class_="spot", style=at(field)),)
