"""A move is told beat by beat, and nothing stands anywhere before its beat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from conformance.pictures import all_nodes, nodes
from games.contract import CHANCE, Beat, Event, Look, Shape
from games.shepherd import bot, rules, scene, words
from games.shepherd.rules import events
from games.shepherd.rules.grazing import score
from games.shepherd.rules.meadow import NOWHERE, SQUARE_NAMED
from games.shepherd.rules.state import State
from helpers.shepherd_pictures import PEOPLE, SHAPES, TACTICAL, match_moves, symbol, words_of

Build = Callable[..., State]
KINDS: dict[str, dict[str, str]] = {"basic": {}, "tactical": TACTICAL, "blind": {"worms": "blind"}}

CHANGES: dict[str, tuple[type, ...]] = {
    "active": (events.Began, events.NextTurn),
    "dice": (events.Rolled,),
    "sheep": (events.Stepped, events.Fled, events.Pushed),
    "pushed": (events.Fled, events.Pushed),
    "dog": (events.DogPlaced, events.DogWalked),
    "sun": (events.SunMoved,),
    "cards": (events.Ate, events.MealGlimpsed),
    "piles": (events.Ate, events.MealGlimpsed),
    "found": (events.WormFound, events.Fined),
    "over": (events.Ended,),
}
"""What stands on the table, and the events of which it may be the doing."""


class Shown(NamedTuple):
    """A beat of a match as it is seen: the state before it, the beat, and all that was told until then."""

    before: State
    beat: Beat
    told: tuple[Event, ...]


def told_match(seed: int, seats: int, **options: str) -> Iterator[Shown]:
    """All beats of a match between bots that now and then do anything."""
    for before, seat, move, _ in match_moves(seed, seats, bot.quick, **options):
        yield from told(before, seat, move)


def told(before: State, seat: int, move: str) -> Iterator[Shown]:
    before_it: tuple[Event, ...] = ()
    for beat in rules.beats(before, seat, move):
        before_it = (*before_it, beat.event)
        yield Shown(before, beat, before_it)
        before = beat.state


def picture(state: State, *so_far: Event, seat: int = 0, telling: bool = True) -> Look:
    return Look(seat, PEOPLE[: state.variant.seats], told=so_far, telling=telling)


@pytest.mark.parametrize("options", KINDS.values(), ids=KINDS)
def test_each_thing_changes_in_the_beat_of_its_event_and_in_no_other(options: dict[str, str]) -> None:
    for before, beat, _ in told_match(3, 3, **options):
        for field, causes in CHANGES.items():
            if getattr(before, field) != getattr(beat.state, field):
                assert isinstance(beat.event, causes), f"{field} at {beat.event}"


@pytest.mark.parametrize("options", KINDS.values(), ids=KINDS)
def test_no_heap_grows_before_its_meal_is_told(options: dict[str, str]) -> None:
    for before, beat, _ in told_match(4, 2, **options):
        for seat in range(2):
            gained = score(beat.state, seat) - score(before, seat)
            if isinstance(beat.event, events.Ate | events.MealGlimpsed) and beat.event.seat == seat:
                assert (gained, score(beat.state, seat)) == (beat.event.cards, beat.event.total)
            elif isinstance(beat.event, events.Fined) and beat.event.seat == seat:
                assert gained == -beat.event.worms - beat.event.cards
            else:
                assert gained == 0, beat.event


def test_a_result_is_ticked_when_its_use_is_told_and_all_are_till_the_turn_is_over(position: Build) -> None:
    state = position("c2 e1", "d8 e8", roll="sun grass")
    after, _ = rules.play(state, 0, "sun")
    ticked = [
        [key for key in ("result-0", "result-1") if "used" in str(drawn(shown)[key])]
        for shown in [*told(state, 0, "sun"), *told(after, 0, "eat c2")]
    ]
    assert ticked == [["result-0"], ["result-0", "result-1"], []]


def drawn(shown: Shown) -> dict[str, dict[str, object]]:
    state, look = shown.beat.state, picture(shown.beat.state, *shown.told)
    everything = all_nodes(scene.draw(rules.view(state, 0), look))
    return {found.key: dict(found.attributes) for found in everything if found.key}


def test_frightened_sheep_are_seen_to_take_fright_one_after_another(position: Build) -> None:
    state = position("d1 e2", "d3 e8", roll="grass dog")
    frights = [
        sorted(key for key in drawn(shown) if key.startswith("fright-")) for shown in told(state, 0, "dog d2")
    ]
    all_three = ["fright-0", "fright-1", "fright-2"]
    assert frights == [[], [], ["fright-0"], ["fright-0", "fright-1"], all_three]


def test_the_dog_barks_once_when_it_has_come(position: Build) -> None:
    state = position("d1 e2", "d3 e8", roll="grass dog", dog="b5", options=TACTICAL)
    sounds = [words.tell(shown.beat.event) for shown in told(state, 0, "dog d4")]
    assert [telling.sound for telling in sounds if telling] == ["step", "bark", "hop"]
    barking = [
        any(found.attributes.get("class") == "bark" for found in all_nodes(scene.draw(state, look)))
        for state, look in (
            (shown.beat.state, picture(state, *shown.told)) for shown in told(state, 0, "dog d4")
        )
    ]
    assert barking == [False, True, False]


def test_a_turn_has_one_climax() -> None:
    for seed in range(6):
        climaxes = 0
        for _, beat, _ in told_match(seed, 2, track="12", **TACTICAL if seed % 2 else {}):
            telling = words.tell(beat.event)
            climaxes += telling is not None and telling.pace == "climax"
            assert climaxes <= 1
            if isinstance(beat.event, events.NextTurn):
                climaxes = 0


def test_a_bark_is_no_climax_when_the_sun_comes_home_in_the_same_roll(position: Build) -> None:
    state = position("d1 e2", "d8 e8", roll="sun dog", sun=15)
    assert events.Barked(SQUARE_NAMED["d2"], True) in rules.play(state, 0, "dog d2").events
    state = rules.play(state, 0, "sun").state
    assert events.Barked(SQUARE_NAMED["d2"], True) in rules.play(state, 0, "dog d2").events


def test_the_sun_comes_home_awake_and_sleeps_at_dusk(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="sun grass", sun=15)
    suns = []
    for shown in told(state, 0, "sun"):
        look = picture(shown.beat.state, *shown.told)
        found = {each.key: each for each in all_nodes(scene.draw(shown.beat.state, look))}
        suns.append(symbol(found["sun"]))
    assert suns == ["sun", "sun-sleepy"]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_last_three_steps_redden(shape: Shape, position: Build) -> None:
    def late(sun: int) -> str:
        look = picture(position("d1 e1", "d8 e8", sun=sun))._replace(shape=shape)
        board = scene.draw(position("d1 e1", "d8 e8", sun=sun), look).board
        (ground,) = [found for found in nodes(board) if found.key == "ground"]
        assert sum("late" in str(found.attributes.get("class")).split() for found in nodes(ground)) >= 3
        return str(ground.attributes["style"]).split("--late:")[1]

    assert [late(sun) for sun in (0, 12, 13, 14, 15, 16)] == ["0.00", "0.00", "0.25", "0.50", "0.75", "1.00"]


def test_a_roll_of_which_nothing_can_come_is_one_beat(position: Build) -> None:
    state = position("b1 g1", "c1 b2", "f1 g2")
    rolled, *then = told(state, CHANCE, "roll sheep sheep")
    assert rolled.beat.event == events.Rolled(0, "sheep", "sheep")
    assert rolled.beat.state.dice == rolled.beat.state.unused == ("sheep", "sheep")
    assert [shown.beat.event for shown in then] == [events.NothingToDo(0), events.NextTurn(1)]


def test_the_number_changes_when_the_cards_have_come_to_the_heap(position: Build) -> None:
    """Until then it is what it was, in the very place; the next picture knows nothing of it."""
    state = position("c3 e1", "d8 e8", roll="grass grass", piles=("a4", ""))
    (shown,) = told(state, 0, "eat c3")
    look = picture(shown.beat.state, *shown.told)
    numbers = {
        found.key: words_of(found)
        for found in all_nodes(scene.draw(shown.beat.state, look))
        if found.key.startswith(("was-", "number-"))
    }
    assert numbers == {"number-0": "3", "was-0": "1", "number-1": "0"}
    moving = scene.motions(state, shown.beat.state, shown.beat.event, look)
    steps = {motion.key: motion.after for motion in moving}
    assert {key: steps[key] for key in ("was-0", "number-0")} == {"was-0": 1, "number-0": 1}
    assert max(motion.after for motion in moving if motion.animation == "fly") == 0
    later = all_nodes(scene.draw(shown.beat.state, look._replace(telling=False)))
    assert "was-0" not in {found.key for found in later}


def test_whose_doing_it_is(position: Build) -> None:
    """Whoever has the turn, but a sheep that runs in the basic game is its owner's doing."""
    state = position("d1 e1", "d7 e8")
    rolled = rules.play(state, CHANCE, "roll grass dog").state
    assert [rules.mover(shown.beat.state) for shown in told(state, CHANCE, "roll grass dog")] == [0]
    placed = rules.play(rolled, 0, "dog d6").state
    assert {rules.mover(shown.beat.state) for shown in told(rolled, 0, "dog d6")} == {None}
    assert [rules.mover(shown.beat.state) for shown in told(placed, 1, "flee d7 c7")] == [None]
    last = placed._replace(unused=())
    heard = [(type(shown.beat.event), rules.mover(shown.beat.state)) for shown in told(last, 1, "flee d7 c7")]
    assert heard == [(events.Fled, None), (events.NextTurn, 1)]


def test_the_headline_while_it_is_told(position: Build) -> None:
    state = position("d1 e1", "d7 e8")
    assert words.watch(state._replace(over=True), 0).english() == "The day is over"
    for move, seat, headline in (
        ("roll grass dog", CHANCE, "Mia rolls the dice"),
        ("dog d6", 0, "Run, sheep, run!"),
        ("flee d7 c7", 1, "Mia is playing"),
    ):
        *_, shown = told(state, seat, move)
        assert words.watch(shown.beat.state, 0).english(("Mia", "Ole")) == headline
        state = shown.beat.state


def test_a_turn_is_summed_up_in_a_sentence_or_two() -> None:
    at = SQUARE_NAMED
    step = events.Stepped(0, at["d1"], at["d2"])
    for happened, sentences in (
        ((step, events.Ate(0, at["d2"], 1, 5)), ["Mia moves a sheep to d2 and gets 1 card: 5 now."]),
        (
            (events.Ate(0, at["d4"], 2, 5), step),
            ["Mia gets 2 cards, 5 now, and moves a sheep to d2."],
        ),
        ((step, events.Stepped(0, at["d2"], at["d3"])), ["Mia moves a sheep twice, to d3."]),
        (
            (step, events.Stepped(0, at["e1"], at["e2"])),
            ["Mia moves one sheep to d2 and the other to e2."],
        ),
        (
            (
                events.DogPlaced(0, at["d4"], NOWHERE),
                events.Barked(at["d4"], False),
                events.Frightened(1, at["d5"]),
                events.Frightened(1, at["d3"]),
            ),
            ["Mia puts the dog on d4, and 2 sheep run."],
        ),
        (
            (events.Rolled(0, "sun", "sheep"), events.SunMoved(0, 2, 12), step, events.NextTurn(1)),
            ["The sun moves on. 10 more steps and it is home.", "Mia moves a sheep from d1 to d2."],
        ),
    ):
        assert [sentence.english(("Mia", "Ole")) for sentence in words.sum_up(happened)] == sentences


def test_s9_tactical_what_was_found_is_summed_up_nowhere(position: Build) -> None:
    """Whatever a sheep found, the summary is the same."""
    summed = set()
    for square in ("b1", "c2", "d4", "d1"):
        state = position(f"{square} g7", "e8 d8", roll="sun grass", unused=("grass",), options=TACTICAL)
        sentences = words.sum_up(rules.play(state, 0, f"eat {square}").events)
        summed.add(tuple(sentence.english(("Mia", "Ole")) for sentence in sentences))
    assert summed == {("Mia lets a sheep graze.",)}


def test_any_match_can_be_told_with_a_little_chance() -> None:
    """Also where no bot would go."""
    rng = Random(7)
    for before, seat, move, after in match_moves(
        8, 4, lambda view, seat, _: rng.choice(list(rules.moves(view, seat))), **TACTICAL
    ):
        assert rules.beats(before, seat, move)[-1].state == after
