"""The house's voice, as far as a test can hear it: curly quotes, headlines without full stop."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import games.shepherd
from games.shepherd import words
from games.shepherd.words.questions import WHAT_FIRST

FOLDER = Path(games.shepherd.__file__).parent

NEVER = (
    "match", "begins", "field", "dark square", "high grass", "next one", "touch", "may not", "shall",
    "diagonal", "unseen", "lies", "beside the dog",
)  # fmt: skip
"""Words for which the house has others."""


def sentences() -> Iterator[tuple[str, str]]:
    """Every sentence of the game, with the file in which it stands."""
    for file in sorted(FOLDER.rglob("*.py")):
        for part in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(part, ast.Call) and getattr(part.func, "id", "") in ("say", "say_many"):
                for argument in part.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield file.stem, argument.value


@pytest.mark.parametrize(("file", "sentence"), sorted(set(sentences())))
def test_a_sentence_keeps_to_the_voice(file: str, sentence: str) -> None:
    assert not set("'\"") & set(sentence), f"quotes are curly, also in {file}"
    assert " …" not in sentence
    assert [word for word in NEVER if word in sentence.lower()] == []
    assert sentence.strip("{}").isidentifier() is False or "{" not in sentence, "no sentence is only a place"


def test_there_are_sentences_to_hear() -> None:
    assert len(set(sentences())) > 150


def test_headlines_have_no_full_stop() -> None:
    headlines = [message.text for message in WHAT_FIRST.values()]
    headlines += [text for file, text in sentences() if file == "questions" and "{player}," in text]
    assert len(headlines) > 12
    assert [text for text in headlines if text.endswith(".")] == []
    assert not words.TITLE.text.endswith(".")
