"""Matches taken along and brought back: as text, as links, all in a zip; and whatever may come instead."""

from __future__ import annotations

import io
import zipfile
from random import Random

import pytest

from app.happenings import Arrived, Brought
from app.pictures import sheet_picture
from app.rooms import Results, Table
from app.sharing.bundle import BUNDLE, bundled, unbundled
from app.sharing.carrying import MOST_IN_A_CODE, link_of
from app.sharing.compact import LARGEST, lengthen, shorten
from app.sharing.reading import LARGEST_FILE, LARGEST_TEXT, THINGS_FILE, holds_many, read_in_slices, read_one
from app.sharing.taking import as_file, link_to, shared
from conformance.brought import read_all
from conformance.damage import WAYS, check, damaged, match_of, packed
from conformance.matches import played_on
from conformance.pictures import nodes
from fakes.house import House, begin, family, fill, play_through, taps_in
from games.catalogue import GAMES, Game
from games.contract import CHANCE
from games.message import Message
from games.picture import node
from table.match import Match
from table.record import BadRecord, read, write
from table.seal import seal
from table.sitter import PERSON, Sitter

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

NAMES = ("Annika", "Ben", "Charlotte", "David", "Ella", "Finn", "Großmutter", "Hugo")
MOST_LETTERS = 300
MATCHES = 12


def over(game: Game, seats: int, seed: int) -> Match:
    """A match of bots to its end, with a seed as long as a real one."""
    rng = Random(f"{game.name} {seats} {seed}")
    sitters = [Sitter(NAMES[seat], seat + 1, rng.choice((PERSON, "ewe"))) for seat in range(seats)]
    return played_on(Match.begin(game, sitters, {}, f"{rng.getrandbits(256):064x}"), rng)


def text_of(house: House) -> str:
    """All words of the sheet that lies there."""
    picture = sheet_picture(house.paddock)
    assert picture is not None
    found = (child for each in nodes(picture) for child in each.children)
    return " ".join(child.english() for child in found if isinstance(child, Message))


def taps(house: House) -> list[str]:
    picture = sheet_picture(house.paddock)
    assert picture is not None
    return taps_in(picture)


# Links


@each_game
def test_a_match_that_is_over_fits_into_a_short_link(game: Game) -> None:
    """300 letters on average; what each game takes stands in docs/lab/links.md."""
    counts = [game.seats[number % len(game.seats)] for number in range(MATCHES)]
    matches = [over(game, seats, number) for number, seats in enumerate(counts)]
    words = [shorten(match.record) for match in matches]
    assert [lengthen(word) for word in words] == [match.record for match in matches]
    assert sum(map(len, words)) / len(words) <= MOST_LETTERS


def test_what_has_no_seal_is_packed_as_its_record() -> None:
    record = begin(GAMES[1], family("person", "bot"), 3).throw().record
    for other in (record, record._replace(sealed=""), record._replace(started="2026-11-18", sealed="")):
        assert lengthen(shorten(other)) == other


def test_a_link_with_one_letter_wrong_or_missing_is_refused() -> None:
    word = shorten(over(GAMES[0], 4, 1).record)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    rng = Random(4)
    for _ in range(200):
        at = rng.randrange(len(word))
        other = word[:at] + rng.choice(letters.replace(word[at], "")) + word[at + 1 :]
        for wrong in (other, word[:at]):
            with pytest.raises(BadRecord):
                lengthen(wrong)
    with pytest.raises(BadRecord, match="too long"):
        lengthen("1" + "A" * LARGEST)


# What is read


@pytest.mark.parametrize("seed", range(400))
def test_whatever_is_wrong_is_said_and_nothing_impossible_is_believed(seed: int) -> None:
    check(damaged(seed))


@pytest.mark.parametrize("seed", range(200))
def test_what_is_damaged_is_given_out_as_far_as_it_can_be_read_and_without_a_seed(seed: int) -> None:
    """Somebody could mend it, and know the dice of a match that goes on."""
    rng = Random(seed)
    match = match_of(rng.randrange(24))
    whole = seal(write(match.kept_record)).encode()
    content = rng.choice(WAYS)(rng, whole)
    given = as_file((content.decode("utf-8", "replace"), ""))
    if content != whole:
        assert not any(match.seed[at : at + 8] in given.replace(match.head.sealed, "") for at in range(57))
        assert not any(whole.decode()[at : at + 24] in given for at in range(60, len(whole) - 24))


def test_of_what_is_damaged_near_its_end_nearly_all_can_be_read() -> None:
    match = next(match for match in map(match_of, range(24)) if match.length > 60)
    given = as_file((seal(write(match.kept_record))[:-20], ""))
    reading = read_one(given)
    assert reading.match is not None
    assert reading.match.length > match.length - 40
    assert reading.match.past == match.past[: reading.match.length + 1]


def test_every_match_is_read_as_it_was_written() -> None:
    for number in range(24):
        match = match_of(number)
        reading = read_one(write(match.record))
        assert reading.complaint is None
        assert reading.match is not None
        assert reading.match.past == match.past


def test_what_could_be_read_up_to_the_mistake_is_offered_with_line_and_reason() -> None:
    match = over(GAMES[1], 3, 2)
    lines = write(match.record).split("\n")
    at = lines.index("") + 40
    for wrong in ("2 fly", "nonsense", ""):
        reading = read_one("\n".join([*lines[:at], wrong, *lines[at + 1 :]]))
        assert reading.complaint is not None
        assert f"Line {at + 1} of the record" in reading.complaint.english()
        assert reading.match is not None
        assert reading.match.past == match.past[:40]


@pytest.mark.parametrize(
    ("old", "new", "line"), [("game ", "gone ", 2), ("rules 1", "rules 77", 3), ("seat 1 ", "seat 9 ", 5)]
)
def test_what_is_wrong_in_the_head_is_told_by_its_line(old: str, new: str, line: int) -> None:
    text = write(begin(GAMES[1], family("person", "bot"), 3).record)
    assert old in text
    options = text.count("\noption ")
    reading = read_one(text.replace(old, new, 1))
    assert reading.match is None
    assert reading.complaint is not None
    told = line if line < 4 else line + options - 1
    assert f"Line {told} of the record" in reading.complaint.english()


def test_how_lines_end_and_what_stands_round_the_text_is_forgiven() -> None:
    match = match_of(5)
    text = write(match.record)
    for other in (text.replace("\n", "\r\n"), f"\ufeff{text}", f"\n\n  {text}   \n", text.rstrip()):
        reading = read_one(other)
        assert reading.complaint is None
        assert reading.match is not None
        assert reading.match.record == match.record


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"PK\x03\x04",
        b"PK\x03\x04" + bytes(400),
        b"a" * (LARGEST_TEXT + 1),
        bytes(LARGEST_FILE + 1),
        b"https://example.org/#m=",
        b"https://example.org/#m=1AAAA",
        b"https://example.org/#m=2AAAA",
        b"paddock1.",
        b"paddock 1\ngame template",
    ],
    ids=range(11),
)
def test_what_is_none_of_ours_is_answered_in_a_sentence(content: bytes) -> None:
    readings = read_all(content)
    assert [reading.match for reading in readings.found] == [None]
    assert readings.found[0].complaint is not None


def test_a_zip_that_swells_is_refused() -> None:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(70):
            archive.writestr(f"{number}.txt", bytes(LARGEST_TEXT))
    readings = read_all(whole.getvalue())
    assert "too large" in str(readings.found[0].complaint)


def test_names_are_text_and_never_too_long() -> None:
    text = write(begin(GAMES[1], family("person", "bot"), 3).record)
    markup = read_one(text.replace("person Anna", "person <b>&Anna"))
    assert markup.match is not None
    assert markup.match.names[0] == "<b>&Anna"
    endless = read_one(text.replace("person Anna", "person " + "A" * 5000))
    assert endless.match is None
    assert "name" in str(endless.complaint)


# The family's way


def finished(game: Game) -> House:
    """A family that looks at its results."""
    house = House().sit_down(begin(game, family(*fill(game, "person")), 5))
    play_through(house, Random(1))
    assert isinstance(house.paddock.room, Results)
    return house


@each_game
def test_a_finished_match_is_shared_opened_elsewhere_kept_and_played_again(game: Game) -> None:
    house = finished(game)
    assert isinstance(house.paddock.room, Results)
    match = house.paddock.room.match
    house.tap("share this").tap("share copy")
    link = house.given[-1].argument
    assert "#m=" in link
    other = House(seed="other").happen(Brought(read_all(link.encode())))
    assert other.paddock.sheet == "brought"
    assert match.names[0] in str(sheet_picture(other.paddock))
    assert {"share keep", "share play"} <= set(taps(other))
    keeping = House(seed="keeping").happen(Brought(read_all(link.encode()))).tap("share keep")
    (note,) = keeping.paddock.shelf.values()
    assert keeping.paddock.sheet == "games"
    assert keeping.paddock.listing.glimpses[note.id] is not None, "it comes with its picture"
    assert len(keeping.paddock.listing.glimpses) == 1
    assert read_one(keeping.tablet.matches[note.id][0]).match == Match.resume(match.record)
    other.tap("share play").settle()
    assert isinstance(other.paddock.room, Table)
    assert other.match.seed == match.seed
    first = next(step for step in match.history if step.seat == CHANCE)
    assert next(step for step in other.match.history if step.seat == CHANCE) == first
    assert len(other.tablet.matches) == 1


def test_only_the_deal_can_be_shared_and_whoever_opens_it_plays_it() -> None:
    house = finished(GAMES[1]).tap("share this").tap("share deal").tap("share send")
    other = House(seed="other").happen(Brought(read_all(house.given[-1].argument.encode())))
    assert "A deal" in text_of(other)
    assert "share keep" not in taps(other)
    other.tap("share play").settle()
    assert isinstance(other.paddock.room, Table)


def test_while_a_match_runs_nothing_that_is_taken_along_has_its_seed() -> None:
    house = House(seed="nobody knows it").tap("app game nines").tap("seats start").settle()
    seed, name = house.match.seed, next(iter(house.tablet.matches))
    assert seed in str(read_one(house.tablet.matches[name][0]).match)
    house.tap("app home").tap("kept list").tap(f"kept tools {name}")
    assert f"share game {name}" not in taps(house)
    house.tap(f"share file {name}").tap(f"share text {name}").tap(f"share game {name}").tap("share all")
    file, everything = (handed.content for handed in house.handed_out)
    assert isinstance(file, str)
    assert isinstance(everything, bytes)
    with zipfile.ZipFile(io.BytesIO(everything)) as archive:
        unpacked = "".join(archive.read(member).decode() for member in archive.namelist())
    for text in (file, unpacked, house.given[0].argument):
        assert "paddock 1" in text
        assert seed not in text


def test_everything_goes_to_another_tablet_at_once_and_once_only() -> None:
    house = House()
    for game in GAMES:
        house.tap(f"app game {game.name}").tap("seats name 0 Oma").tap("seats start").settle().tap("app home")
    name = next(note.id for note in house.paddock.shelf.values() if note.game == "nines")
    house.tap("kept list").tap(f"kept name {name} Ours").tap("share all")
    content = house.handed_out[0].content
    assert isinstance(content, bytes)
    other = House(seed="other").happen(Brought(read_all(content)))
    assert "4 games came in" in text_of(other)
    assert set(other.paddock.shelf) == set(house.paddock.shelf) == set(other.tablet.matches)
    assert other.paddock.shelf[name].called == "Ours"
    assert "Oma" in other.paddock.kept["family"]
    other.happen(Brought(read_all(content)))
    assert "4 were here already" in text_of(other)
    assert "Nothing new came in" in text_of(other)
    assert len(other.paddock.shelf) == 4
    again = House(other.tablet, seed="again").tap("kept list").tap(f"kept open {name}").settle()
    assert again.match.record.entries == house.tap(f"kept open {name}").settle().match.record.entries


def test_a_match_that_went_to_another_tablet_has_luck_of_its_own_sealed_from_there_on() -> None:
    house = House().sit_down(begin(GAMES[1], family("person", "bot"), 5)).settle()
    house.happen(Brought(read_all(write(house.match.record).encode()))).tap("share keep")
    (name,) = (id_ for id_ in house.tablet.matches if id_ != house.paddock.room.place.id)  # type: ignore[union-attr]
    kept = read_one(house.tablet.matches[name][0]).match
    assert kept is not None
    assert kept.head.since == str(kept.length)
    assert kept.is_sealed
    house.tap(f"kept open {name}")
    play_through(house, Random(2))
    assert isinstance(house.paddock.room, Results)
    ended = house.paddock.room.match
    assert ended.turned_dice == ()
    assert read(write(ended.record)) == ended.record
    assert lengthen(shorten(ended.record)) == ended.record
    assert shared(ended).deal == ""


def test_of_a_zip_with_something_wrong_the_rest_comes_in() -> None:
    good = write(match_of(1).record)
    files = {"good.txt": good, "bad.txt": good.replace("game ", "gone "), "odd.bin": "\0", THINGS_FILE: "["}
    house = House().happen(Brought(read_all(packed(files))))
    assert "1 game came in" in text_of(house)
    assert "Line 2" in text_of(house)
    assert len(house.tablet.matches) == 1


def test_a_broken_text_is_said_so_and_what_was_read_can_be_kept() -> None:
    match = over(GAMES[1], 2, 7)
    lines = write(match.record).split("\n")
    house = House().happen(Brought(read_all("\n".join([*lines[:30], "9 nonsense"]).encode())))
    assert "Line 31" in text_of(house)
    house.tap("share keep")
    (note,) = house.paddock.shelf.values()
    assert 0 < note.moves < match.length
    nothing = House().happen(Brought(read_all(b"hello")))
    assert nothing.paddock.sheet == "brought"
    assert [tap for tap in taps(nothing) if tap.startswith("share")] == []


def test_a_link_leads_to_the_page_it_came_from() -> None:
    assert link_to("https://paddock.example/play/", shared(over(GAMES[3], 2, 1))).startswith(
        "https://paddock.example/play/#m=1"
    )


# From the browser to the home screen


def on_an_ipad(house: House, way: str) -> House:
    facts = house.paddock.facts._replace(way_home=way, address="https://paddock.example/")
    house.paddock = house.paddock._replace(facts=facts)
    return house


def with_games() -> House:
    house = on_an_ipad(House(), "apple")
    for game in GAMES:
        house.tap(f"app game {game.name}").tap("seats name 0 Oma").tap("seats start").settle().tap("app home")
    return house


def test_before_it_goes_on_the_home_screen_everything_is_offered_to_come_along() -> None:
    house = with_games().tap("app home-screen")
    assert "share carry" in taps(house)
    assert "share carry" not in taps(on_an_ipad(House(), "apple").tap("app home-screen"))
    assert "share carry" not in taps(on_an_ipad(with_games(), "menu").tap("app home-screen"))
    house.tap("share carry").tap("share carry copy").tap("share carry file")
    text, file = house.given[-1].argument, house.handed_out[-1].content
    assert isinstance(file, bytes)
    for content in (text.encode(), file):
        installed = on_an_ipad(House(seed="installed"), "here").happen(Arrived())
        shown = installed.paddock.notices.shown
        assert shown is not None
        assert shown.name == "moved"
        installed.tap("share bring").happen(Brought(read_all(content)))
        assert "4 games came in" in text_of(installed)
        assert set(installed.paddock.shelf) == set(house.paddock.shelf)
        assert "Oma" in installed.paddock.kept["family"]
    assert on_an_ipad(House(house.tablet), "here").happen(Arrived()).paddock.notices.shown is None


def test_the_square_code_holds_the_family_and_as_many_waiting_games_as_a_camera_can_read() -> None:
    house = with_games().tap("share carry")
    everything = house.paddock.carried
    assert everything is not None
    link = link_of("https://paddock.example/", everything.code)
    assert 0 < everything.in_code <= everything.waiting == 4
    assert len(link) <= MOST_IN_A_CODE
    other = House(seed="other").happen(Brought(read_all(link.encode())))
    assert len(other.paddock.shelf) == everything.in_code
    assert "Oma" in other.paddock.kept["family"]


def test_while_matches_run_nothing_carried_over_has_their_seeds() -> None:
    house = House(seed="nobody knows it").tap("app game nines").tap("seats start").settle()
    seed = house.match.seed
    house.tap("app home").tap("share carry")
    found = unbundled(house.paddock.carried.word) if house.paddock.carried else None
    assert found is not None
    assert seed not in "".join(found[0].values())


def test_a_bundle_with_a_letter_wrong_or_missing_is_refused_in_a_sentence() -> None:
    word = bundled({"a.txt": write(match_of(1).record)}, {})
    rng = Random(4)
    for _ in range(50):
        at = rng.randrange(len(word))
        for wrong in (word[:at], word[:at] + ("A" if word[at] != "A" else "B") + word[at + 1 :]):
            (reading,) = read_all(f"https://x{BUNDLE}{wrong}".encode()).found
            assert reading.complaint is not None
    swollen = bundled({"a.txt": " " * (LARGEST_TEXT + 1)}, {})
    assert read_all(f"{BUNDLE}{swollen}".encode()).found[0].match is None


def test_while_many_are_read_there_is_a_moment_after_each_for_whoever_taps() -> None:
    content = packed({f"{number}.txt": write(match_of(number).record) for number in range(5)})
    *moments, readings = read_in_slices(content)
    assert moments == [None] * 5
    assert readings is not None
    assert readings.many
    assert len(House().happen(Brought(readings)).tablet.matches) == 5


def test_it_is_seen_that_many_are_being_read_and_nothing_stays_of_it() -> None:
    content = packed({f"{number}.txt": write(match_of(number).record) for number in range(2)})
    assert holds_many(content)
    assert not holds_many(write(match_of(1).record).encode())
    house = House().tap("kept list").tap("share bring").tap("share coming")
    assert "Many take a moment" in text_of(house)
    house.happen(Brought(read_all(content)))
    assert "2 games came in" in text_of(house)


def test_a_family_without_games_that_wait_takes_itself_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.sharing.carrying.is_ready", lambda: True)
    monkeypatch.setattr("app.sharing.carrying.square_code", lambda *_: node("svg"))
    house = finished(GAMES[1]).tap("app home").tap("share carry")
    everything = house.paddock.carried
    assert everything is not None
    assert everything.waiting == 0
    assert "In this QR code: your family." in text_of(house)
