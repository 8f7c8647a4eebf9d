"""Pairs of matches that differ in nothing but what is hidden.

If the page of one can be told from the page of the other, whoever looks at it learns a secret. Each pair
is a match as the record tells it; what differs stands in braces: `choose {731|5}` is 731 in the first match
and 5 in the second.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from table.match import Match
from table.record import read

HUSTLE = """paddock 1
game hustle
rules 1
option first 1
option layout chosen
option rainy no
option calm yes
seat 1 person Anna
seat 2 person Ben
seat 3 person Caro

"""
LUCKY = """paddock 1
game lucky
rules 1
option first 1
option clock none
option straight no
seat 1 person Anna
seat 2 person Ben

"""
MEADOW = """paddock 1
game shepherd
rules 1
option first 1
option game basic
option track 12
option worms {worms}
seat 1 person Anna
seat 2 person Ben

"""
WITH_A_BOT = LUCKY.replace("seat 2 person Ben\n", "seat 2 steady Emil\nseat 3 person Ben\n")

DEAL = (
    "* deal first 1 lucky {5|3} 1 hand 12 3{4|7} 5{6|1} 7{1|4} hand 23 45 67 14 "
    "nine 1{3|6} 1{4|7} 2{5|6} 3{6|7} 4{7|1} 5{1|2} 6{2|3} 7{3|4} 1{5|2}"
)
"""Anna's lucky card and three of her backs differ, and the backs of the nine. Ben's things are the same."""

DEAL_WITH_A_BOT = DEAL.replace("{5|3} 1", "{5|3} 1 2").replace("14 nine", "14 hand 24 46 35 57 nine")

WORMS = "* deal {e2 c5 c7 f7|c5 c7 f7 c8} 1"
"""One worm of The Shepherd lies under e2, or under c8."""

GRAZED = ("* roll sheep grass", "1 step e1 e2", "1 eat e2")
"""Anna's sheep eats what lies on e2."""


class SecretPair(NamedTuple):
    """Two records, as text."""

    first: str
    second: str


def secret_pair(head: str, *moves: str) -> SecretPair:
    """The two matches that these moves tell. Both are legal, and the table looks alike in both."""
    text = head + "".join(f"{move}\n" for move in moves)
    pair = SecretPair(*(re.sub(r"\{([^|]*)\|([^}]*)\}", chosen, text) for chosen in (r"\1", r"\2")))
    assert pair.first != pair.second
    for record in pair:
        Match.resume(read(record))
    return pair
