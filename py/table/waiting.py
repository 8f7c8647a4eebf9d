"""What a match waits for: the one question that is asked after every move."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple

from games.contract import CHANCE, TABLE, Move, Rules, State
from table.match import Match

Kind = Literal["over", "chance", "throw", "forced", "others", "persons"]


class Waiting(NamedTuple):
    """What must happen next, and whose doing it is."""

    kind: Kind
    """"over": nothing; "chance": a deal that needs nobody's hand; "throw": the dice, by one seat's
    hand; "forced": the only legal move of a seat, or one that stands beforehand; "others": those have to
    answer who need nobody's hand here; "persons": persons have to choose. In a secret choice the others come
    first: nobody need wait for them."""
    persons: tuple[int, ...] = ()
    """The seats of persons who are due."""
    others: tuple[int, ...] = ()
    """The seats of bots, and of whoever is not here, who are due; in a secret choice both may be."""
    move: Move = ""
    """The forced move."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose doing the next thing is."""
        return self.persons if self.kind == "persons" else self.others or self.persons


def waiting(match: Match) -> Waiting:
    """What the match waits for now."""
    turn = match.turn
    if not turn:
        return Waiting("over")
    if turn == (CHANCE,):
        thrower = match.rules.thrower(match.state)
        return Waiting("chance") if thrower is None else Waiting("throw", *_split(match, (thrower,)))
    for seat in turn:
        told = match.foretold_move(seat)
        if told and match.refuse(seat, told) is None:
            return Waiting("forced", *_split(match, (seat,)), told)
    for seat in turn:
        moves = match.moves(seat)
        if len(moves) == 1 and moves[0].split(" ")[0] not in match.rules.PRIVATE:
            return Waiting("forced", *_split(match, (seat,)), moves[0])
    persons, others = _split(match, turn)
    return Waiting("others" if others else "persons", persons, others)


def next_to_act(match: Match) -> tuple[int, ...]:
    """The seats that act or throw next; nobody once it is over.

    Where chance has the word first and needs nobody's hand, it is tried with dice of its own.
    """
    rules, state = match.rules, match.state
    while rules.turn(state) == (CHANCE,):
        thrower = rules.thrower(state)
        if thrower is not None:
            return (thrower,)
        state = rules.play(state, CHANCE, rules.draw(state, Random(0))).state
    return rules.turn(state)


def has_secrets(rules: Rules, state: State, seat: int) -> bool:
    """Whether this seat's next look holds something that isn't open to all: hidden cards, or a choice
    that is made in secret."""
    chooses_in_secret = any(move.split(" ", 1)[0] in rules.SECRET for move in rules.moves(state, seat)[:1])
    return chooses_in_secret or bool(rules.view(state, seat) != rules.view(state, TABLE))


def _split(match: Match, seats: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Those of these seats who are asked here, and all others."""
    persons = tuple(seat for seat in seats if match.sitters[seat].is_person)
    return persons, tuple(seat for seat in seats if seat not in persons)
