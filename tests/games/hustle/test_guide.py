"""The rules as people read them: what the rulings say stands there, and nothing else."""

from __future__ import annotations

import pytest

from games.hustle import words
from games.hustle.lessons import GUIDE
from games.hustle.rules.state import LIFESAVERS
from games.message import Message

COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")


def read(heading: str) -> str:
    """What stands under a heading."""
    paragraphs = {head.english(): texts for head, texts, *_ in GUIDE.chapters}[heading]
    return " ".join(paragraph.english() for paragraph in paragraphs)


def test_h1_the_guide_says_how_many_lifesavers_one_begins_with() -> None:
    players: dict[int, list[str]] = {}
    for seats, count in LIFESAVERS.items():
        players.setdefault(count, []).append(COUNTS[seats])
    told = read("Water")
    told = told.replace(" lifesavers each", "").replace(" players", "").replace(" start", "")
    for count, names in players.items():
        assert f"{' or '.join(names)} with {COUNTS[count]}" in told.lower()


@pytest.mark.parametrize(
    ("heading", "sentence"),
    [
        (
            "Move your sheep",
            "A sheep that runs off the end, or gets shoved off, is out, lifesaver or not.",
        ),
        (
            "The dyke goes on",
            "If the imp took the last sheep from the board, whoever has the cherub chooses.",
        ),
        (
            "The end",
            "When only two sheep are left, you finish the round, and the imp takes its lifesaver or its "
            "sheep.",
        ),
        (
            "Extra rules, if you like",
            "the dyke always starts the same, and the empty board is simply turned over each time. "
            "Nobody has to choose.",
        ),
    ],
)
def test_h15_h18_h25_h31_the_guide_tells_what_is_easily_forgotten(heading: str, sentence: str) -> None:
    """A shove off the dyke, a board that the imp emptied, the last two's last round, a calm sea's boards."""
    assert sentence in read(heading)


def test_the_guide_names_the_makers() -> None:
    paragraphs = [text for _, texts, *_ in GUIDE.chapters for text in texts]
    assert all(isinstance(text, Message) for text in paragraphs)
    credits = GUIDE.chapters[-1][1][0].english()
    for maker in ("Uta Weinkauf", "Hans-Peter Stoll", "Frank Gartner", "H@LL9000", "2011"):
        assert maker in credits
    assert words.TITLE.english() == "Sheep Hustle"
