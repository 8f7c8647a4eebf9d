"""A picture as plain values: what a scene gives and the stage puts on the page.

A `Node` is a tag, a key, attributes and children, all immutable. Nothing here knows a browser, so a
picture can be compared, searched and tested as data. Two habits keep patches small: give a key to
whatever moves or comes and goes, and build parts that never change once (`functools.cache`), since the
stage skips a subtree that is the very same object.

Things that can be tapped are made with `button`, so that they are real buttons with a name. The kit's
symbols are drawn with `piece`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from games.kit import proportions
from games.message import Message

Attribute = str | int | float | bool | Message
"""True writes the bare attribute, False leaves it out; a Message is put into the family's language."""


class Node(NamedTuple):
    """One element of a picture."""

    tag: str
    attributes: Mapping[str, Attribute] = {}
    children: tuple[Child, ...] = ()
    key: str = ""
    """Names the node among its siblings, and for motions in the whole picture; empty: by position."""


Child = Node | Message | str
"""Text in a picture is a Message; bare strings are for numbers and people's names."""


def node(tag: str, *children: Child, key: str = "", **attributes: Attribute) -> Node:
    """An element: `node("div", "9", class_="tile")`.

    Attribute names lose a trailing underscore, and other underscores become hyphens:
    `class_`, `aria_label`, `data_tap`.
    """
    return Node(tag, {_SPELT[name]: value for name, value in attributes.items()}, children, key)


class _Spelling(dict[str, str]):
    """Attribute names as the page spells them; each is worked out once, since a picture has hundreds."""

    def __missing__(self, name: str) -> str:
        self[name] = name.rstrip("_").replace("_", "-")
        return self[name]


_SPELT = _Spelling()


def button(tap: str, name: Message, *children: Child, key: str = "", **attributes: Attribute) -> Node:
    """Something to tap. `tap` says what for: `play take 3`, `pick pawn 7`, `app home`.

    `name` is what a screen reader calls it, and the tooltip of a long hold.
    """
    return node("button", *children, key=key, type="button", data_tap=tap, aria_label=name, **attributes)


def piece(symbol: str, *, colour: int = 0, key: str = "", **attributes: Attribute) -> Node:
    """One symbol of the kit in a box of its own: `piece("sheep-run", colour=3)`.

    Its proportions stand in `kit.py`; the style sheet gives it its size on the page.
    It is decoration for the eye: the button or label around it carries the name. A piece that lies as
    it lay in the last picture is the very same node, and costs nothing.
    """
    return _piece(symbol, colour, key, tuple(attributes.items()))


@lru_cache(maxsize=1024)
def _piece(symbol: str, colour: int, key: str, chosen: tuple[tuple[str, Attribute], ...]) -> Node:
    attributes = dict(chosen)
    width, height = proportions(symbol)
    classes = f"piece seat-{colour}" if colour else "piece"
    if "class_" in attributes:
        classes = f"{classes} {attributes.pop('class_')}"
    return node(
        "svg",
        node("use", href=f"#{symbol}", width=width, height=height),
        key=key,
        class_=classes,
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
        focusable="false",
        **attributes,
    )


def scenery(
    symbol: str, left: float, top: float, width: float, *, key: str = "", **attributes: Attribute
) -> Node:
    """One symbol of the kit within a drawing that is SVG itself: so wide, and as high as it is then."""
    own = proportions(symbol)
    return node(
        "use",
        key=key,
        href=f"#{symbol}",
        x=round(left),
        y=round(top),
        width=round(width),
        height=round(width * own.height / own.width),
        **attributes,
    )
