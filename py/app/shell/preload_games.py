"""Getting the games out of the box while the family looks at the lobby: the first time takes longest."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from app.happenings import Learnt
from app.paddock import Paddock
from app.pictures import room_picture
from app.rooms import Table
from app.seats import first_seating, options_of, seats_picture
from app.shelf import new_place
from app.shell import lessons, thinker
from app.shell.preload_modules import read_ahead
from app.storage import FAMILY
from games.catalogue import GAMES, Game
from games.message import Message
from stage import painter, window
from stage.html import html
from stage.shapes import TURNED
from table.deeds import BeatTold
from table.match import Match
from table.moments import Story
from table.record import write
from table.seal import seal
from table.update import after, sit_down

if TYPE_CHECKING:
    from app.shell.shell import Shell


async def prepare(shell: Shell) -> None:
    """Read all that a table needs of the games, and rehearse each of them; then have the lessons fetched, and
    what bots think with, in case that the page has no worker."""
    await read_ahead(GAMES, partial(_rehearse, shell))
    # What has been read stays, and need not be looked through for what nobody needs any more.
    gc.freeze()
    if await lessons.fetched(shell.paddock.language):
        lessons.listen(shell)
        # A board that is seen already can be walked from now on.
        shell.happen(Learnt(shell.paddock.language))
    await thinker.fetched()


def _rehearse(shell: Shell, game: Game) -> Iterator[None]:
    """Go from a game's seats to its table in the mind, and turn it; not while the family plays."""
    if isinstance(shell.paddock.room, Table):
        return
    painter.get_ready()
    yield
    seating = first_seating(game, shell.paddock.kept.get(FAMILY))
    html(seats_picture(game, seating, saved=False), Message.english)
    yield
    match = Match.begin(game, seating.sitters, options_of(game, seating), "rehearsal")
    seal(write(match.record))
    yield
    sitting = sit_down(match).sitting
    while isinstance(sitting.moment, Story):
        sitting = after(sitting, BeatTold(sitting.beat)).sitting
        yield
    table = Paddock(room=Table(sitting, new_place("rehearsal")))
    html(room_picture(table, window.shape()) or "", Message.english)
    yield
    room_picture(table, TURNED[window.shape()])
