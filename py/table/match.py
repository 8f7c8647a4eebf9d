"""One match: what has happened, who may do what now, and what can be taken back.

A match is its record being written. Everything else (the state, the log, whose turn it is) follows from
it, so a match that is resumed from its record is the same match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random, SystemRandom

from games.catalogue import Game, game
from games.contract import CHANCE, Event, Move, Person, Result, State, View, complete_options
from games.message import Message, say
from table.record import Entry, Record
from table.replay import Position, Step, positions
from table.sitter import Sitter, fits_the_record


class Refused(Exception):
    """A move that is not allowed, or not now, with the reason for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.english())
        self.message = message


class Match:
    """One match of one game. Begin it with `begin`, carry it on with `resume`."""

    def __init__(self, head: Record, past: Sequence[Position], rng: Random | None = None) -> None:
        self.game: Game = game(head.game)
        self.rules = self.game.rules
        self._head = head._replace(entries=())
        self._past = list(past)
        self._rng = rng or SystemRandom()

    @classmethod
    def begin(
        cls,
        entry: Game,
        sitters: Sequence[Sitter],
        options: Mapping[str, str],
        rng: Random | None = None,
        started: str = "",
    ) -> Match:
        """A new match before chance has dealt. Options that are not chosen take their defaults.

        `rng` is for tests; without it the dice come from the system's own chance.
        """
        if len(sitters) not in entry.rules.SEATS:
            raise ValueError(f"{entry.name} can't be played by {len(sitters)}.")
        for sitter in sitters:
            if not fits_the_record(sitter):
                raise ValueError(f"Nobody can sit like this: {sitter}")
        complete = complete_options(entry.rules, len(sitters), options)
        head = Record(entry.name, entry.rules.VERSION, complete, tuple(sitters), (), started)
        return cls(head, tuple(positions(head)), rng)

    @classmethod
    def resume(cls, record: Record, rng: Random | None = None) -> Match:
        """The match that a record tells. Raises BadRecord if a move in it is not legal."""
        return cls(record, tuple(positions(record)), rng)

    @property
    def state(self) -> State:
        """Everything, hidden things included: for the table only, never for a picture or a bot."""
        return self._past[-1].state

    @property
    def turn(self) -> tuple[int, ...]:
        """Who must act now, as the rules say it."""
        return self.rules.turn(self.state)

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.state)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        return self._head.sitters

    @property
    def names(self) -> tuple[str, ...]:
        """What the sitters are called, by seat."""
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def people(self) -> tuple[Person, ...]:
        """The sitters as pictures need them."""
        return tuple(sitter.person for sitter in self.sitters)

    @property
    def options(self) -> Mapping[str, str]:
        return self._head.options

    @property
    def history(self) -> tuple[Step, ...]:
        """Every move so far with what was seen of it, for the log."""
        return tuple(position.step for position in self._past if position.step is not None)

    @property
    def record(self) -> Record:
        """All there is to save."""
        return self._head._replace(entries=tuple(Entry(step.seat, step.move) for step in self.history))

    def view(self, seat: int) -> View:
        """What a seat, or TABLE, may know now."""
        return self.rules.view(self.state, seat)

    def moves(self, seat: int) -> Sequence[Move]:
        """What a seat may play now; nothing while it need not act."""
        return self.rules.moves(self.state, seat)

    def refuse(self, seat: int, move: Move) -> Message | None:
        """Why a seat may not play this now; None if it may."""
        if seat == CHANCE:
            return say("Nobody plays for the dice; they are thrown.")
        return self.rules.refuse(self.state, seat, move)

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """A person's or a bot's move. Raises Refused, and changes nothing, if it is not legal."""
        refusal = self.refuse(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        return self._go_on(seat, move)

    def throw(self) -> tuple[Event, ...]:
        """Let chance roll or deal."""
        if self.turn != (CHANCE,):
            raise Refused(say("There is nothing to throw or to deal now."))
        return self._go_on(CHANCE, self.rules.draw(self.state, self._rng))

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last decision can be taken back."""
        return self._steps_to_undo(seat) > 0

    def undo(self, seat: int) -> tuple[Step, ...]:
        """Take the seat's last decision back, and the forced moves after it; what is undone, oldest first."""
        count = self._steps_to_undo(seat)
        if count == 0:
            raise Refused(say("This can't be taken back."))
        undone = self.history[-count:]
        del self._past[-count:]
        return undone

    def _go_on(self, seat: int, move: Move) -> tuple[Event, ...]:
        state, events = self.rules.play(self.state, seat, move)
        self._past.append(Position(state, Step(seat, move, events)))
        return events

    def _steps_to_undo(self, seat: int) -> int:
        """How many steps back the seat's last decision lies; 0 if something stands in between.

        In between may lie nothing but the seat's own forced moves: no roll that has been seen, no
        move of anybody else, and nothing that the rules call lasting. And where it leads back to,
        nothing may be shown that was only fleeting.
        """
        for count in range(1, len(self._past)):
            step = self._past[-count].step
            if step is None or step.seat != seat or step.move.split(" ")[0] in self.rules.LASTING:
                return 0
            if len(self.rules.moves(self._past[-count - 1].state, seat)) > 1:
                return 0 if self._shows_the_fleeting(self._past[-count - 1]) else count
        return 0

    def _shows_the_fleeting(self, position: Position) -> bool:
        """Whether there is something to be seen in this position that since may only be remembered."""
        events = position.step.events if position.step is not None else ()
        tellings = (self.game.words.tell(event) for event in events)
        return any(telling is not None and telling.fleeting for telling in tellings)
