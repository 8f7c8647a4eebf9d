"""One match: what has happened, who may do what now, and what can be taken back.

A match is an immutable value, and follows from its record: a match that is resumed from its record is the
same match. Its chance comes from one seed: the same seed rolls the same dice at the same place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import urandom
from random import Random
from typing import NamedTuple

from games.catalogue import Game, game
from games.contract import CHANCE, Beat, Move, Person, Result, Rules, State, View, complete_options
from games.message import Message, say
from table.dice import digest, generator
from table.record import BadRecord, Entry, Record, TakenBack, to_do_again
from table.replay import Position, ToldMove, positions, turnings
from table.sitter import Sitter, fits_the_record

MOST_TAKEN = 200
"""Of what was taken back the last so many times are remembered: a record has an end, and fingers have not."""


class Refused(Exception):
    """A move that is not allowed, or not now, with the reason for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.english())
        self.message = message


def new_seed() -> str:
    """A seed that nobody can foresee, from the system's own chance."""
    return urandom(32).hex()


class Match(NamedTuple):
    """One match of one game. Begin it with `begin`, carry it on with `resume`."""

    game: Game
    head: Record
    """Its record without the moves."""
    past: tuple[Position, ...]
    """Every position so far, the start first."""
    seed: str
    """What the dice and deals are worked out from."""
    foretold: tuple[Entry, ...] = ()
    """What the dice and the others do next, in a match that teaches: each as soon as it is due."""
    fresh: tuple[Beat, ...] = ()
    """The beats of the last move, if it was played just now: whoever plays here is told of it."""
    taken: tuple[TakenBack, ...] = ()
    """What was taken back so far."""
    again: tuple[Entry, ...] = ()
    """Of that, what may be done again now, the next of it first."""

    @staticmethod
    def begin(
        entry: Game,
        sitters: Sequence[Sitter],
        options: Mapping[str, str],
        seed: str = "",
        started: str = "",
    ) -> Match:
        """A new match before chance has dealt. Options that are not chosen take their defaults."""
        if len(sitters) not in entry.rules.SEATS:
            raise ValueError(f"{entry.name} can't be played by {len(sitters)}.")
        for sitter in sitters:
            if not fits_the_record(sitter):
                raise ValueError(f"Nobody can sit like this: {sitter}")
        complete = complete_options(entry.rules, len(sitters), options)
        chosen = seed or new_seed()
        head = Record(entry.name, entry.rules.VERSION, complete, tuple(sitters), (), started, digest(chosen))
        return Match.resume(head, chosen)

    @staticmethod
    def resume(record: Record, seed: str = "") -> Match:
        """The match that a record tells. Raises BadRecord if a move in it is not legal."""
        return Match.after(record, tuple(positions(record)), record.seed or seed or new_seed())

    @staticmethod
    def after(record: Record, past: tuple[Position, ...], seed: str) -> Match:
        """The match with this record's head, when this has happened in it. Raises BadRecord if something was
        taken back in it that could not be."""
        head = record._replace(entries=(), seed="", taken=())
        match = Match(game(record.game), head, past, seed)
        if not record.taken:
            return match
        for before, count, line in turnings(record):
            step = before[-1].step
            fair = step is not None and match._replace(past=tuple(before)).steps_to_undo(step.seat) == count
            if not fair:
                raise BadRecord(say("Line {line} of the record: this can’t be taken back.", line=line))
        return match._replace(taken=record.taken, again=to_do_again(record))

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def state(self) -> State:
        """Everything, hidden things included: for the table only, never for a picture or a bot."""
        return self.past[-1].state

    @property
    def turn(self) -> tuple[int, ...]:
        """Who must act now, as the rules say it."""
        return self.rules.turn(self.state)

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.state)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        return self.head.sitters

    @property
    def options(self) -> Mapping[str, str]:
        return self.head.options

    @property
    def names(self) -> tuple[str, ...]:
        """What the sitters are called, by seat."""
        return tuple([sitter.name for sitter in self.sitters])

    @property
    def people(self) -> tuple[Person, ...]:
        """The sitters as pictures need them."""
        return tuple([sitter.person for sitter in self.sitters])

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats with a person."""
        return tuple([seat for seat, sitter in enumerate(self.sitters) if sitter.is_person])

    @property
    def length(self) -> int:
        """How many moves there were, rolls and deals among them."""
        return len(self.past) - 1

    @property
    def history(self) -> tuple[ToldMove, ...]:
        """Every move so far with what was seen of it."""
        return tuple([position.step for position in self.past if position.step is not None])

    @property
    def record(self) -> Record:
        """What anybody may read of it: its seed too, once it is over."""
        told = self.seed if self.is_sealed and not self.turn else ""
        entries = tuple([Entry(step.seat, step.move) for step in self.history])
        return self.head._replace(entries=entries, seed=told, taken=self.taken)

    @property
    def kept_record(self) -> Record:
        """All there is to save, so that it goes on with the same dice; for this tablet only."""
        return self.record._replace(seed=self.seed) if self.is_sealed else self.record

    @property
    def is_sealed(self) -> bool:
        """Whether its chance comes from a seed that was sealed; matches of before the seals have none."""
        return self.head.sealed == digest(self.seed)

    @property
    def sealed_after(self) -> int:
        """How many moves there were before its chance was sealed: none, unless it goes on from another."""
        return int(self.head.since or 0)

    @property
    def turned_dice(self) -> tuple[int, ...]:
        """The moves of chance, numbered from 1, that did not come from the seed: there are none."""
        return tuple(
            number
            for number, position in enumerate(self.past)
            if number > self.sealed_after and position.step is not None and position.step.seat == CHANCE
            if position.step.move
            != self.rules.draw(self.past[number - 1].state, generator(self.seed, "dice", number - 1))
        )

    def cut(self, length: int) -> Match:
        """The match as it stood after so many moves, with nothing taken back on the way."""
        return self.with_past(self.past[: length + 1])

    def with_past(self, past: tuple[Position, ...]) -> Match:
        """The match in which just this has happened, with nothing taken back on the way."""
        return self._replace(past=past, taken=(), again=(), fresh=())

    def resealed(self, seed: str) -> Match:
        """The same match, to go on from here with chance of its own, sealed from now on."""
        since = str(self.length) if self.length else ""
        return self._replace(head=self.head._replace(sealed=digest(seed), since=since), seed=seed)

    def view(self, seat: int) -> View:
        """What a seat, or TABLE, may know now."""
        return self.rules.view(self.state, seat)

    def glimpses(self, seat: int) -> tuple[object, ...]:
        """What a seat has been shown so far that was to be seen for a moment only, oldest first."""
        rules = self.rules
        if not rules.FLEETING:
            return ()
        seen = [rules.glimpsed(rules.view(position.state, seat)) for position in self.past]
        return tuple(glimpse for glimpse in seen if glimpse is not None)

    def moves(self, seat: int) -> Sequence[Move]:
        """What a seat may play now; nothing while it need not act."""
        return self.rules.moves(self.state, seat)

    def refuse(self, seat: int, move: Move) -> Message | None:
        """Why a seat may not play this now; None if it may."""
        if seat == CHANCE:
            return say("Nobody plays for the dice: they get rolled.")
        return self.rules.refuse(self.state, seat, move)

    def play(self, seat: int, move: Move) -> Match:
        """The match after a person's or a bot's move. Raises Refused if it is not legal."""
        refusal = self.refuse(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        return self._after(seat, move)

    def throw(self) -> Match:
        """The match after chance has rolled or dealt."""
        if self.turn != (CHANCE,):
            raise Refused(say("There is nothing to roll or deal now."))
        return self._after(CHANCE, self.foretold_move(CHANCE) or self._drawn())

    def _drawn(self) -> Move:
        return self.rules.draw(self.state, self.chance("dice"))

    def foretold_move(self, seat: int) -> Move:
        """What stands beforehand for a seat, if it is the next thing that does; else nothing."""
        return self.foretold[0].move if self.foretold and self.foretold[0].seat == seat else ""

    def chance(self, purpose: str) -> Random:
        """A generator for one purpose at this place of the match."""
        return generator(self.seed, purpose, self.length)

    def beats(self, number: int) -> tuple[Beat, ...]:
        """A move of the past, told; moves are numbered from 1."""
        step = self.past[number].step
        assert step is not None, "the start is no move"
        if not step.events:
            return ()
        if self.fresh and number == self.length:
            return self.fresh
        return self.rules.beats(self.past[number - 1].state, step.seat, step.move)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last decision can be taken back."""
        return self.steps_to_undo(seat) > 0

    def undo(self, seat: int) -> Match:
        """The match before the seat's last decision, and before the forced moves after it."""
        count = self.steps_to_undo(seat)
        if count == 0:
            raise Refused(say("This can’t be taken back."))
        gone = tuple(Entry(*step[:2]) for step in self.history[-count:])
        taken = (*self.taken, TakenBack(self.length - count, gone))
        back = self._replace(past=self.past[:-count], taken=taken[-MOST_TAKEN:], fresh=())
        return back._replace(again=to_do_again(back.record))

    def can_redo(self, seat: int) -> bool:
        """Whether the seat may do again what it has just taken back. There are nobody's moves but its own in
        that, and no dice: it learns nothing by it, and whatever is rolled afterwards is rolled the same."""
        if not self.again or self.again[0].seat != seat or seat not in self.turn:
            return False
        return self.refuse(*self.again[0]) is None

    def redo(self, seat: int) -> Match:
        """The match after the decision that was taken back; what was forced after it follows by itself."""
        if not self.can_redo(seat):
            raise Refused(say("There is nothing here to do again."))
        return self.play(*self.again[0])

    def _after(self, seat: int, move: Move) -> Match:
        rules, before = self.game.rules, self.past[-1].state
        if beats := rules.beats(before, seat, move):
            state, events = beats[-1].state, tuple([beat.event for beat in beats])
        else:
            state, events = rules.play(before, seat, move)
        left = self.foretold[1:] if move == self.foretold_move(seat) else self.foretold
        past = (*self.past, Position(state, ToldMove(seat, move, events)))
        again = self.again[1:] if self.again[:1] == ((seat, move),) else ()
        return self._replace(past=past, foretold=left, fresh=beats, again=again)

    def steps_to_undo(self, seat: int) -> int:
        """How many steps back the seat's last decision lies; 0 if something stands in between.

        In between may lie nothing but the seat's own forced moves: no roll that has been seen, no
        move of anybody else, and nothing that the rules call lasting. And where it leads back to,
        nothing may be shown that was only fleeting.
        """
        for count in range(1, len(self.past)):
            step = self.past[-count].step
            if step is None or step.seat != seat or step.move.split(" ")[0] in self.rules.LASTING:
                return 0
            if len(self.rules.moves(self.past[-count - 1].state, seat)) > 1:
                return 0 if self._shows_the_fleeting(self.past[-count - 1]) else count
        return 0

    def _shows_the_fleeting(self, position: Position) -> bool:
        """Whether there is something to be seen in this position that since may only be remembered."""
        events = position.step.events if position.step is not None else ()
        return any(type(event) in self.rules.FLEETING for event in events)
