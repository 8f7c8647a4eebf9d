"""What everybody saw happen at the meadow, as sentences short enough for a five-year-old."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contract import Event, Telling
from games.message import Message, Seat, say, say_many
from games.shepherd.rules import events
from games.shepherd.rules.dice import DOG, GRASS, SHEEP, SUN
from games.shepherd.rules.meadow import BIT, DARK, NAMES
from games.shepherd.rules.ranking import praise

ROLLS = {
    (SHEEP, SHEEP): say("{player} rolls two sheep."),
    (SHEEP, GRASS): say("{player} rolls a sheep and grass."),
    (SHEEP, DOG): say("{player} rolls a sheep and the dog."),
    (GRASS, SHEEP): say("{player} rolls grass and a sheep."),
    (GRASS, GRASS): say("{player} rolls grass twice."),
    (GRASS, DOG): say("{player} rolls grass and the dog."),
    (SUN, SHEEP): say("{player} rolls the sun and a sheep."),
    (SUN, GRASS): say("{player} rolls the sun and grass."),
    (SUN, DOG): say("{player} rolls the sun and the dog."),
}
"""What the two dice show: whole sentences, since languages change what stands in them."""


def tell(event: Event) -> Telling | None:
    """One event as a sentence."""
    teller = TELLERS.get(type(event))
    return teller(event) if teller else None


def _began(event: events.Began) -> Telling:
    sentence = say("Good morning! The grass is fresh, and {player} goes first.", player=Seat(event.seat))
    return Telling(sentence, "sun", event.seat)


def _rolled(event: events.Rolled) -> Telling:
    sentence = ROLLS[event.first, event.second]._replace(places={"player": Seat(event.seat)})
    return Telling(sentence, f"die-{event.first}", event.seat, "roll")


def _stepped(event: events.Stepped) -> Telling:
    sentence = say(
        "{player} moves a sheep from {origin} to {square}.",
        player=Seat(event.seat), origin=NAMES[event.origin], square=NAMES[event.target],
    )  # fmt: skip
    return Telling(sentence, "sheep-run", event.seat, "step")


def _grazed(event: events.Grazed) -> Telling:
    sentence = say("{player} lets a sheep graze.", player=Seat(event.seat))
    return Telling(sentence, "sheep-graze", event.seat, pace="quick")


def _ate(event: events.Ate | events.MealGlimpsed) -> Telling:
    sentence = say_many(
        "Munch! {player} gets {count} card on {square} and has {total} now.",
        "Munch! {player} gets {count} cards on {square} and has {total} now.",
        event.cards,
        player=Seat(event.seat),
        square=NAMES[event.square],
        total=event.total,
    )
    symbol = "grass-dark" if BIT[event.square] & DARK else "grass-light"
    return Telling(sentence, symbol, event.seat, "munch")


def _ate_nothing(event: events.AteNothing | events.NothingGlimpsed) -> Telling:
    sentence = say("{player} finds nothing to eat.", player=Seat(event.seat))
    return Telling(sentence, "sheep-graze", event.seat, "tap", pace="quick")


def _worm_found(event: events.WormFound) -> Telling:
    sentence = say(
        "Ugh, a worm! {player} leaves it on {square}.", player=Seat(event.seat), square=NAMES[event.square]
    )
    return Telling(sentence, "worm", event.seat, "lose")


def _worm_glimpsed(event: events.WormGlimpsed) -> Telling:
    sentence = say("Ugh, a worm! {player} hides it again. Remember where it is!", player=Seat(event.seat))
    return Telling(sentence, "worm", event.seat, "lose")


def _sun_moved(event: events.SunMoved) -> Telling:
    return Telling(_way_home(event.track - event.gone), "sun", event.seat, "gain")


def _way_home(left: int) -> Message:
    if left == 0:
        return say("The sun takes its last step.")
    return say_many(
        "The sun moves on. {count} more step and it is home.",
        "The sun moves on. {count} more steps and it is home.",
        left,
    )


def _dusk(_event: events.Dusk) -> Telling:
    sentence = say("The sun is home. When this roll is done, the day is over.")
    return Telling(sentence, "sun-sleepy", sound="home", pace="climax")


def _grazed_bare(_event: events.GrazedBare) -> Telling:
    return Telling(say("All the grass is eaten. When this roll is done, the day is over."), "grass-light")


def _dog_placed(event: events.DogPlaced) -> Telling:
    sentence = say("{player} puts the dog on {square}.", player=Seat(event.seat), square=NAMES[event.square])
    return Telling(sentence, "dog", event.seat, "tap")


def _dog_walked(event: events.DogWalked) -> Telling:
    sentence = say(
        "{player} walks the dog from {origin} to {square}.",
        player=Seat(event.seat), origin=NAMES[event.path[0]], square=NAMES[event.path[-1]],
    )  # fmt: skip
    return Telling(sentence, "dog", event.seat, "step")


def _barked(event: events.Barked) -> Telling:
    """A turn has one climax, and when the sun comes home in it, that is it."""
    return Telling(None, "dog-head", sound="bark", pace="usual" if event.last else "climax")


def _frightened(event: events.Frightened) -> Telling:
    sentence = say(
        "{player}’s sheep on {square} is frightened!", player=Seat(event.owner), square=NAMES[event.square]
    )
    return Telling(sentence, "fright", event.owner, "hop", pace="quick")


def _ran(event: events.Fled | events.Pushed) -> Telling:
    player, origin, square = Seat(event.owner), NAMES[event.origin], NAMES[event.target]
    if event.across:
        sentence = say(
            "{player}’s sheep runs from {origin} over the edge and comes back on {square}.",
            player=player, origin=origin, square=square,
        )  # fmt: skip
    else:
        sentence = say(
            "{player}’s sheep runs from {origin} to {square}.", player=player, origin=origin, square=square
        )
    return Telling(sentence, "sheep-run", event.owner, "hop")


def _bumped(event: events.Bumped) -> Telling:
    sentence = say(
        "Bump! {player}’s sheep must leave {square}.", player=Seat(event.owner), square=NAMES[event.square]
    )
    return Telling(sentence, "sheep-shock", event.owner, "shove", pace="quick")


def _lost(event: events.Lost) -> Telling:
    if event.result == SHEEP:
        sentence = say("{player} has no room to step.", player=Seat(event.seat))
    else:
        sentence = say("The dog has nowhere to go, so it stays.")
    return Telling(sentence, f"die-{event.result}", event.seat, "tap", pace="quick")


def _nothing_to_do(event: events.NothingToDo) -> Telling:
    sentence = say("Nothing to do: {player} can’t use this roll.", player=Seat(event.seat))
    return Telling(sentence, "i-dots", event.seat, "tap")


def _next_turn(event: events.NextTurn) -> Telling:
    sentence = say("{player} is next.", player=Seat(event.seat))
    return Telling(sentence, "die-sheep", event.seat, "turn", pace="quick")


def _fined(event: events.Fined) -> Telling:
    return Telling(_fine(event), "worm", event.seat, "lose")


def _fine(event: events.Fined) -> Message:
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
        "{player} ate {worms} worms! They go back, with all the other cards.",
        event.cards,
        player=player,
        worms=event.worms,
    )


def _ended(event: events.Ended) -> Telling:
    alone = event.winners[0] if len(event.winners) == 1 else None
    return Telling(praise(event.winners), "crown", alone, "win")


TELLERS: dict[type, Callable[[Any], Telling]] = {
    events.Began: _began,
    events.Rolled: _rolled,
    events.Stepped: _stepped,
    events.Grazed: _grazed,
    events.MealGlimpsed: _ate,
    events.NothingGlimpsed: _ate_nothing,
    events.WormGlimpsed: _worm_glimpsed,
    events.Ate: _ate,
    events.AteNothing: _ate_nothing,
    events.WormFound: _worm_found,
    events.SunMoved: _sun_moved,
    events.Dusk: _dusk,
    events.GrazedBare: _grazed_bare,
    events.DogPlaced: _dog_placed,
    events.DogWalked: _dog_walked,
    events.Barked: _barked,
    events.Frightened: _frightened,
    events.Fled: _ran,
    events.Pushed: _ran,
    events.Bumped: _bumped,
    events.Lost: _lost,
    events.NothingToDo: _nothing_to_do,
    events.NextTurn: _next_turn,
    events.Fined: _fined,
    events.Ended: _ended,
}
"""Who tells which event."""
