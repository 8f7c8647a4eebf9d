"""Beside the cards: the sand or the swaps left, the card just drawn, the deck, the secret lucky card
and the one next action."""

from __future__ import annotations

from games.contract import TABLE, Look
from games.lucky.rules.cards import UNKNOWN
from games.lucky.rules.events import Laid
from games.lucky.rules.state import State
from games.lucky.scene.advice import hint
from games.lucky.scene.hourglass import hourglass
from games.lucky.scene.picks import Picked
from games.lucky.scene.pieces import face_down, lucky_card
from games.lucky.scene.questions import QUESTIONS
from games.lucky.words import explaining
from games.lucky.words.names import name_of
from games.message import Message, Seat, say, say_many
from games.picture import Child, Node, button, node


def tray(view: State, look: Look, touch: Picked) -> Node:
    """All of it, in the order in which it is read."""
    panel = QUESTIONS["lay"].panel if _filling(view, look) else None
    return node(
        "div",
        panel(view, look, touch) if panel else hourglass(view, look),
        _deck(view),
        *_lucky(view, look),
        node("div", *_advice(view, look, touch), class_="todo", key="todo"),
        class_="in-tray laying" if panel else "in-tray",
    )


def _filling(view: State, look: Look) -> bool:
    """Whether spaces are being filled, until the last card has been laid: no sand runs meanwhile."""
    return view.question in ("draw", "lay") or isinstance(look.event, Laid)


def _advice(view: State, look: Look, touch: Picked) -> tuple[Child, ...]:
    """What to do, or whom to wait for."""
    asked = QUESTIONS.get(view.question)
    if look.covered or look.telling or asked is None:
        return ()
    if look.moves:
        return asked.advice(view, look, touch)
    if look.seat == view.active:
        return ()
    return (hint(say("{player} is playing", player=Seat(view.active))),)


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
    """The lucky card, its face only while its owner holds it up; a switch or a reader turns it by taps.

    At the end it lies with its owner's pile."""
    if view.question == "over":
        return ()
    if look.seat == TABLE or view.lucky[look.seat] == UNKNOWN:
        back = lucky_card(UNKNOWN)
        return (node("div", back, class_="luck", data_explain=explaining.LUCKY_BACK, key="luck"),)
    if not look.peeking or look.covered:
        invitation = say("Your lucky sheep. Hold to look")
        return _held("peek on", invitation, UNKNOWN, invitation), node("p", **STATUS, key="luck-heard")
    colour = view.lucky[look.seat]
    seen = say("Your lucky sheep: {sheep}", sheep=name_of(colour))
    name = say("Your lucky sheep: {sheep}. Tap to hide it", sheep=name_of(colour))
    return _held("peek off", name, colour, seen), node("p", seen, **STATUS, key="luck-heard")


STATUS = {"class_": "vh", "role": "status"}
"""Heard as soon as it changes."""


def _held(tap: str, name: Message, colour: int, text: Message) -> Node:
    how = node("span", text, class_="how-to-peek")
    return button(tap, name, lucky_card(colour), how, key="luck", class_="luck", data_peek=True)
