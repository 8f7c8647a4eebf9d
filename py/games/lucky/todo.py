"""What whoever looks is to do: a word of advice, and the one yellow button."""

from __future__ import annotations

from games.contract import Look
from games.lucky.groups import Group
from games.lucky.pieces import head
from games.lucky.state import CHANCES, State, standing
from games.lucky.touch import Touch, win
from games.lucky.words import describe
from games.message import Message, Seat, say, say_many
from games.picture import Child, Node, button, node

MOST_HEADS = 5
"""More sheep than this don't fit on a button; its number says the rest."""


def todo(view: State, look: Look, touch: Touch) -> Node:
    """Advice and action."""
    return node("div", *_parts(view, look, touch), class_="todo", key="todo")


def _parts(view: State, look: Look, touch: Touch) -> tuple[Child, ...]:
    if look.covered or view.stage in CHANCES or view.stage == "over":
        return ()
    if not look.moves:
        return _waiting(view, look)
    match view.stage:
        case "exchange":
            return _exchanging(view, look, touch)
        case "choose":
            return _choosing(view, look, touch)
        case _:
            return (_hint(_lay_hint(touch)),)


def _waiting(view: State, look: Look) -> tuple[Child, ...]:
    if look.seat == view.active:
        return ()
    return (_hint(say("Now {player} plays.", player=Seat(view.active))),)


def _exchanging(view: State, look: Look, touch: Touch) -> tuple[Child, ...]:
    """With a group the turn may end at any time; without one, ending it is asked twice."""
    name = describe(view, look.seat, "stop")
    groups = standing(view)
    if len(groups) == 1:
        return (*_advice(touch), _take("play stop", name, groups[0]))
    if groups:
        return (*_advice(touch), button("play stop", name, say("Choose a group"), key="action", class_="act"))
    can_swap = any(move.startswith("swap") for move in look.moves)
    if not can_swap:
        hint = _hint(say("None of your cards fits."))
        return (hint, button("play stop", name, say("Stop"), key="action", class_="act"))
    if touch.stopping:
        return (
            button("pick stop", say("Swap on"), say("Swap on"), key="think-again", class_="other-way"),
            button("play stop", name, say("Win nothing"), key="action", class_="act"),
        )
    give_up = say("Stop without a group")
    return (*_advice(touch), button("pick stop", give_up, say("Stop"), key="think-again", class_="other-way"))


def _advice(touch: Touch) -> tuple[Child, ...]:
    if touch.place is None:
        return (_hint(say("Touch one of your cards.")),)
    if not touch.swaps:
        return (_hint(say("This card fits nowhere now.")),)
    return (_hint(say("Now touch a dotted card.")),)


def _choosing(view: State, look: Look, touch: Touch) -> tuple[Child, ...]:
    if touch.group is None:
        return (_hint(say("Touch the group you want.")),)
    move = win(touch.group)
    return (_take(f"play {move}", describe(view, look.seat, move), touch.group),)


def _take(tap: str, name: Message, group: Group) -> Node:
    many = len(group.spaces)
    heads = (head(group.colour, "glee") for _ in range(min(many, MOST_HEADS)))
    return button(
        tap,
        name,
        say_many("Take {count}", "Take {count}", many),
        node("span", *heads, class_="heads"),
        key="action",
        class_="act",
    )


def _lay_hint(touch: Touch) -> Message:
    if touch.side is not None:
        return say("Now touch an empty space.")
    if touch.space is not None:
        return say("Which side is to lie up?")
    return say("Touch the side you want up, or a space.")


def _hint(text: Message) -> Node:
    return node("p", text, class_="hint", key="hint")
