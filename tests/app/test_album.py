"""The family album: counted from what lies on the shelf, and true of it."""

from __future__ import annotations

from random import Random

import pytest

from app.album.book import Book, book_in, ended_games
from app.album.pages import Tally, pages
from app.pictures import sheet_picture
from app.rooms import Results
from app.shelf import ENDED, WAITS, Note, Shelf, read_note, text_of
from conformance.pictures import nodes
from fakes.house import House, begin, family, play_through
from games.catalogue import game as game_of
from table.sitter import PERSON, Sitter

ANNA, BEN, BOT = Sitter("Anna", 1, PERSON), Sitter("Ben", 2, PERSON), Sitter("Emil", 3, "ewe")


def shelf(*rows: tuple[str, str, tuple[int, ...]]) -> Shelf:
    """Matches of Anna, Ben and a bot: game, state and who has won, the oldest first."""
    return {
        str(when): Note(str(when), game, state, when, 9, (ANNA, BEN, BOT), seats)
        for when, (game, state, seats) in enumerate(rows, 1)
    }


HISTORY = shelf(
    ("nines", ENDED, (0,)),
    ("nines", ENDED, (0, 2)),
    ("lucky", ENDED, (1,)),
    ("lucky", ENDED, (0,)),
    ("hustle", WAITS, (1,)),
    ("shepherd", ENDED, (2,)),
)


def counted(shelf: Shelf) -> list[Note]:
    return ended_games(shelf, {})


def test_everybody_has_a_page_people_first() -> None:
    assert [page.known for page in pages(counted(HISTORY))] == [
        ("Anna", True),
        ("Ben", True),
        ("Emil", False),
    ]
    assert pages(()) == ()


def test_games_wins_streaks_favourite_and_nemesis_are_counted() -> None:
    anna, ben, emil = pages(counted(HISTORY))
    assert (anna.played, anna.won, anna.streak) == (5, 3, 2)
    assert (ben.played, ben.won, ben.streak) == (5, 1, 1)
    assert (emil.played, emil.won, emil.streak) == (5, 2, 1)
    assert anna.last == (True, True, False, True, False)
    assert [page.favourite for page in (anna, ben, emil)] == ["lucky", "lucky", "lucky"]
    assert ben.nemesis == "Anna"
    assert anna.nemesis in ("Ben", "Emil")


def test_what_was_thrown_away_or_still_runs_counts_for_nothing() -> None:
    thrown = {id_: note._replace(thrown=7) for id_, note in HISTORY.items()}
    assert pages(counted(thrown)) == ()
    assert pages(counted(shelf(("nines", WAITS, (0,))))) == ()


def test_the_most_points_in_each_game_are_a_record() -> None:
    first, second = (
        note._replace(points=points)
        for note, points in zip(
            shelf(("nines", ENDED, (0,)), ("nines", ENDED, (1,))).values(),
            ((41, 7, None), (38, 55, None)),
            strict=True,
        )
    )
    anna, ben, emil = pages([first, second])
    assert anna.games == (Tally("nines", 2, 1, 41),)
    assert ben.games == (Tally("nines", 2, 1, 55),)
    assert emil.games == (Tally("nines", 2, 0, None),)


def test_points_are_noted_when_a_game_ends_and_read_again() -> None:
    house = House().sit_down(begin(game_of("nines"), family("person", "bot"), 3, track="short"))
    play_through(house, Random(3))
    (note,) = house.paddock.shelf.values()
    assert isinstance(house.paddock.room, Results)
    result = house.paddock.room.match.result
    assert result is not None
    assert {placing.seat: placing.score for placing in result.places} == dict(enumerate(note.points))
    assert read_note(note.id, text_of(note)) == note
    assert read_note(note.id, text_of(note._replace(points=()))).state == note.state
    assert read_note("x", text_of(note._replace(points=("many",)))) == Note("x")  # type: ignore[arg-type]


# What the family changes


def at_the_album() -> House:
    house = House()
    house.paddock = house.paddock._replace(shelf=HISTORY)
    return house.tap("share album")


def words_of(house: House) -> str:
    return str(sheet_picture(house.paddock))


def test_the_album_is_opened_from_the_saved_games_and_draws_charts() -> None:
    house = House().tap("kept list").tap("share album")
    assert house.paddock.sheet == "album"
    assert "Nobody is in here" in words_of(house)
    assert "share album wipe" not in house.taps()
    picture = sheet_picture(at_the_album().paddock)
    assert picture is not None
    assert "Hardest to beat" in str(picture)
    bars = [each for each in nodes(picture) if each.attributes.get("class") == "bar-won"]
    assert len(bars) == 9
    (first, *_) = (each for each in nodes(picture) if each.attributes.get("class") == "album-last")
    assert len(first.children) == 5


def test_somebody_is_called_otherwise_in_the_album_alone() -> None:
    house = at_the_album().tap("share album tools 1").tap("share album name 1   Benni  ")
    anna, ben, _ = pages(ended_games(HISTORY, house.paddock.kept), book_in(house.paddock.kept))
    assert (ben.name, ben.played, anna.nemesis) == ("Benni", 5, "Benni")
    assert house.paddock.shelf == HISTORY
    again = House(house.tablet)
    assert book_in(again.paddock.kept) == book_in(house.paddock.kept)
    house.tap("share album name 1 Ben")
    assert book_in(house.paddock.kept).names == {}


def test_two_with_the_same_name_become_one_and_games_at_one_table_count_once() -> None:
    house = at_the_album().tap("share album name 1 Anna")
    anna, emil = pages(ended_games(HISTORY, house.paddock.kept), book_in(house.paddock.kept))
    assert (anna.name, anna.played, anna.won, anna.streak) == ("Anna", 5, 4, 4)
    assert emil.known == ("Emil", False)
    house.tap("share album name 0 Oma")
    book = book_in(house.paddock.kept)
    assert {book.known(ANNA), book.known(BEN)} == {("Oma", True)}


def test_somebody_is_left_out_and_brought_back() -> None:
    house = at_the_album().tap("share album leave 2")
    assert "Emil</" not in words_of(house)
    assert "share album tools 2" not in house.taps()
    house.tap("share album again 0")
    assert "share album tools 2" in house.taps()


def test_the_album_goes_out_as_a_table() -> None:
    house = at_the_album().tap("share album name 0 =Anna").tap("share album file")
    (file,) = house.handed_out
    assert isinstance(file.content, str)
    rows = file.content.splitlines()
    assert rows[0] == "name,kind,game,played,won,best"
    assert "'=Anna,person,All Nines,2,2," in rows
    assert len(rows) == 1 + 3 * 3


def test_the_album_is_wiped_only_when_it_is_said_twice_and_the_games_stay() -> None:
    house = at_the_album().tap("share album wipe")
    assert house.paddock.sheet == "wipe"
    assert "share album wiped" in house.taps()
    house.later(100).tap("share album wiped")
    assert "Nobody is in here" in words_of(house)
    assert house.paddock.shelf == HISTORY
    later = {**HISTORY, **{"7": HISTORY["1"]._replace(id="7", when=house.paddock.facts.now + 1)}}
    assert [page.played for page in pages(ended_games(later, house.paddock.kept))] == [1, 1, 1]


def test_games_that_made_room_for_others_still_count() -> None:
    house = House().sit_down(begin(game_of("nines"), family("person", "bot"), 3, track="short"))
    play_through(house, Random(3))
    house.tap("app home")
    before = pages(ended_games(house.paddock.shelf, house.paddock.kept))
    house.tap("kept room")
    assert house.paddock.shelf == {}
    assert pages(ended_games(house.paddock.shelf, house.paddock.kept)) == before
    again = House(house.tablet)
    assert pages(ended_games(again.paddock.shelf, again.paddock.kept)) == before


@pytest.mark.parametrize(
    "text", ["", "{", "7", "[]", '{"names": 3}', '{"names": [[1]]}', '{"since": "x"}', "[" * 20_000]
)
def test_a_damaged_album_is_an_empty_one(text: str) -> None:
    assert book_in({"album": text}) == Book()
    assert ended_games(HISTORY, {"album": text, "past": f"x {text}"}) == ended_games(HISTORY, {})
