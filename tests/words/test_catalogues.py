"""The catalogues hold every sentence that is said, whole, with the same places, and none that is not said."""

from __future__ import annotations

import io
import re
from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from tools.catalogues import (
    OWN_NAME,
    TEMPLATE,
    CatalogueEntry,
    compiled,
    languages,
    needed_by_python,
    read,
    written,
)
from tools.languages import own_words, table
from tools.pseudo_language import longer, pseudo

from words.extraction import PLACES, said_by_the_page, said_in_python, texts
from words.whereabouts import ELSEWHERE, IN_A_GAME, whereabouts

LANGUAGES = languages()
every_language = pytest.mark.parametrize("code", LANGUAGES)
FORMS_OF_NAMES = {"", "de"}
"""How a place may be written: as it is, or with French "de" before it (`games.message.Word`)."""


def sentences(path: Path) -> list[CatalogueEntry]:
    return [each for each in read(path) if each.text]


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@cache
def saying() -> set[tuple[str, str]]:
    """Whoever says anything: modules and functions."""
    return {(each.name, each.function) for each in (*said_in_python(), *said_by_the_page())}


def test_german_and_french_are_there() -> None:
    assert {"de", "fr"} <= set(LANGUAGES)


def test_they_are_what_the_words_verb_would_write() -> None:
    stale = [path.name for path, content in texts().items() if path.read_bytes() != content]
    assert stale == [], "run `python3 tasks.py words`"


def test_what_fills_a_place_is_told_to_translators() -> None:
    said = set().union(*(places(each.text) | places(each.many) for each in sentences(TEMPLATE)))
    assert said == set(PLACES)


def test_where_each_stands_is_told_to_translators() -> None:
    assert [each for each in sorted(saying()) if not whereabouts(*each)] == [], (
        "give it a row in whereabouts.py"
    )
    comments = re.findall(r"(?<=\n)\n((?:#.*\n)*)msg(?:id|ctxt)", TEMPLATE.read_text("utf-8"))
    assert len(comments) == len(sentences(TEMPLATE))
    assert [each for each in comments if not re.match(r"#\. [^{]", each)] == []


def test_every_row_of_the_whereabouts_tells_of_something() -> None:
    told = {whereabouts(*each) for each in saying()}
    assert [row for row, where in ELSEWHERE.items() if where not in told] == []
    assert [row for row, where in IN_A_GAME.items() if not any(each.endswith(where) for each in told)] == []


@every_language
def test_none_is_missing_or_fuzzy_or_unused(code: str) -> None:
    said = {each.key for each in sentences(TEMPLATE)}
    found = sentences(LANGUAGES[code])
    assert {each.key for each in found} == said
    assert [each.text for each in found if not all(each.forms)] == []
    assert [each.text for each in found if "fuzzy" in each.flags] == []
    assert "#~" not in LANGUAGES[code].read_text("utf-8")


@every_language
def test_the_same_places(code: str) -> None:
    """A sentence for one may spell the number; nothing else is left out or made up."""
    wrong = []
    for each in sentences(LANGUAGES[code]):
        wanted = places(each.text) | places(each.many)
        for form in each.forms:
            may_lack = {"count"} if each.many else set()
            if not wanted - may_lack <= places(form) <= wanted:
                wrong.append((each.text, form))
    assert wrong == []


@every_language
def test_places_are_written_in_known_forms(code: str) -> None:
    for each in sentences(LANGUAGES[code]):
        for form in each.forms:
            assert {spec for _, _, spec, _ in Formatter().parse(form) if spec} <= FORMS_OF_NAMES, form


@every_language
def test_as_many_forms_as_the_language_has_numbers(code: str) -> None:
    with LANGUAGES[code].open("rb") as source:
        catalogue = read_po(source, locale=code)
    head = read(LANGUAGES[code])[0].forms[0]
    assert f"Plural-Forms: nplurals={catalogue.num_plurals}; plural={catalogue.plural_expr};" in head
    for each in sentences(LANGUAGES[code]):
        assert len(each.forms) == (catalogue.num_plurals if each.many else 1), each.text


@every_language
def test_only_the_form_for_one_thing_may_spell_the_number(code: str) -> None:
    for each in sentences(LANGUAGES[code]):
        if each.many and "count" in places(each.many):
            assert "count" in places(each.forms[-1]), each.forms


@every_language
def test_it_ends_as_the_english_does(code: str) -> None:
    """Headlines, buttons and labels have no full stop; the story and the rules have one."""
    for each in sentences(LANGUAGES[code]):
        for form in each.forms:
            assert form.strip() == form, form
            assert form.endswith(".") == each.text.endswith("."), (each.text, form)


@every_language
def test_quotes_and_spaces_are_those_of_the_language(code: str) -> None:
    for each in sentences(LANGUAGES[code]):
        for form in each.forms:
            assert not re.search(r"['\"]", form), form
            if code == "fr":
                assert not re.search(r"[^\u00a0][;!?»]| :|« ", form), form


@every_language
def test_no_name_is_inflected(code: str) -> None:
    """Neither a genitive nor an elision on a name; French writes `{player:de}`."""
    wrong = {
        "de": r"\{(player|owner|other|name)\}s\b",
        "fr": r"\b(de|d’|que) ?\{(player|owner|name|giver|one)\}",
    }
    for each in sentences(LANGUAGES[code]):
        for form in each.forms:
            assert not re.search(wrong.get(code, "^$"), form), form


@every_language
def test_our_reader_and_our_compiler_do_as_babel_does(code: str) -> None:
    with LANGUAGES[code].open("rb") as source:
        catalogue = read_po(source, locale=code)
    theirs = io.BytesIO()
    write_mo(theirs, catalogue)
    ours = GNUTranslations(io.BytesIO(compiled(read(LANGUAGES[code]))))
    babels = GNUTranslations(io.BytesIO(theirs.getvalue()))
    for each in sentences(LANGUAGES[code]):
        for count in (0, 1, 2, 5):
            if each.many:
                assert ours.ngettext(each.text, each.many, count) == babels.ngettext(
                    each.text, each.many, count
                )
        if each.context:
            assert ours.pgettext(each.context, each.text) == babels.pgettext(each.context, each.text)
        else:
            assert ours.gettext(each.text) == babels.gettext(each.text)


@every_language
def test_the_page_says_what_is_its_own_and_python_carries_only_the_rest(code: str) -> None:
    entries = read(LANGUAGES[code])
    assert "Sheep Hustle" in own_words(entries)
    carried = {each.text for each in needed_by_python(entries)}
    assert "Just a moment…" not in carried
    assert {"", "Sheep Hustle", "Carry on"} <= carried


def test_a_fourth_language_is_one_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "paddock.po"
    path.write_text(written(pseudo(read(TEMPLATE))), "utf-8")
    entries = read(path)
    assert [each.forms for each in entries] == [each.forms for each in pseudo(read(TEMPLATE))]
    assert '"qps":{"name":"Pséudo"' in table({"qps": entries})
    spoken = GNUTranslations(io.BytesIO(compiled(needed_by_python(entries))))
    assert spoken.gettext("Settings") == longer("Settings") != "Settings"
    assert spoken.pgettext(OWN_NAME, "English") == "Pséudo"


def test_the_pseudo_language_is_half_as_long_again_and_keeps_its_places() -> None:
    for each in sentences(TEMPLATE):
        letters = sum(map(str.isalpha, re.sub(r"\{\w+\}", "", each.text)))
        more = len(longer(each.text)) - len(each.text)
        assert letters / 2 <= more <= letters
        assert places(longer(each.text)) == places(each.text)
