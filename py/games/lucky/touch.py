"""What has been touched towards a move, read in the light of what may be done now."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Look, Move
from games.lucky.cards import HAND
from games.lucky.groups import Group
from games.lucky.state import State, empty_spaces, standing, swaps_of


class Touch(NamedTuple):
    """One thing at most is in hand; touches that mean nothing any more are forgotten."""

    place: int | None = None
    """The own card that has been picked up."""
    swaps: tuple[tuple[int, int], ...] = ()
    """Where that card may go, each space with the colour that it would then show."""
    stopping: bool = False
    """To stop without a group has been thought of."""
    group: Group | None = None
    """Of several groups the one to be taken."""
    side: int | None = None
    """The side of the drawn card that is to lie up."""
    space: int | None = None
    """Where the drawn card is to lie."""


NOTHING = Touch()


def touch(view: State, look: Look) -> Touch:
    """What is in hand now."""
    if not look.moves or look.covered:
        return NOTHING
    thing = look.picked[0] if look.picked else ""
    word, _, rest = thing.partition(" ")
    match view.stage:
        case "exchange":
            return _exchanging(view, look.seat, word, rest)
        case "choose":
            return Touch(group=next((group for group in standing(view) if win(group) == thing), None))
        case "lay":
            return _laying(view, word, rest)
    return NOTHING


def _exchanging(view: State, seat: int, word: str, rest: str) -> Touch:
    if word == "stop":
        return Touch(stopping=True)
    if word != "hand" or rest not in _PLACES:
        return NOTHING
    place = _PLACES[rest]
    return Touch(place=place, swaps=swaps_of(view, seat, place))


_PLACES = {str(place + 1): place for place in range(HAND)}


def _laying(view: State, word: str, rest: str) -> Touch:
    """The last empty space needs no touch."""
    empty = empty_spaces(view)
    if len(empty) == 1:
        return Touch(space=empty[0])
    if word == "space" and int(rest) - 1 in empty:
        return Touch(space=int(rest) - 1)
    if word == "side" and view.drawn is not None and int(rest) in view.drawn[:2]:
        return Touch(side=int(rest))
    return NOTHING


def win(group: Group) -> Move:
    """The move that takes a group; touching it first is written the same way."""
    return "win " + " ".join(str(space + 1) for space in group.spaces)


def pick(look: Look, thing: str) -> tuple[str, ...]:
    """One thing at a time; touching it again puts it back."""
    return () if thing in look.picked else (thing,)
