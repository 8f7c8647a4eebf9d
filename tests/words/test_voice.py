"""The house's voice in every English sentence, as far as a test hears it: one term for a thing, curly quotes,
headlines and answers without full stop. CONTRIBUTING, *Voice*, has the rest."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fnmatch import fnmatch

import pytest
from tools.catalogues import TEMPLATE, read

from words.extraction import said_in_python
from words.whereabouts import ANSWER, HEADLINE, WATCHING, whereabouts

NEVER: Mapping[str, tuple[str, ...]] = {
    r"match(es)?": ("doesn’t match",),
    r"begins?|continue": (),
    r"sitters?|eliminated|inherits?|declares?|dike|segments?|exchanges?|hoops|lifebelts?|unseen": (),
    r"the lot|network|undo|long grass|high grass|dark squares?": (),
    r"lies|lay aside|laid aside|shall|whosever": ("how shall we",),
    r"may not|must not": (),
    r"touch to|click": (),
    r"press": ("Enter", "press the new key", "Press a letter"),
    r"throw[sn]?": ("hrow away", "hrown away", "hrow it away"),
    r"sheeps|a orange|a eight": (),
}
"""Words for which the house has others, and the phrases in which they are right."""

IN_A_GAME: Mapping[str, str] = {
    "hustle": "field|turns up|holds|holder",
    "nines": "field|section|goal|throws?|discard|minus points",
    "shepherd": "field|diagonal|diagonally|beside the dog|throws?|touch",
    "lucky": "field|stack|stands",
}
"""Words that one game alone does without."""

GLUED = re.compile(r"\b(an?|the) \{(sheep|other|taken|shown|colour)\}")
"""An article before a place breaks in every other language, and in English before a vowel."""

SHORT = (HEADLINE, WATCHING, ANSWER)
"""What stands alone: it has no full stop."""

ENTRIES = [entry for entry in read(TEMPLATE) if entry.text]
SENTENCES = sorted({(text, entry.found_in) for entry in ENTRIES for text in (entry.text, entry.many) if text})


def has(words: str, sentence: str, right: tuple[str, ...] = ()) -> bool:
    """Whether one of these words is in it, elsewhere than in these phrases."""
    plain = re.sub(r"\{\w+\}", "", sentence)
    for phrase in right:
        if phrase in plain:
            return False
    return re.search(rf"\b({words})\b", plain, re.IGNORECASE) is not None


def test_there_are_sentences_to_hear() -> None:
    assert len(SENTENCES) > 1500


@pytest.mark.parametrize("words", NEVER)
def test_one_word_for_one_thing(words: str) -> None:
    assert [text for text, _ in SENTENCES if has(words, text, NEVER[words])] == []


@pytest.mark.parametrize("game", IN_A_GAME)
def test_one_word_for_one_thing_in_a_game(game: str) -> None:
    own = [text for text, files in SENTENCES if any(fnmatch(file, f"py/games/{game}/*") for file in files)]
    assert len(own) > 100
    assert [text for text in own if has(IN_A_GAME[game], text)] == []


def test_quotes_are_curly_and_three_dots_stand_close() -> None:
    assert [text for text, _ in SENTENCES if re.search(r"['\"]| …(?! \w)", text)] == []


def test_no_article_stands_before_what_is_filled_in() -> None:
    assert [text for text, _ in SENTENCES if GLUED.search(text)] == []


def test_no_sentence_is_only_a_place() -> None:
    assert [text for text, _ in SENTENCES if re.fullmatch(r"\{\w+\}", text)] == []


def test_headlines_and_answers_have_no_full_stop() -> None:
    short: set[str] = set()
    for each in said_in_python():
        if whereabouts(each.name, each.function).endswith(SHORT):
            short.update((each.sentence,) if isinstance(each.sentence, str) else each.sentence)
    assert len(short) > 60
    assert sorted(text for text in short if text.endswith(".")) == []
