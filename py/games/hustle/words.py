"""Sheep Hustle in words: the log, the headline and the names of buttons."""

from __future__ import annotations

from games.contract import Event, Move, Telling
from games.hustle import guide
from games.hustle.boards import LAYOUTS, layings
from games.hustle.clovers import declaration
from games.hustle.foretelling import outcome
from games.hustle.names import board_name, pad_names, pad_purpose
from games.hustle.preview import foresee, foresee_declaration
from games.hustle.state import State
from games.hustle.telling import TELLERS
from games.message import Message, Seat, say

TITLE = say("Sheep Hustle")

GUIDE = guide.GUIDE


def tell(event: Event) -> Telling | None:
    """One event as one sentence; comparing is only told of when a card changes hands."""
    teller = TELLERS.get(type(event))
    return teller(event) if teller else None


def ask(view: State, seat: int) -> Message:
    """The headline: what the seat is to do, or for whom it waits."""
    if view.question == "choose":
        return _ask_for_number(view, seat)
    if not view.question:
        return say("The race is over")
    if view.question == "deal":
        return _ask_who_begins(view)
    player = Seat(view.asked[0])
    match view.question:
        case "build":
            return say("{player}, how shall the dyke lie?", player=player)
        case "declare":
            return say(
                "{player}, your number is {number}. Use clover pads?", player=player, number=view.scope
            )
        case "lay":
            return say("{player}, lay the empty board at the far end", player=player)
        case "flood":
            return say("{player}, it rains: flood up to two squares", player=player)
        case _:
            return say("{player}, the cherub brings you a clover pad", player=player)


def _ask_who_begins(view: State) -> Message:
    if view.variant.first is None:
        return say("The lot says who begins")
    return say("{player} begins", player=Seat(view.variant.first))


def _ask_for_number(view: State, seat: int) -> Message:
    if seat in view.asked:
        return say("{player}, choose a number", player=Seat(seat))
    if len(view.asked) == 1:
        return say("{player} is still choosing a number", player=Seat(view.asked[0]))
    return say("Everybody chooses a number")


def describe(view: State, seat: int, move: Move) -> Message:
    """The name of the button that plays a move."""
    word, _, rest = move.partition(" ")
    match word:
        case "choose":
            return say(
                "Lay down {number}: {outcome}", number=rest, outcome=outcome(foresee(view, seat, rest))
            )
        case "declare":
            return _describe_declaration(view, seat, move)
        case "build":
            first, second = LAYOUTS[rest]
            return say("{first}, then {second}", first=board_name(first), second=board_name(second))
        case "lay":
            return say("Lay {board}", board=board_name(layings(view.dyke[0])[rest]))
        case "flood":
            return _describe_flood(rest.split(" "))
        case "take":
            return say("Take {pad}: {purpose}", pad=pad_names((rest,)), purpose=pad_purpose(rest))
        case _:
            return say("Take no pad")


def _describe_declaration(view: State, seat: int, move: Move) -> Message:
    spoken = declaration(move)
    foretold = outcome(foresee_declaration(view, seat, move))
    if not spoken.pads:
        return say("Keep your pads: {outcome}", outcome=foretold)
    return say(
        "Use {pads}, number {number}: {outcome}",
        pads=pad_names(spoken.pads),
        number=view.scope + spoken.change,
        outcome=foretold,
    )


def _describe_flood(squares: list[str]) -> Message:
    if squares == ["none"]:
        return say("No rain")
    if len(squares) == 1:
        return say("Flood square {square}", square=squares[0])
    return say("Flood squares {square} and {other}", square=squares[0], other=squares[1])
