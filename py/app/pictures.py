"""What is seen of Paddock: the room that is open, and the sheet over it, as pictures."""

from __future__ import annotations

from typing import NamedTuple

from app import later
from app.about import about_sheet
from app.curtain import curtain_picture
from app.frame import Tools, table_picture
from app.hint import Hint, may_ask
from app.home_screen import home_screen_sheet
from app.language import language
from app.lessons import lesson_button, next_lesson, stars_of
from app.paddock import Paddock, names_of
from app.parts import icon
from app.results import results_picture
from app.rooms import (
    WITH_A_BOARD,
    LessonDone,
    Lobby,
    Results,
    Room,
    Seats,
    Showing,
    Table,
    game_in,
    sitting_in,
)
from app.seats import seats_picture
from app.settings import language_sheet, settings_sheet
from app.shelf import lying, waiting_of
from app.shelving import can_go
from app.trouble import trouble_sheet, way_to_make_room, way_to_take_over
from app.version import VERSION
from games.catalogue import Game
from games.contract import TABLE, Shape
from games.lesson import Meeting
from games.message import say
from games.picture import Node, button
from table.moments import Curtain
from table.sitting import Sitting, asked

ON_THE_TABLET = ("here", "none")
"""Ways to the home screen that lead nowhere any more."""


def room_picture(paddock: Paddock, shape: Shape) -> Node | None:
    """The room in a window of this shape; None for the lobby, which is plain HTML."""
    if paddock.looking_back is not None and (past := _past(paddock, shape)) is not None:
        return past
    match paddock.room:
        case Seats(game, seating):
            saved = bool(waiting_of(paddock.shelf, game.name))
            count = len(lying(paddock.shelf, game.name))
            learning, reading = _learning(paddock, game), _reading(paddock, game)
            return seats_picture(game, seating, saved, count, learning, reading)
        case LessonDone():
            return _learnt(paddock.room)
        case Table() | Showing():
            return _at_table(paddock, paddock.room, shape)
        case Results(match, _):
            result = match.result
            assert result is not None
            return results_picture(match.game, match.view(0), result, match.people)
    return None


class Standing(NamedTuple):
    """A picture of the room that is seen, and what it is a picture of."""

    picture: Node
    room: Room


def picture_at_once(paddock: Paddock, shape: Shape, standing: Standing | None) -> Node | None:
    """The same as soon as can be: the grid for the ear, which weighs as much as all the rest, stays
    as it lies, or comes when the board stands. Whose eyes look may not have changed for that.
    """
    room = paddock.room
    if not isinstance(room, WITH_A_BOARD) or not is_walked(paddock):
        return room_picture(paddock, shape)
    picture, sitting = _seen(paddock, room, shape), sitting_in(room)
    if standing is None or not isinstance(standing.room, WITH_A_BOARD) or standing.picture.key != picture.key:
        return picture
    if _eyes(sitting_in(standing.room)) != _eyes(sitting):
        return _walked(paddock, picture, sitting, shape)
    from app.learning.walking import with_grid_of  # noqa: PLC0415

    return with_grid_of(standing.picture, picture, sitting.match.game.ear.aloud)


def is_walked(paddock: Paddock) -> bool:
    """Whether a grid lies over the board."""
    room = paddock.room
    if not isinstance(room, WITH_A_BOARD) or paddock.looking_back is not None:
        return False
    sitting = sitting_in(room)
    return sitting.match.game.has_lessons and not isinstance(sitting.moment, Curtain)


def _eyes(sitting: Sitting) -> tuple[str, int, bool]:
    """Who sees what: of which match, behind which curtain, and whether something is held up."""
    return sitting.match.seed, sitting.eyes if sitting.in_secret else TABLE, sitting.peeking


def _past(paddock: Paddock, shape: Shape) -> Node | None:
    """The table as it stood at a line of the story so far."""
    from app.learning.looking_back import past_picture  # noqa: PLC0415

    return past_picture(paddock, shape)


def _at_table(paddock: Paddock, room: Table | Showing, shape: Shape) -> Node:
    """The table, or the curtain before it."""
    sitting = sitting_in(room)
    if isinstance(sitting.moment, Curtain):
        return curtain_picture(sitting.match.people, sitting.moment.seat)
    picture = _seen(paddock, room, shape)
    return _walked(paddock, picture, sitting, shape) if sitting.match.game.has_lessons else picture


def _seen(paddock: Paddock, room: Table | Showing, shape: Shape) -> Node:
    """A match on its board, for the eye and the finger."""
    if isinstance(room, Showing):
        return later.theatre_picture(paddock, room, shape)
    return _table(paddock, room.sitting, shape)


def _table(paddock: Paddock, sitting: Sitting, shape: Shape) -> Node:
    """The table for the eye and the finger."""
    turned = _turned(paddock, sitting)
    tools = Tools(may_ask(sitting, paddock.settings), paddock.settings.voice == "on")
    picture = table_picture(sitting, shape, turned, tools)
    if paddock.hint is not None:
        picture = _hinted(picture, paddock.hint)
    if sitting.course is not None:
        from app.learning.hand import pointed  # noqa: PLC0415

        picture = pointed(picture, sitting)
    return picture


def _walked(paddock: Paddock, picture: Node, sitting: Sitting, shape: Shape) -> Node:
    """The same for the ear and the keyboard."""
    from app.learning.keys import keys_of_the_board  # noqa: PLC0415
    from app.learning.walking import walked  # noqa: PLC0415

    return walked(picture, sitting, shape, keys_of_the_board(paddock.settings))


def _hinted(picture: Node, hint: Hint) -> Node:
    """The table with what the old shepherd has said."""
    from app.learning.hints import with_hint  # noqa: PLC0415

    return with_hint(picture, hint)


def _learnt(room: LessonDone) -> Node:
    """The page after a lesson."""
    from app.learning.lesson_match import learnt_picture  # noqa: PLC0415

    return learnt_picture(*room)


def _learning(paddock: Paddock, game: Game) -> tuple[Node, ...]:
    """The next lesson of a game, larger where the tablet has never met it."""
    if not game.taught:
        return ()
    stars = stars_of(paddock.kept, game)
    number = next_lesson(paddock.kept, game)
    return (lesson_button(game, number, stars[number] if stars else 0, first=stars is None),)


READS = 6
"""From this age on a child may read what stands at a table."""


def _reading(paddock: Paddock, game: Game) -> tuple[Node, ...]:
    """Where somebody may sit down who can't read yet, everything can be read aloud."""
    if game.age >= READS:
        return ()
    words = say("Read everything aloud")
    on = "true" if paddock.settings.voice == "on" else "false"
    return (
        button("app voice", words, icon("read"), key="voice", class_="icon", title=words, aria_pressed=on),
    )


def _turned(paddock: Paddock, sitting: Sitting) -> bool:
    """Open games may turn the table to whoever sits on the far side."""
    seat, persons = asked(sitting), sitting.match.persons
    if paddock.settings.turning != "turn" or seat not in persons:
        return False
    return persons.index(seat) % 2 == 1


def sheet_picture(paddock: Paddock) -> Node | None:
    """The sheet that lies over the room."""
    game, trouble, facts = game_in(paddock.room), paddock.trouble, paddock.facts
    match paddock.sheet:
        case "settings":
            at_table = isinstance(paddock.room, Table)
            return settings_sheet(paddock.settings, facts.full_screen, facts.languages, at_table)
        case "language":
            return language_sheet(paddock.settings, facts.languages)
        case "about":
            return about_sheet(VERSION, paddock.offline, facts.way_home not in ON_THE_TABLET)
        case "home-screen":
            return home_screen_sheet(facts.way_home, bool(paddock.shelf))
        case "help" if game is not None:
            return _guide(paddock, game)
        case "log":
            return _log(paddock)
        case "trouble" if trouble is not None:
            way_out = paddock.broken and not isinstance(paddock.room, Lobby)
            return trouble_sheet(trouble, way_out, *_ways_out(paddock))
    return _other_sheet(paddock)


def _coach(meeting: Meeting) -> Node:
    """What somebody meets for the first time."""
    from app.learning.coach import coach_sheet  # noqa: PLC0415

    return coach_sheet(meeting)


LATER = frozenset(
    {
        "after", "album", "branch", "bring", "brought", "camera", "carry", "coming", "dice", "ear", "games",
        "keys", "record", "share", "what", "wipe",
    }
)  # fmt: skip
"""Sheets that come in a parcel of their own."""


def _other_sheet(paddock: Paddock) -> Node | None:
    match paddock.sheet:
        case "" if paddock.coach is not None:
            return _coach(paddock.coach)
        case sheet if sheet in LATER:
            return later.sheet_of(paddock)
    return None


def _guide(paddock: Paddock, game: Game) -> Node:
    """The rules, with what happens at the table now on top."""
    from app.learning.guide import asked_about, guide_sheet  # noqa: PLC0415

    sitting = paddock.room.sitting if isinstance(paddock.room, Table) else None
    words = language(paddock.language).words(names_of(paddock))
    return guide_sheet(game, paddock.kept, asked_about(sitting), paddock.sought, words)


def _ways_out(paddock: Paddock) -> tuple[Node, ...]:
    """What else can be done about a trouble with what is kept."""
    if paddock.in_use:
        return (way_to_take_over(paddock.in_use),)
    if paddock.full and (count := can_go(paddock)):
        return (way_to_make_room(count),)
    return ()


def _log(paddock: Paddock) -> Node | None:
    """All that has been told of the match that is being played, or is over."""
    from app.learning.log import log_sheet  # noqa: PLC0415

    return log_sheet(paddock)
