"""Every event is told, every question asked and every move named, in whole sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.contract import TABLE
from games.shepherd import rules, words
from games.shepherd.lessons import GUIDE
from games.shepherd.rules import events
from games.shepherd.rules.meadow import SQUARE_NAMED
from games.shepherd.rules.state import State

Build = Callable[..., State]
NAMES = ("Anna", "Ben", "Caro", "Dora")
AT = SQUARE_NAMED


@pytest.mark.parametrize(
    ("event", "sentence", "symbol", "seat", "sound"),
    [
        (events.Began(1), "Good morning! The grass is fresh, and Ben goes first.", "sun", 1, ""),
        (events.Rolled(0, "sheep", "dog"), "Anna rolls a sheep and the dog.", "die-sheep", 0, "roll"),
        (events.Rolled(1, "sun", "grass"), "Ben rolls the sun and grass.", "die-sun", 1, "roll"),
        (events.Rolled(0, "sheep", "sheep"), "Anna rolls two sheep.", "die-sheep", 0, "roll"),
        (events.Rolled(0, "grass", "grass"), "Anna rolls grass twice.", "die-grass", 0, "roll"),
        (events.Rolled(0, "grass", "sheep"), "Anna rolls grass and a sheep.", "die-grass", 0, "roll"),
        (events.Stepped(2, AT["d1"], AT["d2"]), "Caro moves a sheep from d1 to d2.", "sheep-run", 2, "step"),
        (events.Grazed(0), "Anna lets a sheep graze.", "sheep-graze", 0, ""),
        (
            events.Ate(0, AT["c2"], 1, 5),
            "Munch! Anna gets 1 card on c2 and has 5 now.",
            "grass-light",
            0,
            "munch",
        ),
        (
            events.MealGlimpsed(0, AT["d4"], 2, 9),
            "Munch! Anna gets 2 cards on d4 and has 9 now.",
            "grass-dark",
            0,
            "munch",
        ),
        (events.AteNothing(1, AT["d1"]), "Ben finds nothing to eat.", "sheep-graze", 1, "tap"),
        (events.WormFound(1, AT["b1"]), "Ugh, a worm! Ben leaves it on b1.", "worm", 1, "lose"),
        (events.WormGlimpsed(1), "Ugh, a worm! Ben hides it again. Remember where it is!", "worm", 1, "lose"),
        (events.SunMoved(0, 4, 16), "The sun moves on. 12 more steps and it is home.", "sun", 0, "gain"),
        (events.SunMoved(0, 15, 16), "The sun moves on. 1 more step and it is home.", "sun", 0, "gain"),
        (events.SunMoved(0, 16, 16), "The sun takes its last step.", "sun", 0, "gain"),
        (
            events.Dusk(),
            "The sun is home. When this roll is done, the day is over.",
            "sun-sleepy",
            None,
            "home",
        ),
        (
            events.GrazedBare(),
            "All the grass is eaten. When this roll is done, the day is over.",
            "grass-light",
            None,
            "",
        ),
        (events.DogPlaced(0, AT["d4"], AT["d5"]), "Anna puts the dog on d4.", "dog", 0, "tap"),
        (
            events.DogWalked(0, (AT["d4"], AT["d5"], AT["e5"])),
            "Anna walks the dog from d4 to e5.",
            "dog",
            0,
            "step",
        ),
        (events.Frightened(1, AT["d4"]), "Ben’s sheep on d4 is frightened!", "fright", 1, "hop"),
        (events.Fled(1, AT["d4"], AT["d3"], False), "Ben’s sheep runs from d4 to d3.", "sheep-run", 1, "hop"),
        (
            events.Fled(1, AT["d1"], AT["d8"], True),
            "Ben’s sheep runs from d1 over the edge and comes back on d8.",
            "sheep-run",
            1,
            "hop",
        ),
        (events.Bumped(2, AT["d3"]), "Bump! Caro’s sheep must leave d3.", "sheep-shock", 2, "shove"),
        (
            events.Pushed(2, AT["d3"], AT["d2"], False),
            "Caro’s sheep runs from d3 to d2.",
            "sheep-run",
            2,
            "hop",
        ),
        (
            events.Pushed(2, AT["d1"], AT["d8"], True),
            "Caro’s sheep runs from d1 over the edge and comes back on d8.",
            "sheep-run",
            2,
            "hop",
        ),
        (events.Lost(0, "sheep"), "Anna has no room to step.", "die-sheep", 0, "tap"),
        (events.Lost(0, "dog"), "The dog has nowhere to go, so it stays.", "die-dog", 0, "tap"),
        (events.NothingToDo(0), "Nothing to do: Anna can’t use this roll.", "i-dots", 0, "tap"),
        (events.NextTurn(3), "Dora is next.", "die-sheep", 3, "turn"),
        (events.Fined(0, 1, 1), "Anna ate a worm! It goes back, with one more card.", "worm", 0, "lose"),
        (events.Fined(0, 2, 2), "Anna ate 2 worms! They go back, with 2 more cards.", "worm", 0, "lose"),
        (
            events.Fined(0, 1, 0),
            "Anna ate a worm! It goes back; there is no other card to pay.",
            "worm",
            0,
            "lose",
        ),
        (
            events.Fined(0, 2, 0),
            "Anna ate 2 worms! They go back; there is no other card to pay.",
            "worm",
            0,
            "lose",
        ),
        (
            events.Fined(0, 2, 1),
            "Anna ate 2 worms! They go back, with the only other card.",
            "worm",
            0,
            "lose",
        ),
        (
            events.Fined(0, 3, 2),
            "Anna ate 3 worms! They go back, with all the other cards.",
            "worm",
            0,
            "lose",
        ),
        (events.Ended((1,)), "Ben has the most grass and wins!", "crown", 1, "win"),
        (events.Ended((0, 2)), "Anna and Caro win together!", "crown", None, "win"),
    ],
)
def test_each_event_is_one_sentence(
    event: Any, sentence: str, symbol: str, seat: int | None, sound: str
) -> None:
    telling = words.tell(event)
    assert telling is not None
    assert telling.sentence is not None
    assert telling.sentence.english(NAMES) == sentence
    assert (telling.symbol, telling.seat, telling.sound) == (symbol, seat, sound)


def test_s9_a_worm_that_is_turned_back_is_kept_in_no_log() -> None:
    assert events.WormGlimpsed in rules.FLEETING
    assert events.WormFound not in rules.FLEETING
    assert events.WormGlimpsed._fields == ("seat",)


def test_a_bark_goes_without_saying() -> None:
    telling = words.tell(events.Barked(AT["d4"], False))
    assert telling is not None
    assert (telling.sentence, telling.sound, telling.pace) == (None, "bark", "climax")


def test_what_is_no_event_is_not_told() -> None:
    assert words.tell(("anything",)) is None
    assert words.TITLE.english() == "The Shepherd"


TACTICAL = {"game": "tactical"}


@pytest.mark.parametrize(
    ("more", "question"),
    [
        ({"roll": ""}, "Anna, roll the dice!"),
        ({"roll": "sheep sheep"}, "Anna, move a sheep"),
        ({"roll": "grass grass"}, "Anna, feed a sheep"),
        ({"roll": "sun grass", "unused": ("sun",)}, "Anna, move the sun"),
        ({"roll": "sun dog", "unused": ("dog",)}, "Anna, put the dog on the meadow"),
        ({"roll": "sun dog", "unused": ("dog",), "options": TACTICAL}, "Anna, put the dog on the meadow"),
        (
            {"roll": "sun dog", "unused": ("dog",), "dog": "d4", "options": TACTICAL},
            "Anna, walk the dog",
        ),
        (
            {"roll": "sun dog", "unused": ("dog",), "dog": "d4"},
            "Anna, put the dog on the meadow",
        ),
        ({"roll": "sheep grass"}, "Anna, what comes first: the sheep or the grass?"),
        ({"roll": "sun dog"}, "Anna, what comes first: the sun or the dog?"),
        ({"roll": "sheep dog", "active": 1}, "Ben, what comes first: the sheep or the dog?"),
        ({"roll": "sun dog", "dog": "e7"}, "Ben, run from the dog!"),
        (
            {"roll": "sun dog", "dog": "e7", "options": TACTICAL},
            "Anna, move a frightened sheep away from the dog",
        ),
        ({"over": True}, "The day is over"),
    ],
)
def test_what_is_to_be_done(more: dict[str, Any], question: str, position: Build) -> None:
    state = position("d1 e1", "e8 d8", **more)
    for seat in (0, 1, TABLE):
        assert words.ask(rules.view(state, seat), seat).english(NAMES) == question


def test_a_result_that_must_wait_is_not_asked_for(position: Build) -> None:
    state = position("b1 g1", "c1 b2", "f1 g2", roll="sheep grass")
    assert words.ask(state, 0).english(NAMES) == "Anna, feed a sheep"


def test_before_the_deal(undealt: Callable[..., State]) -> None:
    assert words.ask(undealt(2), 0).english(NAMES) == "The meadow is getting ready"


def names_of(state: State, seat: int = 0) -> dict[str, str]:
    view = rules.view(state, seat)
    return {move: words.describe(view, seat, move).english(NAMES) for move in rules.moves(view, seat)}


def test_steps_and_grazing_are_named(position: Build) -> None:
    state = position("d4 b1", "h4 e8", roll="sheep grass", found="b1")
    assert names_of(state) == {
        "step d4 d3": "Sheep on d4: step up to d3",
        "step d4 c4": "Sheep on d4: step left to c4",
        "step d4 e4": "Sheep on d4: step right to e4",
        "step d4 d5": "Sheep on d4: step down to d5",
        "step b1 c1": "Sheep on b1: step right to c1",
        "step b1 b2": "Sheep on b1: step down to b2",
        "eat d4": "Sheep on d4: eat 2 cards",
        "eat b1": "Sheep on b1: there is a worm here, and nobody eats that",
    }
    state = position("c2 d1", "h4 e8", roll="sun grass")
    assert names_of(state) == {
        "eat c2": "Sheep on c2: eat 1 card",
        "eat d1": "Sheep on d1: nothing to eat here",
        "sun": "Move the sun one step",
    }


def test_s9_while_a_worm_is_shown_grazing_there_is_named_by_it(position: Build) -> None:
    """As long as everybody sees it, and no longer."""
    state = position("b1 d4", "h4 e8", roll="grass grass", options=TACTICAL)
    grass = names_of(state)["eat b1"]
    assert grass == "Sheep on b1: eat 1 card"
    worm, _ = rules.play(state, 0, "eat b1")
    assert names_of(worm)["eat b1"] == "Sheep on b1: there is a worm here, and nobody eats that"
    turned_back, _ = rules.play(worm._replace(unused=("grass", "grass")), 0, "eat d4")
    assert names_of(turned_back)["eat b1"] == grass


def test_dogs_are_named_with_those_they_frighten(position: Build) -> None:
    named = names_of(position("d4 c5", "h4 e8", roll="sun dog", unused=("dog",)))
    assert named["dog g7"] == "Dog to g7"
    assert named["dog d3"] == "Dog to d3: 1 sheep must run"
    assert named["dog d5"] == "Dog to d5: 2 sheep must run"


def test_runs_and_pushes_are_named(position: Build) -> None:
    state = position("d1 g8", "c1 e1", "d8 h5", roll="grass dog", dog="d2", options=TACTICAL)
    assert names_of(state) == {
        "flee d1 c1": "Anna’s sheep on d1: run to c1 and push Ben’s sheep",
        "flee d1 e1": "Anna’s sheep on d1: run to e1 and push Ben’s sheep",
        "flee d1 d8": "Anna’s sheep on d1: run to d8 and push Caro’s sheep",
    }
    state, _ = rules.play(state, 0, "flee d1 d8")
    assert words.ask(state, 0).english(NAMES) == "Anna, where does Caro’s pushed sheep go?"
    assert names_of(state) == {
        "push d8 d7": "Caro’s sheep on d8: run to d7",
        "push d8 c8": "Caro’s sheep on d8: run to c8",
        "push d8 e8": "Caro’s sheep on d8: run to e8",
    }
    state = position("d1 g8", "f1 g1", "g7 h5", roll="grass dog", dog="d2", options=TACTICAL)
    assert names_of(state)["flee d1 d8"] == "Anna’s sheep on d1: run over the edge to d8"


def test_s17_the_guide_tells_when_either_game_ends() -> None:
    (end,) = [paragraphs for heading, paragraphs, *_ in GUIDE.chapters if heading.english() == "The end"]
    assert "only worms are left" in end[0].english()
    assert (
        "With eyes shut, you eat on until there is no card left at all or the sun is home."
        in end[0].english()
    )


def test_the_guide_credits_its_makers_last() -> None:
    heading, (credits,), *_ = GUIDE.chapters[-1]
    assert heading.english() == "Who made it"
    for name in ("Stephan Riedel", "Barbara Schyns", "Logis"):
        assert name in credits.english()
