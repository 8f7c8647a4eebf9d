"""What happens to Paddock and what then is to be done for it; for a match at its table, see `table.deeds`."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.settings import Settings
from app.storage import Change, Kept
from games.catalogue import Game
from games.contract import Shape, View
from games.message import Message
from games.minds import Level
from table import deeds


class Facts(NamedTuple):
    """What the window and the tablet are like at the moment."""

    shape: Shape = "wide"
    night: bool = False
    full_screen: bool = False
    """Whether the page could take the whole screen."""
    languages: tuple[tuple[str, str], ...] = ()
    """The languages besides English, each with what it calls itself."""
    own_language: str = "en"
    """The language that the tablet is set to, if it is one of them."""
    newer: Message | None = None
    """Why nothing that lies on the tablet is read: a newer Paddock has kept it."""
    way_home: str = "none"
    """How it would get on the home screen (`stage.home_screen.Way`)."""


# What happens


class Tap(NamedTuple):
    """Something was tapped, typed or held that says this: `app help`, `seats start`, `play take 3`."""

    text: str


class Seeded(NamedTuple):
    """Chance for the match that is begun next."""

    seed: str


class Hidden(NamedTuple):
    """The page is out of sight, or back in it; what lies on the tablet may have changed meanwhile."""

    hidden: bool
    kept: Kept


class KeepRefused(NamedTuple):
    """Something could not be kept; what lies there instead is known now."""

    complaint: Message
    kept: Kept
    of_match: bool = False
    """Whether it was a match: that is told even to those who know that their settings are not kept."""


class WentOnElsewhere(NamedTuple):
    """A match was not kept: another window has gone on with it."""

    kept: Kept


class Failed(NamedTuple):
    """An error that nobody foresaw; the words are for the family, the detail for a report."""

    sentence: Message
    detail: str


class Told(NamedTuple):
    """Something that is no error, but that the family has to know."""

    sentence: Message


class Heard(NamedTuple):
    """What happens behind the page: all of it lies here, a new version waits, it may be installed."""

    notice: Literal["ready", "new", "installable"]


class Learnt(NamedTuple):
    """A language that was wanted is there, and can be spoken."""

    language: str


class LessonHere(NamedTuple):
    """A lesson that was wanted has come, and can begin."""

    game: Game
    number: int


class GuideHere(NamedTuple):
    """The rules of the games have come, and can be read."""


class NoticeOver(NamedTuple):
    """A notice has been up for its time."""

    name: str


Happening = (
    Tap
    | Seeded
    | Hidden
    | KeepRefused
    | WentOnElsewhere
    | Failed
    | Told
    | Heard
    | Learnt
    | LessonHere
    | GuideHere
    | NoticeOver
    | deeds.Happening
)

# What is to be done


class KeepTexts(NamedTuple):
    """Keep these texts, one after the other until one is refused; of a match only if nobody else has gone on
    with it."""

    changes: tuple[Change, ...]
    game: Game | None = None
    known: str = ""
    """How the match of that game lies there, as far as we know."""


class TellThere(NamedTuple):
    """Show a sentence at the place that was touched; if nothing was refused, what the thing there explains
    of itself goes before."""

    sentence: Message
    names: tuple[str, ...]
    refused: bool


class ShowSand(NamedTuple):
    """Let so many seconds be seen in the glass that stands there."""

    seconds: int


class Think(NamedTuple):
    """Have a bot think, with nothing but what its seat may know."""

    game: str
    view: View
    seat: int
    seed: int
    level: Level
    seconds: float
    """How long it may take."""


class Apply(NamedTuple):
    """The settings count from now on."""

    settings: Settings


class Speak(NamedTuple):
    """Let sentences be heard, in which these people are called by name."""

    sentences: tuple[Message, ...]
    names: tuple[str, ...]
    aloud: bool = False
    """Whether it is read aloud, whatever is set."""


class CloseNoticeLater(NamedTuple):
    """A notice goes by itself after a while."""

    name: str


class DeviceTask(NamedTuple):
    """Something only the browser can do: see `app.shell.device`."""

    name: Literal[
        "seed",
        "awake",
        "asleep",
        "persist",
        "update",
        "add",
        "full screen",
        "report",
        "offline",
        "learn",
        "lesson",
        "guide",
    ]
    argument: str = ""


Deed = (
    KeepTexts | ShowSand | TellThere | Think | Apply | Speak | CloseNoticeLater | DeviceTask | deeds.Draw
    | deeds.Sound | deeds.Hush | deeds.TellBeat
)  # fmt: skip
