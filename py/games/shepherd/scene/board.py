"""The board: the meadow under its sun, the pieces, what may be touched, and the signs over them."""

from __future__ import annotations

from games.picture import Node, button, node, piece
from games.shepherd.rules import events
from games.shepherd.rules.meadow import BIT
from games.shepherd.rules.questions import SUN_STEP
from games.shepherd.rules.state import NOBODY, owner
from games.shepherd.rules.worms import worms_seen
from games.shepherd.scene.ground import ground
from games.shepherd.scene.inputs import Picture, going
from games.shepherd.scene.layout import at, middle, standing, sun_way
from games.shepherd.scene.preview import Foreseen
from games.shepherd.scene.questions import question
from games.shepherd.scene.rings import lit, sun_ring
from games.shepherd.scene.screen_reader import reading
from games.shepherd.scene.signs import frightened, signs
from games.shepherd.scene.traces import traces
from games.shepherd.words import describe, explaining


def board(picture: Picture) -> Node:
    """Everything on the board, from the ground up."""
    layout, asked, answering = picture.layout, question(picture), picture.chosen.question
    foreseen = asked.foreseen(picture)
    rings = (*lit(picture), *sun_ring(picture), *asked.rings(picture))
    spots = (*asked.touch(picture), *_sun_spot(picture))
    return node(
        "div",
        ground(picture.view, layout, going(picture.view, picture.look)),
        node("div", *rings, class_="rings", key=f"rings-{answering}"),
        *traces(picture.look, layout),
        *_sun(picture),
        *_pieces(picture, foreseen),
        *asked.over(picture),
        *signs(picture, foreseen),
        node("div", *spots, class_="spots", key=f"spots-{answering}"),
        reading(picture.view),
        class_="on-board",
        data_board=True,
        style=f"--across:{layout.width};--down:{layout.height}",
    )


def _sun(picture: Picture) -> tuple[Node, ...]:
    """The sun on its way, and the house behind which it rises and sets. It comes home awake."""
    view = picture.view
    way = sun_way(picture.layout, view.variant.track)
    symbol = "sun-sleepy" if _is_dusk(picture) else "sun"
    house = explaining.SUN_HOUSE
    walks = explaining.SUN_WALKS
    return (
        piece(symbol, class_="sun", key="sun", style=at(way[view.sun]), data_explain=walks),
        piece("sun-house", class_="house", key="house", style=at(way[-1]), data_explain=house),
    )


def _sun_spot(picture: Picture) -> tuple[Node, ...]:
    """The field where the sun goes next, while it may."""
    view = picture.view
    if SUN_STEP not in picture.chosen.open:
        return ()
    field = sun_way(picture.layout, view.variant.track)[view.sun + 1]
    name = describe(view, picture.look.seat, "sun")
    return (button("play sun", name, key="to-sun", class_="spot", style=at(field)),)


def _pieces(picture: Picture, foreseen: Foreseen) -> tuple[Node, ...]:
    """Every sheep and the dog."""
    view, look = picture.view, picture.look
    points = standing(view, picture.layout)
    afraid = frightened(view, foreseen)
    flock = (
        piece(
            "sheep-shock" if sheep in afraid else _pose(picture, sheep),
            colour=look.people[owner(sheep)].colour,
            class_="sheep",
            key=f"sheep-{sheep}",
            style=at(points[sheep], points[sheep][1]),
            data_explain=explaining.sheep(owner(sheep)),
        )
        for sheep in range(len(view.sheep))
    )
    kennel = middle(picture.layout, view.dog)
    rests = explaining.dog(view.dog)
    barks = " barking" if isinstance(look.event, events.Barked) else ""
    dog = piece("dog", class_=f"dog{barks}", key="dog", style=at(kennel, kennel[1]), data_explain=rests)
    return (*flock, dog)


def _pose(picture: Picture, sheep: int) -> str:
    """A sheep of which something is told, one that has run into another, one that grazes or looks about."""
    view = picture.view
    square = view.sheep[sheep]
    acting = _acting(picture, sheep)
    if acting:
        return acting
    if view.pushed != NOBODY and square == view.sheep[view.pushed]:
        return "sheep-run"
    if BIT[square] & view.cards & ~worms_seen(view):
        return "sheep-graze"
    return "sheep-front" if sheep % 2 else "sheep-stand"


def _acting(picture: Picture, sheep: int) -> str:
    """The pose of a sheep of which something is told just now."""
    square = picture.view.sheep[sheep]
    match picture.look.event:
        case events.Ate(_, here) | events.MealGlimpsed(_, here) if here == square:
            return "sheep-graze"
        case events.WormFound(_, here) if here == square:
            return "sheep-cross"
        case events.WormGlimpsed() if picture.view.shown == square:
            return "sheep-cross"
        case events.Stepped(_, _, target) | events.Fled(_, _, target) | events.Pushed(_, _, target):
            return "sheep-run" if target == square else ""
        case events.Ended(winners) if owner(sheep) in winners:
            return "sheep-glee"
    return "sheep-lie" if _is_dusk(picture) else ""


def _is_dusk(picture: Picture) -> bool:
    """Whether the day is over, and told to be: the flock lies down."""
    return picture.view.sun == picture.view.variant.track and not isinstance(
        picture.look.event, events.SunMoved
    )
