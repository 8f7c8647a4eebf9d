"""The whole of Paddock as one immutable value: where the family is, what lies over it, and what is known.

`app.update` gives the next one, `app.pictures` what is seen of it. Nothing here knows a browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.happenings import Facts
from app.hint import Hint
from app.language import ENGLISH
from app.listing import Listing
from app.notices import Moment, NoticeBoard
from app.rooms import LessonDone, Lobby, Room, Seats, Table, Trying, match_in
from app.settings import Settings
from app.shelf import EMPTY_SHELF, Shelf
from app.storage import NOTHING_KEPT, Kept
from app.trouble import Trouble
from games.lesson import Meeting
from games.message import Message
from table.record import write
from table.sitting import between_turns

if TYPE_CHECKING:
    from app.afterwards.account import Account
    from app.album.dice import Dice
    from app.sharing.bringing import Delivery
    from app.sharing.carrying import Carried
    from app.sharing.taking import Shared

LINES_AT_ONCE = 100
"""How much of a long story is shown until more is wanted."""


class Paddock(NamedTuple):
    """Everything that is the case while the page is open."""

    room: Room = Lobby()
    sheet: str = ""
    """What lies over the room, or nothing: "settings", "help", "log", "about", "language", "home-screen",
    "trouble", "after", "dice", "games", "bring", "coming", "brought", "share", "carry", "camera", "album",
    "wipe", "keys"."""
    sought: str = ""
    """What is looked for in the rules."""
    story_shown: int = LINES_AT_ONCE
    """How many lines of the story so far are shown."""
    looking_back: int | None = None
    """The line of the story so far whose moment is looked at again."""
    settings: Settings = Settings()
    about_keys: Message | None = None
    """What became of the last key that was changed, or why it wasn't."""
    kept: Kept = NOTHING_KEPT
    """The things that lie on the tablet, as far as this window knows."""
    shelf: Shelf = EMPTY_SHELF
    """The matches that lie there."""
    unreadable: Message | None = None
    """Why nothing that lies there is read."""
    trying: Trying | None = None
    """The match in which somebody tries another move, until it is played."""
    opening: str = ""
    """The match that is just being read, to be opened."""
    in_use: str = ""
    """The match that another window plays, as was told."""
    full: bool = False
    """Whether it was told that the tablet is full."""
    listing: Listing = Listing()
    """How far the sheet of saved games has been looked at."""
    lobby: str = ""
    """What the lobby was last told of the shelf."""
    seed: str = ""
    """Chance for the match that is begun next."""
    facts: Facts = Facts()
    language: str = ENGLISH
    hidden: bool = False
    """Whether nobody looks at the page."""
    trouble: Trouble | None = None
    broken: bool = False
    """Whether an error lies on the table, and nobody has said yet to go on."""
    warned: frozenset[bool] = frozenset()
    """Whether the family was told that a match (True) or something smaller can't be kept."""
    offline: bool = False
    """Whether every file of this version is known to lie here."""
    notices: NoticeBoard = NoticeBoard()
    brought: Delivery | None = None
    """What has come from elsewhere, while it is looked at."""
    carried: Carried | None = None
    """All that lies here, while it is about to be taken along."""
    shared: Shared | None = None
    """The match that is about to be shared."""
    hint: Hint | None = None
    """What somebody has asked the old shepherd, and what came of it."""
    dice: Dice | None = None
    """What has been counted of the dice in the album."""
    account: Account | None = None
    """What the old shepherd has found out about a match that is over."""
    coach: Meeting | None = None
    """What is being explained at the table, since somebody has met it for the first time."""


def wanted_language(paddock: Paddock) -> str:
    """What the family has chosen, if there is such a language; else what the tablet is set to."""
    chosen, facts = paddock.settings.language, paddock.facts
    known = (ENGLISH, *(code for code, _ in facts.languages))
    return chosen if chosen in known else facts.own_language


def names_of(paddock: Paddock) -> tuple[str, ...]:
    """Who is called by name in the room that is open."""
    match = match_in(paddock.room)
    return () if match is None else match.names


def title_of(paddock: Paddock) -> Message | None:
    """The game's name for the window's title."""
    if isinstance(paddock.room, (Seats, LessonDone)):
        return paddock.room.game.title
    match = match_in(paddock.room)
    return None if match is None else match.game.title


def moment_for_notices(paddock: Paddock) -> Moment:
    """Whether this is a moment for notices."""
    if paddock.sheet or paddock.looking_back is not None:
        return "busy"
    if isinstance(paddock.room, Lobby):
        return "lobby"
    if isinstance(paddock.room, Table) and not between_turns(paddock.room.sitting):
        return "busy"
    return "between"


def record_of(paddock: Paddock) -> str:
    """The match that is being played, for a report."""
    return write(paddock.room.sitting.match.record) if isinstance(paddock.room, Table) else ""


def without_sheet(paddock: Paddock) -> Paddock:
    """From room to room: no sheet, no trouble and no explanation comes along."""
    return paddock._replace(
        sheet="", broken=False, in_use="", full=False, coach=None, looking_back=None, hint=None
    )
