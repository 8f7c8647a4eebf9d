"""The rooms: which one is open, and the ways between them.

The lobby is plain HTML that stands in the page from the start, so it is what is open when nothing else is:
no game, no seats, no match and no results.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from random import SystemRandom

from app import keeping
from app.first_aid import FirstAid
from app.host import Host
from app.log import log_sheet
from app.match_room import MatchRoom
from app.results import results_picture
from app.seats import Seating, first_seating, options_of, reseat, seats_picture
from app.story import Story
from games.catalogue import Game
from games.message import Message, say
from games.picture import Node
from stage import painter, storage, window
from stage.html import html
from stage.shapes import TURNED
from table.match import Match
from table.record import BadRecord, write
from table.seal import seal
from table.waiting import waiting

UNREADABLE = say(
    "This match can't be opened here. It may be damaged, or from another version of Paddock. "
    "It stays kept until you start a new one."
)


class Rooms:
    """Where the family is: in the lobby, at a game's seats, at the table, or before the results."""

    def __init__(self, host: Host, aid: FirstAid) -> None:
        self.game: Game | None = None
        self.seating: Seating | None = None
        self.room: MatchRoom | None = None
        self.ended: Match | None = None
        self._host = host
        self._aid = aid
        self._running: asyncio.Task[None] | None = None

    def home(self) -> None:
        """The lobby. Whoever goes home from the results has seen them."""
        if self.ended is not None:
            keeping.forget_ended()
        self._leave()
        self._host.forget()
        self.game = None

    def open(self, game: Game) -> None:
        """The seats of a game."""
        self._leave()
        self.game, self.seating = game, first_seating(game, storage.load(keeping.FAMILY))

    def seat(self, words: list[str]) -> None:
        """A tap in the seats: off to the table, or somebody sits otherwise."""
        if self.game is None or self.seating is None:
            return
        match words:
            case ["start"]:
                self._begin(self.game, self.seating)
            case ["resume"]:
                self.resume(self.game)
            case _:
                self.seating = reseat(self.game, self.seating, words)

    def again(self) -> None:
        """The same people, the same rules, once more."""
        if self.ended is not None:
            game, record = self.ended.game, self.ended.record
            self._play(Match.begin(game, record.sitters, record.options, SystemRandom()))

    def carry_on(self) -> None:
        """The match that was last played, wherever it stood; its results, if it has ended."""
        game, ended = keeping.last_game(), keeping.ended_text()
        if game is not None and ended:
            self._open_kept(game, ended, self.finish)
        elif game is not None:
            self.resume(game)
        else:
            self._aid.tell(storage.of_a_newer() or UNREADABLE)

    def resume(self, game: Game) -> None:
        """A match that was left standing."""
        if keeping.is_kept(game):
            self._open_kept(game, keeping.kept_text(game), self._play)
        else:
            self.open(game)

    def mend(self) -> None:
        """After trouble the match goes on from what is kept, in a new room; what broke is left behind."""
        if self.room is None:
            return
        match = self.room.match
        if keeping.is_kept(match.game):
            self.resume(match.game)
        elif keeping.last_game() == match.game and keeping.ended_text():
            self.carry_on()
        else:
            self._play(Match.resume(match.record))

    def finish(self, match: Match) -> None:
        """The results of a match."""
        self._leave()
        self.game, self.ended = match.game, match

    def _open_kept(self, game: Game, sealed: str, enter: Callable[[Match], None]) -> None:
        """Go on with what is kept. What can't be read is said so and left where it is."""
        try:
            match = keeping.open_match(game, sealed)
        except BadRecord as broken:
            self.open(game)
            self._aid.tell(UNREADABLE, sealed, broken.message.english())
        else:
            enter(match)

    def _begin(self, game: Game, seating: Seating) -> None:
        self._aid.complain(storage.save(keeping.FAMILY, seating.text()))
        self._play(Match.begin(game, seating.sitters, options_of(game, seating), SystemRandom()))

    def _play(self, match: Match) -> None:
        self._leave()
        self._host.take_up(match.game)
        self.game = match.game
        self.room = MatchRoom(self._host, match)
        window.keep_awake(True)
        self._aid.watch(storage.keep_for_good())
        self._running = self._aid.watch(self.room.run())

    def _leave(self) -> None:
        """Out of the room that is open, whichever it is."""
        if self._running is not None:
            self._running.cancel()
        if self.room is not None:
            self.room.clock.stop()
            window.keep_awake(False)
        self.seating = self.ended = self.room = self._running = None

    def rehearse(self, game: Game) -> Iterator[None]:
        """Go from a game's seats to its table in the mind, and turn it; not while the family plays."""
        if self.room is not None:
            return
        painter.get_ready()
        yield
        seating = first_seating(game, storage.load(keeping.FAMILY))
        html(seats_picture(game, seating, saved=False), Message.english)
        yield
        match = Match.begin(game, seating.sitters, options_of(game, seating))
        while waiting(match).kind == "chance":
            match.throw()
        seal(write(match.record))
        yield
        sight = MatchRoom(self._host, match).sight
        html(sight.picture(), Message.english)
        yield
        sight.picture(TURNED[window.shape()])

    # What is there to see

    def picture(self) -> tuple[Node | None, tuple[str, ...]]:
        """The room that is open, when it isn't a running match, and who is called by name in it."""
        if self.ended is not None and self.ended.result is not None:
            match = self.ended
            return results_picture(match.game, match.view(0), self.ended.result, match.people), match.names
        if self.seating is not None and self.game is not None:
            return seats_picture(self.game, self.seating, keeping.is_kept(self.game)), ()
        return None, ()

    def log(self) -> Node | None:
        """Everything that has happened in the match that is being played or is over, as a sheet."""
        if self.room is not None:
            return log_sheet(self.room.sight.story.tellings, self.room.match.people)
        if self.ended is not None:
            return log_sheet(Story(self.ended).tellings, self.ended.people)
        return None

    def record(self) -> str:
        """The match that is being played, for a report."""
        return write(self.room.match.record) if self.room is not None else ""
