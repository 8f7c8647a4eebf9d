"""What everybody may see of a player: its four cards as they lie, and what it has won, by colour."""

from __future__ import annotations

from functools import cache

from games.contract import Look
from games.lucky import explaining
from games.lucky.cards import COLOURS, UNKNOWN
from games.lucky.pieces import face_down, head, lucky_card
from games.lucky.scoring import won_by_colour
from games.lucky.state import State
from games.lucky.words import name_of
from games.message import Message, say, say_many
from games.picture import Child, Node, node


def belongings(view: State, look: Look, seat: int) -> tuple[Child, ...]:
    """For the player's place in the strip."""
    won = won_by_colour(view, seat)
    return (
        node(
            "span",
            *(_chip(colour, won[colour], f"won-{seat}-{colour}") for colour in COLOURS if won[colour]),
            class_="won",
            role="img",
            aria_label=_won_label(won),
            data_explain=explaining.won(seat),
            key=f"won-{seat}",
        ),
        node(
            "span",
            *_hand(view, look, seat),
            class_="four",
            role="img",
            aria_label=_hand_label(view, look, seat),
            data_explain=explaining.hand(seat),
            key=f"four-{seat}",
        ),
    )


def _hand(view: State, look: Look, seat: int) -> tuple[Node, ...]:
    return tuple(
        _mini(UNKNOWN if look.covered else lying.up, f"has-{seat}-{place}")
        for place, lying in enumerate(view.hands[seat])
    )


@cache
def _mini(colour: int, key: str) -> Node:
    """A card of the hand, small."""
    return node("span", face_down() if colour == UNKNOWN else head(colour), class_="mini", key=key)


@cache
def _chip(colour: int, many: int, key: str) -> Node:
    """So many won cards of one colour."""
    return node("span", head(colour), node("b", str(many)), class_="chip", key=key)


@cache
def _won_label(won: tuple[int, ...]) -> Message:
    return row_of(
        tuple(
            say("{count} × {sheep}", count=won[colour], sheep=name_of(colour))
            for colour in COLOURS
            if won[colour]
        ),
        say("nothing won yet"),
        say("won: {cards}", cards=say_many("{count} card", "{count} cards", sum(won))),
    )


def row_of(things: tuple[Message, ...], nothing: Message, opening: Message) -> Message:
    """Several things after one another in a sentence, however many they are."""
    if not things:
        return nothing
    sentence = things[-1]
    for thing in reversed(things[:-1]):
        sentence = say("{one}, {others}", one=thing, others=sentence)
    return say("{opening}: {things}", opening=opening, things=sentence)


def _hand_label(view: State, look: Look, seat: int) -> Message:
    if look.covered:
        return say("face down")
    return row_of(
        tuple(name_of(lying.up) for lying in view.hands[seat]), say("no cards yet"), say("lying open")
    )


def tally(view: State, seat: int) -> Child:
    """What a seat has won, laid open: each colour once, the lucky one doubled, and the lucky card itself."""
    won, lucky = won_by_colour(view, seat), view.lucky[seat]
    chips = (_tallied(colour, won[colour], colour == lucky) for colour in COLOURS if won[colour])
    return node(
        "div",
        node("span", lucky_card(lucky), class_="luck", role="img", aria_label=_lucky_label(lucky)),
        node("span", *chips, class_="won", role="img", aria_label=_won_label(won)),
        class_="lucky-tally",
    )


def _tallied(colour: int, many: int, doubled: bool) -> Node:
    if doubled:
        return node("span", head(colour, "glee"), node("b", f"{many} × 2"), class_="chip lucky")
    return node("span", head(colour), node("b", str(many)), class_="chip")


def _lucky_label(lucky: int) -> Message:
    if lucky == UNKNOWN:
        return say("a lucky card, face down")
    return say("the lucky sheep: {sheep}", sheep=name_of(lucky))
