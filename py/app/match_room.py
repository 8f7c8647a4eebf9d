"""The room with the table: one match from its first picture to its last, and everybody's turns.

`MatchRoom.run` is the one loop of a match. It asks the table what it waits for, lets the dice, a bot or a
person answer, shows what happened, and begins again. People's taps arrive through `tap`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from secrets import randbits

from app.clock import Clock
from app.curtain import curtain_picture, needs_curtain
from app.frame import table_picture
from app.house import House
from app.story import Story
from bots.thinking import Question
from games.catalogue import Game
from games.contract import TABLE, Event, Look, Move, Telling, View
from games.message import say
from games.picture import Node
from table.match import Match, Refused
from table.waiting import Waiting, waiting

PAUSES = {"off": 0.0, "fast": 0.25, "normal": 0.7, "slow": 1.4}
"""Seconds between one event and the next when nobody has to tap, by pace."""


class MatchRoom:
    """A match, and whoever looks at it."""

    def __init__(self, house: House, game: Game, match: Match) -> None:
        self.house = house
        self.game = game
        self.match = match
        self.viewer = TABLE
        self.in_secret = False
        """Whether the viewer took the tablet behind a curtain, so that nobody else looks."""
        self.picked: tuple[str, ...] = ()
        self.busy = False
        self.peeking = False
        self.asking: int | None = None
        self.throwing = False
        self.story = Story(self.game.words, self.match)
        self._taps: asyncio.Queue[list[str]] = asyncio.Queue()
        self.clock = Clock(self._tick, self._time_up)

    # What is seen

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.match.sitters)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats with a person."""
        return tuple(seat for seat, sitter in enumerate(self.match.sitters) if sitter.is_person)

    def look(self) -> Look:
        """What the picture depends on, besides the view."""
        mine = self.asking is not None and not self.busy
        return Look(
            seat=self.viewer,
            people=self.match.people,
            moves=self.match.moves(self.asking) if mine and self.asking is not None else (),
            throws=self.throwing and not self.busy,
            picked=self.picked,
            shape=self.house.shape(),
            can_undo=self._may_undo(),
            seconds=self.clock.left,
            peeking=self.peeking,
            covered=self.clock.held,
        )

    def picture(self) -> Node:
        """The screen as it is now: the table, or the curtain before it."""
        if self._curtain_for is not None:
            return curtain_picture(self.match.people, self._curtain_for)
        look = self.look()
        view = self.view()
        asked = self.asking if self.asking is not None else next(iter(self._acting()), TABLE)
        headline = self.game.words.ask(view, asked)
        return table_picture(
            self.game,
            look,
            self.game.scene.draw(view, look),
            self._acting(),
            headline,
            self.story.last,
            self.house.settings.sound == "on",
            self._turned(),
        )

    @property
    def between_turns(self) -> bool:
        """Whether nobody is in the middle of deciding: the dice, a bot, a motion or the curtain is on."""
        return self.asking is None or self.busy

    def view(self) -> View:
        """What the viewer may know."""
        return self.match.view(self.viewer)

    def show(self) -> None:
        """Put the picture on the page."""
        self.house.show(self.picture(), self.names)

    def _acting(self) -> tuple[int, ...]:
        """Whose place in the strip is yellow."""
        if self.asking is not None:
            return (self.asking,)
        turn = tuple(seat for seat in self.match.turn if seat >= 0)
        thrower = self.game.rules.thrower(self.match.state)
        return turn or ((thrower,) if thrower is not None else ())

    def _turned(self) -> bool:
        """Open games may turn the table to whoever sits on the far side."""
        if self.house.settings.turning != "turn" or self.asking is None:
            return False
        return self.people.index(self.asking) % 2 == 1 if self.asking in self.people else False

    # Taps

    def tap(self, words: list[str]) -> None:
        """A tap that belongs to the match: `play …`, `pick …`, `throw`, `undo`, `curtain 2`, `peek on`."""
        if words[0] == "peek":
            self.peeking = words[1] == "on" and self.viewer != TABLE
            self.show()
        else:
            self._taps.put_nowait(words)

    async def _tapped(self) -> list[str]:
        return await self._taps.get()

    def _forget_taps(self) -> None:
        """What was tapped at an earlier picture means nothing to the next one."""
        while not self._taps.empty():
            self._taps.get_nowait()

    # The loop

    _curtain_for: int | None = None

    async def run(self) -> None:
        """Play until it is over."""
        if len(self.people) == 1:
            self._look_as(self.people[0])
        if waiting(self.match).kind != "chance":
            self.show()  # before a deal there is nothing to see yet
        while True:
            wait = waiting(self.match)
            if wait.kind == "over":
                break
            await self._step(wait)
        self.clock.stop()
        self.house.finished(self.match)

    async def _step(self, wait: Waiting) -> None:
        """One answer to what the table waits for. In a secret choice the bots choose first."""
        self._cover(wait)
        match wait.kind:
            case "chance":
                await self._after(self.match.throw)
            case "throw":
                await self._throw(wait.seats[0])
            case "forced":
                await self._force(wait.seats[0], wait.move)
            case "bots":
                await self._think(wait.bots[0])
            case "persons":
                await self._ask(wait.persons[0])

    async def _throw(self, seat: int) -> None:
        if seat not in self.people:
            self.show()
            await self._pause()
            await self._after(self.match.throw)
            return
        await self._turn_to(seat)
        self._forget_taps()
        self.asking, self.throwing = seat, True
        self.show()
        await self._call(seat)
        while (words := await self._tapped())[0] != "throw":
            if words[0] == "undo" and self._undo():
                return
        self.throwing, self.asking = False, None
        await self._after(self.match.throw)

    async def _force(self, seat: int, move: Move) -> None:
        """The only legal move plays itself; it is told like any other."""
        await self._turn_to(seat)
        self.show()
        await self._pause()
        await self._play(seat, move)

    async def _think(self, seat: int) -> None:
        self.show()
        question = Question(self.game.name, self.match.view(seat), seat, randbits(48))
        move, _ = await asyncio.gather(self.house.think(question), self._pause())
        await self._play(seat, move)

    async def _ask(self, seat: int) -> None:
        """A person decides: touch by touch until a move is played."""
        await self._turn_to(seat)
        self._forget_taps()
        self.asking, self.picked = seat, ()
        self._start_clock()
        self.show()
        await self._call(seat)
        while True:
            match await self._tapped():
                case ["pick", *thing]:
                    self.picked = self.game.scene.pick(self.view(), self.look(), " ".join(thing))
                    self.show()
                    await asyncio.sleep(0)
                    self.house.sound("tap")
                case ["play", *parts]:
                    if await self._play(seat, " ".join(parts)):
                        return
                case ["undo"]:
                    if self._undo():
                        return

    async def _play(self, seat: int, move: Move) -> bool:
        """A seat's move; a refusal is said and costs nothing."""
        return await self._after(lambda: self.match.play(seat, move))

    async def _after(self, happen: Callable[[], Sequence[Event]]) -> bool:
        """Let something happen: state first, saved, then the picture, then the way there."""
        await self.house.shown()
        before = self.view()
        try:
            events = happen()
        except Refused as refusal:
            self.house.announce([refusal.message], self.names)
            return False
        self.house.keep(self.match)
        if self.asking is None or not self._clock_goes_on(self.asking):
            self.clock.stop()
        self.asking, self.picked, self.busy = None, (), True
        told = self.story.add(events)
        self.show()
        # What is seen comes first; what is heard is a task of its own, while the browser paints.
        heard = asyncio.ensure_future(self._tell(told))
        motions = self.game.scene.motions(before, self.view(), events)
        await self.house.moves([motion for motion in motions if motion.shape in ("", self.house.shape())])
        await heard
        self.busy = False
        return True

    async def _tell(self, told: Sequence[Telling]) -> None:
        """Say what happened, and let it be heard."""
        self.house.announce([telling.sentence for telling in told], self.names)
        for name in dict.fromkeys(telling.sound for telling in told if telling.sound):
            self.house.sound(name)

    async def _pause(self) -> None:
        await self.house.wait(PAUSES[self.house.settings.pace])

    async def _call(self, seat: int) -> None:
        """Say whose turn it is and what for, once it can be seen."""
        await asyncio.sleep(0)
        self.house.announce([self.game.words.ask(self.view(), seat)], self.names)

    # Who looks

    async def _turn_to(self, seat: int) -> None:
        """Look with this person's eyes from now on, behind a curtain first if there is anything to hide.

        A bot needs no eyes, and one person alone among bots no curtain. Whoever looked at the open table
        meets the curtain too before the first secret: until then the others were looking on.
        """
        if seat not in self.people:
            return
        secret = len(self.people) > 1 and needs_curtain(self.game.rules, self.match.state, seat)
        if secret and not (self.viewer == seat and self.in_secret):
            await self._uncover(seat)
        self._look_as(seat, secret)

    async def _uncover(self, seat: int) -> None:
        """Nothing secret is drawn until the person asked for has tapped."""
        self._look_as(TABLE)
        self.asking, self.picked, self._curtain_for = None, (), seat
        self.house.forget()
        self.show()
        self.house.announce([say("Pass the tablet to {name}", name=self.names[seat])], self.names)
        self._forget_taps()
        while await self._tapped() != ["curtain", str(seat)]:
            pass
        self._curtain_for = None

    def _cover(self, wait: Waiting) -> None:
        """A person's secrets go face down as they finish, unless they are the only one.

        While chance has the word it is not said yet whether the same person goes on.
        """
        goes_on = wait.kind == "chance" or self.viewer in (*self.match.turn, *wait.seats)
        if len(self.people) > 1 and not goes_on:
            self._look_as(TABLE)

    def _look_as(self, seat: int, in_secret: bool = False) -> None:
        """Whose eyes these are. What the last ones were peeking at is not for the next."""
        if seat != self.viewer:
            self.peeking = False
        self.viewer, self.in_secret = seat, in_secret

    # Taking back

    def _may_undo(self) -> bool:
        if self.busy or self.viewer == TABLE:
            return False
        return self.match.can_undo(self.viewer)

    def _undo(self) -> bool:
        if not self._may_undo():
            return False
        self.match.undo(self.viewer)
        self.house.keep(self.match)
        self.story = Story(self.game.words, self.match)
        self.asking, self.picked, self.throwing = None, (), False
        if len(self.people) > 1:
            self._look_as(TABLE)
        self.show()
        return True

    # The hourglass

    def _start_clock(self) -> None:
        timer = self.game.rules.timer(self.view())
        if timer is not None and self.clock.left is None:
            self.clock.start(timer.seconds)
        elif self.clock.left == 0:
            self._time_up()  # the sand ran out while the last exchange was still moving

    def _clock_goes_on(self, seat: int) -> bool:
        """The sand runs on while the same seat has to act against the clock."""
        return seat in self.match.turn and self.game.rules.timer(self.match.view(TABLE)) is not None

    def _tick(self) -> None:
        self.show()

    def _time_up(self) -> None:
        timer = self.game.rules.timer(self.view())
        if timer is not None and self.asking is not None:
            self.tap(["play", *timer.move.split(" ")])

    def hold(self, still: bool) -> None:
        """Stop or go on: a sheet lies over the table, or the page is hidden."""
        self.clock.hold(still)
        self.show()
