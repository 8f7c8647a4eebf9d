"""The frame round every table: who plays, whose turn it is, the last thing that happened, the tools.

Its parts are brothers in one grid (`static/style/frame.css`), each under a name of its own, so that a
game may lay them out anew without drawing them anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from app.parts import act, band, drawn, face, icon, tool
from games.contract import Drawing, Look, Person, Shape, Telling
from games.message import say
from games.picture import Child, Node, node, piece
from table.moments import Asking, Gathering, Taught, Throwing
from table.sitting import (
    Sitting,
    acting,
    headline,
    is_new_here,
    line_shown,
    look,
    may_redo,
    may_retell,
    shown_view,
    telling,
    waits_until_ready,
)
from table.teaching import LessonSoFar


class Tools(NamedTuple):
    """What there is besides the usual."""

    hints: bool = False
    """The old shepherd may be asked now."""
    reads: bool = False
    """Whatever was said can be said again, for whoever can't read."""


USUAL = Tools()


def table_picture(sitting: Sitting, shape: Shape, turned: bool = False, tools: Tools = USUAL) -> Node:
    """The whole screen of a running match."""
    game, here = sitting.match.game, look(sitting, shape)
    view = shown_view(sitting)
    drawing = game.scene.draw(view, here)
    yellow = acting(sitting, view)
    parts = (
        _way_home(),
        node(
            "ol",
            *[_player(seat, here, yellow, has) for seat, has in enumerate(drawing.belongings)],
            class_=f"strip players-{len(here.people)}" + (" crowded" if crowded(here) else ""),
            aria_label=say("Players"),
            key="strip",
        ),
        _way_to_help(),
        node("h1", headline(sitting, view), class_="say", key="say", tabindex="-1", data_start=True),
        _spoken(sitting, here),
        node("div", *_tools_of(sitting, here.can_undo, tools), class_="tools", key="tools"),
        node(
            "section",
            drawing.board,
            class_="board",
            aria_label=say("The table"),
            data_unfold=True,
            key="board",
        ),
        _tray(sitting, drawing, shape),
    )
    told = telling(sitting)
    climax = told is not None and told.pace == "climax"
    return _whole(game.name, shape, parts, " turned" * turned + " climax" * climax)


def table_being_laid(sitting: Sitting, shape: Shape, tools: Tools = USUAL) -> Node:
    """What stands at a table before anything lies on it, and keeps its place when the match goes on from
    here: what is played, and the ways out."""
    game = sitting.match.game
    parts = (
        _way_home(),
        _way_to_help(),
        node("h1", game.title, class_="say", key="say", tabindex="-1", data_start=True),
        node("div", *_tools_of(sitting, False, tools), class_="tools", key="tools"),
    )
    return _whole(game.name, shape, parts, busy=True)


def _whole(game: str, shape: Shape, parts: Sequence[Node], more: str = "", busy: bool = False) -> Node:
    """The table of a game; a screen reader is told of one that is not yet laid."""
    classes = f"table of-{game} {shape}{more}"
    told = "true" if busy else False
    return node("div", *parts, class_=classes, data_answers=True, aria_busy=told, key=f"table-{game}")


ROOM_FOR = {"wide": 5, "tall": 3, "phone": 0}
"""How many players stand side by side with the face beside the name, by shape of the screen."""


def crowded(look: Look) -> bool:
    """Whether faces have to stand above their names."""
    return len(look.people) > ROOM_FOR[look.shape]


SHORT_NAME = 10
"""So many letters stand on one line wherever a name stands."""


def _tray(sitting: Sitting, drawing: Drawing, shape: Shape) -> Node:
    """The player's own things; while everybody is called to look, or somebody looks about, only that. What a
    lesson tells is often seen in them, so they stay beside the way on where there is room."""
    tray = drawing.tray
    if waits_until_ready(sitting):
        words = say("Ready!")
        hint = node("p", say("Take a look around. The sand waits for you"), class_="hint", key="hint")
        tray = node("div", hint, act("app ready", words, words, icon("go")), class_="gathering", key="ready")
    if isinstance(sitting.moment, Gathering):
        words = say("Everybody look!")
        tray = node("div", act("app look", words, words, icon("eye")), class_="gathering", key="gathering")
    if isinstance(sitting.moment, Taught):
        words = say("Go on")
        seen = () if shape == "phone" else (tray,)
        tray = node("div", *seen, act("app on", words, words, icon("go")), class_="gathering", key="taught")
    return node("section", tray, class_="tray", aria_label=say("What you can do"), key="tray")


@cache
def _way_home() -> Node:
    return tool("app home", say("All games"), "home", "home")


@cache
def _way_to_help() -> Node:
    return tool("app help", say("How to play"), "help", "help")


def _tools_of(sitting: Sitting, undoes: bool, tools: Tools) -> tuple[Node, ...]:
    """What the family may do besides playing; a lesson can be left at any step."""
    if sitting.course is not None:
        return _tools_of_a_lesson(tools.reads)
    redoes = may_redo(sitting)
    return _tools(undoes, redoes, not (undoes or redoes) and may_retell(sitting), *tools)


@cache
def _tools_of_a_lesson(reads: bool) -> tuple[Node, ...]:
    skip = tool("app skip", say("Skip the lesson"), "close", "to-skip")
    again = (_say_again(),) if reads else ()
    return (skip, *again, tool("app settings", say("Settings"), "settings"))


def _say_again() -> Node:
    return tool("app again", say("Say it again"), "say", "to-again")


@cache
def _tools(undoes: bool, redoes: bool, retells: bool, hints: bool, reads: bool) -> tuple[Node, ...]:
    """At most four, since no table has room for more: sounds are turned off in the settings, and whoever has
    begun a turn, and can take it back or do it after all, knows what was before it. Where both can be, a hint
    has to wait for the next move. Where all is read aloud, the story so far is in the settings too: it is of
    no use to whoever can't read it."""
    undo = (tool("app undo", say("Take it back"), "undo"),) if undoes else ()
    redo = (tool("app redo", say("Do it after all"), "redo"),) if redoes else ()
    again = (tool("app retell", say("What happened?"), "replay"),) if retells else ()
    asks = hints and not (undoes and redoes)
    hint = (tool("app hint", say("What would the old shepherd do?"), "shepherd"),) if asks else ()
    return (
        *undo,
        *redo,
        *again,
        *hint,
        _say_again() if reads else tool("app log", say("The story so far"), "log"),
        tool("app settings", say("Settings"), "settings"),
    )


def _player(seat: int, look: Look, acting: Sequence[int], belongings: tuple[Child, ...]) -> Node:
    """One place of the strip: a band of knit, the face, the name, and what everybody may see."""
    person = look.people[seat]
    now = seat in acting
    name = node("span", person.name, class_="name long" if len(person.name) > SHORT_NAME else "name")
    bot = (node("span", say("bot"), class_="vh"),) if person.bot else ()
    return node(
        "li",
        band(person.colour),
        face(person),
        node(
            "div",
            node("div", name, *bot, class_="named"),
            node("div", *belongings, class_="has"),
            class_="who",
        ),
        class_=f"player seat-{person.colour}" + (" now" if now else ""),
        aria_current="true" if now else False,
        key=f"player-{seat}",
    )


def _goal(sitting: Sitting) -> Node:
    """What wins, where later the last event stands: until everybody has had a first go."""
    game = sitting.match.game
    words = node("span", game.goal, class_="told-last")
    return node("p", drawn(game.goal_drawn), words, class_="pill log goal", key="log")


def _log_line(last: Telling | None, look: Look) -> Node:
    """The last event as one line; all of them are behind the speech bubble."""
    if last is None or last.sentence is None:
        return node("p", class_="log empty", key="log")
    return node(
        "p",
        *symbol_of(last, look.people),
        node("span", last.sentence, class_="told-last"),
        class_="pill log",
        key="log",
    )


def _spoken(sitting: Sitting, look: Look) -> Node:
    """Beside the headline: what wins, to newcomers; what was told last; in a lesson, what was wrong."""
    if sitting.course is not None:
        return _told(sitting, sitting.course)
    return _goal(sitting) if is_new_here(sitting) else _log_line(line_shown(sitting), look)


def _told(sitting: Sitting, course: LessonSoFar) -> Node:
    """In a lesson: what was wrong with the last try, else what was told last; and how far it has come."""
    if course.wrong is not None and isinstance(sitting.moment, (Asking, Throwing)):
        return node(
            "p",
            piece("head-look", colour=1, class_="symbol"),
            node("span", course.wrong, class_="told-last"),
            class_="pill log wrong",
            key="log",
        )
    return _log_line(line_shown(sitting), look(sitting))


def symbol_of(telling: Telling, people: Sequence[Person]) -> tuple[Node, ...]:
    """The picture beside a sentence, in its doer's colours."""
    if not telling.symbol:
        return ()
    colour = telling.colour or (people[telling.seat].colour if telling.seat is not None else 0)
    return (piece(telling.symbol, colour=colour, class_="symbol"),)
