"""What happens to Paddock and what then is to be done for it; for a match at its table, see `table.deeds`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple

from app.contents import Texts, Write
from app.settings import Settings
from app.shelf import Shelf
from app.storage import Kept
from bots.question import Advice, BotQuestion
from games.catalogue import Game
from games.contract import Shape, View
from games.message import Message
from games.minds import Level, Temper
from table import deeds

if TYPE_CHECKING:
    from app.sharing.reading import Readings


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
    way_home: str = "none"
    """How it would get on the home screen (`stage.home_screen.Way`)."""
    now: int = 0
    """The time of day: the second since 1970."""
    address: str = ""
    """Where the page lies, for links to it."""


# What happens


class Tap(NamedTuple):
    """Something was tapped, typed or held that says this: `app help`, `seats start`, `play take 3`."""

    text: str


class Seeded(NamedTuple):
    """Chance for the match that is begun next."""

    seed: str


class Arrived(NamedTuple):
    """The page is there."""


class Hidden(NamedTuple):
    """The page is out of sight, or back in it."""

    hidden: bool


class Looked(NamedTuple):
    """What lies on the tablet now: it may have changed while nobody looked, or not be what was to be kept."""

    kept: Kept
    shelf: Shelf
    complaint: Message | None = None
    """Why nothing of it can be read."""
    went_on: bool = False
    """Whether another window has gone on with the match that is played here."""


class KeepRefused(NamedTuple):
    """Something could not be kept."""

    complaint: Message
    of_match: bool = False
    """Whether it was a match: that is told even to those who know that their settings are not kept."""
    full: bool = False
    """Whether there would be room if something else went."""


class WentOnElsewhere(NamedTuple):
    """A match was not kept: another window has gone on with it."""


class Taken(NamedTuple):
    """Another window has taken over a match that was played here."""

    id: str


class Opened(NamedTuple):
    """A match was read that was to be opened."""

    id: str
    texts: Texts | None
    """As it lies there, and the text before; None while another window plays it."""


class Peeked(NamedTuple):
    """A match was read that is only looked at."""

    id: str
    texts: Texts


class Gathered(NamedTuple):
    """Matches were read that are to be taken along."""

    found: Mapping[str, Texts]


class Brought(NamedTuple):
    """A file, a text or a link came from elsewhere, and was read."""

    readings: Readings


class Failed(NamedTuple):
    """An error that nobody foresaw; the words are for the family, the detail for a report."""

    sentence: Message
    detail: str


class BotFailed(NamedTuple):
    """A bot could not think: any move is played for it, and the match goes on."""

    detail: str


class FamilyTold(NamedTuple):
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


class SheetHere(NamedTuple):
    """What this sheet is drawn with has come."""

    sheet: str


class Advised(NamedTuple):
    """What was asked for a person has been thought about."""

    seat: int
    seed: int
    """The question's own: it tells an answer that is waited for from one that is not any more."""
    advice: Advice


class Idle(NamedTuple):
    """Nobody has touched anything for a good while."""


class Reckoned(NamedTuple):
    """The old shepherd has gone through some more of a match that is over."""

    course: str
    """Which one, as it was told to him."""
    text: str
    """What he found (`bots.finished_match.read_reckoned`); nothing if something broke."""
    detail: str = ""
    """What broke, for the report."""


class NoticeOver(NamedTuple):
    """A notice has been up for its time."""

    name: str


Happening = (
    Tap
    | Seeded
    | Arrived
    | Hidden
    | Looked
    | KeepRefused
    | WentOnElsewhere
    | Taken
    | Opened
    | Peeked
    | Gathered
    | Brought
    | Failed
    | BotFailed
    | FamilyTold
    | Heard
    | Learnt
    | LessonHere
    | SheetHere
    | NoticeOver
    | Idle
    | Advised
    | Reckoned
    | deeds.Happening
)

# What is to be done


class KeepTexts(NamedTuple):
    """Keep all of these texts or none; a match only if no other window has gone on with it."""

    writes: tuple[Write, ...]
    of_match: bool = False
    """Whether a match that is played is among them."""


class OpenMatch(NamedTuple):
    """Read a match, and be the window that plays it."""

    id: str
    take_over: bool = False
    """Even if another window plays it."""


class Peek(NamedTuple):
    """Read a match only to look at it."""

    id: str


class Gather(NamedTuple):
    """Read all of these matches to take them along."""

    ids: tuple[str, ...]


class LookThere(NamedTuple):
    """See what lies on the tablet now."""


class ShowLobby(NamedTuple):
    """Let the lobby show this of the shelf, now and when the page begins next time."""

    text: str


class HandOut(NamedTuple):
    """Give the family a file: a text, or a zip."""

    name: str
    content: str | bytes


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
    temper: Temper
    """The manner of whoever sits there."""
    shown: tuple[object, ...]
    """What the seat has been shown for a moment only: how much of it is remembered is the level's affair."""


class Advise(NamedTuple):
    """Have the old shepherd think for a person, with nothing but what their seat may know."""

    question: BotQuestion


class Reckon(NamedTuple):
    """Have the old shepherd go through some more of a match that is over."""

    course: str
    wanted: str
    """What he is asked (`bots.finished_match.wanted`)."""


class Apply(NamedTuple):
    """The settings count from now on."""

    settings: Settings


class Speak(NamedTuple):
    """Let sentences be heard, in which these people are called by name."""

    sentences: tuple[Message, ...]
    names: tuple[str, ...]
    aloud: bool = False
    """Whether it is read aloud, whatever is set."""
    spoken: tuple[Message, ...] = ()
    """What is read aloud instead, sentence for sentence, to whoever can't read yet; none: the same."""
    urgent: bool = False
    """Whether it is somebody's turn: nothing else interrupts a screen reader."""


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
        "languages",
        "lesson",
        "sheet",
        "parcel",
        "paste",
        "link",
        "send",
        "copy",
        "square code",
        "camera",
        "hold",
        "release",
        "warm up",
    ]
    argument: str = ""


Deed = (
    KeepTexts | OpenMatch | Peek | Gather | LookThere | ShowLobby | HandOut | ShowSand | TellThere | Think
    | Advise | Reckon | Apply | Speak | CloseNoticeLater | DeviceTask | deeds.Draw | deeds.Sound
    | deeds.Hush | deeds.TellBeat
)  # fmt: skip
