"""Faults planted on purpose, one at a time: the state machine notices each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from app import at_table
from app.next import Next
from app.paddock import Paddock
from app.rooms import Table
from fakes.family_machine import Family
from games.contract import Telling
from table import playing, telling, update
from table import sitting as sittings
from table.deeds import Say
from table.match import Match
from table.moments import Ready, Story
from table.sitting import BotAnswer, Request, Sitting
from table.telling import Outcome
from thorough import THOROUGH

Plant = Callable[[pytest.MonkeyPatch], None]


def undo_goes_one_step_too_far(patch: pytest.MonkeyPatch) -> None:
    right = Match.undo

    def undo(self: Match, seat: int) -> Match:
        undone = right(self, seat)
        return undone._replace(past=undone.past[:-1])

    patch.setattr(Match, "undo", undo)


def the_curtain_is_left_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(update, "has_secrets", lambda *_: False)


def eyes_stay_when_their_owner_has_finished(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(playing, "cover", lambda sitting: sitting)
    patch.setattr(update, "cover", lambda sitting: sitting)


def the_queue_drops_every_other_sentence(patch: pytest.MonkeyPatch) -> None:
    right = telling._said

    def said(sitting: Sitting, story: Story, told: Telling | None) -> tuple[Say, ...]:
        return () if story.at % 2 else right(sitting, story, told)

    patch.setattr(telling, "_said", said)


def who_hurries_loses_the_rest_of_the_story(patch: pytest.MonkeyPatch) -> None:
    def hurry(sitting: Sitting, story: Story) -> Outcome:
        return (
            Outcome(sitting._replace(moment=Ready()))
            if story.hurried
            else telling.next_beat(sitting, story._replace(hurried=True))
        )

    patch.setattr(update, "hurry", hurry)


def taking_back_is_offered_while_it_is_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        sittings,
        "may_undo",
        lambda sitting: sitting.eyes >= 0 and sitting.match.can_undo(sitting.eyes),
    )


def a_move_is_not_saved(patch: pytest.MonkeyPatch) -> None:
    right = at_table._kept

    def kept(paddock: Paddock, table: Table) -> Next:
        return Next(paddock) if table.sitting.match.length % 5 == 4 else right(paddock, table)

    patch.setattr(at_table, "_kept", kept)


def an_answer_to_another_question_is_played(patch: pytest.MonkeyPatch) -> None:
    def thought(sitting: Sitting, heard: Any) -> Outcome:
        answer = BotAnswer(Request(heard.seat, heard.seed), heard.move)
        answered = sitting._replace(questions=(), answers=(*sitting.answers, answer))
        return Outcome(answered._replace(moment=Ready()))

    patch.setattr(update, "thought", thought)


def the_picture_runs_ahead_of_the_story(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sittings, "shown_state", lambda here: here.match.state)


def nobody_thinks_for_the_bots(patch: pytest.MonkeyPatch) -> None:
    right = playing.ask_others
    patch.setattr(playing, "ask_others", lambda sitting: (right(sitting)[0], ()))


def a_line_is_written_down_twice(patch: pytest.MonkeyPatch) -> None:
    right = telling._written_down

    def written_down(sitting: Sitting, story: Story, telling_of_it: Telling | None) -> Sitting:
        told = right(sitting, story, telling_of_it)
        return told._replace(log=(*told.log, *told.log[-1:])) if story.at == 2 else told

    patch.setattr(telling, "_written_down", written_down)


FAULTS: tuple[Plant, ...] = (
    undo_goes_one_step_too_far,
    the_curtain_is_left_out,
    eyes_stay_when_their_owner_has_finished,
    the_queue_drops_every_other_sentence,
    who_hurries_loses_the_rest_of_the_story,
    taking_back_is_offered_while_it_is_told,
    a_move_is_not_saved,
    an_answer_to_another_question_is_played,
    the_picture_runs_ahead_of_the_story,
    nobody_thinks_for_the_bots,
    a_line_is_written_down_twice,
)


LOOKING = settings(
    max_examples=220,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate,),
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_the_state_machine_notices(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises((AssertionError, IndexError, KeyError, ValueError)):
        run_state_machine_as_test(Family, settings=LOOKING)  # type: ignore[no-untyped-call]


def test_without_a_fault_it_notices_nothing() -> None:
    """In as many matches as most faults take to be found; if it is to be thorough, in as many as any."""
    matches = LOOKING.max_examples if THOROUGH else 80
    looking = settings(LOOKING, max_examples=matches)
    run_state_machine_as_test(Family, settings=looking)  # type: ignore[no-untyped-call]
