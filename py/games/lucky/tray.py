"""Beside the cards: the sand or the exchanges left, the card just drawn, the deck, the secret lucky card
and the one next action."""

from __future__ import annotations

from games.contract import TABLE, Look
from games.lucky import explaining
from games.lucky.cards import UNKNOWN
from games.lucky.pieces import card, face_down, lucky_card, swap_arrows
from games.lucky.sand import sand
from games.lucky.state import State
from games.lucky.todo import todo
from games.lucky.touch import Touch
from games.lucky.words import describe, name_of
from games.message import Message, Seat, say, say_many
from games.picture import Child, Node, button, node


def tray(view: State, look: Look, touch: Touch) -> Node:
    """All of it, in the order in which it is read."""
    return node(
        "div",
        _drawn(view, look, touch) if view.stage == "lay" else sand(view, look),
        _deck(view),
        *_lucky(view, look),
        todo(view, look, touch),
        class_="lucky-tray laying" if view.stage == "lay" else "lucky-tray",
    )


def _drawn(view: State, look: Look, touch: Touch) -> Node:
    """The card that was drawn: both sides for whoever drew it, its outside for everybody else."""
    drawn = view.drawn
    if drawn is None or drawn.up == UNKNOWN or look.seat != view.active or look.covered:
        label = say("{player} looks at the card from the deck", player=Seat(max(0, view.active)))
        return node(
            "div", face_down("drawn"), class_="panel drawn", role="img", aria_label=label, key="panel-drawn"
        )
    return node(
        "div",
        _side(view, look, touch, drawn.up, drawn.down),
        swap_arrows(),
        _side(view, look, touch, drawn.down, drawn.up),
        class_="panel drawn",
        role="group",
        aria_label=say("Both sides of the card you have drawn"),
        key="panel-sides",
    )


def _side(view: State, look: Look, touch: Touch, up: int, down: int) -> Node:
    """One side of the drawn card: touched first it waits for a space, touched after a space it is laid."""
    picture = card(up, down)
    if not look.moves:
        return node("span", picture, class_="side", key=f"side-{up}")
    if touch.space is not None:
        move = f"lay {touch.space + 1} {up}"
        name = describe(view, look.seat, move)
        return button(f"play {move}", name, picture, key=f"side-{up}", class_="bare side may-tap")
    held = touch.side == up
    return button(
        f"pick side {up}",
        say("This side up: {sheep}", sheep=name_of(up)),
        picture,
        key=f"side-{up}",
        class_="bare side in-hand" if held else "bare side may-tap",
        aria_pressed="true" if held else "false",
        data_drag=True,
    )


def _deck(view: State) -> Node:
    left = len(view.deck)
    label = say_many("{count} card left in the deck", "{count} cards left in the deck", left)
    shown: tuple[Child, ...] = (face_down("deck"),) if left else (node("span", class_="slot", key="deck"),)
    return node(
        "div",
        *shown,
        node("span", say("{count} left", count=left), aria_hidden="true"),
        class_="deck",
        data_explain=explaining.DECK,
        role="img",
        aria_label=label,
        key="deck-left",
    )


def _lucky(view: State, look: Look) -> tuple[Node, ...]:
    """The lucky card, its face only while its owner holds it up; a switch or a reader turns it by taps."""
    if look.seat == TABLE or view.lucky[look.seat] == UNKNOWN:
        back = lucky_card(UNKNOWN)
        return (node("div", back, class_="luck", data_explain=explaining.LUCKY_BACK, key="luck"),)
    if not look.peeking or look.covered:
        invitation = say("Your lucky sheep. Hold to look.")
        return _held("peek on", invitation, UNKNOWN, invitation), node("p", **STATUS, key="luck-heard")
    colour = view.lucky[look.seat]
    seen = say("Your lucky sheep: {sheep}", sheep=name_of(colour))
    name = say("{seen}. Touch to hide it.", seen=seen)
    return _held("peek off", name, colour, seen), node("p", seen, **STATUS, key="luck-heard")


STATUS = {"class_": "vh", "role": "status"}
"""Heard as soon as it changes."""


def _held(tap: str, name: Message, colour: int, text: Message) -> Node:
    how = node("span", text, class_="how-to-peek")
    return button(tap, name, lucky_card(colour), how, key="luck", class_="luck", data_peek=True)
