"""Who sits at a seat of a match."""

from __future__ import annotations

from typing import Literal, NamedTuple

from games.contract import Person

Kind = Literal["person", "bot"]
KINDS: tuple[Kind, ...] = ("person", "bot")
COLOURS = range(1, 9)


class Sitter(NamedTuple):
    """A person of the family, or a bot with its strength."""

    name: str
    colour: int
    """1 to 8, as in pictures."""
    kind: Kind = "person"
    level: str = ""
    """How strong a bot plays: one word; empty for persons."""

    @property
    def person(self) -> Person:
        """What pictures need to know about whoever sits here."""
        return Person(self.name, self.colour, self.kind == "bot")


def fits_the_record(sitter: Sitter) -> bool:
    """Whether a sitter can be written on one line of a record and read back the same."""
    name_is_one_line = sitter.name.strip() == sitter.name != "" and not set(sitter.name) & {"\n", "\r"}
    level_is_one_word = len(sitter.level.split()) == 1 and sitter.level == sitter.level.strip()
    level_fits = level_is_one_word if sitter.kind == "bot" else sitter.level == ""
    return name_is_one_line and level_fits and sitter.kind in KINDS and sitter.colour in COLOURS
