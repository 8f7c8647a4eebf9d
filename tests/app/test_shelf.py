"""The shelf: matches side by side, listed, named, copied, thrown away, brought back, in nobody's way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from app.happenings import Arrived, Happening, Hidden, KeepTexts, Taken
from app.pictures import sheet_picture
from app.rooms import Lobby, Results, Seats, Table
from app.shelf import DAYS_THROWN, ENDED, JUST_ENDED, UNREAD, WAITS, Note, read_note, text_of
from app.storage import written
from app.trouble import CLEARED, ELSEWHERE, IN_USE, OLDER, OTHER_RULES, UNREADABLE
from conformance.pictures import nodes
from fakes.house import FULL, WANTED, House, begin, family, play_through, taps_in
from fakes.tablet import Tablet
from games.catalogue import GAMES, Game
from games.catalogue import game as game_of
from table.match import Match
from table.moments import Story, Thinking
from table.record import read, write
from table.seal import seal, unseal
from table.sitter import Sitter

DAY = 24 * 60 * 60


def started(house: House, game: str, moves: int = 3) -> House:
    """A match of this game, begun by the family and left standing."""
    house.later(60).tap(f"app game {game}").tap("seats start")
    for _ in range(moves):
        move(house)
    return house


def move(house: House) -> House:
    """One more move by hand, and all that comes of it."""
    length, rng = house.settle().match.length, Random(house.match.length)
    while house.paddock.sheet == "" and house.settle().match.length == length:
        house.tap(rng.choice([tap for tap in house.taps() if tap.startswith(WANTED)]))
    return house if house.paddock.sheet else house.settle()


def said(house: House) -> str:
    """What the sheet about a trouble says."""
    assert house.paddock.sheet == "trouble"
    assert house.paddock.trouble is not None
    return house.paddock.trouble.sentence.english()


def listed(house: House) -> list[str]:
    """The games that the sheet lists, in order."""
    picture = sheet_picture(house.paddock)
    assert picture is not None
    return [tap.removeprefix("kept open ") for tap in taps_in(picture) if tap.startswith("kept open ")]


def told_in_the_lobby(house: House) -> dict[str, object]:
    """What it says of the shelf."""
    shown: dict[str, object] = json.loads(house.lobby)
    return shown


def full_house() -> House:
    """One match of each game, and another of the first."""
    house = House()
    for game in (*GAMES, GAMES[0]):
        started(house, game.name, 0).settle().tap("app home")
    return house


def test_matches_of_any_game_lie_side_by_side_and_none_pushes_another_out() -> None:
    house = full_house()
    assert len(house.tablet.matches) == len(GAMES) + 1
    names = [house.paddock.shelf[name].game for name in listed(house.tap("kept list"))]
    assert names == [GAMES[0].name, *(game.name for game in reversed(GAMES))]
    before = dict(house.tablet.matches)
    for name in listed(house):
        again = House(house.tablet.copy()).tap("kept list").tap(f"kept open {name}").settle()
        assert isinstance(again.paddock.room, Table)
        assert again.paddock.room.place.id == name
        entries = read(unseal(before[name][0])).entries
        assert again.match.record.entries[: len(entries)] == entries


def test_the_list_of_a_game_s_seats_names_only_its_own() -> None:
    house = full_house().tap(f"app game {GAMES[0].name}").tap(f"kept list {GAMES[0].name}")
    assert len(listed(house)) == 2
    assert {house.paddock.shelf[name].game for name in listed(house)} == {GAMES[0].name}


def test_every_listed_game_comes_with_a_picture_that_its_scene_drew() -> None:
    house = full_house().tap("kept list")
    drawn = house.paddock.listing.glimpses
    assert set(drawn) == set(listed(house))
    for name, picture in drawn.items():
        assert picture is not None
        assert len(list(nodes(picture))) > 20, house.paddock.shelf[name].game
        assert taps_in(picture) == []
        assert not [part for part in nodes(picture) if part.tag in ("button", "input")]
        assert not [part for part in nodes(picture) if "role" in part.attributes or "id" in part.attributes]


def test_a_picture_is_drawn_anew_when_the_match_has_gone_on() -> None:
    house = started(House(), "nines").tap("app home").tap("kept list")
    (name,) = listed(house)
    before = house.paddock.listing.glimpses[name]
    house.tap(f"kept open {name}").settle()
    move(move(house))
    assert name not in house.paddock.listing.glimpses
    house.settle().tap("app home").tap("kept list")
    assert house.paddock.listing.glimpses[name] != before


def test_a_family_calls_its_game_what_it_likes() -> None:
    house = started(House(), "nines").tap("app home").tap("kept list")
    (name,) = listed(house)
    house.tap(f"kept name {name} Sunday  with Grandma and all the cousins")
    called = house.tablet.notes()[0].called
    assert called.startswith("Sunday  with Grandma")
    house.tap(f"kept open {name}").settle()
    move(house)
    assert house.tablet.notes()[0].called == called
    assert called in json.loads(house.tap("app home").lobby)["title"]


def test_a_copy_goes_its_own_way_with_the_same_dice_to_come() -> None:
    house = started(House(), "nines").tap("app home").tap("kept list")
    (name,) = listed(house)
    house.later(5).tap(f"kept copy {name}")
    assert len(house.tablet.matches) == 2
    copy = next(other for other in house.tablet.matches if other != name)
    assert house.tablet.matches[copy][0] == house.tablet.matches[name][0]
    house.tap(f"kept open {copy}").settle()
    move(house)
    assert house.tablet.matches[copy][0] != house.tablet.matches[name][0]


def test_copies_of_a_game_with_a_name_can_be_told_apart() -> None:
    house = started(House(), "nines").tap("app home").tap("kept list")
    (name,) = listed(house)
    house.tap(f"kept name {name} Grandma’s birthday, 2026")
    first = house.paddock.shelf[name].called
    for _ in range(3):
        house.later(5).tap(f"kept copy {name}")
    called = sorted(note.called for note in house.paddock.shelf.values())
    assert called == sorted([first, *(f"{first[:22]} {number}" for number in (2, 3, 4))])
    second = next(note for note in house.paddock.shelf.values() if note.called.endswith(" 2"))
    house.later(5).tap(f"kept copy {second.id}")
    assert {note.called[-2:] for note in house.paddock.shelf.values()} == {first[-2:], " 2", " 3", " 4", " 5"}


def test_what_is_thrown_away_can_be_brought_back_for_some_days() -> None:
    house = started(House(), "nines").tap("app home").tap("kept list")
    (name,) = listed(house)
    kept = house.tablet.matches[name]
    house.tap(f"kept throw {name}")
    assert listed(house) == []
    assert "title" not in told_in_the_lobby(house)
    assert f"kept back {name}" in house.taps()
    house.later((DAYS_THROWN - 1) * DAY)
    assert listed(House(house.tablet).happen(Arrived()).tap("kept list").tap(f"kept back {name}")) == [name]
    assert house.tablet.matches[name] == kept
    house.tap(f"kept throw {name}").later((DAYS_THROWN + 1) * DAY).happen(Arrived())
    assert house.tablet.matches == {}


def test_the_last_match_is_carried_on_and_the_lobby_tells_of_the_others() -> None:
    house = full_house()
    shown = json.loads(house.lobby)
    assert shown["title"] == f"Carry on: {GAMES[0].title.english()}"
    assert shown["others"] == f"{len(GAMES)} other saved games"
    assert shown["cards"] == {
        game.name: "2 games waiting" if game == GAMES[0] else "1 game waiting" for game in GAMES
    }


def test_whatever_lies_there_the_lobby_leads_to_the_list() -> None:
    """Also to a single game that the yellow button tells of, that is over, or that was thrown away."""
    house = started(House(), "nines").tap("app home")
    (name,) = house.tablet.matches
    assert (told_in_the_lobby(house)["title"], told_in_the_lobby(house)["others"]) == (
        "Carry on: All Nines",
        "Saved games",
    )
    house.tap("kept list").tap(f"kept throw {name}")
    assert told_in_the_lobby(house) == {"cards": {}, "others": "Saved games"}
    over = House().sit_down(begin(game_of("nines"), family("person", "bot"), 3, track="short"))
    play_through(over, Random(3))
    assert (told_in_the_lobby(over)["title"], told_in_the_lobby(over)["others"]) == (
        "How it ended: All Nines",
        "Saved games",
    )
    assert told_in_the_lobby(over.tap("app home")) == {"cards": {}, "others": "Saved games"}
    assert House().happen(Arrived()).lobby == ""


def test_finished_matches_stay_and_their_results_are_come_back_to_until_somebody_goes_home() -> None:
    house = House().sit_down(begin(game_of("nines"), family("person", "bot"), 3, track="short"))
    play_through(house, Random(3))
    assert [note.state for note in house.tablet.notes()] == [JUST_ENDED]
    again = House(house.tablet).tap("app continue")
    assert isinstance(again.paddock.room, Results)
    again.tap("app home")
    assert [note.state for note in house.tablet.notes()] == [ENDED]
    assert "title" not in json.loads(again.lobby)
    (name,) = listed(again.tap("kept list"))
    assert isinstance(again.tap(f"kept open {name}").paddock.room, Results)


# What can't be read


def test_a_damaged_match_goes_on_from_the_text_before_and_is_set_aside() -> None:
    house = started(House(), "nines", 6)
    (name,) = house.tablet.matches
    before = read(unseal(house.tablet.matches[name][1]))
    damaged = house.tablet.damage(name)
    again = House(house.tablet).tap("app continue").settle()
    assert said(again) == OLDER.english()
    assert isinstance(again.paddock.room, Table)
    entries = before.entries
    assert again.match.record.entries[: len(entries)] == entries
    again.tap("app close").settle()
    assert damaged in [texts[0] for texts in house.tablet.matches.values()]
    assert [note.game for note in house.tablet.unread()] == ["nines"]


def test_what_can_not_be_read_at_all_is_listed_as_a_file_and_in_nobody_s_way() -> None:
    house = started(started(House(), "nines", 6).tap("app home"), "shepherd").tap("app home")
    name = next(note.id for note in house.tablet.notes("nines"))
    house.tablet.damage(name, 2)
    again = House(house.tablet).tap("kept list").tap(f"kept open {name}")
    assert said(again) == UNREADABLE.english()
    again.tap("app close").tap("kept list").tap(f"kept tools {name}").tap(f"share file {name}")
    assert str(again.handed_out[0].content).startswith(("paddock 1\ngame nines\n", "There is nothing left"))
    assert isinstance(again.tap("app continue").paddock.room, Table)
    assert [note.state for note in house.tablet.notes("nines")] == [UNREAD]


def test_a_match_by_older_rules_says_so_and_is_read_as_its_story() -> None:
    record = write(begin(game_of("nines"), family("person", "bot"), 3).throw().record)
    tablet = Tablet()
    note = Note("old", "nines", WAITS, 1, 1, family("person", "bot"), (0,))
    text = seal(record.replace("rules 1", "rules 0", 1))
    tablet.write((("matches", "old", text), ("notes", "old", text_of(note))), {})
    house = House(tablet).tap("app continue")
    assert said(house) == OTHER_RULES.english()
    assert tablet.matches["old"][0] == text
    house.tap("app close").tap("kept list").tap("kept tools old").tap("kept story old")
    assert house.paddock.sheet == "record"
    picture = sheet_picture(house.paddock)
    assert picture is not None
    assert any("rules 0" in str(part.children) for part in nodes(picture) if part.tag == "pre")
    house.tap("kept list").tap("share file old")
    assert house.handed_out[0].content == unseal(text)


NOTES = (
    "", "[]", "null", "7", "paddock1.", '{"a": 1}', seal("[]"), seal("7"), seal('["a"]'),
    seal('[1, "chess", "waits", 1, 1, [["Anna", 1, "person"]], [0], "", 0]'),
    seal('[1, "nines", "waits", 1, 1, [["Anna", 1.0, "person"]], [0], "", 0]'),
    seal('[1, "nines", "waits", 1, 1, [["Anna", 1, "person"]], [5], "", 0]'),
    seal('[1, "nines", "sleeps", 1, 1, [["Anna", 1, "person"]], [0], "", 0]'),
    seal('[1, "nines", "waits", ' + "9" * 5000 + ', 1, [["Anna", 1, "person"]], [0], "", 0]'),
    seal("[" * 20_000),
)  # fmt: skip


@pytest.mark.parametrize("text", NOTES, ids=range(len(NOTES)))
def test_a_note_that_can_not_be_read_costs_nothing_but_the_note(text: str) -> None:
    assert read_note("x", text) == Note("x")
    house = started(House(), "nines")
    (name,) = house.tablet.matches
    house.tablet.stores["notes"][name] = (text, "")
    again = House(house.tablet).tap("kept list")
    assert isinstance(again.tap(f"kept open {name}").settle().paddock.room, Table)


def test_a_note_is_read_as_it_was_written() -> None:
    note = Note("x", "nines", WAITS, 12, 3, (Sitter("Åsa “7”", 8), Sitter("Bob", 1, "ewe")), (1,), "so", 4)
    assert read_note("x", text_of(note)) == note
    assert read_note("x", "damaged", text_of(note)) == note


# Windows


def test_a_match_that_another_window_plays_can_be_taken_over() -> None:
    house = started(House(), "nines").tap("app home")
    (name,) = house.tablet.matches
    other = House(house.tablet)
    other.taken = frozenset({name})
    other.tap("app continue")
    assert said(other) == IN_USE.english()
    assert isinstance(other.paddock.room, Lobby)
    assert isinstance(other.tap(f"kept take {name}").settle().paddock.room, Table)


def test_the_window_from_which_a_match_was_taken_is_told_and_brings_it_back() -> None:
    house = started(House(), "nines")
    assert isinstance(house.paddock.room, Table)
    name = house.paddock.room.place.id
    assert house.happen(Taken("another")).paddock.sheet == ""
    assert said(house.happen(Taken(name))) == ELSEWHERE.english()
    assert isinstance(house.tap("app close").settle().paddock.room, Table)


# A tablet that keeps nothing, or has kept something else


class Stumbling(House):
    """A window in which one write is refused."""

    def __init__(self, tablet: Tablet, wrong: int) -> None:
        super().__init__(tablet)
        self.wrong = wrong
        self.asked_to_keep = 0

    def _keep(self, wanted: KeepTexts) -> Iterator[Happening]:
        self.refuses = self.asked_to_keep == self.wrong
        self.asked_to_keep += 1
        yield from super()._keep(wanted)


@pytest.mark.parametrize("wrong", range(12))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whichever_write_is_refused_the_next_one_keeps_all_of_it(game: Game, wrong: int) -> None:
    """Nothing that was kept is lost by it, the match goes on, and it is said."""
    house = Stumbling(Tablet(), wrong)
    house.tap(f"app game {game.name}").tap("seats start")
    kept: list[int] = []
    rng = Random(wrong)
    for _ in range(400):
        kept += [len(read(unseal(text)).entries) for text, _ in house.tablet.matches.values()]
        if house.paddock.sheet == "trouble":
            assert said(house) == FULL.english()
            house.tap("app close")
        if isinstance(house.paddock.room, Table) and isinstance(house.moment, Story):
            house.tell()
            continue
        if house.asked_to_keep > wrong + 3 or not isinstance(house.paddock.room, Table):
            break
        if isinstance(house.moment, Thinking):
            house.think()
            continue
        house.tap(rng.choice([tap for tap in house.taps() if tap.startswith(WANTED)] or ["skip"]))
    assert kept == sorted(kept)
    if isinstance(house.paddock.room, Table):
        assert kept[-1] == house.match.length


def test_when_it_is_full_the_oldest_finished_games_go_and_only_when_somebody_says_so() -> None:
    house = House()
    for seed in range(10, 13):
        house.later(100).sit_down(begin(game_of("nines"), family("person", "bot"), seed, track="short"))
        play_through(house, Random(seed))
        house.tap("app home")
    house = started(house, "shepherd")
    house.refuses = house.full = True
    while house.paddock.sheet != "trouble":
        move(house)
    assert len(house.tablet.matches) == 4
    assert "kept room" in house.taps()
    house.refuses = False
    house.tap("kept room").settle()
    assert [note.game for note in house.tablet.notes()] == ["shepherd"]


def test_a_lobby_that_remembers_what_is_not_so_is_told_at_once() -> None:
    house = started(House(), "nines").tap("app home")
    shown, house.tablet.hint = house.lobby, '{"title": "?"}'
    assert House(house.tablet).happen(Arrived()).lobby == shown


def test_a_tablet_that_was_cleared_says_so() -> None:
    house = started(House(), "nines").tap("app home")
    cleared = Tablet()
    cleared.hint = house.tablet.hint
    assert said(House(cleared).happen(Arrived())) == CLEARED.english()
    assert House(Tablet()).happen(Arrived()).paddock.sheet == ""
    assert House(house.tablet).happen(Arrived()).paddock.sheet == ""


def test_the_warning_comes_for_matches_even_if_a_setting_has_used_one_up_and_once() -> None:
    house = started(House(), "nines")
    house.refuses = True
    house.tap("app set turning turn")
    assert house.paddock.sheet == "trouble"
    house.tap("app close")
    assert move(house).paddock.sheet == "trouble"
    house.tap("app close").tap("app set turning stay")
    assert house.paddock.sheet == ""


# What older Paddocks have kept


def old_match(game: Game) -> Match:
    return begin(game, family("person", *["bot"] * (game.seats[0] - 1)), 7).throw()


def test_what_lay_in_local_storage_is_brought_over_once_and_nothing_of_it_is_lost() -> None:
    old = {f"match.{game.name}": seal(write(old_match(game).kept_record)) for game in GAMES}
    old |= {
        "family": '[["Zoë", 3, "person"]]',
        "settings": '{"pace": "fast"}',
        "told": "ready",
        "carry-on": '{"game": "shepherd", "title": "x", "line": "y", "colour": 1}',
        "sand.lucky": f"{old_match(game_of('lucky')).length} 17",
    }
    tablet = Tablet(old)
    house = House(tablet).happen(Arrived())
    assert house.paddock.settings.pace == "fast"
    assert {text for text, _ in tablet.matches.values()} == {old[f"match.{game.name}"] for game in GAMES}
    assert house.tap("app continue").match.game.name == "shepherd"
    (lucky,) = tablet.notes("lucky")
    kept = House(tablet).paddock.kept
    assert kept[f"sand.{lucky.id}"].endswith(" 17")
    assert isinstance(house.tap("app home").tap("app game nines").paddock.room, Seats)
    assert len(House(tablet).paddock.shelf) == len(GAMES)


def test_old_results_and_old_damage_are_brought_over_too() -> None:
    house = House().sit_down(begin(game_of("nines"), family("person", "bot"), 3, track="short"))
    play_through(house, Random(3))
    assert isinstance(house.paddock.room, Results)
    ended = seal(write(house.paddock.room.match.kept_record))
    note = json.dumps({"game": "nines", "title": "x", "line": "y", "colour": 1, "ended": ended})
    tablet = Tablet({"carry-on": note, "match.lucky": "paddock1.00000000.damaged", "match.nines": "{}"})
    again = House(tablet).happen(Arrived())
    states = {note.state: note.game for note in tablet.notes()}
    assert states[JUST_ENDED] == "nines"
    assert {note.game for note in tablet.unread()} == {"lucky", "nines"}
    assert isinstance(again.tap("app continue").paddock.room, Results)


@pytest.mark.parametrize("note", ["", "{", "[]", "7", '{"game": []}', '{"ended": 3}', "[" * 20_000])
def test_an_old_note_that_can_not_be_read_stops_nothing(note: str) -> None:
    tablet = Tablet({"carry-on": note, "match.nines": seal(write(old_match(game_of("nines")).kept_record))})
    assert House(tablet).tap("app continue").match.game.name == "nines"


# A thousand of them


def test_a_move_writes_as_much_with_a_thousand_matches_as_with_one() -> None:
    house = started(House(), "nines")
    (name,) = house.tablet.matches
    text, note = house.tablet.matches[name][0], house.tablet.notes()[0]
    many = house.tablet.copy()
    for number in range(1000):
        other = note._replace(id=f"{number:016}", when=-number)
        many.write((("matches", other.id, text), ("notes", other.id, text_of(other))), {})
    writes = []
    for tablet in (house.tablet, many):
        again = House(tablet).tap("app continue").settle()
        before, shown = tablet.writes, again.lobby
        move(again)
        writes.append((tablet.writes - before, again.lobby == shown))
    assert writes[0] == writes[1]
    sheet = House(many).tap("kept list")
    assert len(listed(sheet)) == 12
    assert len(sheet.paddock.listing.glimpses) == 12
    assert len(listed(sheet.tap("kept more"))) == 24


def test_what_changed_while_nobody_looked_is_seen() -> None:
    house = House()
    started(House(house.tablet), "nines")
    house.happen(Hidden(True)).happen(Hidden(False))
    assert len(house.paddock.shelf) == 1
    house.tablet.write(written((("family", '[["Zoë", 3, "person"]]'),)), {})
    assert "Zoë" in House(house.tablet).paddock.kept["family"]
