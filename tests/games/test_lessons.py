"""Every lesson is played through the real rules: by the hand alone, with each wrong try, with whatever else
it takes for right, and in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from tools.catalogues import compiled, languages, read

from app.happenings import Failed, Tap
from app.language import ENGLISH, language, learn
from app.lessons import LESSON_NAMES, stars_of
from app.pictures import room_picture
from app.rooms import LessonDone, Seats, Table
from app.trouble import UNFORESEEN
from conformance.pictures import nodes
from fakes.house import House, begin, family, fill
from fakes.tablet import Tablet
from games.catalogue import GAMES, TEMPLATE, Game
from games.contract import Shape
from games.lesson import ROLLS, Step
from games.message import Message
from helpers.reader import SECONDS_A_TAP, SECONDS_OF_THOUGHT, beat_lasts, reading
from stage.shapes import TURNED
from table.moments import Asking, Story, Taught, Thinking, Throwing
from table.sitting import headline, shown_view, step_now
from table.teaching import MOST_STARS

SHAPES: tuple[Shape, ...] = ("wide", "tall", "phone")
TRIES = 24
"""So many moves of each kind are tried at a step, where there are more."""

FIRST_MOVE_WITHIN, OVER_WITHIN = 20, 180
"""Seconds for whoever reads slowly (`helpers.reader`), at the usual pace."""


class Taken(NamedTuple):
    game: Game
    number: int

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.game.lessons.LESSONS[self.number].steps


LESSONS = [Taken(game, number) for game in GAMES for number in range(game.taught)]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.game.name}-{each.number}")


@pytest.fixture(scope="module", autouse=True)
def _learnt() -> None:
    for code, path in languages().items():
        learn(code, compiled(read(path)))


def begun(lesson: Taken, tablet: Tablet | None = None, shape: Shape = "wide") -> House:
    """A tablet on which it has just been begun."""
    return begin_at(lesson, shape, tablet).settle()


def begin_at(lesson: Taken, shape: Shape, tablet: Tablet | None = None) -> House:
    """A tablet of this shape on which nothing of it has been told yet."""
    house = House(tablet, shape)
    return house.tap(f"app game {lesson.game.name}").tap(f"app lesson {lesson.game.name} {lesson.number}")


def hand(house: House, shape: Shape | None = None) -> str:
    """What the hand points at; nothing if there is none."""
    picture = room_picture(house.paddock, shape or house.shape)
    assert picture is not None
    found = [each for each in nodes(picture) if "pointed" in str(each.attributes.get("class", "")).split()]
    assert len(found) < 2
    return str(found[0].attributes["data-tap"]) if found else ""


def follow(house: House, settle: bool = True) -> House:
    """Tap what the hand points at; in the free stretch roll, or play anything that is right."""
    moves = [] if isinstance(house.moment, Throwing) else list(house.match.moves(0))
    step, state = step_now(house.sitting), house.match.state
    if step is not None and step.wanted is not None and not isinstance(house.moment, Throwing):
        moves = [move for move in moves if step.wanted(state, move)]
    own = f"play {Random(house.match.length).choice(moves)}" if moves else "app throw"
    house.tap(hand(house) or own)
    return house.settle() if settle else house


def at_steps(lesson: Taken, shape: Shape = "wide") -> Iterator[House]:
    """The lesson, played by the hand, each time that something is wanted or told."""
    house, last = begun(lesson, shape=shape), -1
    for _ in range(120):
        if isinstance(house.paddock.room, LessonDone):
            return
        course = house.sitting.course
        assert course is not None
        if step_now(house.sitting) is not None and course.at != last:
            last = course.at
            yield house
        follow(house)
    raise AssertionError("The lesson did not end.")


def test_the_catalogue_knows_how_many_there_are() -> None:
    for game in (*GAMES, TEMPLATE):
        assert len(game.lessons.LESSONS) == game.taught <= len(LESSON_NAMES)


@each_lesson
def test_the_hand_alone_leads_through_it(lesson: Taken) -> None:
    steps = [course.at for house in at_steps(lesson) if (course := house.sitting.course) is not None]
    assert steps == list(range(len(lesson.steps)))


@each_lesson
@pytest.mark.parametrize("shape", SHAPES)
def test_the_hand_is_there_whatever_the_shape(lesson: Taken, shape: Shape) -> None:
    for house in at_steps(lesson, shape):
        step = step_now(house.sitting)
        assert step is not None
        if step.hand or step.wanted is None:
            assert hand(house), step.sentence
            assert hand(house, TURNED[shape]), step.sentence


@each_lesson
def test_its_end_has_stars_and_no_match_is_kept(lesson: Taken) -> None:
    house = begun(lesson)
    while not isinstance(house.paddock.room, LessonDone):
        follow(house)
    assert house.paddock.room.stars == MOST_STARS
    stars = stars_of(house.paddock.kept, lesson.game)
    assert stars is not None
    assert stars[lesson.number] == MOST_STARS
    assert house.tablet.matches == {}
    assert house.kept == []
    assert house.troubles == []


@each_lesson
def test_it_ends_with_a_whole_turn(lesson: Taken) -> None:
    """Nobody rolls and may not walk any more."""
    house = begun(lesson)
    while isinstance(house.paddock.room, Table):
        last = house.match
        follow(house, settle=False)
        while isinstance(house.paddock.room, Table) and isinstance(house.moment, Story | Thinking):
            last = house.match
            house.tell() if isinstance(house.moment, Story) else house.think()
    assert not last.turn or last.rules.turn_begins(last.state) is not None


@each_lesson
@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_told_stands_beside_the_games_own_things(lesson: Taken, shape: Shape) -> None:
    """Where there is room: on a phone the board needs it."""
    told = 0
    for house in at_steps(lesson, shape):
        if isinstance(house.moment, Taught):
            picture = house.picture()
            assert picture is not None
            classes = [str(each.attributes.get("class", "")).split() for each in nodes(picture)]
            assert any("in-tray" in each for each in classes) == (shape != "phone")
            told += 1
    assert told == sum(step.wanted is None for step in lesson.steps)


@each_lesson
def test_others_do_what_stands_beforehand(lesson: Taken) -> None:
    """All of it is used, and until then nobody has to think."""
    house = begun(lesson)
    while isinstance(house.paddock.room, Table):
        left = house.match.foretold
        assert house.asked == [] or not left
        follow(house, settle=False)
        while isinstance(house.paddock.room, Table) and isinstance(house.moment, Story | Thinking):
            left = house.match.foretold
            house.tell() if isinstance(house.moment, Story) else house.think()
    assert left == ()


class Taking(NamedTuple):
    """How long a lesson takes whoever follows its hand, in seconds."""

    first_move: float
    whole: float


def taking(lesson: Taken, shape: Shape) -> Taking:
    """Count it: beats by their paces and what moves in them, each new headline by its words, each tap."""
    house, seconds, first_move, read = begin_at(lesson, shape), 0.0, 0.0, ""
    while isinstance(house.paddock.room, Table):
        if isinstance(house.moment, Story):
            seconds += beat_lasts(house.sitting, shape)
            house.tell()
        elif isinstance(house.moment, Thinking):
            seconds += SECONDS_OF_THOUGHT
            house.think()
        else:
            words = headline(house.sitting, shown_view(house.sitting)).english(house.match.names)
            seconds += SECONDS_A_TAP + (reading(words) if words != read else 0)
            read, before = words, house.match
            follow(house, settle=False)
            moved = not isinstance(house.paddock.room, Table) or house.match != before
            first_move = first_move or (seconds if moved else 0)
    return Taking(first_move, seconds)


@each_lesson
@pytest.mark.parametrize("shape", SHAPES)
def test_the_first_move_is_the_learners_and_soon_and_three_minutes_are_enough(
    lesson: Taken, shape: Shape
) -> None:
    assert isinstance(begun(lesson).moment, (Asking, Throwing))
    found = taking(lesson, shape)
    assert 0 < found.first_move < FIRST_MOVE_WITHIN
    assert found.whole < OVER_WITHIN


@each_lesson
def test_each_wrong_try_is_told_why_and_costs_nothing(lesson: Taken) -> None:
    for house in at_steps(lesson):
        step, match = step_now(house.sitting), house.match
        assert step is not None
        if step.wanted is None or not isinstance(house.moment, Asking):
            continue
        wanted = step.wanted
        wrong = [move for move in match.moves(0) if not wanted(match.state, move)]
        tried = Random(1).sample(wrong, min(len(wrong), TRIES))
        for move in tried:
            told = next(sentence for fits, sentence in step.wrong if fits(match.state, move))
            there = House(house.tablet.copy())
            there.paddock = house.paddock
            there.tap(f"play {move}")
            assert there.match == match
            assert there.said == [told.english(match.names)]
            assert told.english(match.names) in _words(there)
            assert there.sitting.course is not None
            assert there.sitting.course.slips == 1
            assert there.sitting.course.stars < MOST_STARS


@each_lesson
def test_what_the_rules_forbid_is_refused_as_ever(lesson: Taken) -> None:
    house = begun(lesson)
    before = house.sitting
    house.tap("play nonsense")
    assert house.sitting == before


@each_lesson
def test_whatever_it_takes_for_right_leads_on(lesson: Taken) -> None:
    """What others do must fit each move that is wanted, not only the one that the hand shows."""
    for house in at_steps(lesson):
        step, match = step_now(house.sitting), house.match
        assert step is not None
        if step.wanted is None or step.sentence is None or not isinstance(house.moment, Asking):
            continue
        wanted = step.wanted
        right = [move for move in match.moves(0) if wanted(match.state, move)]
        for move in Random(2).sample(right, min(len(right), 6)):
            there = House(house.tablet.copy())
            there.paddock = house.paddock
            there.tap(f"play {move}").settle()
            while isinstance(there.paddock.room, Table):
                follow(there)
            assert isinstance(there.paddock.room, LessonDone)


@each_lesson
@pytest.mark.parametrize("code", languages())
def test_every_sentence_in_every_language(lesson: Taken, code: str) -> None:
    spoken, names = language(code), ("Anna", "Emil", "Wolle", "Locke")
    said = [sentence for step in lesson.steps for sentence in _sentences(step)]
    assert said
    for sentence in (*said, *LESSON_NAMES):
        text = spoken.render(sentence, names)
        assert text != language(ENGLISH).render(sentence, names)
        assert not re.search(r"[{}]", text)


@each_lesson
def test_it_is_told_in_the_familys_language(lesson: Taken) -> None:
    house = House()
    house.paddock = house.paddock._replace(language="de")
    house.tap(f"app lesson {lesson.game.name} {lesson.number}").settle()
    first = lesson.steps[0].sentence
    assert first is not None
    assert house.said[-1] == language("de").render(first, house.match.names)


@each_lesson
def test_enough_of_it_at_any_step(lesson: Taken) -> None:
    for house in at_steps(lesson):
        there = House(house.tablet.copy())
        there.paddock = house.paddock
        there.tap("app skip")
        assert isinstance(there.paddock.room, Seats)
        assert stars_of(there.paddock.kept, lesson.game) is not None


@each_lesson
def test_a_match_of_the_same_game_goes_on_waiting(lesson: Taken) -> None:
    tablet = Tablet()
    House(tablet).sit_down(begin(lesson.game, family(*fill(lesson.game, "person")), 1)).settle()
    before = dict(tablet.matches)
    house = begun(lesson, tablet)
    follow(house)
    house.tap("app home")
    assert tablet.matches == before


@each_lesson
def test_an_error_begins_it_anew(lesson: Taken) -> None:
    house = begun(lesson)
    follow(house)
    house.happen(Failed(UNFORESEEN, "a fault")).happen(Tap("app close")).settle()
    assert house.sitting.course is not None
    assert house.sitting.course.at == 0


def test_nothing_is_taken_back_in_a_lesson() -> None:
    for house in at_steps(LESSONS[0]):
        assert "app undo" not in house.taps()
        assert "app skip" in house.taps()


def test_a_step_of_the_dice_is_never_a_move() -> None:
    for lesson in LESSONS:
        for step in lesson.steps:
            if step.hand == ("app throw",):
                assert step.wanted in ROLLS
            if step.wanted is not None and step.wrong:
                assert step.wrong[-1][0](None, "")


def _sentences(step: Step) -> list[Message]:
    own = [] if step.sentence is None else [step.sentence]
    return [*own, *(told for _, told in step.wrong)]


def _words(house: House) -> str:
    picture = house.picture()
    assert picture is not None
    names = house.match.names
    found = [child for each in nodes(picture) for child in each.children if isinstance(child, Message)]
    return " ".join(each.english(names) for each in found)
