"""Bots play fair: what is hidden or has just been laid changes nothing, and dice are dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bots.budget import Thoughts
from bots.question import BotQuestion
from bots.thinking import think
from games.catalogue import GAMES, Game, game
from games.contract import CHANCE, State, complete_options
from games.hustle.rules.cards import numbers_within
from games.minds import LEVELS, Level
from table.match import Match
from table.sitter import Sitter

every_game = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
every_level = pytest.mark.parametrize("level", LEVELS)

DEALS = 40
"""How often what is hidden is dealt anew, for each of some choices: hundreds for a game and level."""

CHOICES = 6

FEW = 25
"""Thoughts for a choice."""

TURNS = 10_000


def choices(entry: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Where a seat has something to choose in a match that quick bots play."""
    rules, rng = entry.rules, Random(seed)
    seats = rules.SEATS[-1]
    options = {"layout": "chance"} if entry.name == "hustle" else {}
    state = rules.start(seats, complete_options(rules, seats, options))
    while turn := rules.turn(state):
        seat = turn[-1]
        if seat == CHANCE:
            state = rules.play(state, CHANCE, rules.draw(state, rng)).state
            continue
        if len(rules.moves(state, seat)) > 1:
            yield state, seat
        state = rules.play(state, seat, entry.bot.quick(rules.view(state, seat), seat, rng)).state


def some_choices(entry: Game, count: int) -> list[tuple[State, int]]:
    """A few from all over a match."""
    found = list(choices(entry, 4))
    return Random(1).sample(found, min(count, len(found)))


@every_level
@every_game
def test_whatever_is_hidden_the_same_question_gives_the_same_move(entry: Game, level: Level) -> None:
    rules, rng, met = entry.rules, Random(9), set()
    for number, (state, seat) in enumerate(some_choices(entry, CHOICES)):
        seen = rules.view(state, seat)
        move = think(BotQuestion(entry.name, seen, seat, number, level), Thoughts(FEW))
        for _ in range(DEALS):
            other = rules.guess(seen, seat, rng)
            met.add(other)
            question = BotQuestion(entry.name, rules.view(other, seat), seat, number, level)
            assert think(question, Thoughts(FEW)) == move
    hides = entry.name in ("lucky", "shepherd")
    assert len(met) > CHOICES or not hides, "nothing was dealt anew"


@every_level
def test_a_secret_number_does_not_depend_on_what_others_have_just_laid(level: Level) -> None:
    """Laid or not yet, this number or that: the one who chooses last chooses as if first."""
    entry, rng = game("hustle"), Random(2)
    rules, compared = entry.rules, 0
    for number, (state, _) in enumerate(some_choices(entry, 40)):
        if state.question != "choose" or len(state.asked) < 2:
            continue
        seat, *others = state.asked
        alone = think(BotQuestion("hustle", rules.view(state, seat), seat, number, level), Thoughts(FEW))
        for _ in range(3):
            laid = state
            for other in others:
                digits = rng.choice(list(numbers_within(laid.hands[other], 99)))
                laid = rules.play(laid, other, f"choose {digits}").state
            assert seat in rules.turn(laid)
            view = rules.view(laid, seat)
            assert think(BotQuestion("hustle", view, seat, number, level), Thoughts(FEW)) == alone
            compared += 1
    assert compared >= 9


NOT_BY_CHANCE = {2: 13.8, 3: 16.3, 5: 20.5}
"""Chi-squared, by degrees of freedom, that fair dice pass 999 times out of 1000."""


@pytest.mark.counted
def test_the_dice_of_bots_are_fair() -> None:
    """The table's own dice over ten thousand turns of bots, for each seat and over all."""
    by_seat = [Counter[str](), Counter[str]()]
    number = 0
    while sum(map(Counter.total, by_seat)) < TURNS:
        match = Match.begin(
            game("nines"), (Sitter("A", 1, "ram"), Sitter("B", 2, "ram")), {}, f"fair {number}"
        )
        number += 1
        rng = Random(number)
        while turn := match.turn:
            if turn[0] != CHANCE:
                quick = match.game.bot.quick(match.view(turn[0]), turn[0], rng)
                match = match.play(turn[0], quick)
                continue
            thrower = match.rules.thrower(match.state)
            match = match.throw()
            step = match.history[-1]
            if thrower is not None:
                by_seat[thrower][step.move] += 1
    for counts in (*by_seat, by_seat[0] + by_seat[1]):
        assert chi_squared(counts, {f"roll {number}": 1 / 6 for number in range(1, 7)}) < NOT_BY_CHANCE[5]


def test_the_dice_of_the_shepherd_are_fair() -> None:
    """Both dice of the rulebook: three, two and one of their sides; one, three and two."""
    rules, rng, rolls = game("shepherd").rules, Random(12), Counter[str]()
    state = next(choices(game("shepherd"), 1))[0]
    while rules.turn(state) != (CHANCE,):
        seat = rules.turn(state)[0]
        state = rules.play(state, seat, rules.moves(state, seat)[0]).state
    expected = dict(rules.outcomes(state))
    for _ in range(TURNS):
        rolls[rules.draw(state, rng)] += 1
    assert set(rolls) <= set(expected)
    assert sum(expected.values()) == pytest.approx(1)
    assert chi_squared(rolls, expected) < 26.1  # eight degrees of freedom


def chi_squared(counts: Counter[str], expected: dict[str, float]) -> float:
    """How far the counts are from what was to be expected."""
    total = counts.total()
    return sum((counts[each] - total * part) ** 2 / (total * part) for each, part in expected.items())
