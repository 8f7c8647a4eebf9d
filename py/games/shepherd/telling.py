"""What everybody saw happen at the meadow, as sentences short enough for a five-year-old."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contract import Event, Telling
from games.message import Message, Seat, say, say_many
from games.shepherd import events as seen
from games.shepherd.dice import DOG, GRASS, SHEEP, SUN
from games.shepherd.meadow import BIT, DARK, NAMES
from games.shepherd.settling import praise

RESULTS = {
    SHEEP: say("a sheep"),
    GRASS: say("grass"),
    SUN: say("the sun"),
    DOG: say("the dog"),
}
"""The pictures on the dice in a sentence: "Anna rolled a sheep and grass"."""


def tell(event: Event) -> Telling | None:
    """One event as a sentence."""
    teller = TELLERS.get(type(event))
    return teller(event) if teller else None


def _began(event: seen.Began) -> Telling:
    sentence = say("Good morning! The grass is fresh, and {player} begins.", player=Seat(event.seat))
    return Telling(sentence, "sun", event.seat)


def _rolled(event: seen.Rolled) -> Telling:
    return Telling(_roll(event), f"die-{event.first}", event.seat, "roll")


def _roll(event: seen.Rolled) -> Message:
    player = Seat(event.seat)
    if event.first == event.second == SHEEP:
        return say("{player} rolled two sheep.", player=player)
    if event.first == event.second:
        return say("{player} rolled grass twice.", player=player)
    first, second = RESULTS[event.first], RESULTS[event.second]
    return say("{player} rolled {first} and {second}.", player=player, first=first, second=second)


def _stepped(event: seen.Stepped) -> Telling:
    sentence = say("{player}'s sheep steps to {square}.", player=Seat(event.seat), square=NAMES[event.target])
    return Telling(sentence, "sheep-run", event.seat, "step")


def _grazed(event: seen.Grazed) -> Telling:
    return Telling(say("{player}'s sheep grazes.", player=Seat(event.seat)), "sheep-graze", event.seat)


def _ate(event: seen.Ate) -> Telling:
    sentence = say_many(
        "Munch! {player} gets {count} card.",
        "Munch! {player} gets {count} cards.",
        event.cards,
        player=Seat(event.seat),
    )
    symbol = "grass-dark" if BIT[event.square] & DARK else "grass-light"
    return Telling(sentence, symbol, event.seat, "munch", fleeting=event.fleeting)


def _ate_nothing(event: seen.AteNothing) -> Telling:
    sentence = say("Nothing to eat for {player}'s sheep.", player=Seat(event.seat))
    return Telling(sentence, "sheep-graze", event.seat, "tap", fleeting=event.fleeting)


def _worm_found(event: seen.WormFound) -> Telling:
    sentence = say(
        "Ugh, a worm! {player} leaves it on {square}.", player=Seat(event.seat), square=NAMES[event.square]
    )
    return Telling(sentence, "worm", event.seat, "lose")


def _worm_turned_back(event: seen.WormTurnedBack) -> Telling:
    sentence = say("Ugh, a worm! {player} turns it back. Remember where it is!", player=Seat(event.seat))
    return Telling(sentence, "worm", event.seat, "lose", fleeting=True)


def _sun_moved(event: seen.SunMoved) -> Telling:
    return Telling(_way_home(event.track - event.gone), "sun", event.seat, "gain")


def _way_home(left: int) -> Message:
    if left == 0:
        return say("The sun takes its last step.")
    return say_many(
        "The sun moves on. {count} more field and it is home.",
        "The sun moves on. {count} more fields and it is home.",
        left,
    )


def _dusk(event: seen.Dusk) -> Telling:  # noqa: ARG001
    return Telling(say("The sun is home. When this roll is done, the day is over."), "sun-sleepy")


def _grazed_bare(event: seen.GrazedBare) -> Telling:  # noqa: ARG001
    return Telling(say("All the grass is eaten. When this roll is done, the day is over."), "grass-light")


def _dog_placed(event: seen.DogPlaced) -> Telling:
    sentence = say("{player} puts the dog on {square}.", player=Seat(event.seat), square=NAMES[event.square])
    return Telling(sentence, "dog", event.seat, "bark")


def _dog_walked(event: seen.DogWalked) -> Telling:
    sentence = say(
        "{player} walks the dog to {square}.", player=Seat(event.seat), square=NAMES[event.path[-1]]
    )
    return Telling(sentence, "dog", event.seat, "bark")


def _frightened(event: seen.Frightened) -> Telling:
    sentence = say(
        "{player}'s sheep on {square} is afraid!", player=Seat(event.owner), square=NAMES[event.square]
    )
    return Telling(sentence, "dog", event.owner)


def _ran(event: seen.Fled | seen.Pushed) -> Telling:
    player, square = Seat(event.owner), NAMES[event.target]
    if event.across:
        sentence = say(
            "{player}'s sheep runs over the edge and comes back on {square}.", player=player, square=square
        )
    else:
        sentence = say("{player}'s sheep runs to {square}.", player=player, square=square)
    return Telling(sentence, "sheep-run", event.owner, "hop")


def _bumped(event: seen.Bumped) -> Telling:
    sentence = say(
        "Bump! {player}'s sheep must leave {square}.", player=Seat(event.owner), square=NAMES[event.square]
    )
    return Telling(sentence, "sheep-run", event.owner, "tap")


def _lost(event: seen.Lost) -> Telling:
    if event.result == SHEEP:
        sentence = say("No room to step for {player}'s sheep.", player=Seat(event.seat))
    else:
        sentence = say("There is no way for the dog, so it stays.")
    return Telling(sentence, f"die-{event.result}", event.seat)


def _next_turn(event: seen.NextTurn) -> Telling:
    return Telling(say("It is {player}'s turn.", player=Seat(event.seat)), "die-sheep", event.seat, "turn")


def _fined(event: seen.Fined) -> Telling:
    return Telling(_fine(event), "worm", event.seat, "lose")


def _fine(event: seen.Fined) -> Message:
    player = Seat(event.seat)
    if event.cards == event.worms:
        return say_many(
            "{player} ate a worm! It goes back, with one more card.",
            "{player} ate {count} worms! They go back, with {count} more cards.",
            event.worms,
            player=player,
        )
    if not event.cards:
        return say_many(
            "{player} ate a worm! It goes back; there is no other card to pay.",
            "{player} ate {count} worms! They go back; there is no other card to pay.",
            event.worms,
            player=player,
        )
    return say_many(
        "{player} ate {worms} worms! They go back, with the only other card.",
        "{player} ate {worms} worms! They go back, with all other cards.",
        event.cards,
        player=player,
        worms=event.worms,
    )


def _ended(event: seen.Ended) -> Telling:
    alone = event.winners[0] if len(event.winners) == 1 else None
    return Telling(praise(event.winners), "crown", alone, "win")


TELLERS: dict[type, Callable[[Any], Telling]] = {
    seen.Began: _began,
    seen.Rolled: _rolled,
    seen.Stepped: _stepped,
    seen.Grazed: _grazed,
    seen.Ate: _ate,
    seen.AteNothing: _ate_nothing,
    seen.WormFound: _worm_found,
    seen.WormTurnedBack: _worm_turned_back,
    seen.SunMoved: _sun_moved,
    seen.Dusk: _dusk,
    seen.GrazedBare: _grazed_bare,
    seen.DogPlaced: _dog_placed,
    seen.DogWalked: _dog_walked,
    seen.Frightened: _frightened,
    seen.Fled: _ran,
    seen.Pushed: _ran,
    seen.Bumped: _bumped,
    seen.Lost: _lost,
    seen.NextTurn: _next_turn,
    seen.Fined: _fined,
    seen.Ended: _ended,
}
"""Who tells which event."""
