"""What comes of it: Paddock and what happened give the next Paddock and what is to be done.

    tap, thought, beat told, error  →  `after`  →  Paddock, deeds

A tap is understood in `app.taps`. A match's own happenings go on to `table.update`, and what the table wants
done is translated in `app.at_table`; everything else is answered by one function below.
"""

from __future__ import annotations

from app import at_table, later, navigation, reading_aloud, shelving
from app.happenings import (
    Advised,
    Arrived,
    BotFailed,
    Brought,
    CloseNoticeLater,
    Deed,
    Failed,
    FamilyTold,
    Gathered,
    Happening,
    Heard,
    Hidden,
    Idle,
    KeepRefused,
    KeepTexts,
    Learnt,
    LessonHere,
    Looked,
    LookThere,
    NoticeOver,
    Opened,
    Peeked,
    Reckoned,
    Seeded,
    SheetHere,
    Taken,
    Tap,
    WentOnElsewhere,
)
from app.next import Next, drawn, nothing
from app.paddock import Paddock, moment_for_notices, record_of, wanted_language, without_sheet
from app.rooms import Showing, Table
from app.storage import TOLD, changed, written
from app.taps import sheet_here, tapped
from app.trouble import ELSEWHERE, UNFORESEEN, Trouble
from games.message import Message
from table import deeds as table
from table.deeds import BeatTold, Draw, Held, SecondGone, Tapped, Thought


def after(paddock: Paddock, happening: Happening) -> Next:
    """What comes of whatever happens; the clock and the notices follow from what is the case then."""
    then = _with_notices(_with_clock_held(_after(paddock, happening)))
    then = shelving.with_glimpses(shelving.with_glimpse_forgotten(paddock, then))
    return shelving.with_lobby(paddock, then, isinstance(happening, Arrived))


def _after(paddock: Paddock, happening: Happening) -> Next:
    match happening:
        case Tap(text):
            return tapped(paddock, text.split(" "))
        case Thought() | BeatTold() | SecondGone() | Held() | Tapped():
            return _at_the_match(paddock, happening)
        case Seeded(seed):
            return Next(paddock._replace(seed=seed))
        case Arrived() | Hidden() | Looked() | Opened() | Peeked() | Brought() | Gathered():
            return _seen_on_the_tablet(paddock, happening)
        case Learnt() | LessonHere() | SheetHere() | Advised() | Reckoned():
            return _come(paddock, happening)
        case Idle():
            return reading_aloud.idled(paddock)
        case Heard() | NoticeOver():
            return _noticed(paddock, happening)
    return _troubled(paddock, happening)


def _noticed(paddock: Paddock, happening: Heard | NoticeOver) -> Next:
    """There is something to tell, or it was told for long enough."""
    shown = paddock.notices.shown
    match happening:
        case Heard(notice):
            here = paddock._replace(offline=paddock.offline or notice == "ready")
            name = "install" if notice == "installable" else notice
            return drawn(here._replace(notices=here.notices.arrived(name)))
        case NoticeOver(name) if shown is not None and shown.name == name:
            return drawn(paddock._replace(notices=paddock.notices.closed()))
    return nothing(paddock)


def _at_the_match(paddock: Paddock, happening: table.Happening) -> Next:
    """At its table, or in the theatre."""
    if isinstance(paddock.room, Showing):
        return later.shown(paddock, paddock.room, happening)
    return at_table.after(paddock, happening)


def _seen_on_the_tablet(
    paddock: Paddock, happening: Arrived | Hidden | Looked | Opened | Peeked | Brought | Gathered
) -> Next:
    """What lies there was read, or may have changed; or something came from elsewhere."""
    match happening:
        case Arrived():
            return navigation.arrived(shelving.tidied(paddock))
        case Hidden(hidden):
            return Next(paddock._replace(hidden=hidden), () if hidden else (LookThere(),))
        case Looked():
            return navigation.looked(paddock, happening)
        case Opened():
            return navigation.opened(paddock, happening)
        case Brought() | Gathered():
            return later.happened(paddock, happening)
    return shelving.peeked(paddock, happening)


def _come(paddock: Paddock, come: Learnt | LessonHere | SheetHere | Advised | Reckoned) -> Next:
    """What was sent for is here."""
    match come:
        case LessonHere(game, number):
            return navigation.begin_lesson(without_sheet(paddock), game, number)
        case SheetHere() | Advised():
            return sheet_here(paddock, come)
        case Reckoned():
            return later.reckoned(paddock, come)
        case Learnt(language) if language == wanted_language(paddock):
            return drawn(paddock._replace(language=language))
    return nothing(paddock)


# Troubles


def _troubled(paddock: Paddock, happening: Happening) -> Next:
    """While one error lies there, whatever else breaks is a consequence, and one sheet is enough."""
    match happening:
        case Failed(sentence, detail) if not paddock.broken:
            return _show_trouble(paddock._replace(broken=True), sentence, detail, record_of(paddock))
        case BotFailed(detail) if not paddock.broken:
            return _show_trouble(paddock, UNFORESEEN, detail, record_of(paddock))
        case WentOnElsewhere() if not paddock.broken:
            return _show_trouble(paddock._replace(broken=True), ELSEWHERE)
        case Taken(id_) if not paddock.broken and at_table.plays(paddock, id_):
            return _show_trouble(paddock._replace(broken=True), ELSEWHERE)
        case KeepRefused(complaint, of_match, full):
            here = paddock._replace(warned=paddock.warned | {of_match})
            if of_match in paddock.warned:
                return nothing(here)
            return _show_trouble(here._replace(full=full), complaint).first(LookThere())
        case FamilyTold(sentence):
            return _show_trouble(paddock, sentence)
    return nothing(paddock)


def _show_trouble(paddock: Paddock, sentence: Message, detail: str = "", record: str = "") -> Next:
    trouble = Trouble(sentence, detail or sentence.english(), record)
    return drawn(paddock._replace(trouble=trouble, sheet="trouble"))


# What follows


def _with_clock_held(then: Next) -> Next:
    """The table lies still while a sheet lies over it or something is explained, while nobody looks, and
    while a match is being read, over which nothing may be written."""
    room = then.paddock.room
    here = then.paddock
    lies_over = bool(here.sheet) or here.coach is not None or here.looking_back is not None
    held = lies_over or here.hidden or bool(here.opening)
    if not isinstance(room, Table) or room.sitting.still == held:
        return then
    holding = at_table.after(then.paddock, Held(held))
    return then._replace(paddock=holding.paddock).also(*holding.deeds)


def _with_notices(then: Next) -> Next:
    """What there is to tell at this moment; what is told once is remembered, and some goes by itself."""
    before, moment = then.paddock.notices, moment_for_notices(then.paddock)
    notices = before.at(moment)
    if notices == before:
        return then
    deeds: tuple[Deed, ...] = () if then.draws else (Draw(),)
    paddock = then.paddock._replace(notices=notices)
    if notices.told != before.told:
        changes = ((TOLD, " ".join(sorted(notices.told))),)
        paddock = paddock._replace(kept=changed(paddock.kept, changes))
        deeds = (*deeds, KeepTexts(written(changes)))
    shown = notices.shown
    if shown is not None and shown != before.shown and (shown.answer is None or moment != "lobby"):
        deeds = (*deeds, CloseNoticeLater(shown.name))
    return Next(paddock, (*then.deeds, *deeds))
