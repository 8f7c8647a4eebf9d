"""The small pieces that every room is built from: icons, faces, sheets, tool buttons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.contract import KitSymbol, Person
from games.message import Message, say
from games.picture import Attribute, Child, Node, button, node, piece


def icon(name: str) -> Node:
    """A control's icon from the kit: `icon("home")`."""
    return piece(f"i-{name}")


def drawn(picture: KitSymbol) -> Node:
    """A small picture beside a line."""
    return piece(picture.symbol, colour=picture.colour, class_="beside")


def face(person: Person, mood: str = "happy", key: str = "") -> Node:
    """A person's sheep in the seat's colours; a bot's is wound up with a key, whatever its mood."""
    mood = "bot" if person.bot else mood
    return piece(f"head-{mood}", colour=person.colour, class_="face", key=key)


def tool(tap: str, name: Message, symbol: str, class_: str = "", **about: Attribute) -> Node:
    """A square button with an icon: home, help, log. Its class is its own: a game may place it anew."""
    own = class_ or f"to-{tap.rpartition(' ')[2]}"
    return button(tap, name, icon(symbol), key=tap, class_=f"icon {own}", title=name, **about)


@cache
def band(colour: int) -> Node:
    """A strip of the seat's knit, so that a seat is never told by its hue alone."""
    cloth = node("rect", width="100%", height="100%", class_="knit")
    return node("span", node("svg", cloth, aria_hidden="true"), class_=f"band seat-{colour}")


def sheet(title: Message, *content: Child, name: str, action: Node | None = None) -> Node:
    """A paper sheet laid over the room, with a way out at its top.

    The browser itself keeps the focus in a modal dialog and the room below asleep.
    """
    head = node(
        "header",
        node("h2", title, id="sheet-title"),
        tool("app close", say("Close"), "close"),
        class_="sheet-head",
        key="head",
    )
    body = node(
        "div",
        *content,
        class_="sheet-body",
        tabindex="0",
        role="region",
        aria_labelledby="sheet-title",
        key="body",
    )
    parts: list[Node] = [head, body]
    if action is not None:
        parts.append(node("footer", action, class_="sheet-foot", key="foot"))
    # While a sheet lies open, a screen reader hears of nothing outside it.
    parts.append(node("div", class_="vh", aria_live="polite", data_heard=True, key="heard"))
    paper = node(
        "dialog",
        *parts,
        class_=f"sheet sheet-{name}",
        data_modal=True,
        data_cancel="app close",
        aria_labelledby="sheet-title",
        key=name,
    )
    return node("div", paper, class_="over", key=f"sheet-{name}")


def act(tap: str, name: Message, *content: Child, key: str = "act") -> Node:
    """The one next action of a screen: sun yellow, and nothing else on the screen is."""
    return button(tap, name, *(content or (name,)), key=key, class_="act")


def choice(tap: str, name: Message, chosen: bool, usual: bool = False) -> Node:
    """One of several: a radio button as a tile. The usual one wears a dot."""
    checked = "true" if chosen else "false"
    title = say("The usual") if usual else False
    classes = "choice usual" if usual else "choice"
    return button(tap, name, name, key=tap, class_=classes, role="radio", aria_checked=checked, title=title)


def choices(
    label: Message, key: str, tap: str, answers: Iterable[tuple[str, Message]], chosen: str, usual: str = ""
) -> Node:
    """A question with its answers in a row, each a value and its words; the tap ends with the value."""
    buttons = (choice(f"{tap} {value}", words, chosen == value, value == usual) for value, words in answers)
    return node(
        "div",
        node("span", label, class_="label", id=f"label-{key}"),
        node(
            "div",
            *buttons,
            class_="choices",
            role="radiogroup",
            aria_labelledby=f"label-{key}",
            data_roving=True,
        ),
        class_="question",
        key=key,
    )
