"""The record of a match: all that is ever saved, as text that a person can read.

    paddock 1
    game template
    rules 1
    option first drawn
    option path short
    seat 1 person Anna
    seat 4 steady Emil
    started 2026-11-18
    sealed 5d3f…

    * deal 2 1 5
    * roll 3
    2 hop
    back 1
    2 walk

First the header, then an empty line, then one line for each move: the seat's number from 1, or `*` for
chance. `back 1` says that the last move was taken back there, and counts for nothing; what is done after all
stands there once more. The same record always gives the same match, on any machine, because every roll and
every deal stands in it. `write` and `read` are exact opposites; whether the moves are legal, `replay` finds
out. What is sealed, and that the seed joins it when the match is over, is told in `dice`; a match that goes
on from a moment of another one says after how many moves it was sealed (`since 12`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from games.catalogue import Game, game
from games.contract import CHANCE, Move, complete_options
from games.message import Message, say
from table.dice import digest
from table.sitter import COLOURS, Sitter, fits_the_record

FORMAT = "paddock 1"
LATER_LINES = ("started", "sealed", "since", "seed")
"""What may stand at the end of the head, in this order."""

CHANCE_SIGN = "*"
BACK = "back"


class BadRecord(ValueError):
    """A record that can't be used, with the reason for people."""

    def __init__(self, message: Message, line: int = 0) -> None:
        super().__init__(message.english())
        self.message = message
        self.line = line
        """The line that is wrong, where the sentence doesn't name it."""


class OtherRules(BadRecord):
    """A record of a match by other rules than ours."""


class Entry(NamedTuple):
    """One move of the record; the seat is CHANCE for a roll or a deal."""

    seat: int
    move: Move


class TakenBack(NamedTuple):
    """Moves that were taken back, and how many stood there before them at the time."""

    at: int
    entries: tuple[Entry, ...]


class Record(NamedTuple):
    """A match as it is kept."""

    game: str
    rules: int
    """The version of the rulebook it was played by."""
    options: Mapping[str, str]
    sitters: tuple[Sitter, ...]
    entries: tuple[Entry, ...] = ()
    started: str = ""
    """The day it began, if it is known."""
    sealed: str = ""
    """The digest of its seed, told from the start; none in matches of before there were seals."""
    since: str = ""
    """How many moves there were before it was sealed, if it went on from another match."""
    seed: str = ""
    """What its dice and deals were worked out from, told once it is over."""
    taken: tuple[TakenBack, ...] = ()
    """What was taken back, in the order in which that happened."""


def write(record: Record) -> str:
    """The record as text; every line ends with a line break, so that a cut can be seen."""
    moves = [f"{SIGNS[seat]} {move}" for seat, move in record.entries]
    lines = [*_header(record), "", *(map(_line, in_order(record)) if record.taken else moves)]
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record that stands in a text. Raises BadRecord for anything `write` would not have written."""
    if not text.endswith("\n"):
        raise BadRecord(say("The record has been cut short."))
    header, gap, body = text.partition("\n\n")
    if not gap:
        raise BadRecord(say("The top part of the record has no end."))
    head = _read_head(_Header(header.split("\n")))
    first_line = header.count("\n") + 3
    moves = body.split("\n")[:-1]
    told = LinesRead()
    for number, line in enumerate(moves, first_line):
        told.take(line, number)
    record = told.of(head)
    if write(record) != text:
        raise BadRecord(say("The record doesn’t look the way it should."))
    _check_head(game(head.game), record)
    return record


def _read_head(lines: _Header) -> Record:
    """What stands above the moves; whatever is wrong there is known by its line."""
    try:
        return _head_from(lines)
    except BadRecord as bad:
        bad.line = lines.taken
        raise


def _head_from(lines: _Header) -> Record:
    if lines.take() != FORMAT:
        raise BadRecord(say("This isn’t a Paddock record, or it is from a newer Paddock."))
    name = lines.value("game")
    version = _version(name, lines.value("rules"))
    chosen = dict(_pair(value) for value in lines.values("option"))
    sitters = tuple(_sitter(value) for value in lines.values("seat"))
    started, sealed, since, seed = (lines.maybe(word) for word in LATER_LINES)
    if lines.rest():
        raise BadRecord(say("The top part of the record has one line too many: {line}", line=lines.take()))
    return Record(name, version, chosen, sitters, (), started, sealed, since, seed)


def entry_of(line: str) -> Entry:
    """A move as it stands on one line: `2 choose 43`."""
    return _entry(line, 1)


class LinesRead:
    """The lines below a head, taken one after the other: what counts of them, and what was taken back."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._taken: list[TakenBack] = []

    def take(self, line: str, number: int) -> None:
        """The next one. Raises BadRecord if it says nothing, and it counts for nothing then."""
        word, _, count = line.partition(" ")
        if word != BACK:
            self._entries.append(_entry(line, number))
            return
        at = len(self._entries) - int(count) if _is_number(count) else -1
        if not 0 <= at < len(self._entries):
            raise BadRecord(say("Line {number} of the record isn’t a move.", number=number))
        self._taken.append(TakenBack(at, tuple(self._entries[at:])))
        del self._entries[at:]

    def of(self, head: Record) -> Record:
        """The record with this head."""
        return head._replace(entries=tuple(self._entries), taken=tuple(self._taken))


def in_order(record: Record) -> list[Entry | int]:
    """All that happened, in the order in which it did: moves, and how many of them were taken back."""
    left, after = record.entries, list[Entry | int]()
    for at, gone in reversed(record.taken):
        after = [len(gone), *left[at:], *after]
        left = (*left[:at], *gone)
    return [*left, *after]


def to_do_again(record: Record) -> tuple[Entry, ...]:
    """What was taken back at the end and may still be done again, the next of it first: whoever has played
    anything else since has decided otherwise."""
    left: tuple[Entry, ...] = ()
    if not record.taken:
        return left
    standing: list[Entry] = []
    for told in in_order(record):
        if isinstance(told, int):
            left = (*standing[-told:], *left)
            del standing[-told:]
        else:
            left = left[1:] if left[:1] == (told,) else ()
            standing.append(told)
    return left


def line_number(record: Record, index: int) -> int:
    """On which line of the text the move with this index stands."""
    first = first_line(record)
    if not record.taken:
        return first + index
    standing: list[int] = []
    for number, told in enumerate(in_order(record), first):
        if isinstance(told, int):
            del standing[-told:]
        else:
            standing.append(number)
    return standing[index]


def first_line(record: Record) -> int:
    """On which line of the text the first move stands."""
    return len(_header(record)) + 2


def _line(told: Entry | int) -> str:
    return f"{BACK} {told}" if isinstance(told, int) else f"{SIGNS[told.seat]} {told.move}"


def _header(record: Record) -> list[str]:
    return [
        FORMAT,
        f"game {record.game}",
        f"rules {record.rules}",
        *[f"option {name} {value}" for name, value in record.options.items()],
        *[f"seat {sitter.colour} {sitter.kind} {sitter.name}" for sitter in record.sitters],
        *[f"{word} {value}" for word in LATER_LINES if (value := getattr(record, word))],
    ]


class _Header:
    """The header's lines, taken one after the other."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines[::-1]
        self.taken = 0

    def rest(self) -> bool:
        return bool(self._lines)

    def take(self) -> str:
        self.taken += 1
        return self._lines.pop() if self._lines else ""

    def value(self, word: str) -> str:
        """What stands after this word on the next line."""
        found, _, value = self.take().partition(" ")
        if found != word or not value:
            raise BadRecord(say("The top part of the record has no line called {word}.", word=word))
        return value

    def maybe(self, word: str) -> str:
        """The same if the next line begins with this word; else nothing."""
        return self.value(word) if self._lines and self._lines[-1].startswith(f"{word} ") else ""

    def values(self, word: str) -> Iterator[str]:
        """The same for all lines in a row that begin with this word."""
        while self._lines and self._lines[-1].startswith(f"{word} "):
            yield self.value(word)


def _version(name: str, text: str) -> int:
    """The rules' version, if the game is here and plays by it."""
    try:
        ours = game(name).rules.VERSION
    except (ValueError, ModuleNotFoundError):
        raise BadRecord(say("There is no game called {name} here.", name=name)) from None
    if text != str(ours):
        raise OtherRules(
            say(
                "This game was played with rules version {theirs}; this Paddock has version {ours}.",
                theirs=text,
                ours=ours,
            )
        )
    return ours


def _pair(text: str) -> tuple[str, str]:
    name, _, value = text.partition(" ")
    return name, value


def _sitter(text: str) -> Sitter:
    colour, _, rest = text.partition(" ")
    kind, _, name = rest.partition(" ")
    known = colour in {str(number) for number in COLOURS}
    sitter = Sitter(name, int(colour) if known else 0, kind)
    if not fits_the_record(sitter):
        raise BadRecord(say("This isn’t a proper seat: {line}", line=text))
    return sitter


SIGNS = {CHANCE: CHANCE_SIGN, **{seat: str(seat + 1) for seat in range(8)}}
"""By whose move it is, what stands before it."""

SEATS_BY_SIGN = {sign: seat for seat, sign in SIGNS.items()}


def _entry(line: str, number: int) -> Entry:
    sign, _, move = line.partition(" ")
    if sign not in SEATS_BY_SIGN or not move:
        raise BadRecord(say("Line {number} of the record isn’t a move.", number=number))
    return Entry(SEATS_BY_SIGN[sign], move)


def _check_head(entry: Game, record: Record) -> None:
    """The seats and options must be such that the game could begin with them."""
    seats = len(record.sitters)
    if seats not in entry.rules.SEATS:
        complaint = say("{game} can’t be played with {count} at the table.", game=entry.title, count=seats)
        raise BadRecord(complaint)
    try:
        complete = complete_options(entry.rules, seats, record.options)
    except ValueError:
        complete = {}
    if complete != record.options:
        raise BadRecord(say("The record’s options don’t fit the game."))
    if record.since and not (record.sealed and _is_number(record.since)):
        raise BadRecord(say("The record doesn’t say properly since when it is sealed."))
    if record.seed and record.sealed != digest(record.seed):
        raise BadRecord(say("The record’s seed is not the one that was sealed."))


def _is_number(text: str) -> bool:
    """Whether this is a number as we write it, and no endless one."""
    return len(text) < 6 and text.isascii() and text.isdecimal() and str(int(text)) == text
