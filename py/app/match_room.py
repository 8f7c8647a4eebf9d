"""The room with the table: one match from its first picture to its last, and everybody's turns.

`MatchRoom.run` is the one loop of a match. It asks the table what it waits for, lets the dice, a bot or a
person answer, shows what happened, and begins again. People's taps arrive through `tap`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from secrets import randbits

from app.clock import Clock
from app.curtain import needs_curtain
from app.house import House
from app.sight import Sight
from app.story import Story
from bots.thinking import Question
from games.contract import TABLE, Event, Move, Telling
from games.message import say
from table.match import Match, Refused
from table.waiting import Waiting, next_to_act, waiting

PAUSES = {"off": 0.0, "fast": 0.25, "normal": 0.7, "slow": 1.4}
"""Seconds between one event and the next when nobody has to tap, by pace."""


class MatchRoom:
    """A match, and whoever looks at it."""

    def __init__(self, house: House, match: Match) -> None:
        self.house = house
        self.match = match
        self.clock = Clock(self._tick, self._time_up)
        self.sight = Sight(house, match, self.clock)
        self._taps: asyncio.Queue[list[str]] = asyncio.Queue()

    # Taps

    def tap(self, words: list[str]) -> None:
        """A tap that belongs to the match: `play …`, `pick …`, `throw`, `undo`, `curtain 2`, `peek on`."""
        if words[0] == "peek":
            self.sight.peeking = words[1] == "on" and self.sight.viewer != TABLE
            self.sight.show()
        else:
            self._taps.put_nowait(words)

    async def _tapped(self) -> list[str]:
        return await self._taps.get()

    def _forget_taps(self) -> None:
        """What was tapped at an earlier picture means nothing to the next one."""
        while not self._taps.empty():
            self._taps.get_nowait()

    # The loop

    async def run(self) -> None:
        """Play until it is over."""
        if len(self.sight.people) == 1:
            self.sight.look_as(self.sight.people[0])
        if waiting(self.match).kind != "chance":
            self.sight.show()  # before a deal there is nothing to see yet
        while True:
            wait = waiting(self.match)
            if wait.kind == "over":
                break
            await self._step(wait)
        self.clock.stop()
        self.house.finished(self.match)

    async def _step(self, wait: Waiting) -> None:
        """One answer to what the table waits for. In a secret choice the bots choose first."""
        self._cover()
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
        if seat not in self.sight.people:
            self.sight.show()
            await self._pause()
            await self._after(self.match.throw)
            return
        await self._turn_to(seat)
        self._forget_taps()
        self.sight.asking, self.sight.throwing = seat, True
        self.sight.show()
        await self._call(seat)
        while (words := await self._tapped())[0] != "throw":
            if words[0] == "undo" and self._undo():
                return
        self.sight.throwing, self.sight.asking = False, None
        await self._after(self.match.throw)

    async def _force(self, seat: int, move: Move) -> None:
        """The only legal move plays itself; it is told like any other."""
        await self._turn_to(seat)
        self.sight.show()
        await self._pause()
        await self._play(seat, move)

    async def _think(self, seat: int) -> None:
        self.sight.show()
        question = Question(self.match.game.name, self.match.view(seat), seat, randbits(48))
        move, _ = await asyncio.gather(self.house.think(question), self._pause())
        await self._play(seat, move)

    async def _ask(self, seat: int) -> None:
        """A person decides: touch by touch until a move is played."""
        await self._turn_to(seat)
        self._forget_taps()
        self.sight.asking, self.sight.picked = seat, ()
        self._start_clock()
        self.sight.show()
        await self._call(seat)
        while True:
            match await self._tapped():
                case ["pick", *thing]:
                    self._pick(" ".join(thing))
                    await asyncio.sleep(0)
                    self.house.sound("tap")
                case ["play", *parts]:
                    if await self._play(seat, " ".join(parts)):
                        return
                case ["undo"]:
                    if self._undo():
                        return

    def _pick(self, thing: str) -> None:
        """Touch a thing: what is picked then, the game says."""
        scene = self.match.game.scene
        self.sight.picked = scene.pick(self.sight.view(), self.sight.look(), thing)
        self.sight.show()

    async def _play(self, seat: int, move: Move) -> bool:
        """A seat's move; a refusal is said and costs nothing."""
        return await self._after(lambda: self.match.play(seat, move))

    async def _after(self, happen: Callable[[], Sequence[Event]]) -> bool:
        """Let something happen: state first, saved, then the picture, then the way there.

        Whoever looked in secret and has finished is in none of it any more: the first picture is the table's.
        """
        await self.house.shown()
        before = self.match.state
        try:
            events = happen()
        except Refused as refusal:
            self.house.announce([refusal.message], self.match.names)
            return False
        if self.sight.asking is None or not self._clock_goes_on(self.sight.asking):
            self.clock.stop()
        self._keep()
        if self.sight.in_secret:
            self._cover()
        self.sight.asking, self.sight.picked, self.sight.busy = None, (), True
        told = self.sight.story.add(events)
        self.sight.show()
        # What is seen comes first; what is heard is a task of its own, while the browser paints.
        heard = asyncio.ensure_future(self._tell(told))
        seen_before = self.match.rules.view(before, self.sight.viewer)
        motions = self.match.game.scene.motions(seen_before, self.sight.view(), events)
        await self.house.moves([motion for motion in motions if motion.shape in ("", self.house.shape())])
        await heard
        self.sight.busy = False
        return True

    def _keep(self) -> None:
        self.house.keep(self.match)
        self.house.keep_sand(self.match, self.clock.left)

    async def _tell(self, told: Sequence[Telling]) -> None:
        """Say what happened, and let it be heard."""
        self.house.announce([telling.sentence for telling in told], self.match.names)
        for name in dict.fromkeys(telling.sound for telling in told if telling.sound):
            self.house.sound(name)

    async def _pause(self) -> None:
        await self.house.wait(PAUSES[self.house.settings.pace])

    async def _call(self, seat: int) -> None:
        """Say whose turn it is and what for, once it can be seen."""
        await asyncio.sleep(0)
        self.house.announce([self.match.game.words.ask(self.sight.view(), seat)], self.match.names)

    # Who looks

    async def _turn_to(self, seat: int) -> None:
        """Look with this person's eyes from now on, behind a curtain first if there is anything to hide.

        A bot needs no eyes, and one person alone among bots no curtain. Whoever looked at the open table
        meets the curtain too before the first secret: until then the others were looking on.
        """
        if seat not in self.sight.people:
            return
        secret = len(self.sight.people) > 1 and needs_curtain(self.match.rules, self.match.state, seat)
        if secret and not (self.sight.viewer == seat and self.sight.in_secret):
            await self._uncover(seat)
        self.sight.look_as(seat, secret)

    async def _uncover(self, seat: int) -> None:
        """Nothing secret is drawn until the person asked for has tapped."""
        self.sight.look_as(TABLE)
        self.sight.asking, self.sight.picked, self.sight.curtain_for = None, (), seat
        self.house.forget()
        self.sight.show()
        self.house.announce([say("Pass the tablet to {name}", name=self.match.names[seat])], self.match.names)
        self._forget_taps()
        while await self._tapped() != ["curtain", str(seat)]:
            pass
        self.sight.curtain_for = None

    def _cover(self) -> None:
        """Whoever has finished looks no longer: their secrets go face down, unless they are the only one."""
        if len(self.sight.people) > 1 and self.sight.viewer not in next_to_act(self.match):
            self.sight.look_as(TABLE)

    # Taking back

    def _undo(self) -> bool:
        if not self.sight.may_undo():
            return False
        self.match.undo(self.sight.viewer)
        self._keep()
        self.sight.story = Story(self.match)
        self.sight.asking, self.sight.picked, self.sight.throwing = None, (), False
        if len(self.sight.people) > 1:
            self.sight.look_as(TABLE)
        self.sight.show()
        return True

    # The hourglass

    def _start_clock(self) -> None:
        timer = self.match.rules.timer(self.sight.view())
        if timer is not None and self.clock.left is None:
            left = self.house.sand_left(self.match)
            self.clock.start(timer.seconds if left is None else min(left, timer.seconds))
        elif self.clock.left == 0:
            self._time_up()  # the sand ran out while the last exchange was still moving

    def _clock_goes_on(self, seat: int) -> bool:
        """The sand runs on while the same seat has to act against the clock."""
        return seat in self.match.turn and self.match.rules.timer(self.match.view(TABLE)) is not None

    def _tick(self) -> None:
        self.house.keep_sand(self.match, self.clock.left)
        self.sight.show()

    def _time_up(self) -> None:
        timer = self.match.rules.timer(self.sight.view())
        if timer is not None and self.sight.asking is not None:
            self.tap(["play", *timer.move.split(" ")])

    def hold(self, still: bool) -> None:
        """Stop or go on: a sheet lies over the table, or the page is hidden."""
        self.clock.hold(still)
        self.sight.show()
