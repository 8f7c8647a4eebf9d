"""Who sits at a seat of a match."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Person

PERSON = "person"
"""Somebody of the family, here at this tablet."""

AWAY = "away"
"""Somebody at another tablet, whose moves come from there. No seat is given to one yet."""

COLOURS = range(1, 9)


class Sitter(NamedTuple):
    """A person of the family, a bot with its strength, or somebody who plays elsewhere."""

    name: str
    colour: int
    """1 to 8, as in pictures."""
    kind: str = PERSON
    """"person", "away", or the one word for how strong a bot plays."""

    @property
    def is_person(self) -> bool:
        """Whether this seat is asked here, and answers by hand."""
        return self.kind == PERSON

    @property
    def is_bot(self) -> bool:
        return self.kind not in (PERSON, AWAY)

    @property
    def person(self) -> Person:
        """What pictures need to know about whoever sits here."""
        return Person(self.name, self.colour, self.is_bot)


def fits_the_record(sitter: Sitter) -> bool:
    """Whether a sitter can be written on one line of a record and read back the same."""
    name_is_one_line = sitter.name.strip() == sitter.name != "" and not set(sitter.name) & {"\n", "\r"}
    kind_is_one_word = sitter.kind.split() == [sitter.kind]
    return name_is_one_line and kind_is_one_word and type(sitter.colour) is int and sitter.colour in COLOURS
