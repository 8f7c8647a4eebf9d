"""Wild texts: what broken records, slips of the finger and bad guesses would bring as moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from games.contract import Move

GARBAGE = (
    "",
    " ",
    "\n",
    "\0",
    "\ud800",
    "🐑",
    "None",
    "-1",
    "0",
    "1_0",
    "play",
    "pick card",
    "app undo",
    "move " * 50,
    "9" * 5000,
    "{player}",
    "%s",
    "__class__",
    "٣",
    "²",
)
"""Texts that are a move in no game."""


def misspelt(move: Move) -> Iterator[str]:
    """The same move as nobody may write it: every move has one spelling only."""
    yield f" {move}"
    yield f"{move} "
    yield f"{move}\n"
    yield move.upper()
    yield move.title()
    yield f"{move} extra"
    yield f"{move} 999999999999999999999"
    yield f"{move}\0"
    yield move.replace(" ", "\N{NO-BREAK SPACE}") + "\N{NO-BREAK SPACE}"
    words = move.split(" ")
    if len(words) > 1:
        yield move.replace(" ", "  ", 1)
        yield move.replace(" ", "\t", 1)
    for place, word in enumerate(words):
        if word.isdecimal():
            for wrong in (f"0{word}", f"+{word}", f"{word}.0", "9" * 5000, fullwidth(word), f"{word}_0"):
                yield " ".join((*words[:place], wrong, *words[place + 1 :]))


def altered(moves: Sequence[Move], rng: Random) -> Iterator[str]:
    """Moves with a word left out, doubled, exchanged or counted on: some of them may well be legal."""
    for move in moves:
        words = move.split(" ")
        place = rng.randrange(len(words))
        yield " ".join(words[:place] + words[place + 1 :])
        yield " ".join(words[: place + 1] + words[place:])
        yield " ".join(rng.sample(words, len(words)))
        for other, word in enumerate(words):
            if word.isdecimal():
                for number in (int(word) + 1, int(word) - 1, -int(word), int(word) + 1000):
                    yield " ".join((*words[:other], str(number), *words[other + 1 :]))


def fullwidth(digits: str) -> str:
    """Digits that `int` would read, but no move is spelt with."""
    return "".join(chr(ord(digit) - ord("0") + ord("０")) for digit in digits)
