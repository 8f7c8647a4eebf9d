"""The cherub's gift: one of the clover pads beside the dyke."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.contract import Look
from games.hustle.rules.state import State
from games.hustle.scene.declare_tray import pad_drawing, pad_row
from games.hustle.words import describe
from games.hustle.words.names import pad_name, pad_purpose
from games.message import Message, say, say_many
from games.picture import Child, Node, button, node, piece


class Picked(NamedTuple):
    """The pad that has been touched."""

    pad: str = ""


def touch(view: State, look: Look, thing: str) -> Picked | None:
    """A pad; touched again it is put back."""
    pad = thing.removeprefix("pad ")
    if pad not in view.supply:
        return None
    return Picked() if look.picked == Picked(pad) else Picked(pad)


def tray(view: State, look: Look) -> tuple[Child, ...]:
    """The cherub with all pads that are left, and what the touched one is good for."""
    chosen = look.picked.pad if look.picked is not None else ""
    pads = tuple(_gift(pad, view.supply.count(pad), pad == chosen) for pad in dict.fromkeys(view.supply))
    keep = say("No pad, thank you")
    return (
        piece("cherub", class_="giver", key="giver"),
        pad_row(*pads),
        node("div", node("p", _hint(chosen), class_="hint"), class_="outcome", key="outcome"),
        node(
            "div",
            button("play pass", keep, keep, key="pass", class_="other-way"),
            _action(view, look, chosen),
            class_="actions",
            key="actions",
        ),
    )


def _hint(chosen: str) -> Message:
    if not chosen:
        return say("Tap the pad you would like")
    return say("{pad}: {purpose}", pad=pad_name(chosen), purpose=pad_purpose(chosen))


def _action(view: State, look: Look, chosen: str) -> Node:
    move = f"take {chosen}"
    if move not in look.moves:
        return node("span", say("Take"), class_="act-to-come", aria_hidden="true", key="action")
    visible = say("Take {pad}", pad=pad_name(chosen))
    return button(f"play {move}", describe(view, look.seat, move), visible, key="action", class_="act")


@cache
def _gift(pad: str, many: int, chosen: bool) -> Node:
    heap = node("small", f"\N{MULTIPLICATION SIGN}{many}", class_="many", aria_hidden="true", key="many")
    name = say_many(
        "Pad {pad}, the last one: {purpose}",
        "Pad {pad}, {count} left: {purpose}",
        many,
        pad=pad_name(pad),
        purpose=pad_purpose(pad),
    )
    return button(
        f"pick pad {pad}",
        name,
        *pad_drawing(pad),
        *((heap,) if many > 1 else ()),
        key=f"gift-{pad}",
        class_="pad-button" + (" chosen" if chosen else ""),
        aria_pressed="true" if chosen else "false",
    )
