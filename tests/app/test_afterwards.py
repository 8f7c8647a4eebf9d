"""After a match: true prizes, who was ahead, where it turned, rows that add up; all of it can be heard."""

from __future__ import annotations

from random import Random

import pytest

from app.afterwards.account import Account, Sum, honesty, in_hundredths, opened, sums, with_more
from app.afterwards.chart import who_led
from app.afterwards.prizes import MOST, MOST_EACH, prizes
from app.afterwards.shares import MUCH, explained, heard
from app.afterwards.turning import turning_points
from app.happenings import Reckoned
from app.pictures import sheet_picture
from app.rooms import Results, Showing
from app.shelf import Place
from bots.finished_match import WHOLE
from bots.reckoning import reckon_from_text
from conformance.matches import played_on
from conformance.pictures import nodes, texts
from fakes.house import House, begin, family, fill, play_through, taps_in
from games.awards import count_of
from games.catalogue import GAMES, TEMPLATE, Game
from games.contract import CHANCE
from games.message import Message
from games.picture import Node
from table.match import Match
from table.record import write

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_game = pytest.mark.parametrize("game", [*GAMES, TEMPLATE], ids=lambda game: game.name)


def played(game: Game, seats: int, seed: int) -> Match:
    """A match of people that is over."""
    return played_on(begin(game, family(*("person",) * seats), seed), Random(seed))


def at_the_results(match: Match) -> House:
    """A family that has just seen how it ended."""
    house = House(seed="after")
    house.paddock = house.paddock._replace(room=Results(match, Place("here")))
    return house


def sheet(house: House) -> Node:
    found = sheet_picture(house.paddock)
    assert found is not None
    return found


def account(house: House) -> Account:
    assert house.paddock.account is not None
    return house.paddock.account


def said(house: House, names: tuple[str, ...]) -> list[str]:
    return [text.english(names) for text in texts(sheet(house)) if isinstance(text, Message)]


# Prizes


@every_game
def test_every_prize_is_true_of_what_happened(game: Game) -> None:
    for seed, seats in enumerate(game.rules.SEATS):
        match = played(game, seats, seed)
        events = [event for step in match.history for event in step.events]
        rows = {award.key: award for award in game.awards}
        given = prizes(match)
        for prize in given:
            line = prize.line.english(match.names)
            assert str(prize.much) in line
            if prize.key == "to the end":
                assert prize.much == sum(step.seat == prize.seat for step in match.history)
                continue
            counts = count_of(rows[prize.key], events, seats)
            assert counts[prize.seat] == prize.much == max(counts) >= rows[prize.key].least
            assert line == rows[prize.key].line(max(counts)).english(match.names)
        assert {prize.seat for prize in given} == set(range(seats))
        assert len(given) <= max(MOST, seats)
        for seat in range(seats):
            assert 1 <= sum(prize.seat == seat for prize in given) <= MOST_EACH
        assert len({prize.key for prize in given if prize.key != "to the end"}) == sum(
            prize.key != "to the end" for prize in given
        )


def test_the_wettest_sheep_is_the_one_that_splashed_most() -> None:
    from games.hustle.rules.events import Splashed  # noqa: PLC0415

    wettest = next(award for award in GAMES[0].awards if award.key == "wettest")
    events = [Splashed(1, 7, 2), Splashed(0, 9, 1), Splashed(1, 8, 1)]
    assert count_of(wettest, events, 3) == [1, 2, 0]
    assert wettest.line(2).english() == "Wettest sheep: 2 splashes"


# From the results


@each_game
def test_it_is_opened_from_the_results_and_grows_while_people_look(game: Game) -> None:
    match = played(game, game.seats[0], 1)
    house = at_the_results(match).tap("after open")
    assert house.paddock.sheet == "after"
    assert any("going through the game" in line for line in said(house, match.names))
    assert "progress" in {element.tag for element in nodes(sheet(house))}
    house.reckon()
    assert account(house).is_done
    assert "progress" not in {element.tag for element in nodes(sheet(house))}
    assert house.troubles == []
    lines = said(house, match.names)
    assert any("came out of the seal" in line for line in lines)
    taps = taps_in(sheet(house))
    for what in ("prizes", "led", "turns", "made", "dice"):
        assert f"after read {what}" in taps
        house.said.clear()
        house.tap(f"after read {what}")
        assert house.said
        assert not any("{" in line for line in house.said)


@each_game
def test_what_people_read_adds_up(game: Game) -> None:
    match = played(game, game.seats[0], 2)
    found = account(at_the_results(match).tap("after open").reckon())
    result = match.result
    assert result is not None
    winners = [place.seat for place in result.places if place.rank == 1]
    for seat, whole in enumerate(sums(found)):
        assert whole.end == sum(whole[:-1])
        read = in_hundredths(whole)
        assert read.end == sum(read[:-1])
        assert read.end == (round(100 / len(winners)) if seat in winners else 0)


@each_game
def test_it_says_that_it_is_an_estimate_how_far_off_and_made_from_what(game: Game) -> None:
    match = played(game, game.seats[0], 2)
    found = account(at_the_results(match).tap("after open").reckon())
    told = honesty(found)
    lines = [line.english(match.names) for line in explained(found)]
    off = sum(abs(row.missed) for row in sums(found)) / game.seats[0]
    assert f"off by {round(off * 100 / WHOLE)} of 100 on average" in lines[1]
    dealt = [step for step in match.history if step.seat == CHANCE and "deal" in step.move]
    assert (off * 100 / WHOLE >= MUCH) == any("could only guess" in line for line in lines)
    assert told.deals >= len(dealt)
    assert (told.deals > 0) == any("every deal" in line for line in lines)
    assert (told.choices > 0) == any("can see everything" in line for line in lines)
    assert (told.choices > 0) == (game.name in ("hustle", "lucky"))
    assert (told.doubt > 0) == any("higher or lower" in line for line in lines)
    assert [line.english(match.names) for line in heard(found)][-len(lines) :] == lines


def test_rounding_keeps_the_sum() -> None:
    rng = Random(5)
    for _ in range(300):
        parts = [rng.randint(-WHOLE, WHOLE) for _ in range(5)]
        read = in_hundredths(Sum._make((*parts, sum(parts))))
        assert read.end == sum(read[:-1])
        assert all(abs(part - exact * 100 / WHOLE) < 2 for part, exact in zip(read, parts, strict=False))


@each_game
def test_a_turning_point_leads_to_its_moment_in_the_theatre(game: Game) -> None:
    match = played(game, game.seats[0], 3)
    house = at_the_results(match).tap("after open").reckon()
    points = turning_points(account(house))
    assert points, "somebody has won, so something has changed"
    assert [point.at for point in points] == sorted(point.at for point in points)
    for point in points:
        sentence = point.why.english(match.names)
        assert "{" not in sentence
    house.tap(f"after moment {points[-1].at}")
    room = house.paddock.room
    assert isinstance(room, Showing)
    assert room.theatre.at == points[-1].at
    house.tap("after open")
    assert house.paddock.sheet == "after"
    assert account(house).is_done
    assert house.reckoning == [], "what is known is not worked out again"


def test_who_was_ahead_is_told_for_all_moves() -> None:
    match = played(TEMPLATE, 2, 3)
    found = opened(match)
    while not found.is_done:
        from bots.finished_match import read_reckoned, wanted  # noqa: PLC0415

        found = with_more(found, read_reckoned(reckon_from_text(wanted(found.course, len(found.spans), 9.0))))
    lines = [line.english(match.names) for line in who_led(found)]
    assert lines[-1].startswith("The lead ")
    counted = sum(int(line.split("for ")[1].split(" ")[0]) for line in lines[:-1])
    assert 0 < counted <= match.length


# What may go otherwise


def test_nobody_thinks_on_when_nobody_looks_and_then_goes_on_from_there() -> None:
    match = played(TEMPLATE, 2, 4)
    house = at_the_results(match).tap("after open")
    wanted = house.reckoning.pop(0)
    house.tap("app close")
    house.happen(Reckoned(wanted.course, reckon_from_text(wanted.wanted)))
    known = account(house).spans
    assert known
    assert house.reckoning == []
    house.tap("after open").reckon()
    assert account(house).spans[: len(known)] == known
    assert account(house).is_done


def test_where_it_cannot_be_worked_out_the_rest_is_there() -> None:
    match = played(TEMPLATE, 2, 4)
    house = at_the_results(match).tap("after open")
    house.happen(Reckoned(house.reckoning.pop(0).course, "", "a riddle"))
    assert any("couldn’t be worked out" in line for line in said(house, match.names))
    assert any("not giving up" in line or "Longest" in line for line in said(house, match.names))
    assert house.reckoning == []


def test_what_broke_on_the_way_can_be_reported_and_is_tried_once_more() -> None:
    match = played(TEMPLATE, 2, 4)
    house = at_the_results(match).tap("after open")
    assert "app report" not in house.taps()
    house.happen(Reckoned(house.reckoning.pop(0).course, "", "a riddle"))
    assert "app report" in house.taps()
    assert house.paddock.trouble is not None
    report = house.paddock.trouble.report("7", "a browser")
    assert "a riddle" in report
    assert write(match.record) in report
    house.tap("app close").tap("after open").reckon()
    assert account(house).is_done
    assert "app report" not in house.taps()


def test_what_comes_late_for_another_match_is_nothing() -> None:
    house = at_the_results(played(TEMPLATE, 2, 4)).tap("after open")
    late = house.reckoning.pop(0)
    house.paddock = house.paddock._replace(room=Results(played(TEMPLATE, 2, 5), Place("here")))
    house.tap("app close").tap("after open")
    house.happen(Reckoned(late.course, reckon_from_text(late.wanted)))
    assert account(house).spans == ()


@every_game
def test_while_a_match_runs_nothing_of_it_is_told(game: Game) -> None:
    house = House(seed="after").sit_down(begin(game, family(*fill(game, "person", "person")), 5)).settle()
    house.tap("after open")
    assert house.paddock.sheet == ""
    assert house.paddock.account is None
    assert house.reckoning == []


def test_the_way_there_is_on_the_results_of_every_match() -> None:
    house = House(seed="after").sit_down(begin(TEMPLATE, family("person", "person"), 5))
    play_through(house, Random(1))
    assert isinstance(house.paddock.room, Results)
    assert "after open" in house.taps()
