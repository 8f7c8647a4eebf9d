"""What happened, as sentences: one teller for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.contract import Telling
from games.hustle.boards import LAST
from games.hustle.events import (
    Built,
    Chosen,
    Dealt,
    Declared,
    Emptied,
    Ended,
    Flooded,
    Handed,
    ImpPaid,
    Moved,
    Out,
    PadLeft,
    PadTaken,
    RanBack,
    Refilled,
    Revealed,
    RoundBegan,
    Shoved,
    Splashed,
    Stayed,
    Swapped,
)  # fmt: skip
from games.hustle.names import pad_names, pad_symbol
from games.message import Message, Seat, say, say_many


def _dealt(event: Dealt) -> Telling:
    player = Seat(event.seat)
    if event.drawn:
        sentence = say("The lot falls on {player}.", player=player)
    else:
        sentence = say("{player} was chosen to begin.", player=player)
    return Telling(sentence, "sheep-run", event.seat, "turn")


def _built(event: Built) -> Telling:
    if event.seat is None:
        return Telling(say("The dyke is built."), "water", None, "flip")
    return Telling(say("{player} builds the dyke.", player=Seat(event.seat)), "water", event.seat, "flip")


def _round_began(event: RoundBegan) -> Telling:
    sentence = say(
        "Round {number}. {player} goes first and holds the imp and the cherub.",
        number=event.number,
        player=Seat(event.starter),
    )
    return Telling(sentence, "card-back", event.starter, "turn")


def _chosen(event: Chosen) -> Telling:
    sentence = say("{player} has laid a number down.", player=Seat(event.seat))
    return Telling(sentence, "card-back", event.seat, "tap")


def _revealed(event: Revealed) -> Telling:
    sentence = say("{player} turns up {number}.", player=Seat(event.seat), number=event.digits)
    return Telling(sentence, f"digit-{event.digits[0]}", event.seat, "flip")


def _declared(event: Declared) -> Telling:
    player = Seat(event.seat)
    if not event.pads:
        return Telling(say("{player} keeps all clover pads.", player=player), "clover", event.seat)
    pads = pad_names(event.pads)
    if not event.back:
        sentence = say(
            "{player} uses {pads}: the number is {number} now.",
            player=player, pads=pads, number=event.scope,
        )  # fmt: skip
    elif pad_symbol(event.pads[0]) == "pad-back":
        sentence = say(
            "{player} uses {pads} and will run back {back} squares.",
            player=player, pads=pads, back=event.back,
        )  # fmt: skip
    else:
        sentence = say(
            "{player} uses {pads}: the number is {number} now, and a run back of {back} squares follows.",
            player=player, pads=pads, number=event.scope, back=event.back,
        )  # fmt: skip
    return Telling(sentence, pad_symbol(event.pads[0]), event.seat, "flip")


def _stayed(event: Stayed) -> Telling:
    sentence = say("{player} stays on square {square}.", player=Seat(event.seat), square=event.square)
    return Telling(sentence, "sheep-stand", event.seat)


def _moved(event: Moved) -> Telling:
    player = Seat(event.seat)
    if event.end > LAST:
        sentence = say(
            "{player} runs from {start} past the end of the dyke!", player=player, start=event.start
        )
    else:
        sentence = say(
            "{player} goes from {start} to {end}.", player=player, start=event.start, end=event.end
        )
    return Telling(sentence, "sheep-run", event.seat, "step")


def _ran_back(event: RanBack) -> Telling:
    sentence = say(
        "{player} runs back from {start} to {end}.",
        player=Seat(event.seat), start=event.start, end=event.end,
    )  # fmt: skip
    return Telling(sentence, "pad-back", event.seat, "step")


def _shoved(event: Shoved) -> Telling:
    player, other = Seat(event.by), Seat(event.seat)
    if event.end > LAST:
        sentence = say("{player} shoves {other} off the dyke!", player=player, other=other)
    else:
        sentence = say("{player} shoves {other} to {end}.", player=player, other=other, end=event.end)
    return Telling(sentence, "sheep-run", event.seat, "hop")


def _splashed(event: Splashed) -> Telling:
    player = Seat(event.seat)
    if event.left:
        sentence = say_many(
            "{player} splashes into the water and pays a lifesaver; one is left.",
            "{player} splashes into the water and pays a lifesaver; {count} are left.",
            event.left,
            player=player,
        )
    else:
        sentence = say("{player} splashes into the water and pays the last lifesaver.", player=player)
    return Telling(sentence, "lifebelt-gone", event.seat, "splash")


def _out(event: Out) -> Telling:
    player = Seat(event.seat)
    if event.cause == "edge":
        return Telling(say("{player} is out: off the dyke.", player=player), "sheep-fall", event.seat, "lose")
    if event.cause == "water":
        sentence = say("{player} is out: in the water, with no lifesaver.", player=player)
        return Telling(sentence, "sheep-fall", event.seat, "splash")
    sentence = say("{player} is out: the imp takes the sheep.", player=player)
    return Telling(sentence, "imp", event.seat, "lose")


def _emptied(_event: Emptied) -> Telling:
    return Telling(say("The first board is empty: it goes to the far end."), "water")


def _swapped(event: Swapped) -> Telling:
    if event.seat is None:
        sentence = say("The empty board is turned over and lies at the far end.")
    else:
        sentence = say("{player} lays the empty board at the far end.", player=Seat(event.seat))
    return Telling(sentence, "water", event.seat, "swap")


def _flooded(event: Flooded) -> Telling:
    return Telling(_flood(event), "water", event.seat, "splash" if event.squares else "")


def _flood(event: Flooded) -> Message:
    player, squares = Seat(event.seat), event.squares
    if not squares:
        return say("{player} lets no rain fall.", player=player)
    if len(squares) == 1:
        return say("{player} lets it rain: square {square} is water.", player=player, square=squares[0])
    return say(
        "{player} lets it rain: squares {square} and {other} are water.",
        player=player, square=squares[0], other=squares[1],
    )  # fmt: skip


def _handed(event: Handed) -> Telling:
    sentence = _imp_handed(event) if event.card == "imp" else _cherub_handed(event)
    sound = "" if event.taker is None else "lose" if event.card == "imp" else "gain"
    return Telling(sentence, event.card, event.taker, sound)


def _imp_handed(event: Handed) -> Message:
    if event.taker is None:
        return say("Nobody holds the imp now.")
    taker, number = Seat(event.taker), event.taker_scope or 0
    if event.giver is None:
        return say("{player} ({number}) takes the imp.", player=taker, number=number)
    if event.giver_scope is None:
        return say("{player} ({number}) inherits the imp.", player=taker, number=number)
    return say(
        "The imp goes from {giver} ({more}) to {player} ({number}).",
        giver=Seat(event.giver), more=event.giver_scope, player=taker, number=number,
    )  # fmt: skip


def _cherub_handed(event: Handed) -> Message:
    if event.taker is None:
        return say("Nobody holds the cherub now.")
    taker, number = Seat(event.taker), event.taker_scope or 0
    if event.giver is None:
        return say("{player} ({number}) takes the cherub.", player=taker, number=number)
    if event.giver_scope is None:
        return say("{player} ({number}) inherits the cherub.", player=taker, number=number)
    return say(
        "The cherub goes from {giver} ({less}) to {player} ({number}).",
        giver=Seat(event.giver), less=event.giver_scope, player=taker, number=number,
    )  # fmt: skip


def _imp_paid(event: ImpPaid) -> Telling:
    player = Seat(event.seat)
    if event.left:
        sentence = say_many(
            "The imp takes a lifesaver from {player}; one is left.",
            "The imp takes a lifesaver from {player}; {count} are left.",
            event.left,
            player=player,
        )
    else:
        sentence = say("The imp takes {player}'s last lifesaver.", player=player)
    return Telling(sentence, "imp", event.seat, "lose")


def _pad_taken(event: PadTaken) -> Telling:
    sentence = say(
        "{player} takes a clover pad: {pad}.", player=Seat(event.seat), pad=pad_names((event.pad,))
    )
    return Telling(sentence, pad_symbol(event.pad), event.seat, "take")


def _pad_left(event: PadLeft) -> Telling:
    return Telling(say("{player} takes no clover pad.", player=Seat(event.seat)), "clover", event.seat)


def _refilled(event: Refilled) -> Telling:
    sentence = say("{player} has all ten cards again.", player=Seat(event.seat))
    return Telling(sentence, "card-back", event.seat, "take")


def _ended(event: Ended) -> Telling:
    if len(event.winners) == 1:
        sentence = say("{player} wins!", player=Seat(event.winners[0]))
    else:
        sentence = say(
            "{player} and {other} share the win!", player=Seat(event.winners[0]), other=Seat(event.winners[1])
        )
    return Telling(sentence, "crown", event.winners[0], "win")


TELLERS: Mapping[type, Callable[[Any], Telling]] = {
    Dealt: _dealt,
    Built: _built,
    RoundBegan: _round_began,
    Chosen: _chosen,
    Revealed: _revealed,
    Declared: _declared,
    Stayed: _stayed,
    Moved: _moved,
    RanBack: _ran_back,
    Shoved: _shoved,
    Splashed: _splashed,
    Out: _out,
    Emptied: _emptied,
    Swapped: _swapped,
    Flooded: _flooded,
    Handed: _handed,
    ImpPaid: _imp_paid,
    PadTaken: _pad_taken,
    PadLeft: _pad_left,
    Refilled: _refilled,
    Ended: _ended,
}
"""Every event but `Compared`, which the cards that change hands tell of."""
