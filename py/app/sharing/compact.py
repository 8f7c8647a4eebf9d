"""A match in as few letters as it takes, for links and square codes.

Everything in it is a number out of so many: the game's options, the seats, and of each move which one it was
among those that were legal, which for a forced move costs nothing. What chance did follows from the seed
where the match was sealed with it, and costs nothing either. All of these digits, each with a base of its
own, make one large number, the first digit its smallest; the number's bytes, the smallest first, and before
them four of a check sum, become letters. A match that can't be told like this (older ones, without a seal) is
packed as its record.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterator

from games.catalogue import game
from games.contract import CHANCE, FIRST, Move, Rules, State, complete_options
from games.message import say
from games.minds import LEVELS
from table.dice import digest, generator
from table.record import BadRecord, Entry, Record, read, write
from table.seal import unpacked
from table.sitter import COLOURS, PERSON, Sitter

LARGEST = 20_000
"""No honest link has so many letters."""

BY_NUMBERS, AS_TEXT = "1", "2"
"""The first letter of a word: how the rest of it is meant."""

KINDS = (PERSON, *LEVELS)
OTHER_KIND = len(KINDS)
LONGEST_TEXT = 200
"""Bytes of a name; whatever is longer is told as its record."""
MOST_MOVES = 1 << 14
NO_SEED, HEXADECIMAL_SEED, ANY_SEED = range(3)
SEED_DIGITS = 64


class CannotSay(ValueError):
    """Something has no number here."""


class Digits:
    """Digits, each out of so many: collected to be written, or taken from what was."""

    def __init__(self, whole: int | None = None) -> None:
        self._left = whole
        self._said: list[tuple[int, int]] = []

    def say(self, digit: int, base: int) -> int:
        """The next digit. Where they are read, the one that is given means nothing."""
        if self._left is not None:
            self._left, digit = divmod(self._left, base)
        elif not 0 <= digit < base:
            raise CannotSay
        else:
            self._said.append((digit, base))
        return digit

    @property
    def rest(self) -> int:
        """What is left when all has been read."""
        return self._left or 0

    @property
    def whole(self) -> int:
        whole = 0
        for digit, base in reversed(self._said):
            whole = whole * base + digit
        return whole


def shorten(record: Record) -> str:
    """A record as one word of letters, digits, hyphens and underscores; `lengthen` is its opposite. What was
    taken back counts for nothing, and is not in it."""
    record = record._replace(taken=())
    try:
        digits = Digits()
        _tell(digits, record)
        whole = digits.whole
        packed = whole.to_bytes((whole.bit_length() + 7) // 8, "little")
        if _by_numbers(packed) == record:
            return BY_NUMBERS + _letters(packed)
    except (CannotSay, BadRecord):
        pass
    return AS_TEXT + _letters(zlib.compress(write(record).encode("utf-8", "surrogatepass"), 9))


def lengthen(word: str) -> Record:
    """The record again. Raises BadRecord, and why, for anything that `shorten` would not have made."""
    if len(word) > LARGEST:
        raise BadRecord(say("This link is too long to be one of Paddock’s."))
    packed = _packed(word[1:])
    match word[:1]:
        case "1":
            return _by_numbers(packed)
        case "2":
            return read(unpacked(packed))
    raise BadRecord(say("This isn’t a Paddock link, or it is from a newer Paddock."))


def _by_numbers(packed: bytes) -> Record:
    digits = Digits(int.from_bytes(packed, "little"))
    try:
        record = _tell(digits, None)
    except BadRecord:
        raise
    except (ValueError, ModuleNotFoundError):
        raise _damaged() from None
    if digits.rest:
        raise _damaged()
    return read(write(record))


# What is told, the same when it is written and when it is read


def _tell(digits: Digits, told: Record | None) -> Record:
    name = _text(digits, told.game if told else "")
    if not name.isidentifier():
        raise CannotSay
    rules = game(name).rules
    version = digits.say(told.rules if told else 0, 256)
    if version != rules.VERSION:
        raise BadRecord(
            say(
                "This game was played with rules version {theirs}; this Paddock has version {ours}.",
                theirs=version,
                ours=rules.VERSION,
            )
        )
    seats = rules.SEATS[digits.say(rules.SEATS.index(len(told.sitters)) if told else 0, len(rules.SEATS))]
    options = _options(digits, rules, seats, told)
    sitters = tuple(_sitter(digits, told.sitters[seat] if told else None) for seat in range(seats))
    started = _text(digits, told.started if told else "")
    since = digits.say(int(told.since or 0) if told else 0, MOST_MOVES)
    seed = _seed(digits, told.seed if told else "")
    # Only a match that is over tells its seed; of one that goes on, what chance did has no number.
    record = Record(name, version, options, sitters, (), started, digest(seed), str(since or ""), seed)
    if not seed or since:
        raise CannotSay
    return record._replace(entries=tuple(_moves(digits, rules, record, told)))


def _options(digits: Digits, rules: Rules, seats: int, told: Record | None) -> dict[str, str]:
    known = {FIRST: ("drawn", *(str(seat + 1) for seat in range(seats)))}
    known |= {option.name: option.values for option in rules.OPTIONS}
    chosen = {
        name: values[digits.say(values.index(told.options[name]) if told else 0, len(values))]
        for name, values in known.items()
    }
    return complete_options(rules, seats, chosen)


def _sitter(digits: Digits, told: Sitter | None) -> Sitter:
    colour = digits.say(told.colour - 1 if told else 0, len(COLOURS)) + 1
    at = KINDS.index(told.kind) if told and told.kind in KINDS else OTHER_KIND
    number = digits.say(at, len(KINDS) + 1)
    kind = KINDS[number] if number < OTHER_KIND else _text(digits, told.kind if told else "")
    return Sitter(_text(digits, told.name if told else ""), colour, kind)


def _seed(digits: Digits, told: str) -> str:
    """Nearly always 64 hexadecimal digits."""
    usual = len(told) == SEED_DIGITS and set(told) <= set("0123456789abcdef")
    match digits.say(NO_SEED if not told else HEXADECIMAL_SEED if usual else ANY_SEED, 3):
        case 1:
            whole = digits.say(int(told, 16) if told else 0, 1 << (4 * SEED_DIGITS))
            return f"{whole:0{SEED_DIGITS}x}"
        case 2:
            return _text(digits, told)
    return ""


def _text(digits: Digits, told: str) -> str:
    """A short text as its bytes."""
    data = told.encode("utf-8", "surrogatepass")
    if len(data) >= LONGEST_TEXT:
        raise CannotSay
    count = digits.say(len(data), LONGEST_TEXT)
    return bytes(digits.say(data[at] if data else 0, 256) for at in range(count)).decode(
        "utf-8", "surrogatepass"
    )


def _moves(digits: Digits, rules: Rules, head: Record, told: Record | None) -> Iterator[Entry]:
    """Which of the legal moves each one was."""
    state = rules.start(len(head.sitters), head.options)
    count = digits.say(len(told.entries) if told else 0, MOST_MOVES)
    for number in range(count):
        turn = rules.turn(state)
        if not turn:
            raise CannotSay
        if turn == (CHANCE,):
            entry = Entry(CHANCE, rules.draw(state, generator(head.seed, "dice", number)))
        else:
            entry = _chosen(digits, rules, state, told.entries[number] if told else None)
        yield entry
        state = _after(rules, state, entry.seat, entry.move)


def _chosen(digits: Digits, rules: Rules, state: State, told: Entry | None) -> Entry:
    every = [Entry(seat, move) for seat in rules.turn(state) for move in rules.moves(state, seat)]
    if told is not None and told not in every:
        raise CannotSay
    return every[digits.say(every.index(told) if told is not None else 0, len(every))]


def _after(rules: Rules, state: State, seat: int, move: Move) -> State:
    return rules.play(state, seat, move).state


# Letters


def _letters(packed: bytes) -> str:
    whole = zlib.crc32(packed).to_bytes(4, "little") + packed
    return urlsafe_b64encode(whole).decode("ascii").rstrip("=")


def _packed(letters: str) -> bytes:
    try:
        whole = b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise _damaged() from None
    if len(whole) < 5 or zlib.crc32(whole[4:]).to_bytes(4, "little") != whole[:4]:
        raise _damaged()
    return whole[4:]


def _damaged() -> BadRecord:
    return BadRecord(say("This link is damaged or was cut short. Please copy it once more, all of it."))
