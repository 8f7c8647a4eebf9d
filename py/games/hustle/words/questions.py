"""How each question is asked, and what its answers are called: a row for each, by its name in the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.hustle.rules.boards import DYKES, layings
from games.hustle.rules.pads import declaration
from games.hustle.rules.state import State
from games.hustle.words.names import board_name, pad_name, pad_names, pad_purpose
from games.message import Message, Seat, say


class QuestionWords(NamedTuple):
    """One question in words."""

    ask: Callable[[State, int], Message]
    """The headline, for the eyes of a seat."""
    describe: Callable[[State, int, str], Message]
    """The name of the button that plays an answer: its words after the first."""


def _ask_luck(view: State, _seat: int) -> Message:
    if view.variant.first is None:
        return say("Luck picks who goes first")
    return say("{player} goes first", player=Seat(view.variant.first))


def _no_answer(_view: State, _seat: int, _rest: str) -> Message:
    return say("Luck picks who goes first")


def _ask_to_build(view: State, _seat: int) -> Message:
    return say("{player}, how shall we build the dyke?", player=Seat(view.asked[0]))


def _layout(_view: State, _seat: int, rest: str) -> Message:
    first, second = DYKES[rest]
    return say(
        "Build the dyke. First: {first}. Second: {second}",
        first=board_name(first), second=board_name(second),
    )  # fmt: skip


def _ask_for_number(view: State, seat: int) -> Message:
    if seat in view.asked:
        return say("{player}, how far will your sheep run?", player=Seat(seat))
    if len(view.asked) == 1:
        return say("{player} is still choosing a number", player=Seat(view.asked[0]))
    return say("Everybody is choosing a number")


def _number(_view: State, _seat: int, rest: str) -> Message:
    return say("Play {number}", number=rest)


def _ask_for_pads(view: State, _seat: int) -> Message:
    return say(
        "{player}, your number is {number}. Use any clover pads?",
        player=Seat(view.asked[0]), number=view.scope,
    )  # fmt: skip


def _declaration(view: State, _seat: int, rest: str) -> Message:
    spoken = declaration(f"declare {rest}")
    if not spoken.pads:
        return say("Keep your pads")
    if not any(pad[0] == "c" for pad in spoken.pads):
        return say("Use {pads}", pads=pad_names(spoken.pads))
    return say(
        "Use {pads}: your number becomes {number}",
        pads=pad_names(spoken.pads), number=view.scope + spoken.change,
    )  # fmt: skip


def _ask_to_lay(view: State, _seat: int) -> Message:
    return say("{player}, move the empty board to the far end", player=Seat(view.asked[0]))


def _board(view: State, _seat: int, rest: str) -> Message:
    board = layings(view.dyke[0])[rest]
    if board.turned:
        return say("Lay board {face}, turned round", face=board.face)
    return say("Lay board {face}, the right way round", face=board.face)


def _ask_for_rain(view: State, _seat: int) -> Message:
    return say("{player}, it’s raining! Flood up to two squares", player=Seat(view.asked[0]))


def _squares(_view: State, _seat: int, rest: str) -> Message:
    squares = rest.split(" ")
    if squares == ["none"]:
        return say("No rain")
    if len(squares) == 1:
        return say("Flood square {square}", square=squares[0])
    return say("Flood squares {square} and {other}", square=squares[0], other=squares[1])


def _offer_pad(view: State, _seat: int) -> Message:
    return say("{player}, the cherub has a clover pad for you", player=Seat(view.asked[0]))


def _pad(_view: State, _seat: int, rest: str) -> Message:
    if not rest:
        return say("No pad, thank you")
    return say("Take {pad}: {purpose}", pad=pad_name(rest), purpose=pad_purpose(rest))


QUESTIONS: Mapping[str, QuestionWords] = {
    "deal": QuestionWords(_ask_luck, _no_answer),
    "build": QuestionWords(_ask_to_build, _layout),
    "choose": QuestionWords(_ask_for_number, _number),
    "declare": QuestionWords(_ask_for_pads, _declaration),
    "lay": QuestionWords(_ask_to_lay, _board),
    "flood": QuestionWords(_ask_for_rain, _squares),
    "take": QuestionWords(_offer_pad, _pad),
}
"""All questions, by name."""
