"""The rainy season: up to two dry squares of the new board are flooded.

A square is touched on the board, or named by its tens and ones where squares are too small for a finger.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.contract import Look, Shape
from games.hustle.rules.boards import BOARD, PUDDLES, Dyke, floodable
from games.hustle.rules.cards import DIGITS
from games.hustle.rules.dyke import COLUMN
from games.hustle.rules.state import State
from games.hustle.scene.layout import LAYOUTS, middle
from games.hustle.words import describe
from games.message import Message, say, say_many
from games.picture import Child, Node, button, node, piece


class Picked(NamedTuple):
    """What has been touched so far."""

    squares: tuple[int, ...] = ()
    """To be flooded, smallest first."""
    tens: int | None = None
    """Of a square that is being named."""


NOTHING = Picked()


def picked(look: Look) -> Picked:
    return look.picked if isinstance(look.picked, Picked) else NOTHING


def touch(view: State, look: Look, thing: str) -> Picked | None:
    word, _, what = thing.partition(" ")
    if not what.isascii() or not what.isdecimal() or len(what) > 3:
        return None
    now = picked(look)
    match word:
        case "square":
            return _toggled(view, now, int(what))
        case "tens" if what in DIGITS and len(now.squares) < PUDDLES:
            return now._replace(tens=int(what))
        case "ones" if what in DIGITS and now.tens is not None:
            return _toggled(view, now, BOARD + COLUMN * now.tens + int(what))
    return None


def _toggled(view: State, now: Picked, square: int) -> Picked:
    """A square more, or one less if it was touched already. A third one is one too many."""
    chosen = set(now.squares)
    if square in chosen:
        chosen.remove(square)
    elif len(chosen) < PUDDLES and square in floodable(view.dyke[1]):
        chosen.add(square)
    return Picked(tuple(sorted(chosen)))


def dyke_as_flooded(view: State, look: Look) -> Dyke:
    """The dyke with the puddles that have been touched."""
    first, second = view.dyke
    return first, second._replace(puddles=frozenset(square - BOARD for square in picked(look).squares))


def over_the_board(view: State, look: Look) -> tuple[Node, ...]:
    """The squares that may be touched, where they are large enough, and dots under the chosen ones."""
    layout = LAYOUTS[look.shape]
    chosen = picked(look).squares
    rings = tuple(_ring(look, square) for square in chosen)
    if not layout.spots:
        return rings
    offered = floodable(view.dyke[1]) if len(chosen) < PUDDLES else chosen
    return rings + tuple(_spot(look.shape, square, square in chosen) for square in offered)


def _where(shape: Shape, square: int) -> str:
    x, y = middle(LAYOUTS[shape], square)
    return f"--x:{x:g};--y:{y:g}"


@cache
def _spot(shape: Shape, square: int, chosen: bool) -> Node:
    return button(
        f"pick square {square}",
        say("Square {square}", square=square),
        key=f"spot-{square}",
        class_="square",
        style=_where(shape, square),
        aria_pressed="true" if chosen else "false",
    )


def _ring(look: Look, square: int) -> Node:
    return node("span", class_="puddle", style=_where(look.shape, square), key=f"puddle-{square}")


def tray(view: State, look: Look) -> tuple[Child, ...]:
    """What has been chosen, the keys that name a square, and the one next action."""
    chosen = picked(look).squares
    words = ("flood", *map(str, chosen)) if chosen else ("flood", "none")
    move = " ".join(words)
    name = describe(view, look.seat, move)
    keys = () if LAYOUTS[look.shape].spots else (_keys(view, look),)
    return (
        node("div", piece("cloud", key="cloud"), *_drops(chosen), class_="rain", key="rain"),
        *keys,
        node("p", _hint(len(chosen)), class_="hint", key="hint"),
        button(f"play {move}", name, name, key="action", class_="act"),
    )


def _hint(chosen: int) -> Message:
    if chosen < PUDDLES:
        return say_many(
            "Choose one more dry square, or leave it at that",
            "Choose up to {count} dry squares",
            PUDDLES - chosen,
        )
    return say("Tap a square again to keep it dry")


def _drops(chosen: tuple[int, ...]) -> tuple[Node, ...]:
    """Two drops, each with the square it falls on."""
    labels = [str(square) for square in chosen] + ["?"] * (PUDDLES - len(chosen))
    return tuple(
        node("span", label, class_="drop" + (" empty" if label == "?" else ""), key=f"drop-{place}")
        for place, label in enumerate(labels)
    )


def _keys(view: State, look: Look) -> Node:
    """Ten keys: first for the tens of a square, then for its ones."""
    named, full = picked(look).tens, len(picked(look).squares) == PUDDLES
    dry = floodable(view.dyke[1])
    keys = []
    for digit in DIGITS:
        if named is None:
            places = [BOARD + COLUMN * int(digit) + ones for ones in range(COLUMN)]
            name, thing = say("Squares {first} to {last}", first=places[0], last=places[-1]), f"tens {digit}"
            label = f"{places[0]} to {places[-1]}"
        else:
            places = [BOARD + COLUMN * named + int(digit)]
            name, thing = say("Square {square}", square=places[0]), f"ones {digit}"
            label = str(places[0])
        off = full or not any(place in dry for place in places)
        keys.append(
            button(
                f"pick {thing}",
                name,
                label,
                key=f"key-{digit}",
                class_="key",
                aria_disabled="true" if off else "false",
            )
        )
    return node(
        "div", *keys, class_="keys", role="group", aria_label=say("Squares"), data_roving=True, key="keys"
    )
