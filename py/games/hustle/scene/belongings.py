"""What the player strip shows of each seat: lifesavers, pads, the number turned up, imp and cherub."""

from __future__ import annotations

from functools import cache

from games.contract import Look
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import ImpPaid
from games.hustle.rules.state import Number, State
from games.hustle.words import explaining
from games.hustle.words.names import pad_name, pad_names
from games.message import Message, Seat, say, say_many
from games.picture import Child, Node, node, piece


def told_round(view: State) -> int:
    """The round whose numbers lie open: the last one in which anybody turned a number up."""
    return max((number.round for number in view.numbers if number), default=0)


def open_number(view: State, seat: int) -> Number | None:
    """The number of this seat that lies face up now."""
    number = view.numbers[seat]
    return number if number and number.round == told_round(view) else None


def lies_face_down(view: State, seat: int) -> bool:
    """The seat has laid down a number that nobody may see yet."""
    return bool(view.chosen[seat]) and not view.revealed >> seat & 1


def belongings(view: State, look: Look, seat: int) -> tuple[Child, ...]:
    """Everything everybody may see of a seat."""
    colour = look.people[seat].colour
    if view.sheep[seat] == GONE:
        number = open_number(view, seat)
        last = (_number(seat, colour, number.digits, number.scope),) if number else ()
        return (node("span", say("out"), class_="out", key="out"), *last)
    return (
        _lifesavers(seat, view.lifesavers[seat]),
        *_pads(seat, view.pads[seat]),
        *_shown(view, seat, colour, bool(look.moves)),
        *_mark(view, seat),
        *_figures(seat, view.imp == seat, view.cherub == seat, isinstance(look.event, ImpPaid)),
    )


@cache
def _lifesavers(seat: int, count: int) -> Node:
    name = say_many("one lifesaver", "{count} lifesavers", count) if count else say("no lifesaver")
    belts = tuple(piece("lifebelt", key=f"belt-{place}") for place in range(count))
    gone = () if count else (piece("lifebelt-gone", key="none"),)
    how_many = node("b", str(count), aria_hidden="true", key="count")
    return node(
        "span",
        *belts,
        *gone,
        how_many,
        class_="belts",
        role="img",
        aria_label=name,
        data_explain=explaining.lifesavers(count),
        key=f"belts-{seat}",
    )


@cache
def _pads(seat: int, pads: tuple[str, ...]) -> tuple[Node, ...]:
    if not pads:
        return ()
    labels = tuple(
        node(
            "b",
            pad_name(pad),
            class_="pad-label " + ("back" if pad[0] == "b" else "change"),
            data_explain=explaining.pad(pad),
            key=f"{place}",
        )
        for place, pad in enumerate(pads)
    )
    name = say("clover pads: {pads}", pads=pad_names(pads))
    many = node("i", piece("clover"), str(len(pads)), class_="how-many", key="how-many")
    return (
        node(
            "span",
            *labels,
            many,
            class_="pads" + (" several" if len(pads) > 1 else "") + (" three" if len(pads) > 2 else ""),
            role="img",
            aria_label=name,
            data_explain=name,
            key=f"pads-{seat}",
        ),
    )


def _shown(view: State, seat: int, colour: int, choosing: bool) -> tuple[Node, ...]:
    """The number as cards: face down, or face up until the next ones are being chosen."""
    if lies_face_down(view, seat):
        return (_face_down(colour),)
    number = open_number(view, seat)
    if number is None or (view.question == "choose" and (choosing or any(view.chosen))):
        return ()
    return (_number(seat, colour, number.digits, number.scope),)


@cache
def _face_down(colour: int) -> Node:
    back = piece("card-back", colour=colour, key="back")
    return node(
        "span",
        back,
        class_="face-down",
        role="img",
        aria_label=say("a number, face down"),
        data_explain=explaining.FACE_DOWN,
        key="down",
    )


@cache
def _number(seat: int, colour: int, digits: str, scope: int) -> Node:
    cards = tuple(node("i", digit, key=digit_key(seat, place)) for place, digit in enumerate(digits))
    changed = (node("b", f"\N{RIGHTWARDS ARROW}{scope}", class_="changed", key="scope"),)
    return node(
        "span",
        *cards,
        *(changed if int(digits) != scope else ()),
        class_=f"number seat-{colour}",
        role="img",
        aria_label=_number_name(digits, scope),
        data_explain=explaining.number(seat),
        key=f"number-{seat}",
    )


def digit_key(seat: int, place: int) -> str:
    """What motions call a card of a seat's number, the hundreds first."""
    return f"digit-{seat}-{place}"


def _number_name(digits: str, scope: int) -> Message:
    if int(digits) == scope:
        return say("number: {number}", number=digits)
    return say("number: {number}, changed to {scope}", number=digits, scope=scope)


@cache
def _ready(seat: int, ready: bool) -> Node:
    player = Seat(seat)
    name = (
        say("{player} has chosen a number", player=player)
        if ready
        else say("{player} is still choosing", player=player)
    )
    symbol = piece("i-check" if ready else "i-dots")
    return node(
        "span", symbol, class_="mark" + (" ready" if ready else ""), role="img", aria_label=name, key="mark"
    )


def _mark(view: State, seat: int) -> tuple[Node, ...]:
    """While numbers are chosen: a tick for who has, dots for who has not."""
    if view.question != "choose":
        return ()
    return (_ready(seat, seat not in view.asked),)


@cache
def _figures(seat: int, imp: bool, cherub: bool, paid: bool) -> tuple[Node, ...]:
    """The imp and the cherub hang from their holder's place. When the imp is paid it has the belt in hand."""
    held = []
    if cherub:
        held.append(_figure("cherub", say("{player} has the cherub", player=Seat(seat)), explaining.CHERUB))
    if imp:
        belt = (piece("lifebelt", class_="taken", key="imp-belt"),) if paid else ()
        held.append(_figure("imp", say("{player} has the imp", player=Seat(seat)), explaining.IMP, *belt))
    return tuple(held)


def _figure(symbol: str, name: Message, explained: Message, *taken: Node) -> Node:
    drawing = piece(symbol, key="drawing")
    return node(
        "span",
        drawing,
        *taken,
        class_=f"figure {symbol}",
        role="img",
        aria_label=name,
        data_explain=explained,
        key=symbol,
    )
