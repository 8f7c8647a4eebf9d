"""The end of a match: all won cards laid out, and the lucky cards turned up one after the other."""

from __future__ import annotations

from games.contract import Look
from games.lucky.rules.cards import COLOURS, UNKNOWN
from games.lucky.rules.events import DrumRoll, LuckyShown
from games.lucky.rules.ranking import won_by_colour
from games.lucky.rules.state import State
from games.lucky.scene.pieces import head, lucky_card
from games.lucky.words.names import name_of
from games.message import Message, Seat, say, say_many
from games.picture import Node, node

MOST_HEADS = 5
"""More sheep of a colour than this lie beneath the others; their number says the rest."""


def piles(view: State, look: Look) -> Node:
    """Each player's row: the lucky card, what was won by colour, what it is worth so far."""
    rows = (_row(view, look, seat) for seat in range(view.seats))
    return node(
        "div",
        *rows,
        _reading(view),
        class_="piles",
        style=f"--rows:{view.seats}",
        key="piles",
    )


def _row(view: State, look: Look, seat: int) -> Node:
    won, lucky = won_by_colour(view, seat), unveiled(view, seat)
    person = look.people[seat]
    return node(
        "div",
        node("span", lucky_card(lucky), class_="luck", key=f"lucky-{seat}"),
        node("b", person.name, class_="whose", key="whose"),
        node(
            "span",
            *(_flock(seat, colour, won[colour], colour == lucky) for colour in COLOURS if won[colour]),
            class_="flocks",
            key="flocks",
        ),
        node("b", str(sum(won) + won[lucky]), class_="score", key=f"score-{seat}"),
        class_=f"pile seat-{person.colour}" + (" now" if _now(look) == seat else ""),
        key=f"pile-{seat}",
        aria_hidden="true",
    )


def unveiled(view: State, seat: int) -> int:
    """The colour of a seat's lucky card once all may see it: also its owner waits for that."""
    return view.lucky[seat] if seat in view.unveiled else UNKNOWN


def _now(look: Look) -> int | None:
    """Whose lucky card is being turned up."""
    event = look.event
    return event.seat if isinstance(event, DrumRoll | LuckyShown) else None


def _flock(seat: int, colour: int, many: int, doubled: bool) -> Node:
    """The cards of one colour. Those that match the lucky card hop and count double."""
    heads = (
        node("span", head(colour, "glee" if doubled else "happy"), key=f"head-{seat}-{colour}-{number}")
        for number in range(min(many, MOST_HEADS))
    )
    return node(
        "span",
        *heads,
        node("b", f"{many} × 2" if doubled else str(many), key=f"worth-{seat}-{colour}"),
        class_="flock lucky" if doubled else "flock",
        key=f"flock-{seat}-{colour}",
    )


def _reading(view: State) -> Node:
    """The same for those who listen."""
    lines = [line for seat in range(view.seats) for line in _lines(view, seat)]
    items = (node("li", line, key=f"line-{number}") for number, line in enumerate(lines))
    return node("ol", *items, class_="vh", aria_label=say("The cards in words"), key="reading")


def _lines(view: State, seat: int) -> tuple[Message, ...]:
    won, lucky, player = sum(won_by_colour(view, seat)), unveiled(view, seat), Seat(seat)
    cards = (
        say_many("{player} has won {count} card", "{player} has won {count} cards", won, player=player)
        if won
        else say("{player} has won nothing", player=player)
    )
    if lucky == UNKNOWN:
        return (cards,)
    return cards, say("{player} has this lucky card: {sheep}", player=player, sheep=name_of(lucky))
