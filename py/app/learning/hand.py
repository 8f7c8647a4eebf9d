"""The hand at the table of a lesson: it shows what to tap."""

from __future__ import annotations

from games.message import Message, say
from games.picture import Node, piece
from table.sitting import Sitting, step_now


def pointed(picture: Node, sitting: Sitting) -> Node:
    """The same picture with a hand at what is to be tapped: the first of the step's taps that is there."""
    step = step_now(sitting)
    if step is None:
        return picture
    for tap in step.hand if step.wanted is not None else ("app on",):
        if (found := with_hand(picture, tap)) is not None:
            return found
    return picture


HAND = piece("i-hand", class_="pointing", key="hand")


DONE = ("disabled", "aria-disabled", "aria-pressed")
"""What can't be touched, or has been touched already, needs no hand."""


def with_hand(picture: Node, tap: str) -> Node | None:
    """The picture with the hand inside what says this, for the ear in its name; None if nothing does."""
    attributes = picture.attributes
    done = any(attributes.get(name) in (True, "true") for name in DONE)
    if attributes.get("data-tap") == tap and not done:
        classes, name = f"{attributes.get('class', '')} pointed".strip(), attributes.get("aria-label")
        shown = {**attributes, "class": classes}
        if isinstance(name, Message):
            shown["aria-label"] = say("{name} (this one)", name=name)
        return picture._replace(attributes=shown, children=(*picture.children, HAND))
    for place, child in enumerate(picture.children):
        if isinstance(child, Node) and (found := with_hand(child, tap)) is not None:
            before, after = picture.children[:place], picture.children[place + 1 :]
            return picture._replace(children=(*before, found, *after))
    return None
