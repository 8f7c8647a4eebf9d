"""Why a move is not allowed, in a sentence that names the rule.

The list of legal moves says whether; this module only says why.
"""

from __future__ import annotations

from games.contract import CHANCE
from games.lucky.dealing import refuse_chance
from games.lucky.state import CHANCES, NO_HOURGLASS, State
from games.message import Message, Seat, say

_SPACES = {str(number): number - 1 for number in range(1, 10)}
_PLACES = {str(number): number - 1 for number in range(1, 5)}
_COLOURS = {str(number): number for number in range(1, 8)}
_OWN_MOVES = frozenset({"swap", "stop", "time", "win", "lay"})


def why_not(state: State, seat: int, move: str) -> Message | None:
    """Why a move that isn't in the list of its seat's moves is refused; for chance, None if it is legal."""
    if state.stage == "over":
        return say("The match is over.")
    if state.stage in CHANCES:
        if seat != CHANCE:
            return say("Wait: cards are being dealt.")
        return refuse_chance(state, move)
    if seat != state.active:
        return say("It is {player}’s turn now.", player=Seat(state.active))
    word, *rest = move.split(" ")
    if word not in _OWN_MOVES:
        return say("There is no such move in Lucky Sheep.")
    if state.stage == "exchange":
        return _while_exchanging(state, word, rest)
    if state.stage == "choose":
        return _while_choosing(state, word)
    return _while_laying(state, word, rest)


def _while_exchanging(state: State, word: str, rest: list[str]) -> Message:
    if word == "swap":
        return _swap(rest)
    if word == "time" and state.clock == NO_HOURGLASS:
        return say("This match is played without the hourglass: stop when you like.")
    if word == "win":
        return say("A group is won when your exchanges are over: stop first.")
    if word == "lay":
        return say("Cards from the deck are laid only where a group has been won.")
    return say("Ending your exchanges needs one word and nothing more.")


def _swap(rest: list[str]) -> Message:
    if len(rest) != 2 or rest[0] not in _PLACES or rest[1] not in _SPACES:
        return say("An exchange is one of your four cards for one of the nine.")
    return say("That doesn’t match: one side of your card must show the same sheep as the card you take.")


def _while_choosing(state: State, word: str) -> Message:
    if word == "win" and state.straight:
        return say("You win one full row or column of one colour: choose one that stands.")
    if word == "win":
        return say("You win one group that stands, all of it and nothing else.")
    if word == "lay":
        return say("Choose the group you win before you fill its spaces.")
    return say("Your exchanges are over: choose the group that you win. It can’t be declined.")


def _while_laying(state: State, word: str, rest: list[str]) -> Message:
    drawn = state.drawn
    if word != "lay" or drawn is None:
        return say("First lay the card that you have drawn.")
    if len(rest) != 2 or rest[0] not in _SPACES or rest[1] not in _COLOURS:
        return say("Lay the card on an empty space of the nine, with either side up.")
    if state.nine[_SPACES[rest[0]]] is not None:
        return say("A card lies there already: choose an empty space.")
    return say("The card that you have drawn has no such sheep on either side.")
