"""The bot plays legally, at once, and with some sense."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.contract import CHANCE
from games.hustle import bot, rules
from games.hustle.bot import questions as bot_questions
from games.hustle.rules.preview import NumberPreview, foresee
from games.hustle.rules.state import State
from helpers.hustle_positions import careful, go, pads, racing, started


def chosen(state: State, seat: int = 0, seed: int = 1) -> str:
    move = bot.quick(rules.view(state, seat), seat, Random(seed))
    assert rules.refuse(state, seat, move) is None
    return move


def numbers(state: State, seat: int = 0) -> list[str]:
    """What it lays down with different luck."""
    return [chosen(state, seat, seed).split(" ")[1] for seed in range(20)]


def test_it_stays_on_the_dyke_and_dry() -> None:
    state = racing(150, 40, 60, lifesavers=0)
    for digits in numbers(state):
        preview = foresee(state, 0, digits)
        assert not preview.out
        assert not preview.paid


def test_it_does_not_lay_the_lowest_number_without_need() -> None:
    assert min(int(digits) for digits in numbers(racing(0, 0, 0, 0))) >= 10


def test_it_runs_off_only_if_it_must() -> None:
    cornered = racing(199, 40, 60, hands=(0b1111000000, 1023, 1023))
    assert all(foresee(cornered, 0, digits).off for digits in numbers(cornered))
    free = racing(190, 40, 60, hands=(0b1111000000, 1023, 1023))
    assert not any(foresee(free, 0, digits).off for digits in numbers(free))


def test_it_uses_a_pad_to_keep_out_of_the_water() -> None:
    """20 would end in the water on 27 without a lifesaver; a change of any size saves the sheep."""
    state = racing(7, 40, 60, lifesavers=0, pads=pads(3, seat0="c3 b40"))
    state = go(state, "20", "19", "41").state
    assert chosen(state).startswith("declare c3 ")
    assert chosen(state) != "declare c3 0"


def test_it_keeps_pads_that_would_not_help() -> None:
    state = racing(6, 40, 60, pads=pads(3, seat0="c3 b10"))
    state = go(state, "54", "19", "41").state
    assert chosen(state) == "declare none 0"


def test_it_takes_the_pad_it_likes_best() -> None:
    state = racing(10, 40, 60, supply=("c3", "c7", "b40"))
    state = go(state, "20", "19", "41").state
    assert chosen(state, 2) == "take c7"


def test_it_answers_at_once_with_many_pads(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much may be declared, it looks at no more than so many ways."""
    looked_at: list[NumberPreview] = []

    def counted(*asked: Any) -> NumberPreview:
        looked_at.append(foresee(*asked))
        return looked_at[-1]

    monkeypatch.setattr(bot_questions, "foresee", counted)
    state = racing(10, 40, 60, pads=pads(3, seat0="c3 c3 c5 c7 c9 b10 b20 b30"))
    state = go(state, "20", "19", "41").state
    assert len(rules.moves(state, 0)) > bot_questions.MOST_DECLARATIONS
    chosen(state)
    assert len(looked_at) == bot_questions.MOST_DECLARATIONS + 1


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("variant", ["layout", "rainy", "calm"])
def test_bots_finish_matches(seats: int, variant: str) -> None:
    state = started(seats, **{variant: {"layout": "chance"}.get(variant, "yes")})
    rng = Random(seats)
    while turn := rules.turn(state):
        seat = turn[0]
        move = rules.draw(state, rng) if seat == CHANCE else chosen(state, seat, rng.randrange(1000))
        state = rules.play(state, seat, move).state
    assert rules.result(state) is not None


def test_it_beats_careful_players() -> None:
    rng = Random(7)
    matches = 30
    wins = sum(_won(4, match % 4, rng) for match in range(matches))
    assert wins > matches * 0.4


def _won(seats: int, seat: int, rng: Random) -> bool:
    """Whether one bot wins against players who only keep on the dyke."""
    state = started(seats, layout="chance")
    while turn := rules.turn(state):
        acting = turn[0]
        if acting == CHANCE:
            move = rules.draw(state, rng)
        elif acting == seat:
            move = bot.quick(rules.view(state, seat), seat, rng)
        else:
            move = careful(state, acting, rng)
        state = rules.play(state, acting, move).state
    result = rules.result(state)
    assert result is not None
    return any(place.seat == seat and place.rank == 1 for place in result.places)
