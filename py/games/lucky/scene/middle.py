"""The nine in the middle as a picture: the cards, their groups, and what a touch would do."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Look
from games.lucky.rules.events import Counted, NineLeft
from games.lucky.rules.groups import SPACES, Group
from games.lucky.rules.state import State, empty_spaces, standing, would_make
from games.lucky.scene.layout import SPACE_POINTS, Point
from games.lucky.scene.picks import Picked, win
from games.lucky.scene.pieces import at, card, face_down, head, mark, swap_arrows
from games.lucky.scene.traces import frames, won_here
from games.lucky.words import explaining
from games.picture import Node, node

Points = Sequence[Point]


def middle(view: State, look: Look, touch: Picked, dots: Sequence[int]) -> tuple[Node, ...]:
    """Everything that lies in the middle, from the bottom to the top."""
    points = SPACE_POINTS[look.shape]
    if look.covered:
        return tuple(face_down(f"card-{space}", points[space]) for space in _taken(view))
    counted = _counted(look)
    groups = () if counted else (touch.group,) if touch.group else standing(view)
    return (
        *frames(view, look),
        *_outlines((*groups, *counted), points),
        *(mark("ring", points[space], key=f"ring-{space}") for space in dots),
        *(mark("sunny", points[space], key="chosen") for space in empty_spaces(view) if space == touch.space),
        *(mark("slot", points[space], key=f"slot-{space}") for space in empty_spaces(view)),
        *won_here(view, look),
        *_cards(view, groups, points),
        *_leaving(view, look, points),
        *_ghosts(view, touch, points),
        *(_badge(view, space, shown, points) for space, shown in touch.swaps),
        *(_count(group, points) for group in groups),
        *(_number(group, points) for group in counted),
    )


def _counted(look: Look) -> tuple[Group, ...]:
    """The part of a group that has been counted while it is counted card by card."""
    event = look.event
    return (Group(event.spaces, event.colour),) if isinstance(event, Counted) else ()


def _leaving(view: State, look: Look, points: Points) -> tuple[Node, ...]:
    """The nine on their way out of the game."""
    if not isinstance(look.event, NineLeft):
        return ()
    return tuple(
        card(left.up, 0, f"leaving-{space}", points[space])
        for space, left in enumerate(view.gone[-len(SPACES) :])
    )


def _taken(view: State) -> list[int]:
    return [space for space in SPACES if view.nine[space] is not None]


def _outlines(groups: Sequence[Group], points: Points) -> tuple[Node, ...]:
    """Yellow behind each card of a group; where two lie side by side it joins."""
    spaces = dict.fromkeys(space for group in groups for space in group.spaces)
    return tuple(mark("sunny", points[space], key=f"sunny-{space}") for space in spaces)


def _count(group: Group, points: Points) -> Node:
    """How many sheep a group has, at its first card."""
    where = at(points[group.spaces[0]])
    number = len(group.spaces)
    return node(
        "span",
        str(number),
        class_="count",
        key=f"count-{win(group)}",
        style=where,
        aria_hidden="true",
        data_explain=explaining.lying(group.colour, number),
    )


def _number(group: Group, points: Points) -> Node:
    """How many have been counted, on the card that was counted last."""
    number = len(group.spaces)
    where = at(points[group.spaces[-1]])
    return node("span", str(number), class_="number", key=f"number-{number}", style=where, aria_hidden="true")


def _cards(view: State, groups: Sequence[Group], points: Points) -> tuple[Node, ...]:
    """What the nine show. Their backs are in nobody's sight."""
    together = {space: len(group.spaces) for group in groups for space in group.spaces}
    return tuple(
        card(
            shown.up,
            0,
            f"card-{space}",
            points[space],
            explained=explaining.lying(shown.up, together.get(space, 0)),
        )
        for space, shown in enumerate(view.nine)
        if shown is not None
    )


def _ghosts(view: State, touch: Picked, points: Points) -> tuple[Node, ...]:
    """With a side of the drawn card chosen: the card as it would lie on each empty space."""
    if touch.side is None:
        return ()
    return tuple(
        node("span", card(touch.side, 0), class_="ghost", key=f"ghost-{space}", style=at(points[space]))
        for space in empty_spaces(view)
    )


def _badge(view: State, space: int, shown: int, points: Points) -> Node:
    """What a space would show after the swap; where no sand runs, with how many it would lie together."""
    together = would_make(view, space, shown)
    sign = node("b", str(together), key="makes") if together else swap_arrows()
    classes = "would-show makes" if together else "would-show"
    return node("span", sign, head(shown), class_=classes, key=f"badge-{space}", style=at(points[space]))
