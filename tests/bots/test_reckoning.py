"""Luck + choices + rivals + what was missed = the result, to the last digit; each is what it says."""

from __future__ import annotations

from random import Random
from statistics import variance

import pytest

from bots.finished_match import WHOLE, Findings, Span, course_from, read_reckoned, wanted
from bots.promises import doubt_of, promises
from bots.reckoning import Reckoner, in_millionths, reckon_from_text, reckon_in_slices
from conformance.accounts import adds_up, course_of, over_any_estimate, reckoned, whole
from conformance.matches import any_move, bots_move, play_out
from conformance.setups import TABLES, Table
from games.catalogue import GAMES, TEMPLATE, Game
from games.contract import CHANCE

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
each_game = pytest.mark.parametrize("game", [TEMPLATE, *GAMES], ids=lambda game: game.name)


MATCHES = 4
"""At each number of players of each game; a thousand of them with `tasks.py lab --sums 1000`."""


@every_table
def test_whatever_is_expected_it_adds_up(table: Table) -> None:
    with over_any_estimate(table.seats):
        for seed in range(MATCHES):
            setup = table.setups[seed % len(table.setups)]
            match = play_out(setup, seed, bots_move if seed % 2 else any_move)
            adds_up(match, reckoned(course_of(match)))


# With the old shepherd's estimate


@each_game
def test_the_old_shepherd_s_account_adds_up(game: Game) -> None:
    table = next(table for table in TABLES if table.entry is game)
    match = play_out(table.setups[0], 3, bots_move)
    spans = reckoned(course_of(match))
    adds_up(match, spans)
    assert any(any(each.luck) for each in spans) or game.name == "hustle"


def test_a_roll_is_luck_beside_the_mean_of_all_rolls() -> None:
    """In the smallest game it can be counted by hand."""
    table = next(table for table in TABLES if table.entry is TEMPLATE)
    match = play_out(table.setups[0], 1, bots_move)
    found = Reckoner(course_of(match))
    number, moment = next(
        (number, moment) for number, moment in enumerate(match.moments) if moment.move.startswith("roll")
    )
    span: Span = whole(found.reckoned(number))
    rules, values = TEMPLATE.rules, []
    for roll, _ in rules.outcomes(moment.state):
        after = rules.play(moment.state, CHANCE, roll).state
        values.append(TEMPLATE.bot.outlook(after)[0] * WHOLE)
    assert abs(span.luck[0] - (span.after[0] - sum(values) / 6)) <= 2
    assert span.choices == (0, 0)


def test_only_where_not_everything_was_tried_there_is_doubt() -> None:
    """All rolls of a die are; of deals, and of what a seat can't see, only some."""
    for name in ("nines", "lucky"):
        table = next(table for table in TABLES if table.entry.name == name)
        match = play_out(table.setups[0], 1, bots_move)
        found, seen = Reckoner(course_of(match)), set[str]()
        for number, (first, _) in enumerate(found.spans[:40]):
            moment = match.moments[first]
            span: Span = whole(found.reckoned(number))
            sampled = moment.seat == CHANCE and not table.entry.rules.outcomes(moment.state)
            assert span.tried[0] == int(sampled)
            assert bool(span.tried[1]) <= (name == "lucky" and moment.seat != CHANCE)
            assert not span.doubt or len(span.doubt) == match.setup.seats
            assert not any(span.doubt) or any(span.tried)
            seen |= {what for what, count in zip(("deal", "choice"), span.tried, strict=True) if count}
        assert seen == ({"deal"} if name == "nines" else {"deal", "choice"})


def test_the_doubt_is_the_error_of_a_mean() -> None:
    assert doubt_of([0.5]) == doubt_of([0.25] * 9) == 0.0
    assert doubt_of([0.0, 1.0]) == pytest.approx(0.25)
    rng = Random(4)
    means = [sum(rng.random() for _ in range(12)) / 12 for _ in range(400)]
    assert doubt_of([rng.random() for _ in range(12)]) == pytest.approx(variance(means), rel=0.6)


def test_who_plays_what_promises_most_gives_nothing_away_and_else_is_told_what_was_better() -> None:
    for seed in range(6):
        table = next(table for table in TABLES if table.entry.name == "nines")
        match = play_out(table.setups[0], seed, any_move)
        for span in reckoned(course_of(match))[:60]:
            seat = match.moments[span.first].seat
            for other in range(match.setup.seats):
                assert bool(span.better[other]) == (span.choices[other] < 0)
                assert other == seat or not span.choices[other]
            if seat != CHANCE and span.better[seat]:
                legal = match.setup.rules.moves(match.moments[span.first].state, seat)
                assert span.better[seat] in legal
                return
    raise AssertionError("nobody ever gave anything away")


@each_game
def test_a_choice_is_answered_for_by_what_was_known(game: Game) -> None:
    """Two matches that a seat can't tell apart hold the same decision to the same account."""
    table = next(table for table in TABLES if table.entry is game)
    match = play_out(table.setups[0], 5, bots_move)
    rules, rng = game.rules, Random(1)
    chance = Random(7).getstate()
    for moment in match.some_decisions(4):
        view = rules.view(moment.state, moment.seat)
        other = rules.guess(view, moment.seat, rng)
        found = []
        for state in (moment.state, other):
            thought = Random()
            thought.setstate(chance)
            told = whole(promises(game, state, moment.seat, moment.move, thought))
            found.append(told and (told.best, told.parts))
        assert found[0] == found[1]


def test_the_worker_tells_it_bit_by_bit_as_text() -> None:
    table = next(table for table in TABLES if table.entry is TEMPLATE)
    course = course_of(play_out(table.setups[0], 2, bots_move))
    assert course_from(course.text()) == course
    found: list[Span] = []
    while True:
        told = read_reckoned(reckon_from_text(wanted(course.text(), len(found), 0.0)))
        assert told.number == len(found)
        assert len(told.spans) == 1
        found += told.spans
        if len(found) == told.whole:
            break
    assert found == reckoned(course)
    assert read_reckoned(Findings(0, 1, tuple(found[:1])).text()).spans == tuple(found[:1])


def test_on_the_page_there_is_a_breath_between_thoughts() -> None:
    table = next(table for table in TABLES if table.entry.name == "shepherd")
    course = course_of(play_out(table.setups[0], 2, bots_move))
    told = list(reckon_in_slices(wanted(course.text(), 0, 0.0)))
    assert told[0] is None
    assert told[-1] is not None
    assert told.count(None) > 1


@pytest.mark.parametrize("parts", [[1.0], [0.5, 0.5], [1 / 3] * 3, [0.0, 1.0], [0.1] * 10])
def test_what_is_rounded_is_the_whole_win_again(parts: list[float]) -> None:
    whole = in_millionths(parts)
    assert sum(whole) == WHOLE
    assert all(abs(each - part * WHOLE) < 1 for each, part in zip(whole, parts, strict=True))
