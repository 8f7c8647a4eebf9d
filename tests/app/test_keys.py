"""Everything that can be had of a board is a key there and a button on a sheet; every key can be changed."""

from __future__ import annotations

import json

import pytest
from tools.catalogues import compiled, languages, read

from app.language import ENGLISH, learn
from app.learning.asking import EDGE
from app.learning.commands import ASKED, COMMANDS, ON_THE_BOARD, WRITE
from app.learning.keys import USUAL, keys_of, keys_of_the_board
from app.pictures import sheet_picture
from app.settings import Settings, read_settings
from conformance.pictures import nodes
from fakes.house import House, begin, family
from games.catalogue import GAMES
from games.picture import Node
from helpers.heard import asked_moments, picture, words


@pytest.fixture(scope="module", autouse=True)
def _learnt() -> None:
    for code, path in languages().items():
        learn(code, compiled(read(path)))


def at_table(number: int = 1, **options: str) -> House:
    return House().sit_down(begin(GAMES[number], family("person", "person"), 3, **options)).settle()


def grid(house: House) -> Node:
    (found,) = (each for each in nodes(picture(house)) if each.attributes.get("role") == "grid")
    return found


def shown(house: House) -> list[Node]:
    """What lies on the sheet that is open."""
    sheet = sheet_picture(house.paddock)
    assert sheet is not None
    return list(nodes(sheet))


def fields(house: House) -> dict[str, object]:
    """Each command's field on the sheet of keys, and what stands in it."""
    found = (each.attributes for each in shown(house) if "data-key-of" in each.attributes)
    return {str(each["data-key-of"]): each["value"] for each in found}


def test_everything_is_listed_with_its_key_and_can_be_pressed() -> None:
    house = at_table().tap("app ear")
    pressed = {
        str(each.attributes.get("data-tap") or each.attributes.get("data-on-board")): each
        for each in shown(house)
        if each.tag == "button"
    }
    wanted = [
        *((f"ask {each.name}", each) for each in ASKED),
        *((each.name, each) for each in ON_THE_BOARD if each is not WRITE),
    ]
    for does, command in wanted:
        assert pressed[does].attributes["aria-keyshortcuts"] == command.key.upper()
    assert WRITE.name not in pressed
    assert len({command.key for command in COMMANDS}) == len(COMMANDS)
    house.tap("ask turn")
    assert house.paddock.sheet == ""


def test_a_number_is_written_from_the_sheet_too_where_one_is() -> None:
    house = next(
        each for each in asked_moments(GAMES[0], 4, 40, calm="yes") if each.match.state.question == "choose"
    )
    house.tap("app ear")
    assert WRITE.name in [each.attributes.get("data-on-board") for each in shown(house)]
    house.said.clear()
    house.tap("app close").tap("ask write")
    assert house.said == ["Type your number: then Enter plays it.", "No number yet"]


def test_a_number_that_nobody_wants_is_not_written() -> None:
    house = at_table()
    house.said.clear()
    house.tap("ask write")
    assert house.said == ["There is no number to write now."]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (ENGLISH, "Whose turn it is: Y"),
        ("de", "Wer dran ist: Y"),
        ("fr", "À qui c’est le tour\u00a0: Y"),
    ],
)
def test_a_key_is_changed_kept_and_shown_everywhere(code: str, told: str) -> None:
    house = at_table()
    facts = house.paddock.facts._replace(own_language=code)
    house.paddock = house.paddock._replace(language=code, facts=facts)
    house.tap("keys open").said.clear()
    house.tap("keys set turn Y")
    assert house.said == [told]
    assert words(house, house.paddock.about_keys) == told
    assert fields(house)["turn"] == "Y"
    assert "y turn" in str(grid(house).attributes["data-keys"])
    assert "t turn" not in str(grid(house).attributes["data-keys"])
    house.tap("app ear")
    (button,) = (each for each in shown(house) if each.attributes.get("data-tap") == "ask turn")
    assert button.attributes["aria-keyshortcuts"] == "Y"
    again = House(house.tablet)
    assert keys_of(again.paddock.settings)["turn"] == "y"
    again.tap("keys usual")
    assert keys_of(again.paddock.settings) == USUAL
    assert again.paddock.settings.letters == ""


def test_a_key_that_is_taken_or_none_is_refused_and_said() -> None:
    house = at_table().tap("keys open")
    before = house.paddock.settings
    for key, told in (
        ("l", "L is taken already: What happened last"),
        ("?", "? is taken already: All of this"),
        ("7", "That can’t be its key. Press a letter or a sign."),
        ("Space", "That can’t be its key. Press a letter or a sign."),
    ):
        house.said.clear()
        house.tap(f"keys set turn {key}")
        assert house.said == [told]
        assert house.paddock.settings == before
    house.tap("keys set turn t")
    assert keys_of(house.paddock.settings) == USUAL


def test_a_key_can_be_taken_away_and_given_to_another() -> None:
    house = at_table().tap("keys open").tap("keys set last")
    assert house.said[-1] == "What happened last: no key"
    assert fields(house)["last"] == ""
    house.tap("keys set time l")
    assert fields(house)["time"] == "L"
    assert "l time" in keys_of_the_board(house.paddock.settings)
    assert "last" not in keys_of_the_board(house.paddock.settings).split()


@pytest.mark.parametrize(
    "kept",
    [
        "turn",
        "turn=ab",
        "turn=7",
        "turn=l",
        "nobody=x",
        "=x",
        "turn=x " * 100,
        "turn=t last=t",
        ["turn"],
        None,
        7,
    ],
)
def test_what_is_kept_of_keys_and_makes_no_sense_counts_for_nothing(kept: object) -> None:
    settings = read_settings(json.dumps({"letters": kept, "sound": "off"}))
    assert settings.sound == "off"
    assert keys_of(settings) == USUAL


def test_keys_are_read_back_as_they_were_kept() -> None:
    settings = Settings(letters="last== turn= time=ß")
    assert read_settings(settings.text()) == settings
    keys = keys_of(settings)
    assert (keys["last"], keys["turn"], keys["time"]) == ("=", "", "ß")


def test_keys_can_be_switched_off_and_all_buttons_stay() -> None:
    house = at_table()
    assert grid(house).attributes["data-keys"]
    house.tap("app set keys off")
    assert "data-keys" not in grid(house).attributes
    house.tap("app ear")
    assert sum("data-on-board" in each.attributes for each in shown(house)) == len(ON_THE_BOARD) - 1


# What is done on the board


def test_the_edge_is_heard_and_said_where_sounds_are_off() -> None:
    house = at_table().tap("app set sound on")
    house.sounds.clear()
    house.said.clear()
    house.tap("ask edge")
    assert house.sounds == ["edge"]
    assert house.said == []
    house.tap("app set sound off").tap("ask edge")
    assert house.said == [EDGE.english()]


def test_the_story_is_gone_through_moment_by_moment_on_the_board() -> None:
    """The grid lies over the table of then; what is asked there is answered about then."""
    house = next(
        each
        for each in asked_moments(GAMES[2], 4, 60, track="12")
        if sum(line.telling.sentence is not None for line in each.sitting.log) > 4
    )
    log = [
        line.telling.sentence.english(house.match.names)
        for line in house.sitting.log
        if line.telling.sentence
    ]
    house.said.clear()
    for count in range(1, 4):
        house.tap("ask back")
        assert house.said[-1] == log[-count]
        assert grid(house).attributes["data-past"]
    house.tap("ask last")
    assert house.said[-1] == log[-3]
    assert house.paddock.looking_back is not None
    house.tap("ask forth")
    assert house.said[-1] == log[-2]
    house.tap("ask forth").tap("ask forth")
    assert house.said[-1] == "Back to now"
    assert "data-past" not in grid(house).attributes
    house.tap("ask forth")
    assert house.said[-1] == "This is now."


def test_before_the_first_moment_there_is_none() -> None:
    house = at_table(2)
    house.tap("ask back").tap("ask back")
    assert house.said[-1] == "Nothing before this can be seen again now."
    assert house.paddock.looking_back == 0
