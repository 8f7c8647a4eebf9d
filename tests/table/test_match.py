"""A match at the table: what may be played, what is refused, and what is kept."""

from __future__ import annotations

from random import Random

import pytest

from conformance.matches import play_out
from conformance.setups import TABLES, Table
from games.catalogue import TEMPLATE, game
from games.contract import CHANCE, TABLE, Person
from table.match import Match, Refused
from table.record import Entry, read, write
from table.seal import seal, unseal
from table.sitter import Sitter
from table.waiting import waiting

ANNA, BEN, EMIL = Sitter("Anna", 1), Sitter("Ben", 2), Sitter("Emil", 4, "steady")


def begin(seed: int = 1) -> Match:
    return Match.begin(TEMPLATE, (ANNA, BEN, EMIL), {"first": "2"}, str(seed), "2026-11-18")


def play_on(match: Match) -> Match:
    """One step of whatever the match waits for."""
    wait = waiting(match)
    if wait.kind in ("chance", "throw"):
        return match.throw()
    seat = wait.seats[0]
    return match.play(seat, wait.move or match.moves(seat)[0])


def test_a_match_begins_with_every_option_chosen() -> None:
    match = begin()
    assert match.options == {"first": "2", "path": "short"}
    assert match.turn == (CHANCE,)
    assert match.history == ()
    assert match.people == (Person("Anna", 1), Person("Ben", 2), Person("Emil", 4, bot=True))


def test_it_is_played_to_its_result_and_every_step_is_kept() -> None:
    match = begin()
    steps = 0
    while match.turn:
        assert match.result is None
        match = play_on(match)
        steps += 1
    assert match.result is not None
    assert len(match.history) == len(match.record.entries) == steps
    assert match.history[0].seat == CHANCE
    assert match.history[-1].events


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    match = begin().throw().throw()
    before, record = match.state, match.record
    for seat, move in (
        (0, "walk"),
        (1, "fly"),
        (1, "walk "),
        (CHANCE, "roll 6"),
        (9, "walk"),
        (TABLE, "walk"),
    ):
        assert match.refuse(seat, move) is not None
        with pytest.raises(Refused) as refused:
            match.play(seat, move)
        assert refused.value.message.english()
    assert match.state is before
    assert match.record == record


def test_nothing_is_thrown_out_of_turn() -> None:
    match = begin().throw().throw()
    with pytest.raises(Refused):
        match.throw()


def test_nobody_plays_for_the_dice() -> None:
    """Chance is the table's alone: the page can't choose a roll, not even a legal one."""
    match = begin().throw()
    with pytest.raises(Refused):
        match.play(CHANCE, "roll 6")


def test_a_view_is_of_one_seat() -> None:
    match = begin().throw()
    assert match.view(0).cards[0] is not None
    assert match.view(0).cards[1:] == (None, None)
    assert match.view(TABLE).cards == (None, None, None)


def test_dice_differ_from_match_to_match() -> None:
    """Without a seed of the test's own the dice come from the system's chance."""
    deals = set()
    for _ in range(20):
        match = Match.begin(TEMPLATE, (ANNA, BEN, EMIL), {}).throw()
        deals.add(match.history[0].move)
    assert len(deals) > 1


@pytest.mark.parametrize("sitters", [(), (ANNA,), (ANNA,) * 9])
def test_too_few_or_too_many_can_not_begin(sitters: tuple[Sitter, ...]) -> None:
    with pytest.raises(ValueError, match="can't be played"):
        Match.begin(TEMPLATE, sitters, {})


@pytest.mark.parametrize(
    "sitter",
    [
        Sitter("", 1),
        Sitter(" Anna", 1),
        Sitter("An\nna", 1),
        Sitter("Anna", 0),
        Sitter("Anna", 9),
        Sitter("A", 1, ""),
    ],
)
def test_nobody_sits_who_would_not_fit_the_record(sitter: Sitter) -> None:
    with pytest.raises(ValueError, match="can sit"):
        Match.begin(TEMPLATE, (ANNA, sitter), {})


def test_options_that_do_not_exist_are_not_begun_with() -> None:
    with pytest.raises(ValueError, match="path"):
        Match.begin(TEMPLATE, (ANNA, BEN), {"path": "endless"})


def test_killed_at_any_instant_it_continues_where_it_was() -> None:
    """Whatever was saved last gives the very same match: state, log, turn and what may be undone."""
    match = begin()
    while True:
        again = Match.resume(read(unseal(seal(write(match.record)))))
        assert again.state == match.state
        assert again.history == match.history
        assert again.record == match.record
        assert again.sitters == match.sitters
        assert waiting(again) == waiting(match)
        assert [again.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]
        if not match.turn:
            break
        match = play_on(match)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_resumes_from_any_line(table: Table) -> None:
    match = play_out(table.setups[0], 2)
    record, states = match.record, match.states
    for count in Random(1).sample(range(len(states)), min(6, len(states))):
        kept = record._replace(entries=record.entries[:count])
        assert Match.resume(read(write(kept))).state == states[count]


def test_a_resumed_match_can_be_played_on() -> None:
    match = begin()
    for _ in range(4):
        match = play_on(match)
    again = Match.resume(read(write(match.record)), "5")
    while again.turn:
        again = play_on(again)
    assert again.record.entries[:4] == match.record.entries
    assert all(isinstance(entry, Entry) for entry in again.record.entries)


def test_the_same_seed_rolls_the_same_dice_at_the_same_place() -> None:
    """Taking a move back is no second chance: another choice meets the same dice."""
    match = begin().throw().throw()
    walked = match.play(1, "walk")
    assert walked.throw().history[-1].move == walked.throw().history[-1].move
    assert walked.undo(1).play(1, "walk").throw().past == walked.throw().past
    assert begin(1).throw() == begin(1).throw()


def test_a_move_of_the_past_can_be_told_again() -> None:
    match = begin().throw().throw().play(1, "clover")
    events = [beat.event for beat in match.beats(3)]
    assert tuple(events) == match.history[2].events
    assert match.beats(3)[-1].state == match.state


def test_a_seat_has_seen_what_was_shown_for_a_moment() -> None:
    """The tactical Shepherd: every worm that was turned back, in the order in which they came to light."""
    shown = 0
    for seed in range(8):
        match = Match.begin(game("shepherd"), (ANNA, BEN), {"game": "tactical"}, str(seed))
        seen: list[object] = []
        rng = Random(seed)
        while match.turn and match.length < 400:
            if match.turn == (CHANCE,):
                match = match.throw()
            else:
                match = match.play(match.turn[0], rng.choice(match.moves(match.turn[0])))
            worm = match.rules.glimpsed(match.view(0))
            seen += [] if worm is None else [worm]
            assert match.glimpses(0) == match.glimpses(1) == tuple(seen)
        shown += len(seen)
    assert shown > 8


def test_a_move_that_is_played_here_is_asked_of_the_rules_once() -> None:
    """Its beats are those that it was played by; of what was taken back or cut off nothing is left."""
    match = begin().throw().throw().play(1, "walk")
    assert match.beats(3) is match.fresh
    assert match.cut(2).fresh == match.undo(1).fresh == ()
    assert match.cut(2).beats(2) == begin().throw().throw().beats(2)
