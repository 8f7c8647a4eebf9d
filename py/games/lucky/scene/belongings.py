"""What everybody may see of a player: its four cards as they lie, and what it has won, by colour."""

from __future__ import annotations

from functools import cache, lru_cache

from games.contract import Look
from games.lucky.rules.cards import COLOURS, UNKNOWN
from games.lucky.rules.events import GroupWon
from games.lucky.rules.ranking import won_by_colour
from games.lucky.rules.state import State
from games.lucky.scene.pieces import face_down, head, lucky_card
from games.lucky.words import explaining
from games.lucky.words.names import name_of
from games.message import Message, listed, say, say_many
from games.picture import Child, Node, node


def belongings(view: State, look: Look, seat: int) -> tuple[Child, ...]:
    """For the player's place in the strip."""
    won = won_by_colour(view, seat)
    return (
        node(
            "span",
            *(
                _chip(colour, won[colour], seat, _arriving(look, seat, colour))
                for colour in COLOURS
                if won[colour]
            ),
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
            aria_label=_hand_label(tuple([lying.up for lying in view.hands[seat]]), look.covered),
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
def _chip(colour: int, many: int, seat: int, arriving: tuple[int, ...]) -> Node:
    """So many won cards of one colour, and those that just come flying from their spaces."""
    return node(
        "span",
        head(colour),
        *(node("span", head(colour), class_="arriving", key=f"from-{space}") for space in arriving),
        node("b", str(many), key=f"many-{seat}-{colour}"),
        class_="chip",
        key=f"won-{seat}-{colour}",
    )


def _arriving(look: Look, seat: int, colour: int) -> tuple[int, ...]:
    """The spaces from which cards of this colour come to this seat in this very beat."""
    event = look.event
    if isinstance(event, GroupWon) and (event.seat, event.colour) == (seat, colour):
        return event.spaces
    return ()


@cache
def _won_label(won: tuple[int, ...]) -> Message:
    if not sum(won):
        return say("nothing won yet")
    cards = listed(
        [
            say("{count} × {sheep}", count=won[colour], sheep=name_of(colour))
            for colour in COLOURS
            if won[colour]
        ]
    )
    return say_many("{count} card won: {cards}", "{count} cards won: {cards}", sum(won), cards=cards)


@lru_cache(maxsize=32)
def _hand_label(colours: tuple[int, ...], covered: bool) -> Message:
    if covered:
        return say("face down")
    if not colours:
        return say("no cards yet")
    return say("face up: {cards}", cards=listed([name_of(colour) for colour in colours]))


def tally(view: State, seat: int) -> Child:
    """What a seat has won, laid open: each colour once, the lucky one doubled, and the lucky card itself."""
    won, lucky = won_by_colour(view, seat), view.lucky[seat]
    chips = (_tallied(colour, won[colour], colour == lucky) for colour in COLOURS if won[colour])
    return node(
        "div",
        node("span", lucky_card(lucky), class_="luck", role="img", aria_label=_lucky_label(lucky)),
        node("span", *chips, class_="won", role="img", aria_label=_won_label(won)),
        class_="in-tally",
    )


def _tallied(colour: int, many: int, doubled: bool) -> Node:
    if doubled:
        return node("span", head(colour, "glee"), node("b", f"{many} × 2"), class_="chip lucky")
    return node("span", head(colour), node("b", str(many)), class_="chip")


def _lucky_label(lucky: int) -> Message:
    if lucky == UNKNOWN:
        return say("a lucky card, face down")
    return say("the lucky sheep: {sheep}", sheep=name_of(lucky))
