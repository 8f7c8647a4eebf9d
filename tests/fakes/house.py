"""Paddock without a browser: a tablet that keeps, draws, says and thinks, and does nothing by itself.

What the browser would do in its own time (a beat that is told, a bot that thinks, a second that goes) is done
here when the test says so.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from copy import copy
from random import Random

from app import at_table
from app.happenings import (
    Advise,
    Advised,
    CloseNoticeLater,
    Deed,
    DeviceTask,
    Facts,
    Failed,
    Gather,
    Gathered,
    HandOut,
    Happening,
    KeepRefused,
    KeepTexts,
    Learnt,
    LessonHere,
    Looked,
    LookThere,
    Opened,
    OpenMatch,
    Peek,
    Peeked,
    Reckon,
    Reckoned,
    Seeded,
    SheetHere,
    ShowLobby,
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
from app.settings import Settings, read_settings
from app.storage import SETTINGS, found_in
from app.trouble import UNFORESEEN
from app.update import after
from bots.advising import advise
from bots.budget import Thoughts
from bots.question import BotQuestion
from bots.reckoning import reckon_from_text
from bots.thinking import think
from conformance.pictures import nodes
from fakes.tablet import ELSEWHERE, Tablet
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


QUIET = Settings(pace="off", coach="off")

MORNING = 1_000
"""When a window is opened."""

FEW = 40
"""Thoughts of a bot at a family's table in tests: the same on every machine, and soon over."""


class House:
    """One window of one tablet; another house with the same one is another window."""

    def __init__(self, tablet: Tablet | None = None, shape: Shape = "wide", seed: str = "0") -> None:
        self.tablet = Tablet() if tablet is None else tablet
        self.known: dict[str, str] = {}
        """Each match as this window last saw it lie there."""
        self.refuses = False
        """Whether the tablet keeps nothing more."""
        self.full = False
        """Whether there would be room if something else went."""
        self.taken: frozenset[str] = frozenset()
        """Matches that another window holds."""
        self.handed_out: list[HandOut] = []
        self.given: list[DeviceTask] = []
        """What was sent to others or copied."""
        self.lobby = ""
        self.shape: Shape = shape
        self.pictures: list[Node] = []
        self.said: list[str] = []
        self.turns: list[str] = []
        """What interrupts a screen reader."""
        self.read_aloud: list[str] = []
        self.sounds: list[str] = []
        self.explained: list[str] = []
        """What was met for the first time and understood at once."""
        self.answers: list[tuple[str, bool]] = []
        """What was told at the place that was touched, and whether something was refused."""
        self.beats: list[int] = []
        """The beats that were told, by number."""
        self.thinking: list[Think] = []
        self.asked: list[BotQuestion] = []
        self.advice_wanted: list[BotQuestion] = []
        self.reckoning: list[Reckon] = []
        """What the old shepherd is to find out about a match that is over."""
        self.kept: list[int] = []
        """How many moves the match had each time it was kept."""
        self.troubles: list[str] = []
        self.seconds_shown: list[int] = []
        self._seeds = Random(seed)
        lying = self.tablet.lying()
        found = found_in(lying, f"brought {seed}", MORNING)
        self.tablet.write(found.moving, self.known)
        here = Paddock(
            kept=found.kept, shelf=found.shelf, seed=seed, lobby=lying.hint, facts=Facts(now=MORNING)
        )
        settings = read_settings(found.kept.get(SETTINGS)) if SETTINGS in found.kept else QUIET
        self.paddock = here._replace(settings=settings)
        self._drawn: tuple[Paddock, Shape, Node | None] | None = None

    def copy(self) -> House:
        """Another house where all is as it is here, on a tablet of its own."""
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, (list, dict, Tablet)):
                setattr(other, name, value.copy())
        other._seeds = Random()
        other._seeds.setstate(self._seeds.getstate())
        return other

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
        """What stands on the screen now: drawn once, as long as nothing changes."""
        drawn = self._drawn
        if drawn is None or drawn[0] is not self.paddock or drawn[1] != self.shape:
            self._drawn = drawn = (self.paddock, self.shape, room_picture(self.paddock, self.shape))
        return drawn[2]

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

    def advise(self) -> House:
        """The old shepherd has an answer for whoever asked."""
        question = self.advice_wanted.pop(0)
        advice = next(found for found in advise(question, Thoughts(FEW)) if found is not None)
        return self.happen(Advised(question.seat, question.seed, advice))

    def reckon(self) -> House:
        """The old shepherd goes through a match that is over, to its end."""
        while self.reckoning:
            wanted = self.reckoning.pop(0)
            self.happen(Reckoned(wanted.course, reckon_from_text(wanted.wanted)))
        return self

    def second(self) -> House:
        return self.later(1).happen(SecondGone())

    def later(self, seconds: int) -> House:
        """Time goes by while nothing happens."""
        facts = self.paddock.facts
        self.paddock = self.paddock._replace(facts=facts._replace(now=facts.now + seconds))
        return self

    def settle(self, moments: Sequence[type] = ASKED) -> House:
        """Let everything happen that needs nobody's finger."""
        while isinstance(self.paddock.room, Table) and not isinstance(self.moment, tuple(moments)):
            before = self.paddock
            if self.paddock.coach is not None:
                self.explained.append(self.paddock.coach.thing)
                self.tap("app understood")
            elif isinstance(self.moment, Story):
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
            case Speak():
                self._speak(deed)
            case TellThere(sentence, names, refused):
                words = language(self.paddock.language)
                self.answers.append((words.render(sentence, names), refused))
            case Sound(name):
                self.sounds.append(name)
            case KeepTexts() | OpenMatch() | Peek() | Gather() | LookThere() | ShowLobby() | HandOut():
                yield from self._do_with_storage(deed)
            case Think():
                self.thinking.append(deed)
            case Advise() | Reckon():
                self._to_be_thought_about(deed)
            case Hush():
                self.said.clear()
            case ShowSand(seconds):
                self.seconds_shown.append(seconds)
            case DeviceTask():
                yield from self._run(deed)
            case CloseNoticeLater():
                pass

    def _speak(self, said: Speak) -> None:
        words = language(self.paddock.language).words(said.names)
        self.said += map(words, said.sentences)
        if said.urgent:
            self.turns += map(words, said.sentences)
        if said.aloud or self.paddock.settings.voice == "on":
            self.read_aloud += map(words, said.spoken or said.sentences)

    def _to_be_thought_about(self, deed: Advise | Reckon) -> None:
        """When the test says so."""
        if isinstance(deed, Advise):
            self.advice_wanted.append(deed.question)
        else:
            self.reckoning.append(deed)

    def _run(self, task: DeviceTask) -> Iterator[Happening]:
        """Whatever is to be fetched is here."""
        match task:
            case DeviceTask("seed"):
                yield Seeded(str(self._seeds.random()))
            case DeviceTask("learn", code):
                yield Learnt(code)
            case DeviceTask("sheet", sheet):
                yield SheetHere(sheet)
            case DeviceTask("send" | "copy"):
                self.given.append(task)
            case DeviceTask("lesson", wanted):
                name, number = wanted.split(" ")
                yield LessonHere(game(name), int(number))

    def _do_with_storage(self, deed: Deed) -> Iterator[Happening]:
        match deed:
            case KeepTexts():
                yield from self._keep(deed)
            case OpenMatch(name, take_over):
                yield from self._open(name, take_over)
            case Peek(name):
                yield Peeked(name, self.tablet.matches.get(name, ("", "")))
            case Gather(names):
                yield Gathered({name: self.tablet.matches.get(name, ("", "")) for name in names})
            case LookThere():
                yield self.looked()
            case ShowLobby(text):
                self.lobby = self.tablet.hint = text
            case HandOut():
                self.handed_out.append(deed)

    def _draw(self) -> Iterator[Happening]:
        try:
            if (picture := self.picture()) is not None:
                self.pictures.append(picture)
            sheet_picture(self.paddock)
        except Exception as error:
            self.troubles.append("".join(traceback.format_exception(error)))
            yield Failed(UNFORESEEN, self.troubles[-1])

    def _keep(self, wanted: KeepTexts) -> Iterator[Happening]:
        if self.refuses:
            yield KeepRefused(FULL, wanted.of_match, self.full)
        elif self.tablet.write(wanted.writes, self.known) == ELSEWHERE:
            yield WentOnElsewhere()
        elif wanted.of_match and isinstance(self.paddock.room, Table):
            self.kept.append(self.match.length)

    def _open(self, name: str, take_over: bool) -> Iterator[Happening]:
        if name in self.taken and not take_over:
            yield Opened(name, None)
            return
        texts = self.tablet.matches.get(name, ("", ""))
        if texts[0]:
            self.known[name] = texts[0]
        yield Opened(name, texts)

    def looked(self) -> Looked:
        """What lies there now, as the shell finds it."""
        lying = self.tablet.lying()
        found = found_in(lying, "", self.paddock.facts.now)
        room = self.paddock.room
        there, known = "", ""
        if isinstance(room, Table):
            there = self.tablet.matches.get(room.place.id, ("", ""))[0]
            known = self.known.get(room.place.id, "")
        return Looked(found.kept, found.shelf, lying.complaint, bool(there and known) and there != known)


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
