"""Why a move may be a good one, counted on the meadow: grass under a sheep or near it, others chased off."""

from __future__ import annotations

from random import Random

from games.contract import Move
from games.message import Message, say, say_many
from games.shepherd.bot.trying import dream
from games.shepherd.bot.worth import worm_chance
from games.shepherd.rules import play
from games.shepherd.rules.meadow import BIT, DARK, NEAR, SQUARE_NAMED, squares_of
from games.shepherd.rules.questions import EAT
from games.shepherd.rules.state import State, sheep_of
from games.shepherd.rules.worms import worms_seen


def reason(view: State, seat: int, move: Move, _rng: Random) -> Message:
    """What speaks for it."""
    word, *names = move.split(" ")
    squares = [SQUARE_NAMED[name] for name in names]
    grass = view.cards & ~worms_seen(view)
    if word == EAT:
        return _of_eating(view, squares, grass)
    if not squares:
        return say("The sun has to go on: there is nothing to choose.")
    after = play(dream(view), seat, move).state
    if after.dog != view.dog:
        return _of_the_dog(view, seat, after, grass)
    return _of_a_step(after, seat, squares[-1], grass)


def _of_eating(view: State, squares: list[int], grass: int) -> Message:
    here = BIT[squares[0]] & grass if squares else 0
    if here & DARK:
        return say("Two cards grow on tall, dark grass, and never a worm.")
    if here:
        chance = round(100 * worm_chance(view))
        return say(
            "Here is a card. As far as anybody knows, it’s a worm {chance} times in 100.", chance=chance
        )
    return say("Nothing gets eaten there, and no worm turns up.")


def _of_the_dog(view: State, seat: int, after: State, grass: int) -> Message:
    """Whose sheep the dog keeps from their grass."""
    barked = NEAR[after.dog]
    own = sum(bool(BIT[square] & barked) for square in sheep_of(view, seat))
    chased = sum(
        bool(BIT[square] & barked & grass)
        for other in range(view.variant.seats)
        if other != seat
        for square in sheep_of(view, other)
    )
    if chased and not own:
        return say_many(
            "There the dog chases {count} of the others’ sheep off its grass, and none of yours.",
            "There the dog chases {count} of the others’ sheep off their grass, and none of yours.",
            chased,
        )
    if not own:
        return say("There the dog frightens none of your sheep.")
    return say("I tried every place for the dog: after this your sheep are best off.")


def _of_a_step(after: State, seat: int, target: int, grass: int) -> Message:
    """What the sheep finds where it goes."""
    if BIT[target] & grass and target in sheep_of(after, seat):
        return say("There’s grass on that square, ready to be eaten.")
    near = sum(1 for square in squares_of(NEAR[target]) if BIT[square] & grass)
    if near:
        return say_many(
            "From there grass is one step away, on {count} side.",
            "From there grass is one step away, on {count} sides.",
            near,
        )
    return say("I tried every way to go: after this your sheep are best off.")
