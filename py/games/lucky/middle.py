"""The nine in the middle as a picture: cards, groups that stand, and where one may tap."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Look
from games.lucky import explaining
from games.lucky.groups import SPACES, Group
from games.lucky.layout import SPACE_POINTS, Point
from games.lucky.pieces import at, card, face_down, head, mark, swap_arrows
from games.lucky.state import State, empty_spaces, standing
from games.lucky.touch import Touch, win
from games.lucky.words import SPACES as SPACE_NAMES
from games.lucky.words import describe
from games.message import say
from games.picture import Node, button, node

Points = Sequence[Point]


def middle(view: State, look: Look, touch: Touch) -> tuple[Node, ...]:
    """Everything that lies in the middle, from the bottom to the top."""
    points = SPACE_POINTS[look.shape]
    if look.covered:
        return tuple(face_down(f"card-{space}", points[space]) for space in _taken(view))
    groups = (touch.group,) if touch.group else standing(view)
    return (
        *_outlines(groups, points),
        *(mark("ring", points[space], key=f"ring-{space}") for space in _dotted(view, look, touch)),
        *(mark("sunny", points[space], key="chosen") for space in empty_spaces(view) if space == touch.space),
        *(mark("slot", points[space], key=f"slot-{space}") for space in empty_spaces(view)),
        *_cards(view, groups, points),
        *_ghosts(view, touch, points),
        *(_badge(space, shown, points) for space, shown in touch.swaps),
        *(_count(group, points) for group in groups),
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


def _dotted(view: State, look: Look, touch: Touch) -> list[int]:
    """The spaces that a tap now means something on."""
    if not look.moves:
        return []
    if view.stage == "choose":
        chosen = touch.group.spaces if touch.group else ()
        return sorted({space for group in standing(view) for space in group.spaces}.difference(chosen))
    if view.stage == "lay":
        return [space for space in empty_spaces(view) if space != touch.space]
    return [space for space, _ in touch.swaps]


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


def _ghosts(view: State, touch: Touch, points: Points) -> tuple[Node, ...]:
    """With a side of the drawn card chosen: the card as it would lie on each empty space."""
    if touch.side is None:
        return ()
    return tuple(
        node("span", card(touch.side, 0), class_="ghost", key=f"ghost-{space}", style=at(points[space]))
        for space in empty_spaces(view)
    )


def _badge(space: int, shown: int, points: Points) -> Node:
    """What a space would show after the exchange."""
    return node(
        "span", swap_arrows(), head(shown), class_="would-show", key=f"badge-{space}", style=at(points[space])
    )


def middle_buttons(view: State, look: Look, touch: Touch) -> tuple[Node, ...]:
    """What can be tapped in the middle: real buttons over the pictures."""
    if not look.moves or look.covered:
        return ()
    points = SPACE_POINTS[look.shape]
    if view.stage == "exchange" and touch.place is not None:
        return tuple(_swap(view, look, touch.place, space, points) for space, _ in touch.swaps)
    if view.stage == "choose":
        return _group_buttons(view, look, touch, points)
    if view.stage == "lay":
        return _empty_buttons(view, look, touch, points)
    return ()


def _swap(view: State, look: Look, place: int, space: int, points: Points) -> Node:
    move = f"swap {place + 1} {space + 1}"
    name = describe(view, look.seat, move)
    return button(
        f"play {move}", name, key=f"on-{space}", class_="spot", style=at(points[space]), data_drop=True
    )


def _group_buttons(view: State, look: Look, touch: Touch, points: Points) -> tuple[Node, ...]:
    """A tap on any card of a group picks it; where groups cross, the next tap picks the other."""
    groups = standing(view)
    found = []
    for space in SPACES:
        here = [group for group in groups if space in group.spaces]
        if not here:
            continue
        held = touch.group in here
        group = here[(here.index(touch.group) + 1) % len(here)] if touch.group in here else here[0]
        found.append(
            button(
                f"pick {win(group)}",
                describe(view, look.seat, win(group)),
                key=f"on-{space}",
                class_="spot",
                style=at(points[space]),
                aria_pressed="true" if held and group == touch.group else "false",
            )
        )
    return tuple(found)


def _empty_buttons(view: State, look: Look, touch: Touch, points: Points) -> tuple[Node, ...]:
    """Where the drawn card may lie. The last empty space needs no choosing."""
    empty = empty_spaces(view)
    if len(empty) == 1:
        return ()
    return tuple(_empty_button(view, look, touch, space, points[space]) for space in empty)


def _empty_button(view: State, look: Look, touch: Touch, space: int, point: Point) -> Node:
    if touch.side is not None:
        move = f"lay {space + 1} {touch.side}"
        name = describe(view, look.seat, move)
        return button(f"play {move}", name, key=f"on-{space}", class_="spot", style=at(point), data_drop=True)
    return button(
        f"pick space {space + 1}",
        say("The empty space {space}", space=SPACE_NAMES[space]),
        key=f"on-{space}",
        class_="spot",
        style=at(point),
        aria_pressed="true" if touch.space == space else "false",
        data_drop=True,
    )
