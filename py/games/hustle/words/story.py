"""What happened, as sentences: one teller for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from games.contract import Telling
from games.hustle.rules import events
from games.hustle.rules.boards import BOARD, LAST, water
from games.hustle.words.names import pad_names, pad_symbol
from games.message import Message, Place, Seat, listed, say, say_many


def _dealt(event: events.Dealt) -> Telling:
    player = Seat(event.seat)
    if event.drawn:
        sentence = say("Luck picks {player} to go first.", player=player)
    else:
        sentence = say("{player} was chosen to go first.", player=player)
    return Telling(sentence, "sheep-run", event.seat, "turn")


def _built(event: events.Built) -> Telling:
    if event.seat is None:
        return Telling(say("The dyke is built."), "water", None, "flip")
    return Telling(say("{player} builds the dyke.", player=Seat(event.seat)), "water", event.seat, "flip")


def _round_began(event: events.RoundBegan) -> Telling:
    sentence = say(
        "Round {number}. {player} goes first and has the imp and the cherub.",
        number=event.number,
        player=Seat(event.starter),
    )
    return Telling(sentence, "card-back", event.starter, "turn")


def _chosen(event: events.Chosen) -> Telling:
    sentence = say("{player} has chosen a number.", player=Seat(event.seat))
    return Telling(sentence, "card-back", event.seat, "tap", pace="quick")


def _everybody_look(_event: events.EverybodyLook) -> Telling:
    return Telling(say("Everybody look!"), "card-back", None, "turn", gather=True)


def _revealed(event: events.Revealed) -> Telling:
    """Digit by digit, as the cards turn over; a single card is a number as it is."""
    player = Seat(event.seat)
    if len(event.digits) == 1:
        sentence = say("{player} turns over {number}.", player=player, number=event.digits)
    else:
        sentence = say(
            "{player} turns over {digits}: {number}.",
            player=player, digits=", ".join(event.digits), number=event.scope,
        )  # fmt: skip
    return Telling(sentence, f"digit-{event.digits[0]}", event.seat, "flip")


def _declared(event: events.Declared) -> Telling:
    player = Seat(event.seat)
    if not event.pads:
        return Telling(say("{player} doesn’t use a clover pad.", player=player), "clover", event.seat)
    pads = pad_names(event.pads)
    if not event.back:
        sentence = say(
            "{player} uses {pads}: the number is now {number}.",
            player=player, pads=pads, number=event.scope,
        )  # fmt: skip
    elif pad_symbol(event.pads[0]) == "pad-back":
        sentence = say(
            "{player} uses {pads} and will run back {back} squares.",
            player=player, pads=pads, back=event.back,
        )  # fmt: skip
    else:
        sentence = say(
            "{player} uses {pads}: the number is now {number}, and then it is {back} squares back.",
            player=player, pads=pads, number=event.scope, back=event.back,
        )  # fmt: skip
    return Telling(sentence, pad_symbol(event.pads[0]), event.seat, "flip")


def _stayed(event: events.Stayed) -> Telling:
    sentence = say("{player} stays on square {square}.", player=Seat(event.seat), square=event.square)
    return Telling(sentence, "sheep-stand", event.seat)


def _moved(event: events.Moved) -> Telling:
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


def _ran_back(event: events.RanBack) -> Telling:
    sentence = say(
        "{player} runs back from {start} to {end}.",
        player=Seat(event.seat), start=event.start, end=event.end,
    )  # fmt: skip
    return Telling(sentence, "pad-back", event.seat, "step")


def _shoved(event: events.Shoved) -> Telling:
    player, other = Seat(event.by), Seat(event.seat)
    if event.end > LAST:
        sentence = say("{player} shoves {other} off the dyke!", player=player, other=other)
    else:
        sentence = say("{player} shoves {other} to {end}.", player=player, other=other, end=event.end)
    return Telling(sentence, "sheep-run", event.seat, "shove", pace="climax" if event.peak else "quick")


def _splashed(event: events.Splashed) -> Telling:
    player = Seat(event.seat)
    if event.left:
        sentence = say_many(
            "Splash! {player} pays a lifesaver; one is left.",
            "Splash! {player} pays a lifesaver; {count} are left.",
            event.left,
            player=player,
        )
    else:
        sentence = say("Splash! {player} pays the last lifesaver.", player=player)
    return Telling(sentence, "lifebelt-gone", event.seat, "splash", pace=_pace(event.peak))


def _out(event: events.Out) -> Telling:
    player = Seat(event.seat)
    pace = _pace(event.peak)
    if event.cause == "edge":
        sentence = say("{player} is out: off the end of the dyke.", player=player)
        return Telling(sentence, "sheep-fall", event.seat, "lose", pace=pace)
    if event.cause == "water":
        sentence = say("{player} is out: in the water, with no lifesaver.", player=player)
        return Telling(sentence, "sheep-fall", event.seat, "splash", pace=pace)
    sentence = say("{player} is out: the imp takes the sheep.", player=player)
    return Telling(sentence, "imp", event.seat, "lose", pace=pace)


def _pace(peak: bool) -> Literal["usual", "climax"]:
    return "climax" if peak else "usual"


def _emptied(_event: events.Emptied) -> Telling:
    return Telling(say("The first board is empty: it goes to the far end."), "water")


def _swapped(event: events.Swapped) -> Telling:
    """With where everybody is now, since all squares have other numbers."""
    wet = water(event.board)
    places: dict[str, Place] = {
        "sheep": _where_now(event.sheep),
        "number": wet.bit_count(),
        "square": BOARD + (wet & -wet).bit_length() - 1,
    }
    if event.seat is None:
        sentence = say(
            "The empty board is turned over and goes to the far end: every square counts 100 less."
            " Now: {sheep}. New water on {number} squares, the first at {square}.",
            **places,
        )
    else:
        sentence = say(
            "{player} lays the empty board at the far end: every square counts 100 less. Now: {sheep}."
            " New water on {number} squares, the first at {square}.",
            player=Seat(event.seat),
            **places,
        )
    return Telling(sentence, "water", event.seat, "swap")


def _where_now(sheep: Sequence[int]) -> Message:
    """The square of everybody who is in the race."""
    return listed(
        [
            say("{player} on {square}", player=Seat(seat), square=square)
            for seat, square in enumerate(sheep)
            if square >= 0
        ]
    )


def _flooded(event: events.Flooded) -> Telling:
    return Telling(_flood(event), "water", event.seat, "splash" if event.squares else "")


def _flood(event: events.Flooded) -> Message:
    player, squares = Seat(event.seat), event.squares
    if not squares:
        return say("{player} keeps the rain away.", player=player)
    if len(squares) == 1:
        return say("{player} makes it rain: square {square} is water now.", player=player, square=squares[0])
    return say(
        "{player} makes it rain: squares {square} and {other} are water now.",
        player=player, square=squares[0], other=squares[1],
    )  # fmt: skip


def _compared(event: events.Compared) -> Telling:
    """Seen, not said: where a card changes hands by it, that is told."""
    return Telling(None, "", event.seat, "tap", pace="quick")


def _handed(event: events.Handed) -> Telling:
    sentence = _imp_handed(event) if event.card == "imp" else _cherub_handed(event)
    sound = "" if event.taker is None else "lose" if event.card == "imp" else "gain"
    return Telling(sentence, event.card, event.taker, sound)


def _imp_handed(event: events.Handed) -> Message:
    if event.taker is None:
        return say("Nobody has the imp now.")
    taker, number = Seat(event.taker), event.taker_scope or 0
    if event.giver is None:
        return say("{player} ({number}) gets the imp.", player=taker, number=number)
    if event.giver_scope is None:
        return say("Now {player} ({number}) gets the imp.", player=taker, number=number)
    return say(
        "The imp goes from {giver} ({more}) to {player} ({number}).",
        giver=Seat(event.giver), more=event.giver_scope, player=taker, number=number,
    )  # fmt: skip


def _cherub_handed(event: events.Handed) -> Message:
    if event.taker is None:
        return say("Nobody has the cherub now.")
    taker, number = Seat(event.taker), event.taker_scope or 0
    if event.giver is None:
        return say("{player} ({number}) gets the cherub.", player=taker, number=number)
    if event.giver_scope is None:
        return say("Now {player} ({number}) gets the cherub.", player=taker, number=number)
    return say(
        "The cherub goes from {giver} ({less}) to {player} ({number}).",
        giver=Seat(event.giver), less=event.giver_scope, player=taker, number=number,
    )  # fmt: skip


def _imp_paid(event: events.ImpPaid) -> Telling:
    player = Seat(event.seat)
    if event.left:
        sentence = say_many(
            "The imp takes a lifesaver from {player}; one is left.",
            "The imp takes a lifesaver from {player}; {count} are left.",
            event.left,
            player=player,
        )
    else:
        sentence = say("The imp takes the last lifesaver from {player}.", player=player)
    return Telling(sentence, "imp", event.seat, "lose")


def _cherub_came(event: events.CherubCame) -> Telling:
    """Seen and heard; the question that follows says it."""
    return Telling(None, "cherub", event.seat, "gain")


def _pad_taken(event: events.PadTaken) -> Telling:
    sentence = say(
        "{player} takes a clover pad: {pad}.", player=Seat(event.seat), pad=pad_names((event.pad,))
    )
    return Telling(sentence, pad_symbol(event.pad), event.seat, "take")


def _pad_left(event: events.PadLeft) -> Telling:
    return Telling(say("{player} doesn’t take a clover pad.", player=Seat(event.seat)), "clover", event.seat)


def _refilled(event: events.Refilled) -> Telling:
    sentence = say("{player} has all ten cards again.", player=Seat(event.seat))
    return Telling(sentence, "card-back", event.seat, "take", pace="quick")


def _ended(event: events.Ended) -> Telling:
    if len(event.winners) == 1:
        sentence = say("{player} wins!", player=Seat(event.winners[0]))
    else:
        sentence = say(
            "{player} and {other} share the win!", player=Seat(event.winners[0]), other=Seat(event.winners[1])
        )
    return Telling(sentence, "crown", event.winners[0], "win")


TELLERS: Mapping[type, Callable[[Any], Telling]] = {
    events.Dealt: _dealt,
    events.Built: _built,
    events.RoundBegan: _round_began,
    events.Chosen: _chosen,
    events.EverybodyLook: _everybody_look,
    events.Revealed: _revealed,
    events.Declared: _declared,
    events.Stayed: _stayed,
    events.Moved: _moved,
    events.RanBack: _ran_back,
    events.Shoved: _shoved,
    events.Splashed: _splashed,
    events.Out: _out,
    events.Emptied: _emptied,
    events.Swapped: _swapped,
    events.Flooded: _flooded,
    events.Compared: _compared,
    events.Handed: _handed,
    events.ImpPaid: _imp_paid,
    events.CherubCame: _cherub_came,
    events.PadTaken: _pad_taken,
    events.PadLeft: _pad_left,
    events.Refilled: _refilled,
    events.Ended: _ended,
}
"""A teller for every event."""
