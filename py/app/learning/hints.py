"""What the old shepherd would do, shown in two steps: where to look, then the move on the board, and why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from app import at_table
from app.frame import table_picture
from app.happenings import Advise, Advised, Speak
from app.hint import Hint, may_ask
from app.learning.hand import with_hand
from app.next import Next, nothing
from app.paddock import Paddock
from app.rooms import Table
from bots.budget import SECONDS
from bots.question import BotQuestion
from games.contract import Look, Move, Shape
from games.message import Message, say
from games.minds import Level
from games.picture import Child, Node
from table.deeds import Draw, Tapped
from table.moments import Asking
from table.sitting import Sitting, look, shown_view

ADVISER: Level = "shepherd"


def asked_for(paddock: Paddock) -> Next:
    """Somebody asks: the first time the old shepherd thinks, the second time the move is shown."""
    room, hint = paddock.room, paddock.hint
    if not isinstance(room, Table) or not may_ask(room.sitting, paddock.settings):
        return nothing(paddock)
    if hint is None:
        return _thinking(paddock, room.sitting)
    return _laid_out(paddock, hint) if hint.advice is not None else nothing(paddock)


def _thinking(paddock: Paddock, sitting: Sitting) -> Next:
    assert isinstance(sitting.moment, Asking)
    seat, match = sitting.moment.seat, sitting.match
    seed = match.chance("hint").getrandbits(48)
    question = BotQuestion(match.game.name, match.view(seat), seat, seed, ADVISER, SECONDS[ADVISER])
    return Next(paddock._replace(hint=Hint(seat, seed)), (Advise(question), Draw()))


def advised(paddock: Paddock, told: Advised) -> Next:
    """The old shepherd has made up his mind; if nobody waits for it any more, nothing comes of it."""
    room, hint = paddock.room, paddock.hint
    if not isinstance(room, Table) or hint is None or (hint.seat, hint.seed) != (told.seat, told.seed):
        return nothing(paddock)
    way = way_to(room.sitting, told.advice.move, paddock.facts.shape)
    pointing = hint._replace(advice=told.advice, way=way)
    here = _untouched(paddock._replace(hint=pointing))
    return Next(here, (Draw(), _where_the_hand_is(here, pointing)))


def _where_the_hand_is(paddock: Paddock, hint: Hint) -> Speak:
    """Said as well, for whoever can't see it."""
    assert isinstance(paddock.room, Table)
    sitting = paddock.room.sitting
    picture = table_picture(sitting, paddock.facts.shape)
    names = (called for tap in _pointed_at(hint) if (called := _called(picture, tap)) is not None)
    said = (LOOK_THERE, *islice(names, 1))
    return Speak(said, sitting.match.names, spoken=tuple(map(sitting.match.game.ear.aloud, said)))


def _called(picture: Child, tap: str) -> Message | None:
    """The name of what says this in a picture."""
    if not isinstance(picture, Node):
        return None
    name = picture.attributes.get("aria-label")
    if picture.attributes.get("data-tap") == tap and isinstance(name, Message):
        return name
    return next((found for each in picture.children if (found := _called(each, tap)) is not None), None)


def _laid_out(paddock: Paddock, hint: Hint) -> Next:
    """Everything is touched but what plays the move: the game shows what would come of it."""
    here = _untouched(paddock._replace(hint=hint._replace(laid_out=True)))
    for thing in hint.way:
        here = at_table.after(here, Tapped(("pick", *thing.split(" ")))).paddock
    assert isinstance(here.room, Table)
    assert hint.advice is not None
    return Next(here, (Draw(), Speak((hint.advice.reason,), here.room.sitting.match.names)))


def _untouched(paddock: Paddock) -> Paddock:
    """Nothing is touched any more."""
    room = paddock.room
    if not isinstance(room, Table) or not isinstance(room.sitting.moment, Asking):
        return paddock
    moment = room.sitting.moment._replace(picked=None)
    return paddock._replace(room=room._replace(sitting=room.sitting._replace(moment=moment)))


def way_to(sitting: Sitting, move: Move, shape: Shape) -> tuple[str, ...]:
    """What is to be touched, one thing after the other, until a touch plays the move."""
    scene, view = sitting.match.game.scene, shown_view(sitting)
    here, way = look(sitting, shape)._replace(picked=None), []
    for thing in scene.touches(view, here, move):
        taps = _taps(sitting, here)
        if f"play {move}" in taps:
            break
        if f"pick {thing}" in taps:
            here = here._replace(picked=scene.pick(view, here, thing))
            way.append(thing)
    return tuple(way)


def _taps(sitting: Sitting, here: Look) -> set[str]:
    """What can be tapped in the picture."""
    drawing = sitting.match.game.scene.draw(shown_view(sitting), here)
    return {*taps_in(drawing.board), *taps_in(drawing.tray)}


def taps_in(picture: Child) -> set[str]:
    """Everything in a picture that says something when it is tapped."""
    if not isinstance(picture, Node):
        return set()
    tap = picture.attributes.get("data-tap")
    return {tap for tap in (tap,) if isinstance(tap, str)}.union(*map(taps_in, picture.children))


LOOK_THERE = say("Look where the hand is. Ask again to see the move")


def with_hint(picture: Node, hint: Hint) -> Node:
    """The table with the old shepherd's words as its headline, and a hand where he looks."""
    if hint.advice is None:
        return _with_words(picture, say("The old shepherd is thinking"))
    shown = next(
        (found for tap in _pointed_at(hint) if (found := with_hand(picture, tap)) is not None), picture
    )
    return _with_words(shown, hint.advice.reason if hint.laid_out else LOOK_THERE)


def _pointed_at(hint: Hint) -> Sequence[str]:
    """What the hand looks for: what is to be touched first, or else what plays the move."""
    assert hint.advice is not None
    first = () if hint.laid_out else tuple(f"pick {thing}" for thing in hint.way[:1])
    return (*first, f"play {hint.advice.move}")


def _with_words(picture: Node, sentence: Message) -> Node:
    """What the old shepherd says stands in the headline's place, as a lesson's steps do."""
    said = [
        child._replace(children=(sentence,)) if isinstance(child, Node) and child.key == "say" else child
        for child in picture.children
    ]
    return picture._replace(children=tuple(said))
