"""Why a move is not allowed: for each question, the rule that was broken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.hustle.boards import BOARD, SAFE, is_water, layings
from games.hustle.cards import DIGITS, MOST_CARDS
from games.hustle.clovers import BACKS, KINDS, NONE, most_change
from games.hustle.dyke import GONE
from games.hustle.state import State
from games.message import Message, Seat, say


def why_not(state: State, seat: int, move: str) -> Message:
    """The reason for a move that is not in the list of legal moves."""
    if seat not in state.asked:
        return _not_asked(state, seat)
    word, *rest = move.split(" ")
    if word not in _WORDS[state.question]:
        return _WANTED[state.question]
    return _REASONS[state.question](state, seat, rest)


def _not_asked(state: State, seat: int) -> Message:
    if not state.question:
        return say("The race is over.")
    if not 0 <= seat < len(state.sheep):
        return say("Nobody who plays here sits there.")
    player = Seat(seat)
    if state.sheep[seat] == GONE:
        return say("{player} is out of the race.", player=player)
    if state.chosen[seat] and state.question == "choose":
        return say("A number that lies on the table is not taken back.")
    return say("It is not {player}'s turn.", player=player)


_WORDS: Mapping[str, tuple[str, ...]] = {
    "deal": ("deal",),
    "build": ("build",),
    "choose": ("choose",),
    "declare": ("declare",),
    "lay": ("lay",),
    "flood": ("flood",),
    "take": ("take", "pass"),
}

_WANTED: Mapping[str, Message] = {
    "deal": say("First it is settled who begins."),
    "build": say("First the starting player builds the dyke."),
    "choose": say("Now everybody lays down a number."),
    "declare": say("Now the clover pads are declared."),
    "lay": say("Now the empty board is laid at the far end."),
    "flood": say("Now the rain falls on the new board."),
    "take": say("Now the cherub's holder may take a clover pad."),
}


def _deal(state: State, _seat: int, _rest: Sequence[str]) -> Message:
    if state.variant.first is None:
        return say("The lot names a player, and the dyke only if it is built by chance.")
    return say(
        "{player} was chosen to begin, and the dyke is named only if it is built by chance.",
        player=Seat(state.variant.first),
    )


def _build(_state: State, _seat: int, _rest: Sequence[str]) -> Message:
    return say("The dyke is both boards side by side, each with face A or B up, straight or turned.")


def _choose(state: State, seat: int, rest: Sequence[str]) -> Message:
    digits = rest[0] if len(rest) == 1 else ""
    if not digits or any(digit not in DIGITS for digit in digits):
        return say("A number is made of digit cards, without anything between them.")
    if len(digits) > MOST_CARDS:
        return say("A number has at most three cards: hundreds, tens and ones.")
    if len(set(digits)) < len(digits):
        return say("A number may not use a digit twice.")
    missing = next(digit for digit in digits if not state.hands[seat] >> int(digit) & 1)
    return say("The {digit} is not in your hand.", digit=missing)


def _declare(state: State, seat: int, rest: Sequence[str]) -> Message:
    held = state.pads[seat]
    named = () if rest[:1] == [NONE] else tuple(rest[0].split("+")) if rest else ("",)
    change = _whole_number(rest[1]) if len(rest) == 2 else None
    if change is None or any(pad not in KINDS for pad in named):
        return say("Name the pads you spend and by how much the Scope changes in all.")
    if any(named.count(pad) > held.count(pad) for pad in named):
        return say("Only pads that lie before you can be spent.")
    if abs(change) > most_change(named):
        return say(
            "The pads you spend change the Scope by {most} at most, up or down.", most=most_change(named)
        )
    if state.scope + change < 0:
        return say("The Scope may not fall below 0.")
    if any(pad in BACKS for pad in named) and named == tuple(sorted(named, key=KINDS.index)):
        return say("A sheep may not run back past the first square of the first board.")
    return say("Name the pads from the smallest to the largest: first Change, then Run Back.")


def _whole_number(text: str) -> int | None:
    """The number a text spells in the one way moves spell it."""
    digits = text.removeprefix("-")
    if not digits or any(digit not in DIGITS for digit in digits) or len(digits) > MOST_CARDS:
        return None
    return int(text) if str(int(text)) == text else None


def _lay(state: State, _seat: int, _rest: Sequence[str]) -> Message:
    return say(
        "The empty board is laid again with face A or B up, straight or turned: {ways}.",
        ways=", ".join(layings(state.dyke[0])),
    )


def _flood(state: State, _seat: int, rest: Sequence[str]) -> Message:
    squares = [_whole_number(text) for text in rest]
    known = [square for square in squares if square is not None]
    if not known or len(known) < len(squares):
        return say("Name the squares that the rain floods, or none.")
    if any(not BOARD <= square < 2 * BOARD for square in known):
        return say("The rain falls only on the board that has just been laid, squares 100 to 199.")
    if any(square - BOARD in SAFE for square in known):
        return say("The first and the last three squares of a board always stay dry.")
    if any(is_water(state.dyke, square) for square in known):
        return say("Only dry squares can be flooded.")
    if len(known) > 2:
        return say("The rain floods two squares at most.")
    return say("Name two different squares, the smaller one first.")


def _take(state: State, _seat: int, rest: Sequence[str]) -> Message:
    if len(rest) == 1 and rest[0] in KINDS and rest[0] not in state.supply:
        return say("No such pad lies beside the dyke any more.")
    return say("The cherub's holder takes one of the pads beside the dyke, or passes.")


_REASONS: Mapping[str, Callable[[State, int, Sequence[str]], Message]] = {
    "deal": _deal,
    "build": _build,
    "choose": _choose,
    "declare": _declare,
    "lay": _lay,
    "flood": _flood,
    "take": _take,
}
