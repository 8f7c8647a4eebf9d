"""The family album: counted from what lies on the shelf, and true of it."""

from __future__ import annotations

from app.album.pages import pages
from app.pictures import sheet_picture
from app.shelf import ENDED, WAITS, Note, Shelf
from fakes.house import House
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


def test_everybody_has_a_page_people_first() -> None:
    assert [(page.name, page.is_person) for page in pages(HISTORY)] == [
        ("Anna", True),
        ("Ben", True),
        ("Emil", False),
    ]
    assert pages({}) == ()


def test_games_wins_streaks_favourite_and_nemesis_are_counted() -> None:
    anna, ben, emil = pages(HISTORY)
    assert (anna.played, anna.won, anna.streak) == (5, 3, 2)
    assert (ben.played, ben.won, ben.streak) == (5, 1, 1)
    assert (emil.played, emil.won, emil.streak) == (5, 2, 1)
    assert anna.favourite == "lucky"
    assert anna.nemesis in ("Ben", "Emil")
    assert ben.nemesis == "Anna"


def test_what_was_thrown_away_or_still_runs_counts_for_nothing() -> None:
    thrown = {name: note._replace(thrown=5) for name, note in HISTORY.items()}
    assert pages(thrown) == ()
    assert pages({name: note for name, note in HISTORY.items() if note.state == WAITS}) == ()


def test_the_album_is_opened_from_the_saved_games() -> None:
    house = House().tap("kept list").tap("share album")
    assert house.paddock.sheet == "album"
    assert "Nobody has played" in str(sheet_picture(house.paddock))
    house.paddock = house.paddock._replace(shelf=HISTORY)
    words = str(sheet_picture(house.paddock))
    assert "Anna" in words
    assert "Hardest to beat" in words
