"""What happened, event by event: one teller for each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contract import Event, Telling
from games.message import Message, Seat, named_together, say, say_many
from games.nines.rules import events
from games.nines.rules.state import GOAL, NUMBERS, START
from games.nines.words.names import ANIMAL_NAMES


def tell(event: Event) -> Telling | None:
    """One event as one sentence."""
    teller = TELLERS.get(type(event))
    return teller(event) if teller else None


def _drew(event: events.Drew) -> Telling:
    number = NUMBERS[event.face]
    sentence = say("{player} starts with a {number}.", player=Seat(event.seat), number=number)
    return Telling(sentence, event.face, event.seat, "flip", pace="quick")


def _began(event: events.Began) -> Telling:
    sentence = say("The track is laid. {player} goes first.", player=Seat(event.seat))
    return Telling(sentence, "pawn", event.seat, "sand")


def _rolled(event: events.Rolled) -> Telling:
    sentence = say("{player} rolls a {number}.", player=Seat(event.seat), number=event.number)
    return Telling(sentence, f"die-{event.number}", event.seat, "roll")


def _moved(event: events.Moved) -> Telling:
    sentence = _hopped(event) if event.hop else _walked(event)
    if event.hop:
        return Telling(sentence, "pawn", event.seat, "hop")
    return Telling(sentence, "pawn", event.seat, f"walk-{len(event.path)}")


def _hopped(event: events.Moved) -> Message:
    player = Seat(event.seat)
    if event.origin == START:
        return say(
            "{player} hops from the start ahead to the next pawn, on {end}.", player=player, end=event.end
        )
    return say(
        "{player} hops from {start} ahead to the next pawn, on {end}.",
        player=player, start=event.start, end=event.end,
    )  # fmt: skip


def _walked(event: events.Moved) -> Message:
    player, steps = Seat(event.seat), len(event.path)
    if event.path[-1] == GOAL:
        return say_many("{player} walks one step.", "{player} walks {count} steps.", steps, player=player)
    if event.origin == START:
        return say_many(
            "{player} walks one step from the start to {end}.",
            "{player} walks {count} steps from the start to {end}.",
            steps, player=player, end=event.end,
        )  # fmt: skip
    return say_many(
        "{player} walks one step from {start} to {end}.",
        "{player} walks {count} steps from {start} to {end}.",
        steps, player=player, start=event.start, end=event.end,
    )  # fmt: skip


def _came_home(event: events.CameHome) -> Telling:
    player = Seat(event.seat)
    sentence = say("{player} has brought the last pawn home.", player=player)
    if event.left:
        sentence = say_many(
            "{player} has a pawn home and one still to go.",
            "{player} has a pawn home and {count} still to go.",
            event.left,
            player=player,
        )
    return Telling(sentence, "beachchair", event.seat, "home")


def _left_stretch(event: events.LeftStretch) -> Telling:
    sentence = say(
        "{player} leaves stretch {stretch} behind and gets a tile from it.",
        player=Seat(event.seat), stretch=event.stretch,
    )  # fmt: skip
    return Telling(sentence, "pawn", event.seat, "turn", pace="quick")


def _took(event: events.Took) -> Telling:
    sound = "take"
    if event.face in ANIMAL_NAMES:
        sentence = _took_animal(event)
        sound = "bark" if event.face == "animal-seal" else "gain"
    else:
        sentence = _took_forced(event) if event.forced else _took_freely(event)
    return Telling(sentence, event.face, event.seat, sound)


SPEAKABLE = 9
"""A sum is said as long as it may still grow to nine."""


def _took_freely(event: events.Took) -> Message:
    player, number = Seat(event.seat), NUMBERS[event.face]
    if number < event.so_far < SPEAKABLE:
        return say(
            "{player} takes a {number} from stretch {stretch}: {sum} so far.",
            player=player, number=number, stretch=event.stretch, sum=event.so_far,
        )  # fmt: skip
    return say(
        "{player} takes a {number} from stretch {stretch}.",
        player=player, number=number, stretch=event.stretch,
    )  # fmt: skip


def _took_forced(event: events.Took) -> Message:
    player, number = Seat(event.seat), NUMBERS[event.face]
    if number < event.so_far < SPEAKABLE:
        return say(
            "Only a {number} is free in stretch {stretch}: {player} takes it and has {sum} so far.",
            player=player, number=number, stretch=event.stretch, sum=event.so_far,
        )  # fmt: skip
    return say(
        "Only a {number} is free in stretch {stretch}: {player} takes it.",
        player=player, number=number, stretch=event.stretch,
    )  # fmt: skip


def _took_animal(event: events.Took) -> Message:
    """An animal counts at once."""
    player, stretch = Seat(event.seat), event.stretch
    match (event.face, event.forced):
        case ("animal-seal", False):
            return say(
                "{player} takes a seal from stretch {stretch}: 5 points!", player=player, stretch=stretch
            )
        case ("animal-crab", False):
            return say(
                "{player} takes a crab from stretch {stretch}: 5 points!", player=player, stretch=stretch
            )
        case ("animal-gull", False):
            return say(
                "{player} takes a gull from stretch {stretch}: 5 points!", player=player, stretch=stretch
            )
        case ("animal-seal", True):
            return say(
                "Only a seal is free in stretch {stretch}: 5 points for {player}!",
                player=player, stretch=stretch,
            )  # fmt: skip
        case ("animal-crab", True):
            return say(
                "Only a crab is free in stretch {stretch}: 5 points for {player}!",
                player=player, stretch=stretch,
            )  # fmt: skip
    return say(
        "Only a gull is free in stretch {stretch}: 5 points for {player}!", player=player, stretch=stretch
    )


def _took_nothing(event: events.TookNothing) -> Telling:
    sentence = say("Stretch {stretch} is empty: nothing to take.", stretch=event.stretch)
    if event.occupied:
        sentence = say("There are pawns all over stretch {stretch}: nothing to take.", stretch=event.stretch)
    return Telling(sentence, "pawn", event.seat)


def _took_cactus(event: events.TookCactus) -> Telling:
    player, number = Seat(event.seat), NUMBERS[event.face]
    sentence = say(
        "{player} is the very last past the cactus and takes it: a {number}.", player=player, number=number
    )
    if number < event.so_far < SPEAKABLE:
        sentence = say(
            "{player} is the very last past the cactus and takes it: a {number}, so {sum} so far.",
            player=player, number=number, sum=event.so_far,
        )  # fmt: skip
    return Telling(sentence, event.face, event.seat, "pop")


def _made_nine(event: events.MadeNine) -> Telling:
    numbers = [NUMBERS[face] for face in event.faces]
    if len(numbers) == 3:
        sentence = say(
            "{a} + {b} + {c} = 9! 15 points for {player}: {points} now.",
            a=numbers[0], b=numbers[1], c=numbers[2], player=Seat(event.seat), points=event.points,
        )  # fmt: skip
    else:
        sentence = say(
            "{a} + {b} = 9! 10 points for {player}: {points} now.",
            a=numbers[0], b=numbers[1], player=Seat(event.seat), points=event.points,
        )  # fmt: skip
    return Telling(sentence, "nine-jar", event.seat, "nine", pace="climax")


def _discarded(event: events.Discarded) -> Telling:
    number, player = NUMBERS[event.face], Seat(event.seat)
    if event.forced:
        sentence = say_many(
            "No nine, and all three are {count}: {player} puts one aside and loses {count} point.",
            "No nine, and all three are {count}: {player} puts one aside and loses {count} points.",
            number, player=player,
        )  # fmt: skip
    else:
        sentence = say_many(
            "No nine: {player} puts a {count} aside and loses {count} point.",
            "No nine: {player} puts a {count} aside and loses {count} points.",
            number, player=player,
        )  # fmt: skip
    return Telling(sentence, event.face, event.seat, "lose")


def _closed_up(event: events.ClosedUp) -> Telling:
    """It is seen and heard."""
    return Telling(None, "pawn", event.seat, "sand", pace="quick")


def _left_over(event: events.LeftOver) -> Telling:
    number = NUMBERS[event.face]
    sentence = say_many(
        "A {count} is left over: {player} loses {count} point.",
        "A {count} is left over: {player} loses {count} points.",
        number,
        player=Seat(event.seat),
    )
    return Telling(sentence, event.face, event.seat, "lose", pace="quick")


def _settled(event: events.Settled) -> Telling:
    sentence = say_many(
        "{player} has finished with {points} point.",
        "{player} has finished with {points} points.",
        abs(event.points),
        player=Seat(event.seat),
        points=event.points,
    )
    return Telling(sentence, "beachchair", event.seat)


def _skipped(event: events.Skipped) -> Telling:
    if event.next == event.seat:
        sentence = say("Everybody else is home: {player} goes again.", player=Seat(event.next))
    else:
        players = named_together([Seat(seat) for seat in event.seats])
        sentence = say("Already home, so no turn: {players}.", players=players)
    return Telling(sentence, "pawn", event.next)


def _ended(event: events.Ended) -> Telling:
    if len(event.winners) == 1:
        sentence = say_many(
            "{player} wins with {points} point!",
            "{player} wins with {points} points!",
            abs(event.points),
            player=Seat(event.winners[0]),
            points=event.points,
        )
    else:
        sentence = say_many(
            "{players} share the win with {points} point!",
            "{players} share the win with {points} points!",
            abs(event.points),
            players=named_together([Seat(seat) for seat in event.winners]),
            points=event.points,
        )
    return Telling(sentence, "crown", event.winners[0], "win")


TELLERS: dict[type, Callable[[Any], Telling]] = {
    events.Drew: _drew,
    events.Began: _began,
    events.Rolled: _rolled,
    events.Moved: _moved,
    events.CameHome: _came_home,
    events.LeftStretch: _left_stretch,
    events.Took: _took,
    events.TookNothing: _took_nothing,
    events.TookCactus: _took_cactus,
    events.MadeNine: _made_nine,
    events.Discarded: _discarded,
    events.ClosedUp: _closed_up,
    events.LeftOver: _left_over,
    events.Settled: _settled,
    events.Skipped: _skipped,
    events.Ended: _ended,
}
