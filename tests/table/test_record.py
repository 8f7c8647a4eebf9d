"""The record as text: what is written is read, and anything else is refused with a reason."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.matches import any_move, play_out
from conformance.setups import TABLES, Setup, Table
from games.contract import CHANCE
from table.match import Match
from table.record import BadRecord, Entry, Record, read, write
from table.replay import positions
from table.seal import LARGEST, seal, unseal
from table.sitter import Sitter

TEXT = """paddock 1
game template
rules 1
option first drawn
option path short
seat 1 person Anna Lena
seat 4 steady Emil
started 2026-11-18

* deal 2 1 5
* roll 3
2 walk
* roll 6
1 clover
"""

RECORD = Record(
    "template",
    1,
    {"first": "drawn", "path": "short"},
    (Sitter("Anna Lena", 1), Sitter("Emil", 4, "steady")),
    (
        Entry(CHANCE, "deal 2 1 5"),
        Entry(CHANCE, "roll 3"),
        Entry(1, "walk"),
        Entry(CHANCE, "roll 6"),
        Entry(0, "clover"),
    ),
    "2026-11-18",
)

names = (
    st.text(min_size=1, max_size=20).map(str.strip).filter(lambda name: name and not set(name) & {"\n", "\r"})
)


def usable(text: str) -> bool:
    """Whether a text gives a match; the only way for it not to is BadRecord with a sentence."""
    try:
        Match.resume(read(text))
    except BadRecord as bad:
        return not bad.message.english()
    return True


def test_the_text_is_just_like_this() -> None:
    assert write(RECORD) == TEXT
    assert read(TEXT) == RECORD
    assert usable(TEXT)


def test_a_record_before_the_first_move() -> None:
    empty = RECORD._replace(entries=(), started="")
    assert read(write(empty)) == empty


@given(name=names, colour=st.integers(1, 8), kind=st.sampled_from(["person", "steady", "strong"]))
def test_any_name_can_be_kept(name: str, colour: int, kind: str) -> None:
    record = RECORD._replace(sitters=(Sitter(name, colour, kind), Sitter("Emil", 4, "steady")), entries=())
    assert read(unseal(seal(write(record)))) == record


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("paddock 1", "paddock 2", "newer"),
        ("paddock 1\n", "", "newer"),
        ("game template", "game chess", "no game called chess"),
        ("game template", "game ../template", "no game called"),
        ("game template\n", "", "has no line called game"),
        ("rules 1", "rules 99", "rules version 99"),
        ("rules 1", "rules 01", "rules version 01"),
        ("rules 1\n", "", "has no line called rules"),
        ("option path short\n", "", "options don’t fit"),
        ("option path short", "option path endless", "options don’t fit"),
        ("option path short", "option colour green", "options don’t fit"),
        ("option path short", "option path short\noption path long", "look the way it should"),
        ("seat 4 steady Emil\n", "", "can’t be played with 1"),
        ("seat 4 steady Emil", "seat 9 steady Emil", "isn’t a proper seat"),
        ("seat 4 steady Emil", "seat 4 steady", "isn’t a proper seat"),
        ("seat 4 steady Emil", "seat 4  Emil", "isn’t a proper seat"),
        ("seat 4 steady Emil", "seat ４ steady Emil", "isn’t a proper seat"),
        ("started 2026-11-18", "weather fine", "one line too many: weather fine"),
        ("started 2026-11-18", "started 2026-11-18\nweather fine", "one line too many: weather fine"),
        ("2026-11-18\n\n", "2026-11-18\n", "no end"),
        ("* roll 3", "* roll 7", "Line 11 of the record: Neither"),
        ("2 walk", "1 walk", "Line 12 of the record: It’s not"),
        ("2 walk", "2 run", "Line 12 of the record: A sheep walks"),
        ("2 walk", "2  walk", "Line 12"),
        ("2 walk", "9 walk", "Line 12 of the record isn’t a move"),
        ("2 walk", "0 walk", "Line 12 of the record isn’t a move"),
        ("2 walk", "２ walk", "Line 12 of the record isn’t a move"),
        ("2 walk", "2", "Line 12 of the record isn’t a move"),
        ("2 walk", "", "Line 12 of the record isn’t a move"),
        ("1 clover\n", "1 clover", "cut short"),
        ("\n", "\r\n", "newer|no end"),
    ],
)
def test_every_kind_of_damage_is_named(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord, match=reason) as bad:
        Match.resume(read(TEXT.replace(old, new)))
    assert bad.value.message.english()


@pytest.mark.parametrize("count", range(len(TEXT)))
def test_cut_short_it_is_refused_or_an_earlier_instant_of_the_match(count: int) -> None:
    cut = TEXT[:count]
    if usable(cut):
        assert cut.endswith("\n")
        assert RECORD.entries[: len(read(cut).entries)] == read(cut).entries


@given(
    start=st.integers(0, len(TEXT)),
    length=st.integers(0, 12),
    patch=st.one_of(
        st.text(max_size=6), st.sampled_from(["\n", "\n\n", " ", "* roll 3\n", "seat 2 person Ben\n"])
    ),
)
@settings(max_examples=150)
def test_damaged_anywhere_it_is_refused_or_still_a_record(start: int, length: int, patch: str) -> None:
    """Never anything but BadRecord; and whatever is read is written the same."""
    text = TEXT[:start] + patch + TEXT[start + length :]
    if usable(text):
        assert write(read(text)) == text


@given(text=st.text())
def test_any_text_at_all_is_refused(text: str) -> None:
    assert not usable(text)


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(data=st.data())
@settings(max_examples=4)
def test_other_lines_in_a_record_are_found(table: Table, data: st.DataObject) -> None:
    """Two lines of any game's record exchanged: refused, or a match of its own."""
    match = play_out(data.draw(st.sampled_from(table.setups)), data.draw(st.integers(0, 3)), any_move)
    entries = list(match.record.entries)
    one, other = data.draw(st.integers(0, len(entries) - 1)), data.draw(st.integers(0, len(entries) - 1))
    entries[one], entries[other] = entries[other], entries[one]
    usable(write(match.record._replace(entries=tuple(entries))))


def test_a_move_after_the_end_is_refused() -> None:
    match = play_out(Setup("template", 2, (("first", "drawn"), ("path", "short"))), 1)
    record = match.record
    with pytest.raises(BadRecord, match="over"):
        list(positions(record._replace(entries=(*record.entries, Entry(0, "walk")))))


def test_nothing_of_a_sealed_record_can_be_read() -> None:
    sealed = seal(TEXT)
    assert sealed.isascii()
    assert not set(sealed) & set(" \n/+=&?#%")
    for word in ("clover", "walk", "deal", "template", "Anna"):
        assert word not in sealed


@given(text=st.text())
def test_any_text_can_be_sealed(text: str) -> None:
    assert unseal(seal(text)) == text


@given(place=st.integers(0, len(seal(TEXT)) - 1), letter=st.characters())
@settings(max_examples=150)
def test_a_sealed_record_with_one_wrong_letter_is_refused(place: int, letter: str) -> None:
    sealed = seal(TEXT)
    broken = sealed[:place] + letter + sealed[place + 1 :]
    if broken != sealed:
        check_broken(broken)


@pytest.mark.parametrize("count", range(len(seal(TEXT))))
def test_a_sealed_record_cut_short_is_refused(count: int) -> None:
    check_broken(seal(TEXT)[:count])


@given(text=st.text())
def test_anything_else_is_no_sealed_record(text: str) -> None:
    check_broken(text)
    check_broken(f"paddock1.{text}")
    check_broken(f"paddock1.00000000.{text}")


def test_what_swells_without_end_is_refused() -> None:
    check_broken(seal("a" * (LARGEST + 1)))


def check_broken(sealed: str) -> None:
    with pytest.raises(BadRecord) as bad:
        unseal(sealed)
    assert bad.value.message.english()
