"""The rules at hand: in short on top, what happens now before all else, a search, a voice, small boards."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.happenings import Speak, Tap
from app.pictures import sheet_picture
from app.update import after
from conformance.pictures import nodes
from fakes.house import House, begin, family, fill
from games.catalogue import GAMES, TEMPLATE, Game
from games.catalogue import game as game_of
from games.contract import complete_options
from games.message import Message
from games.picture import Node
from table.match import Match
from table.moments import Asking
from table.record import Record, entry_of
from table.record import read as read_record

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
RECORDS = Path(__file__).parents[1] / "records"
NEEDS_NO_RULE = {"build", "time"}
"""Laying the dyke is setting up, and the clock plays by itself."""

ROLLS = {"hustle": {"layout": "chance"}}


def opened(game: Game) -> House:
    """The rules, from the seats."""
    return House().tap(f"app game {game.name}").tap("app help")


def at_table(game: Game) -> House:
    sitters = family(*fill(game, "person"))
    house = House().sit_down(begin(game, sitters, 3, **ROLLS.get(game.name, {}))).settle()
    while not isinstance(house.moment, Asking):
        house.tap("app throw").settle()
    return house


def sheet(house: House) -> Node:
    picture = sheet_picture(house.paddock)
    assert picture is not None
    return picture


def headings(house: House) -> list[str]:
    found = [each for each in nodes(sheet(house)) if each.tag == "h3"]
    return [child.english() for each in found for child in each.children if isinstance(child, Message)]


def read(house: House) -> str:
    found = (child for each in nodes(sheet(house)) for child in each.children)
    return " ".join(child.english() for child in found if isinstance(child, Message))


@each_game
def test_in_short_comes_first(game: Game) -> None:
    words = read(opened(game))
    assert f"{game.seats[0]} to {game.seats[-1]} players" in words
    assert f"about {game.lessons.GUIDE.minutes} minutes" in words
    assert f"from {game.age} years" in words


@each_game
def test_variants_and_house_rules_come_after_the_basic_game_and_say_so(game: Game) -> None:
    chapters = game.lessons.GUIDE.chapters
    plain = [place for place, chapter in enumerate(chapters[:-1]) if not (chapter.ours or chapter.variant)]
    others = [place for place, chapter in enumerate(chapters) if chapter.ours or chapter.variant]
    assert max(plain) < min(others, default=len(chapters))
    words = read(opened(game))
    assert words.count("House rule ") >= sum(chapter.ours for chapter in chapters)


@each_game
def test_what_happens_now_comes_first(game: Game) -> None:
    house = at_table(game)
    asked = {move.partition(" ")[0] for move in house.match.moves(0)}
    expected = [
        chapter.heading.english() for chapter in game.lessons.GUIDE.chapters if asked & set(chapter.about)
    ]
    assert expected
    shown = headings(house.tap("app help"))
    assert shown[shown.index(expected[0]) :][: len(expected)] == expected
    assert shown.index(expected[0]) <= 1  # only the lessons' heading stands above


@each_game
def test_everything_that_is_asked_has_a_chapter(game: Game) -> None:
    """By the first words of all moves that people play in the records."""
    about = {word for chapter in game.lessons.GUIDE.chapters for word in chapter.about}
    records = [read_record(path.read_text("utf-8")) for path in RECORDS.glob(f"{game.name}-*.record")]
    played = {
        entry.move.partition(" ")[0] for record in records for entry in record.entries if entry.seat >= 0
    }
    assert played - NEEDS_NO_RULE <= about <= played


@each_game
def test_a_search_shows_only_what_has_it(game: Game) -> None:
    house = opened(game)
    everything = headings(house)
    last = game.lessons.GUIDE.chapters[-1].heading.english()
    house.tap(f"app find {last.upper()}")
    found = headings(house)
    assert last in found
    assert len(found) < len(everything)
    house.tap("app find xyzzy")
    assert headings(house) == []
    assert "Try another word" in read(house)
    house.tap("app find")
    assert headings(house) == everything


@each_game
def test_a_chapter_is_read_aloud_on_demand(game: Game) -> None:
    house = opened(game)
    then = after(house.paddock, Tap("app read 0"))
    (speak,) = then.deeds
    chapter = game.lessons.GUIDE.chapters[0]
    assert speak == Speak((chapter.heading, *chapter.paragraphs), (), aloud=True)
    assert after(house.paddock, Tap("app read 99")).deeds == (Speak((), (), aloud=True),)
    assert after(house.paddock, Tap("app read nonsense")).deeds == ()


@each_game
def test_its_boards_are_positions_that_the_rules_lead_to(game: Game) -> None:
    """Drawing one replays its moves: a board that has gone stale fails here."""
    boards = [each for each in nodes(sheet(opened(game))) if "example" in str(each.attributes.get("class"))]
    assert len(boards) == sum(chapter.example is not None for chapter in game.lessons.GUIDE.chapters) > 0
    assert not [each for board in boards for each in nodes(board) if "data-tap" in each.attributes]


def test_the_template_has_rules_to_read_too() -> None:
    assert Match.begin(TEMPLATE, family("person", "person"), {}).game.lessons.GUIDE.chapters


NO_BOARD = {
    "hustle": {
        "Choose a number",
        "Imp and cherub",
        "Clover pads",
        "Cards come back",
        "Extra rules, if you like",
    },
    "nines": {"Coming home", "Points"},
    "shepherd": {"The end"},
    "lucky": {"How long a turn lasts", "If nobody wins anything", "The end"},
}
"""Chapters of what is in the hand, in the tray or in the sum, not on the board."""

EVERYWHERE = {"What’s it all about?", "Who made it"}
HOUSE_RULES = "House rules"
"""Of a game that needed rulings."""


@each_game
def test_whatever_happens_on_the_board_is_shown_on_one(game: Game) -> None:
    without = {each.heading.english() for each in game.lessons.GUIDE.chapters if each.example is None}
    assert without - {HOUSE_RULES} == NO_BOARD.get(game.name, set()) | EVERYWHERE
    assert (HOUSE_RULES in without) == any(each.ours for each in game.lessons.GUIDE.chapters)


HAPPENS = [
    ("hustle", "Move your sheep", "Moved"),
    ("hustle", "Shoving", "Shoved"),
    ("hustle", "Water", "Splashed"),
    ("hustle", "The dyke goes on", "Swapped"),
    ("hustle", "The end", "Ended"),
    ("nines", "Your turn", "Moved"),
    ("nines", "If you roll a 1", "Moved"),
    ("nines", "Taking a tile", "LeftStretch"),
    ("nines", "The very last pawn", "TookCactus"),
    ("nines", "Making nine", "Took"),
    ("shepherd", "Your turn", "Rolled"),
    ("shepherd", "Moving a sheep", "Stepped"),
    ("shepherd", "Eating grass", "Ate"),
    ("shepherd", "Worms", "WormFound"),
    ("shepherd", "The dog", "Frightened"),
    ("shepherd", "The clever game", "DogWalked"),
    ("lucky", "Swapping", "Swapped"),
    ("lucky", "Winning sheep", "Swapped"),
    ("lucky", "Filling up", "GroupWon"),
]


@pytest.mark.parametrize(("name", "heading", "event"), HAPPENS)
def test_a_board_shows_what_its_rule_says(name: str, heading: str, event: str) -> None:
    chapters = game_of(name).lessons.GUIDE.chapters
    example = next(each.example for each in chapters if each.heading.english() == heading)
    assert example is not None
    rules = game_of(name).rules
    options = complete_options(rules, example.seats, example.options)
    sitters = family(*["bot"] * example.seats)
    record = Record(name, rules.VERSION, options, sitters, tuple(map(entry_of, example.before)))
    assert event in [type(each).__name__ for each in Match.resume(record, "example").history[-1].events]
