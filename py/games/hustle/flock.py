"""The sheep on the dyke: who stands where, afloat or dry, with the square's number and the number shown."""

from __future__ import annotations

from functools import cache

from games.contract import Look, Shape
from games.hustle import explaining
from games.hustle.boards import sea
from games.hustle.dyke import GONE
from games.hustle.layout import LAYOUTS, Stand, stands
from games.hustle.state import Number, State
from games.picture import Node, node, piece

POSES = ("sheep-stand", "sheep-graze", "sheep-stand", "sheep-cheeky")
"""What sheep do that nobody asks anything."""

IN_A_CROWD = "sheep-front"
"""Facing us, so that the next one hides no face."""


def flock(view: State, look: Look) -> tuple[Node, ...]:
    """Every seat's sheep, also those that are out: they lie in the sea, unseen."""
    wet = sea(view.dyke)
    chooser = look.seat if look.moves else view.active
    return tuple(
        _sheep(
            seat,
            look.people[seat].colour,
            view.sheep[seat],
            stand,
            view.sheep[seat] != GONE and bool(wet >> view.sheep[seat] & 1),
            seat == chooser,
            view.numbers[seat],
        )
        for seat, stand in enumerate(stands(LAYOUTS[look.shape], view.sheep))
    )


@cache
def _symbol(pose: str, colour: int, class_: str, key: str) -> Node:
    return piece(pose, 128, 120, colour=colour, class_=class_, key=key)


def _sheep(
    seat: int, colour: int, square: int, stand: Stand, floats: bool, asked: bool, number: Number | None
) -> Node:
    return _drawn(seat, colour, square, stand, floats, asked, number.digits if number else "")


@cache
def _keyed(seat: int) -> tuple[str, str, str, str]:
    return f"sheep-{seat}", f"dry-{seat}", f"afloat-{seat}", f"over-{seat}"


def _drawn(seat: int, colour: int, square: int, stand: Stand, floats: bool, asked: bool, digits: str) -> Node:
    sheep_key, dry_key, afloat_key, over_key = _keyed(seat)
    pose = IN_A_CROWD if stand.crowded else "sheep-run" if asked else POSES[(seat + square) % len(POSES)]
    drawings = (
        (
            _symbol("sheep-float", colour, "afloat", afloat_key),
            _symbol("sheep-run", colour, "hidden", dry_key),
        )
        if floats
        else (_symbol(pose, colour, "dry", dry_key),)
    )
    named = square != GONE and not stand.crowded
    tag = (node("span", str(square), class_="own", key=f"own-{seat}"),) if named else ()
    over = (node("span", digits, class_="over", key=over_key),) if digits else ()
    classes = "sheep"
    if square == GONE:
        classes += " gone"
    elif stand.crowded:
        classes += " crowded"
    x, y = stand.point
    return node(
        "div",
        *drawings,
        *tag,
        *over,
        class_=classes,
        style=f"--x:{x:g};--y:{y:g};--z:{round(y)}",
        aria_hidden="true",
        data_explain=explaining.sheep(seat, square, floats),
        key=sheep_key,
    )


def sunspot(view: State, look: Look) -> tuple[Node, ...]:
    """The yellow under the sheep that is asked now."""
    if look.seat < 0 or not look.moves or view.sheep[look.seat] == GONE:
        return ()
    stand = stands(LAYOUTS[look.shape], view.sheep)[look.seat]
    x, y = stand.point
    classes = "sunspot crowded" if stand.crowded else "sunspot"
    return (node("span", class_=classes, style=f"--x:{x:g};--y:{y:g};--z:{round(y)}", key="sunspot"),)


def small_dyke(view: State, look: Look, focus: float) -> Node:
    """The whole dyke beside the phone's window: where everybody is, and what the window shows."""
    heads = [
        piece(
            "head-happy",
            68,
            70,
            colour=look.people[seat].colour,
            class_="head",
            style=f"--at:{(square + 5) / 210:.3f};--aside:{seat % 2}",
            key=f"small-{seat}",
        )
        for seat, square in enumerate(view.sheep)
        if square != GONE
    ]
    return node(
        "div",
        node("span", class_="half"),
        piece("lighthouse", 80, 200, class_="goal"),
        *heads,
        node("span", class_="frame", style=f"--focus:{focus:g}", key="frame"),
        class_="small-dyke",
        aria_hidden="true",
        key="small-dyke",
    )


SHAPES_WITH_WINDOW: frozenset[Shape] = frozenset({"phone"})
"""Where the board is too long for the window, so that it follows the sheep."""
