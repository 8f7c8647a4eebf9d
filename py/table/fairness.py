"""How fair dice were: what fell for whom, beside what should have fallen, and whether that is odd.

Which faces a die has, and how likely each is, the rules say (`outcomes`): a roll is a word, and then one word
for each die. Whether a row of counts is odd, Pearson's chi-squared says: the sum of (counted - expected)² /
expected. With honest dice it passes the bounds below once in a hundred times: alone that proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from games.contract import CHANCE
from table.match import Match

ENOUGH = 60
"""With fewer rolls nothing can be said."""

ONCE_IN_A_HUNDRED = {1: 6.635, 2: 9.210, 3: 11.345, 4: 13.277, 5: 15.086}
"""Chi-squared, by the faces that are free to vary."""


class Die(NamedTuple):
    """One of a game's dice: the game, and which word of a roll it is."""

    game: str
    place: int


class Roll(NamedTuple):
    """A die that fell for somebody."""

    die: Die
    name: str
    is_person: bool
    face: str
    chances: Mapping[str, float]
    """How likely each of its faces was."""


class FaceCounts(NamedTuple):
    """What a die showed in all."""

    counted: Mapping[str, int]
    chances: Mapping[str, float]

    @property
    def rolls(self) -> int:
        return sum(self.counted.values())

    @property
    def chi_squared(self) -> float:
        """How far what fell is from what should have."""
        expected = {face: chance * self.rolls for face, chance in self.chances.items()}
        return sum((self.counted.get(face, 0) - each) ** 2 / each for face, each in expected.items() if each)

    @property
    def is_enough(self) -> bool:
        return self.rolls >= ENOUGH

    @property
    def is_even(self) -> bool:
        """As even as dice are, 99 times in 100."""
        return self.chi_squared <= ONCE_IN_A_HUNDRED[len(self.chances) - 1]


def rolls(match: Match) -> Iterator[Roll]:
    """Every die that somebody's hand has rolled in a match."""
    rules = match.rules
    for before, position in pairwise(match.past):
        step = position.step
        seat = rules.thrower(before.state) if step is not None and step.seat == CHANCE else None
        listed = rules.outcomes(before.state) if seat is not None else ()
        if step is None or seat is None or not listed:
            continue
        sitter = match.sitters[seat]
        for place, face in enumerate(step.move.split(" ")[1:]):
            chances: dict[str, float] = {}
            for move, chance in listed:
                shown = move.split(" ")[1 + place]
                chances[shown] = chances.get(shown, 0.0) + chance
            yield Roll(Die(match.game.name, place), sitter.name, sitter.is_person, face, chances)


def added(row: FaceCounts | None, roll: Roll) -> FaceCounts:
    """One more of the same die."""
    counted = {} if row is None else dict(row.counted)
    counted[roll.face] = counted.get(roll.face, 0) + 1
    return FaceCounts(counted, roll.chances)
