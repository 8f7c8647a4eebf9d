"""The questions in words: how each is asked, what the headline says meanwhile, how answers are named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.contract import Move
from games.lucky.rules.state import NO_HOURGLASS, State, faces, standing, swaps_left, swaps_of, would_make
from games.lucky.words.names import IN_SPACES, SPACES, name_of
from games.message import Message, Seat, listed, say, say_many


class QuestionWords(NamedTuple):
    """A question that a seat answers, or that chance answers for it."""

    ask: Callable[[State, Seat], Message]
    watch: Callable[[Seat], Message]
    describe: Mapping[str, Callable[[State, int, list[int]], Message]] = {}
    """The name of an answer by its first word; given the seat and the numbers after the word."""


# swap


def _ask_swap(view: State, player: Seat) -> Message:
    if standing(view):
        return say("{player}, there’s a group! Take it, or keep swapping", player=player)
    if view.clock != NO_HOURGLASS:
        if view.straight:
            return say("{player}, swap cards: fill a row or a column with one colour", player=player)
        return say("{player}, swap cards: bring three sheep of one colour together", player=player)
    if view.straight:
        return say_many(
            "{player}, one swap left: fill a row or a column with one colour",
            "{player}, up to {count} swaps: fill a row or a column with one colour",
            swaps_left(view),
            player=player,
        )
    return say_many(
        "{player}, one swap left: bring three sheep of one colour together",
        "{player}, up to {count} swaps: bring three sheep of one colour together",
        swaps_left(view),
        player=player,
    )


def _watch_swap(player: Seat) -> Message:
    return say("{player} is swapping cards", player=player)


def _describe_swap(view: State, seat: int, numbers: list[int]) -> Message:
    place, space = numbers[0] - 1, numbers[1] - 1
    shown = dict(swaps_of(view, seat, place))[space]
    swap = say(
        "Swap your card {place} with the one {space}. Out: {taken}. In: {shown}",
        place=place + 1,
        space=IN_SPACES[space],
        taken=name_of(faces(view)[space]),
        shown=name_of(shown),
    )
    together = would_make(view, space, shown)
    return say("{swap}. That makes {count} together!", swap=swap, count=together) if together else swap


def _describe_stop(view: State, _seat: int, _numbers: list[int]) -> Message:
    groups = standing(view)
    if not groups:
        return say("Stop swapping and win nothing")
    if len(groups) > 1:
        return say("Stop swapping and choose a group")
    return say(
        "Stop swapping and take {count} cards: {sheep}",
        count=len(groups[0].spaces),
        sheep=name_of(groups[0].colour),
    )


def _describe_time(_view: State, _seat: int, _numbers: list[int]) -> Message:
    return say("The sand has run out")


# choose


def _ask_choose(_view: State, player: Seat) -> Message:
    return say("{player}, choose the group you want", player=player)


def _watch_choose(player: Seat) -> Message:
    return say("{player} may choose a group", player=player)


def _describe_win(view: State, _seat: int, numbers: list[int]) -> Message:
    return say(
        "Take {count} cards, {sheep}: {spaces}",
        count=len(numbers),
        sheep=name_of(faces(view)[numbers[0] - 1]),
        spaces=listed([SPACES[number - 1] for number in numbers]),
    )


# draw and lay


def _ask_draw(_view: State, player: Seat) -> Message:
    return say("{player}, here comes a card from the deck", player=player)


def _ask_lay(_view: State, player: Seat) -> Message:
    return say("{player}, put the card where you like, either side up", player=player)


def _watch_filling(player: Seat) -> Message:
    return say("{player} is filling the spaces", player=player)


def _describe_lay(_view: State, _seat: int, numbers: list[int]) -> Message:
    space, colour = numbers
    return say("Put it {space}. On top: {sheep}", space=IN_SPACES[space - 1], sheep=name_of(colour))


# deal and renew


def _ask_deal(_view: State, _player: Seat) -> Message:
    return say("Here come the cards")


def _watch_deal(_player: Seat) -> Message:
    return say("Here come the cards")


QUESTIONS = {
    "deal": QuestionWords(_ask_deal, _watch_deal),
    "swap": QuestionWords(
        _ask_swap, _watch_swap, {"swap": _describe_swap, "stop": _describe_stop, "time": _describe_time}
    ),
    "choose": QuestionWords(_ask_choose, _watch_choose, {"win": _describe_win}),
    "draw": QuestionWords(_ask_draw, _watch_filling),
    "lay": QuestionWords(_ask_lay, _watch_filling, {"lay": _describe_lay}),
    "renew": QuestionWords(_ask_deal, _watch_deal),
}


def ask(view: State, seat: int) -> Message:
    """The headline: what the seat is to do now."""
    if view.question == "over":
        return say("The game is over")
    return QUESTIONS[view.question].ask(view, Seat(seat if seat >= 0 else view.active))


def watch(view: State, seat: int | None) -> Message:
    """The headline while something is told."""
    if view.question == "over":
        if len(view.unveiled) == view.seats:
            return say("All the lucky cards are face up")
        return say("Whose lucky sheep count double?")
    if seat is None:
        return say("Here come the cards")
    if seat != view.active:
        return say("{player} has finished", player=Seat(seat))
    return QUESTIONS[view.question].watch(Seat(seat))


def describe(view: State, seat: int, move: Move) -> Message:
    """The name of the button that plays a move."""
    word, *numbers = move.split(" ")
    return QUESTIONS[view.question].describe[word](view, seat, [int(number) for number in numbers])
