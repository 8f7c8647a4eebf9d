"""Paddock without a browser: a tablet that keeps, draws, says and thinks, and does nothing by itself.

What the browser would do in its own time (a beat that is told, a bot that thinks, a second that goes) is done
here when the test says so.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from random import Random

from app import at_table
from app.happenings import (
    CloseNoticeLater,
    Deed,
    DeviceTask,
    Failed,
    GuideHere,
    Happening,
    KeepRefused,
    KeepTexts,
    Learnt,
    LessonHere,
    Seeded,
    ShowSand,
    Speak,
    Tap,
    TellThere,
    Think,
    WentOnElsewhere,
)
from app.language import language
from app.next import Next
from app.paddock import Paddock
from app.pictures import room_picture, sheet_picture
from app.rooms import Table
from app.settings import Settings
from app.storage import went_on_elsewhere
from app.trouble import UNFORESEEN
from app.update import after
from bots.budget import Thoughts
from bots.thinking import BotQuestion, think
from conformance.pictures import nodes
from games.catalogue import Game, game
from games.contract import Shape
from games.message import Message, say
from games.picture import Child, Node
from table.deeds import BeatTold, Draw, Hush, SecondGone, Sound, TellBeat, Thought
from table.match import Match
from table.moments import Asking, Curtain, Gathering, Moment, Over, Story, Taught, Throwing
from table.sitter import PERSON, Sitter
from table.sitting import Sitting

ASKED = (Asking, Throwing, Curtain, Gathering, Taught, Over)
"""The moments at which the table waits for a finger, or for nothing any more."""


FEW = 40
"""Thoughts of a bot at a family's table in tests: the same on every machine, and soon over."""


class House:
    """One window of one tablet. `kept` is the tablet's; another house with the same is another window."""

    def __init__(self, kept: dict[str, str] | None = None, shape: Shape = "wide", seed: str = "0") -> None:
        self.storage: dict[str, str] = {} if kept is None else kept
        self.refuses = False
        """Whether the tablet keeps nothing more."""
        self.shape: Shape = shape
        self.pictures: list[Node] = []
        self.said: list[str] = []
        self.sounds: list[str] = []
        self.answers: list[tuple[str, bool]] = []
        """What was told at the place that was touched, and whether something was refused."""
        self.beats: list[int] = []
        """The beats that were told, by number."""
        self.thinking: list[Think] = []
        self.asked: list[BotQuestion] = []
        self.kept: list[int] = []
        """How many moves the match had each time it was kept."""
        self.troubles: list[str] = []
        self.seconds_shown: list[int] = []
        self._seeds = Random(seed)
        self.paddock = Paddock(settings=Settings(pace="off"), kept=dict(self.storage), seed=seed)

    # What is the case

    @property
    def sitting(self) -> Sitting:
        """The match at the table."""
        assert isinstance(self.paddock.room, Table), self.paddock.room
        return self.paddock.room.sitting

    @property
    def match(self) -> Match:
        return self.sitting.match

    @property
    def moment(self) -> Moment:
        return self.sitting.moment

    def picture(self) -> Node | None:
        """What stands on the screen now."""
        return room_picture(self.paddock, self.shape)

    def taps(self) -> list[str]:
        """Everything that can be tapped now, in the room or on the sheet over it."""
        picture = sheet_picture(self.paddock) or self.picture()
        return [] if picture is None else taps_in(picture)

    # What happens

    def sit_down(self, match: Match) -> House:
        """Begin or carry on with a match."""
        self._take(at_table.sit_down(self.paddock, match))
        return self

    def tap(self, text: str) -> House:
        """A finger."""
        return self.happen(Tap(text))

    def happen(self, happening: Happening) -> House:
        """As the shell does it."""
        self._take(after(self.paddock, happening))
        return self

    def tell(self) -> House:
        """The beat that is being told comes to its end."""
        return self.happen(BeatTold(self.sitting.beat))

    def think(self) -> House:
        """A bot comes to a decision."""
        wanted = self.thinking.pop(0)
        question = BotQuestion(*wanted)
        self.asked.append(question)
        return self.happen(Thought(wanted.seat, wanted.seed, think(question, Thoughts(FEW))))

    def second(self) -> House:
        return self.happen(SecondGone())

    def settle(self, moments: Sequence[type] = ASKED) -> House:
        """Let everything happen that needs nobody's finger."""
        while isinstance(self.paddock.room, Table) and not isinstance(self.moment, tuple(moments)):
            before = self.paddock
            if isinstance(self.moment, Story):
                self.tell()
            else:
                self.think()
            assert self.paddock != before, "it stands still, and nobody is asked"
        return self

    def play(self, move: str) -> House:
        """A move by hand, and all that comes of it."""
        return self.tap(f"play {move}").settle()

    # What is to be done

    def _take(self, then: Next) -> None:
        waiting: list[Happening] = []
        self.paddock = then.paddock
        for deed in then.deeds:
            waiting += self._do(deed)
        for happening in waiting:
            self._take(after(self.paddock, happening))

    def _do(self, deed: Deed) -> Iterator[Happening]:
        match deed:
            case Draw() | TellBeat():
                yield from self._draw()
                if isinstance(deed, TellBeat):
                    self.beats.append(deed.beat)
            case Speak(sentences, names):
                words = language(self.paddock.language)
                self.said += [words.render(sentence, names) for sentence in sentences]
            case TellThere(sentence, names, refused):
                words = language(self.paddock.language)
                self.answers.append((words.render(sentence, names), refused))
            case Sound(name):
                self.sounds.append(name)
            case KeepTexts():
                yield from self._keep(deed)
            case Think():
                self.thinking.append(deed)
            case Hush():
                self.said.clear()
            case ShowSand(seconds):
                self.seconds_shown.append(seconds)
            case DeviceTask():
                yield from self._run(deed)
            case CloseNoticeLater():
                pass

    def _run(self, task: DeviceTask) -> Iterator[Happening]:
        """Whatever is to be fetched is here."""
        match task:
            case DeviceTask("seed"):
                yield Seeded(str(self._seeds.random()))
            case DeviceTask("learn", code):
                yield Learnt(code)
            case DeviceTask("guide"):
                yield GuideHere()
            case DeviceTask("lesson", wanted):
                name, number = wanted.split(" ")
                yield LessonHere(game(name), int(number))

    def _draw(self) -> Iterator[Happening]:
        try:
            if (picture := self.picture()) is not None:
                self.pictures.append(picture)
            sheet_picture(self.paddock)
        except Exception as error:
            self.troubles.append("".join(traceback.format_exception(error)))
            yield Failed(UNFORESEEN, self.troubles[-1])

    def _keep(self, wanted: KeepTexts) -> Iterator[Happening]:
        if wanted.game is not None and went_on_elsewhere(wanted.known, self.storage, wanted.game):
            yield WentOnElsewhere(dict(self.storage))
            return
        if self.refuses:
            yield KeepRefused(FULL, dict(self.storage), wanted.game is not None)
            return
        for name, text in wanted.changes:
            if text is None:
                self.storage.pop(name, None)
            else:
                self.storage[name] = text
        if wanted.game is not None and isinstance(self.paddock.room, Table):
            self.kept.append(self.match.length)


FULL: Message = say("This tablet is full.")


def tap_of(element: Node) -> str:
    """What tapping an element says; empty if it can't be tapped."""
    off = element.attributes.get("aria-disabled") == "true"
    return "" if off else str(element.attributes.get("data-tap", ""))


def taps_in(picture: Child) -> list[str]:
    """Everything that can be tapped, in order."""
    return [tap for element in nodes(picture) if (tap := tap_of(element))]


def family(*kinds: str) -> tuple[Sitter, ...]:
    """People and bots: `family("person", "bot")`."""
    names = ("Anna", "Ben", "Caro", "David", "Ella", "Finn", "Greta", "Hugo")
    return tuple(
        Sitter(names[seat], seat + 1, PERSON if kind == "person" else "ewe")
        for seat, kind in enumerate(kinds)
    )


def fill(game: Game, *kinds: str) -> tuple[str, ...]:
    """The kinds asked for, and bots up to the fewest who may play."""
    return (*kinds, *("bot",) * (game.seats[0] - len(kinds)))


def begin(game: Game, sitters: Sequence[Sitter], seed: int | str, **options: str) -> Match:
    """A match with dice of its own."""
    return Match.begin(game, sitters, options, str(seed))


WANTED = ("play ", "pick ", "app throw", "app look", "app on", "app ready", "curtain ")
"""Taps that carry a match on."""


def play_through(house: House, rng: Random, steps: int = 5000, taps: tuple[str, ...] = ()) -> None:
    """Tap at random whatever the picture offers, these taps as well, until the match is over."""
    for _ in range(steps):
        house.settle()
        if not isinstance(house.paddock.room, Table):
            return
        offered = [tap for tap in house.taps() if tap.startswith((*WANTED, *taps))]
        house.tap(rng.choice(offered))
    raise AssertionError("The match did not end.")
