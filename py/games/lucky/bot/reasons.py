"""Why a move may be a good one, as the search sees it: the group at the end of a plan, or a back to see."""

from __future__ import annotations

from random import Random

from games.contract import Move
from games.lucky.bot.aims import aims
from games.lucky.bot.exploring import prospects
from games.lucky.bot.levels import MANNERS
from games.lucky.bot.planning import help_in, move_of
from games.lucky.bot.questions import swaps_to_make
from games.lucky.rules import moves
from games.lucky.rules.ranking import worth
from games.lucky.rules.state import State, faces, standing
from games.message import Message, say, say_many
from games.minds import NoLimit


def reason(view: State, seat: int, move: Move, _rng: Random) -> Message:
    """What speaks for it."""
    word = move.partition(" ")[0]
    if word == "swap":
        return _of_a_swap(view, seat, move)
    if word == "lay":
        return _of_laying(view, seat, move)
    groups = [group for group in standing(view) if word == "stop" or move == _win(group.spaces)]
    if groups:
        points = max(worth(view, seat, group) for group in groups)
        return say("The group that’s there is worth {points} points to you.", points=points)
    return say("None of your cards gets you any further this turn.")


def _win(spaces: tuple[int, ...]) -> Move:
    return "win " + " ".join(str(space + 1) for space in spaces)


def _of_a_swap(view: State, seat: int, move: Move) -> Message:
    """Where it leads by what is known, or how many of the cards that it may turn up lead further."""
    manner = MANNERS["shepherd"]
    wanted, left = aims(view, seat, manner.farsighted), swaps_to_make(view, manner)
    found = list(prospects(view, seat, left, manner, wanted, NoLimit()))[-1] or []
    for prospect in found:
        plan = prospect.plan
        if move_of(prospect.swap) == move and plan is not None and plan.colour:
            return say_many(
                "With {count} swap, this one, you get {size} alike together.",
                "With {count} swaps, this one first, you get {size} alike together.",
                len(plan.steps),
                size=plan.size(view.straight),
            )
    for prospect in found:
        if move_of(prospect.swap) == move and prospect.helped:
            return say(
                "You’ll see a new back: {helped} of the {cards} cards it could be would help you on.",
                helped=prospect.helped,
                cards=prospect.cards,
            )
    return say("It brings sheep that are alike closer together, and shows what else is there.")


def _of_laying(view: State, seat: int, move: Move) -> Message:
    """How much it would help the next player."""
    shown = faces(view)

    def help_given(other: Move) -> int:
        _, space, colour = other.split(" ")
        laid = [*shown]
        laid[int(space) - 1] = int(colour)
        return help_in(laid, view.straight)

    if help_given(move) <= min(map(help_given, moves(view, seat))):
        return say("This way the next player finds the fewest alike together.")
    return say("In everything I tried, the next player could make the least of this.")
