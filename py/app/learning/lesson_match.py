"""A lesson's match as it begins, and the page after it."""

from __future__ import annotations

from app.lessons import LESSON_NAMES
from app.parts import act, icon, tool
from app.seats import learner_among_bots
from games.catalogue import Game
from games.contract import complete_options
from games.message import Message, say, say_many
from games.picture import Node, button, node, piece
from table.match import Match
from table.record import Record, entry_of
from table.teaching import MOST_STARS, LessonSoFar

SEED = "lesson"
"""All chance of a lesson stands beforehand, but that of the free stretch at its end."""


def lesson_match(game: Game, number: int, remembered: str | None) -> tuple[Match, LessonSoFar]:
    """The match in which it is taught: whoever sits first in the family learns, among bots."""
    lesson = game.lessons.LESSONS[number]
    sitters = learner_among_bots(remembered, lesson.seats)
    options = complete_options(game.rules, lesson.seats, lesson.options)
    entries = tuple(map(entry_of, lesson.before))
    record = Record(game.name, game.rules.VERSION, options, sitters, entries)
    match = Match.resume(record, SEED)
    return match._replace(foretold=tuple(map(entry_of, lesson.others))), LessonSoFar(lesson, number)


def learnt_picture(game: Game, number: int, stars: int) -> Node:
    """The page after a lesson: its stars, and where to go from there."""
    earned = tuple(
        piece("star", class_="star" if place < stars else "star hollow", key=f"star-{place}")
        for place in range(MOST_STARS)
    )
    label = say_many("{count} star", "{count} stars", stars)
    head = node(
        "header",
        tool("app home", say("All games"), "home"),
        node("h1", game.title),
        tool("app help", say("How to play {game}", game=game.title), "help"),
        class_="room-head",
        key="head",
    )
    paper = node(
        "section",
        node("h2", say("Well done!"), tabindex="-1", data_start=True),
        node("div", *earned, class_="stars", role="img", aria_label=label, key="stars"),
        node("p", _praise(stars)),
        _ways_on(game, number),
        class_="learnt-sheet",
        key="paper",
    )
    scenery = piece("scene-beach", class_="backdrop", preserveAspectRatio="xMidYMin slice", key="scenery")
    sheep = piece("sheep-glee", colour=1, class_="glad", key="sheep")
    return node(
        "div", scenery, head, node("div", sheep, paper, class_="learnt-middle", key="middle"),
        class_=f"room seats learnt of-{game.name}", key="learnt",
    )  # fmt: skip


def _praise(stars: int) -> Message:
    if stars == MOST_STARS:
        return say("Every step right the first time.")
    return say("You found every step. Play it again for more stars, if you like.")


def _ways_on(game: Game, number: int) -> Node:
    """To the seats, to the next lesson, or the same once more."""
    more: tuple[Node, ...] = ()
    if number + 1 < game.taught:
        words = LESSON_NAMES[number + 1]
        more = (button(f"app lesson {game.name} {number + 1}", words, icon("hand"), words, key="next"),)
    again = say("Once more")
    return node(
        "div",
        act(f"app game {game.name}", say("Let’s play"), say("Let’s play"), icon("go")),
        node(
            "div",
            *more,
            button(f"app lesson {game.name} {number}", again, icon("again"), again, key="again"),
            class_="two",
        ),
        class_="ways",
        key="ways",
    )
