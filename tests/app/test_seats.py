"""Who sits down: people and bots, names, jumpers and options, as values without a page."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.happenings import DeviceTask, Tap
from app.rooms import Seats
from app.seats import Seating, first_seating, options_of, reseat, seats_picture
from app.update import after
from conformance.pictures import nodes
from fakes.house import House, taps_in
from games.catalogue import GAMES, Game
from games.catalogue import game as game_of
from games.contract import offered
from games.picture import Node
from table.sitter import Sitter

HUSTLE = game_of("hustle")
NINES = game_of("nines")


def seated(game: Game, *taps: str) -> Seating:
    seating = first_seating(game, None)
    for tap in taps:
        seating = reseat(game, seating, tap.split(" "))
    return seating


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_begins_with_one_person_and_as_many_bots_as_it_needs(game: Game) -> None:
    sitters = first_seating(game, None).sitters
    assert [sitter.is_person for sitter in sitters] == [True] + [False] * (game.seats[0] - 1)


def test_the_family_of_last_time_sits_there_again() -> None:
    seating = seated(NINES, "name 0 Oma Lene", "add person", "colour 0 5")
    assert first_seating(NINES, seating.text()).sitters == seating.sitters


def test_a_larger_family_is_cut_to_what_the_game_takes() -> None:
    eight = seated(HUSTLE, *["add person"] * 5)
    assert first_seating(NINES, eight.text()).sitters == eight.sitters[:5]


BROKEN_NOTES = (
    "",
    "nonsense",
    "[]",
    "{}",
    "null",
    "3",
    "[[1]]",
    '[["A", 99, "person"]]',
    '[["", 1, "person"]]',
    '[["A", 1, ""]]',
    '[["A", 1, "person"], ["B", 1, "person"]]',
)


@pytest.mark.parametrize("note", BROKEN_NOTES)
def test_a_broken_note_of_the_family_is_no_reason_not_to_play(note: str) -> None:
    assert first_seating(NINES, note) == first_seating(NINES, None)


def test_eight_at_the_table_may_all_change_kind_and_jumper() -> None:
    seating = seated(HUSTLE, *["add bot"] * 5)
    for seat in range(8):
        seating = reseat(HUSTLE, seating, ["kind", str(seat)])
        seating = reseat(HUSTLE, seating, ["colour", str(seat), str(8 - seat)])
    assert sorted(sitter.colour for sitter in seating.sitters) == list(range(1, 9))
    assert len({sitter.name for sitter in seating.sitters}) == 8


def test_a_typed_name_stays_when_its_owner_becomes_a_bot() -> None:
    assert seated(NINES, "name 0 Lotte", "kind 0").sitters[0].name == "Lotte"


def test_an_empty_name_changes_nothing() -> None:
    assert seated(NINES, "name 0  ") == first_seating(NINES, None)


def test_nobody_joins_a_full_table_or_leaves_one_too_small() -> None:
    full = seated(NINES, *["add bot"] * 9)
    assert len(full.sitters) == 5
    assert len(seated(NINES, "leave 1").sitters) == 2


def test_an_option_that_no_longer_fits_falls_back() -> None:
    seating = seated(NINES, "add bot", "option track short", "option first 3")
    assert options_of(NINES, seating) == {"first": "3", "track": "short"}
    assert options_of(NINES, reseat(NINES, seating, ["leave", "2"]))["first"] == "drawn"
    more = seated(NINES, "option track short", "add bot", "add bot")
    assert options_of(NINES, more)["track"] == "long"


def test_a_match_left_standing_is_offered_first() -> None:
    seating = first_seating(NINES, None)
    assert "seats resume" in taps_in(seats_picture(NINES, seating, saved=True))
    assert "seats resume" not in taps_in(seats_picture(NINES, seating, saved=False))


@settings(deadline=None)
@given(st.lists(st.integers(0, 10_000), max_size=40))
def test_whatever_is_tapped_the_table_stays_playable(choices: list[int]) -> None:
    seating = first_seating(HUSTLE, None)
    for choice in choices:
        taps = [
            tap for tap in taps_in(seats_picture(HUSTLE, seating, saved=False)) if tap.startswith("seats ")
        ]
        words = taps[choice % len(taps)].split(" ")[1:]
        seating = reseat(HUSTLE, seating, words)
        assert len(seating.sitters) in HUSTLE.seats
        assert len({sitter.colour for sitter in seating.sitters}) == len(seating.sitters)
        assert all(isinstance(sitter, Sitter) and sitter.name for sitter in seating.sitters)
        options_of(HUSTLE, seating)


@pytest.mark.parametrize("colour", ["1.0", "true", "9", '"1"', "null"])
def test_a_note_with_a_broken_colour_is_no_family(colour: str) -> None:
    """A match begun with it could not be opened again."""
    seating = first_seating(game_of("nines"), f'[["Anna", {colour}, "person"]]')
    assert [type(sitter.colour) for sitter in seating.sitters] == [int, int]
    assert seating.sitters[0].name == "Anna"


def test_a_tap_on_a_bots_face_makes_it_play_better_and_after_the_best_kindly() -> None:
    kinds = [seated(NINES, *["level 1"] * taps).sitters[1].kind for taps in range(5)]
    assert kinds == ["ewe", "ram", "shepherd", "lamb", "ewe"]
    assert "seats level 1" in taps_in(seats_picture(NINES, seated(NINES), saved=False))
    assert seated(NINES, "level 0") == seated(NINES)


def test_levels_are_remembered_with_the_family() -> None:
    seating = seated(NINES, "level 1", "add bot", "level 2", "level 2")
    assert [sitter.kind for sitter in seating.sitters] == ["person", "ram", "shepherd"]
    assert first_seating(NINES, seating.text()).sitters == seating.sitters


def test_a_bot_of_the_one_strength_that_there_was_is_sensible() -> None:
    note = '[["Anna", 1, "person"], ["Emil", 2, "steady"]]'
    assert [sitter.kind for sitter in first_seating(NINES, note).sitters] == ["person", "ewe"]


def test_of_all_eight_jumpers_one_is_chosen_and_who_wears_it_gets_the_other() -> None:
    seating = seated(NINES, "dress 0")
    taps = [tap for tap in taps_in(seats_picture(NINES, seating, saved=False)) if "colour" in tap]
    assert taps == [f"seats colour 0 {colour}" for colour in range(1, 9)]
    assert [sitter.colour for sitter in seated(NINES, "colour 0 2").sitters] == [2, 1]
    assert [sitter.colour for sitter in seated(NINES, "colour 0 7").sitters] == [7, 2]
    assert seated(NINES, "colour 0 9") == seated(NINES, "colour 0 x") == seated(NINES)
    assert seated(NINES, "dress 0", "dress 0") == seated(NINES)


def names(seating: Seating) -> list[str]:
    return [sitter.name for sitter in seating.sitters]


def test_places_are_changed_by_dragging_or_step_by_step() -> None:
    before = names(seated(HUSTLE))
    assert names(seated(HUSTLE, "carry 0", "drop 2")) == [*before[1:], before[0]]
    assert names(seated(HUSTLE, "carry 2", "drop 0")) == [before[2], *before[:2]]
    assert names(seated(HUSTLE, "place 0 1")) == [before[1], before[0], before[2]]
    assert seated(HUSTLE, "drop 1") == seated(HUSTLE)
    assert seated(HUSTLE, "place 0 9") == seated(HUSTLE)


def test_whoever_goes_first_does_so_at_another_place_too() -> None:
    assert options_of(HUSTLE, seated(HUSTLE, "option first 1", "place 0 2"))["first"] == "3"
    assert options_of(HUSTLE, seated(HUSTLE, "option first 3", "place 0 1"))["first"] == "3"


def test_an_open_wardrobe_goes_along_with_its_owner() -> None:
    assert seated(HUSTLE, "dress 0", "place 0 1").dressing == 1
    assert seated(HUSTLE, "add bot", "dress 0", "leave 3").dressing is None


def test_the_options_are_folded_away_until_somebody_wants_them() -> None:
    folded = taps_in(seats_picture(HUSTLE, seated(HUSTLE), saved=False))
    assert not [tap for tap in folded if tap.startswith("seats option")]
    assert {"seats start", "seats more"} <= set(folded)
    open_ = taps_in(seats_picture(HUSTLE, seated(HUSTLE, "more"), saved=False))
    assert "seats option layout chosen" in open_
    assert seated(HUSTLE, "more", "more") == seated(HUSTLE)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_of_every_question_one_answer_is_the_usual_one_and_numbers_go_up(game: Game) -> None:
    picture = seats_picture(game, seated(game, "more"), saved=False)
    usual = [str(found.attributes["data-tap"]) for found in nodes(picture) if "usual" in classes(found)]
    wanted = list(offered(game.rules, game.seats[0], {}))
    assert usual == [
        *(f"seats option {option.name} {option.default}" for option in wanted),
        "seats option first drawn",
    ]
    for option in wanted:
        numbers = [int(value) for value in option.values if value.isdecimal()]
        assert numbers == sorted(numbers)


def classes(found: Node) -> list[str]:
    return str(found.attributes.get("class", "")).split(" ")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_wins_stands_in_the_seats(game: Game) -> None:
    picture = seats_picture(game, seated(game), saved=False)
    assert game.goal in [child for found in nodes(picture) for child in found.children]


def test_names_have_up_to_twenty_letters() -> None:
    long = "Großtante Wilhelmine von"
    assert seated(NINES, f"name 0 {long}").sitters[0].name == long[:20].strip()


def test_where_somebody_listens_lucky_sheep_is_offered_without_the_hourglass() -> None:
    lucky = game_of("lucky")
    assert options_of(lucky, first_seating(lucky, None))["clock"] == "60"
    assert options_of(lucky, first_seating(lucky, None, unhurried=True))["clock"] == "none"
    hurried = reseat(lucky, first_seating(lucky, None, unhurried=True), ["option", "clock", "30"])
    assert options_of(lucky, hurried)["clock"] == "30"


def test_whoever_sees_lucky_sheep_for_the_first_time_is_not_hurried() -> None:
    """The hourglass is there from the second game on, and whenever it is wanted."""
    lucky, house = game_of("lucky"), House()

    def clock_offered() -> str:
        house.tap("app game lucky")
        assert isinstance(house.paddock.room, Seats)
        return options_of(lucky, house.paddock.room.seating)["clock"]

    assert clock_offered() == "none"
    house.tap("seats start").settle().tap("app home")
    assert clock_offered() == "60"


def test_where_bots_sit_the_worker_is_started_beforehand() -> None:
    house = House()
    warm = DeviceTask("warm up")
    assert warm in after(house.paddock, Tap("app game nines")).deeds
    alone = house.tap("app game nines").tap("seats kind 1").paddock
    assert warm not in after(alone, Tap("seats more")).deeds
