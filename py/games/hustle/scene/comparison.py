"""The tray while nobody here chooses: all numbers that have been compared, from the lowest to the highest.

The imp sits at the low end, the cherub at the high end, which is whom they go to.
"""

from __future__ import annotations

from functools import cache

from games.contract import Look
from games.hustle.rules.dyke import GONE
from games.hustle.rules.state import NOBODY, Number, State
from games.hustle.scene.belongings import lies_face_down, open_number
from games.hustle.scene.choose_tray import CHERUB_BRINGS, IMP_TAKES
from games.hustle.words import explaining
from games.message import Message, Seat, say
from games.picture import Child, Node, node, piece

ROOM = 6
"""So many numbers stand side by side in their full size."""


def in_order(view: State) -> tuple[tuple[int, Number], ...]:
    """The numbers with their seats, lowest first; of equal ones the later seat is worse off.

    While a round is played a number comes here when it is compared; then all stay until one of the next
    round's lies there. Whoever is out is compared with nobody.
    """
    if view.active == NOBODY and any(lies_face_down(view, seat) for seat in range(len(view.sheep))):
        return ()
    racing = (seat for seat, square in enumerate(view.sheep) if square != GONE)
    shown = [
        (seat, number)
        for seat in racing
        if (view.active == NOBODY or view.scopes[seat] is not None) and (number := open_number(view, seat))
    ]
    return tuple(sorted(shown, key=lambda each: (each[1].scope, -each[1].place)))


def tray(view: State, look: Look) -> tuple[Child, ...]:
    row = in_order(view)
    if not row:
        return (_beginning(),)
    shown = tuple(
        _compared(seat, number.digits, number.scope, look.people[seat].colour) for seat, number in row
    )
    return (
        _end("imp", say("lowest"), explaining.IMP),
        node(
            "ol",
            *shown,
            class_="bench full" if len(row) > ROOM else "bench",
            aria_label=say("The numbers, lowest first"),
            data_unfold=True,
            key="bench",
        ),
        _end("cherub", say("highest"), explaining.CHERUB),
    )


@cache
def _beginning() -> Node:
    """Before any number has been seen."""
    return node(
        "div",
        _waits(piece("imp"), say("The lowest number wakes the imp"), IMP_TAKES, "low"),
        _waits(piece("cherub"), say("The highest number calls the cherub"), CHERUB_BRINGS, "high"),
        class_="beginning",
        key="beginning",
    )


def _waits(drawing: Node, words: Message, does: Node, key: str) -> Node:
    """One of the two, whom it will come to, and what it does there."""
    return node("div", drawing, node("p", words), does, class_="waits", key=key)


def _end(symbol: str, label: Message, explained: Message) -> Node:
    drawing = piece(symbol, key="drawing")
    return node(
        "span",
        drawing,
        node("small", label, key="label"),
        class_=f"end {symbol}-end",
        data_explain=explained,
        key=f"end-{symbol}",
    )


@cache
def _compared(seat: int, digits: str, scope: int, colour: int) -> Node:
    cards = tuple(
        piece(f"digit-{digit}", colour=colour, key=f"{place}") for place, digit in enumerate(digits)
    )
    changed = (node("b", f"= {scope}", class_="changed", key="scope"),) if int(digits) != scope else ()
    name = say("{player}: {number}", player=Seat(seat), number=scope)
    told = node(
        "span",
        piece("head-happy", colour=colour, class_="head", key="head"),
        node("span", *cards, class_="cards", key="cards"),
        *changed,
        class_="compared",
        role="img",
        aria_label=name,
    )
    return node("li", told, key=f"bench-{seat}")
