"""Who sits at a seat of a match."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Person

PERSON = "person"
COLOURS = range(1, 9)


class Sitter(NamedTuple):
    """A person of the family, or a bot with its strength."""

    name: str
    colour: int
    """1 to 8, as in pictures."""
    kind: str = PERSON
    """"person", or the one word for how strong a bot plays."""

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def person(self) -> Person:
        """What pictures need to know about whoever sits here."""
        return Person(self.name, self.colour, not self.is_person)


def fits_the_record(sitter: Sitter) -> bool:
    """Whether a sitter can be written on one line of a record and read back the same."""
    name_is_one_line = sitter.name.strip() == sitter.name != "" and not set(sitter.name) & {"\n", "\r"}
    kind_is_one_word = sitter.kind.split() == [sitter.kind]
    return name_is_one_line and kind_is_one_word and type(sitter.colour) is int and sitter.colour in COLOURS
