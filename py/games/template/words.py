"""What happened and what is asked in Race to the Beach, as whole sentences with named places."""

from __future__ import annotations

from games import defaults
from games.contract import Event, Move, Telling
from games.message import Message, Seat, say, say_many
from games.template.rules import Arrived, Dealt, Rolled, Shown, View, Walked, turn

TITLE = say("Race to the Beach")


def tell(event: Event) -> Telling | None:
    match event:
        case Dealt(first):
            return Telling(
                say("Everybody has a clover card. {player} goes first.", player=Seat(first)), "clover"
            )
        case Rolled(seat, number):
            sentence = say("{player} rolls a {number}.", player=Seat(seat), number=number)
            return Telling(sentence, f"die-{number}", seat)
        case Shown(seat, number):
            sentence = say("{player} shows a clover card with a {number}.", player=Seat(seat), number=number)
            return Telling(sentence, "clover", seat)
        case Walked(seat, start, goal):
            steps = goal - start
            sentence = say_many(
                "{player} walks {count} step.", "{player} walks {count} steps.", steps, player=Seat(seat)
            )
            return Telling(sentence, "sheep-run", seat)
        case Arrived(seat):
            return Telling(say("{player} is on the beach!", player=Seat(seat)), "sheep-glee", seat)
    return None


sum_up = defaults.sum_up
watch = defaults.watch


def ask(view: View, seat: int) -> Message:
    if not turn(view):
        return say("The race is over")
    if not view.cards:
        return say("Dealing the clover cards")
    if view.die == 0:
        return say("{player}, roll the die", player=Seat(seat))
    return say("{player}, walk {number}, or use your clover card", player=Seat(seat), number=view.die)


def describe(view: View, seat: int, move: Move) -> Message:
    if move == "clover":
        return say("Show the clover card and walk {number}", number=view.cards[seat] or "?")
    return say("Walk {number}", number=view.die)
