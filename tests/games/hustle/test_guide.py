"""The rules as people read them: what the rulings say stands there, and nothing else."""

from __future__ import annotations

import pytest

from games.hustle import words
from games.hustle.state import LIFESAVERS
from games.message import Message

COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")


def read(heading: str) -> str:
    """What stands under a heading."""
    paragraphs = {head.english(): texts for head, texts in words.GUIDE}[heading]
    return " ".join(paragraph.english() for paragraph in paragraphs)


def test_h1_the_guide_says_how_many_lifesavers_one_begins_with() -> None:
    players: dict[int, list[str]] = {}
    for seats, count in LIFESAVERS.items():
        players.setdefault(count, []).append(COUNTS[seats])
    told = read("Water")
    for count, seats in players.items():
        assert f"{COUNTS[count]} if {' or '.join(seats)} play" in told.replace(" lifesavers", "")


@pytest.mark.parametrize(
    ("heading", "sentence"),
    [
        (
            "Move your sheep",
            "A sheep that runs off it, or is shoved off it, is out, lifesaver or not.",
        ),
        (
            "The dyke goes on",
            "If the imp took the last sheep there, whoever holds the cherub lays the board.",
        ),
        (
            "The end",
            "When only two sheep remain, the round is still finished, and the imp takes its due.",
        ),
        (
            "If you like",
            "The dyke always looks the same at first, the empty board is simply turned over each time, and "
            "nobody is asked.",
        ),
    ],
)
def test_h15_h18_h25_h31_the_guide_tells_what_is_easily_forgotten(heading: str, sentence: str) -> None:
    """A shove off the dyke, a board that the imp emptied, the last two's last round, a calm sea's boards."""
    assert sentence in read(heading)


def test_the_guide_names_the_makers() -> None:
    paragraphs = [text for _, texts in words.GUIDE for text in texts]
    assert all(isinstance(text, Message) for text in paragraphs)
    credits = words.GUIDE[-1][1][0].english()
    for maker in ("Uta Weinkauf", "Hans-Peter Stoll", "Frank Gartner", "H@LL9000", "2011"):
        assert maker in credits
    assert words.TITLE.english() == "Sheep Hustle"
