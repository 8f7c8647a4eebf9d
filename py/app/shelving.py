"""What is done with the matches on the shelf: listed, opened, named, copied, thrown away and brought back."""

from __future__ import annotations

from app import later
from app.contents import Texts, Write
from app.happenings import Deed, KeepTexts, Peek, Peeked, ShowLobby
from app.language import language
from app.listing import AT_ONCE, Listing
from app.navigation import keep_note, open_place
from app.next import Next, drawn, nothing
from app.paddock import Paddock
from app.rooms import Table
from app.shelf import (
    LONGEST_CALLED,
    UNREAD,
    Note,
    lobby_text,
    long_thrown,
    lying,
    oldest_over,
    text_of,
    without,
)
from app.storage import PAST, changed, open_match, readable_record, sand_name, written
from games.picture import Node
from table.deeds import Draw
from table.record import BadRecord

AT_A_TIME = 20
"""How many finished games go at once, when room is wanted."""


def tapped(paddock: Paddock, words: list[str]) -> Next:
    """A tap on the sheet of saved games, or on one that tells of them."""
    match words:
        case ["list", *_] if not later.is_here():
            return later.sent_for(paddock, ["kept", *words])
        case ["list", *game]:
            return _list(paddock, game[0] if game else paddock.listing.game)
        case ["more"]:
            listing = paddock.listing
            return drawn(_with(paddock, listing._replace(shown=listing.shown + AT_ONCE)))
        case ["room"]:
            return _make_room(paddock)
    note = paddock.shelf.get(words[1]) if len(words) > 1 else None
    return nothing(paddock) if note is None else _with_one(paddock, note, words)


def _with_one(paddock: Paddock, note: Note, words: list[str]) -> Next:
    match words:
        case ["open", id_]:
            return _open(paddock, id_)
        case ["take", id_]:
            return open_place(paddock._replace(sheet=""), id_, take_over=True)
        case ["tools", id_]:
            picked = "" if paddock.listing.picked == id_ else id_
            return drawn(_with(paddock, paddock.listing._replace(picked=picked)))
        case ["name", _, *name]:
            called = " ".join(name).strip()[:LONGEST_CALLED]
            return keep_note(drawn(paddock), note._replace(called=called))
        case ["throw", _]:
            return _shown_again(keep_note(drawn(paddock), note._replace(thrown=max(1, paddock.facts.now))))
        case ["back", _]:
            return _shown_again(keep_note(drawn(paddock), note._replace(thrown=0)))
        case ["copy" | "story" as wish, id_]:
            return Next(_with(paddock, paddock.listing._replace(peeking=f"{wish} {id_}")), (Peek(id_),))
    return nothing(paddock)


def _open(paddock: Paddock, id_: str) -> Next:
    """To its table; the match that is played goes on where it is, with whatever is being told."""
    if isinstance(paddock.room, Table) and paddock.room.place.id == id_ and not paddock.broken:
        return drawn(paddock._replace(sheet=""))
    return open_place(paddock, id_)


def _list(paddock: Paddock, game: str) -> Next:
    """The sheet, from its beginning."""
    listing = Listing(game, glimpses=paddock.listing.glimpses)
    return drawn(_with(paddock._replace(sheet="games"), listing))


def _with(paddock: Paddock, listing: Listing) -> Paddock:
    return paddock._replace(listing=listing)


def _shown_again(then: Next) -> Next:
    return then._replace(paddock=_with(then.paddock, then.paddock.listing._replace(picked="")))


# Looking at matches


def peeked(paddock: Paddock, found: Peeked) -> Next:
    """A match was read: for its small picture, to be copied, for its story, or to be taken along."""
    wish, _, id_ = paddock.listing.peeking.partition(" ")
    if id_ != found.id:
        return nothing(paddock)
    here = _with(paddock, paddock.listing._replace(peeking=""))
    note = here.shelf.get(id_)
    if note is None:
        return drawn(here)
    match wish:
        case "story":
            story = readable_record(found.texts[0]) or readable_record(found.texts[1])
            return drawn(_with(here._replace(sheet="record"), here.listing._replace(story=story)))
        case "copy" | "file" | "text" | "game" | "watch" | "dice":
            return later.peeked(here, wish, note, found.texts)
    glimpses = {**here.listing.glimpses, id_: _glimpse(found.texts)}
    return drawn(_with(here, here.listing._replace(glimpses=glimpses)))


def _glimpse(texts: Texts) -> Node | None:
    from app.glimpse import glimpse  # noqa: PLC0415

    try:
        return glimpse(open_match(texts, "").match)
    except BadRecord:
        return None


def with_glimpses(then: Next) -> Next:
    """While games are listed, those whose positions were not seen yet are looked at, one after the other."""
    paddock = then.paddock
    listing = paddock.listing
    if paddock.sheet != "games" or listing.peeking:
        return then
    shown = lying(paddock.shelf, listing.game)[: listing.shown]
    unseen = (note.id for note in shown if note.state != UNREAD and note.id not in listing.glimpses)
    if (id_ := next(unseen, "")) == "":
        return then
    here = _with(paddock, listing._replace(peeking=f"glimpse {id_}"))
    return Next(here, (*then.deeds, Peek(id_)))


def with_glimpse_forgotten(before: Paddock, then: Next) -> Next:
    """What a match looked like counts until it is played on; one that has just come brings its picture."""
    paddock = then.paddock
    if paddock.shelf is before.shelf or not paddock.listing.glimpses:
        return then
    old = before.shelf
    glimpses = {
        id_: drawn
        for id_, drawn in paddock.listing.glimpses.items()
        if (note := paddock.shelf.get(id_)) is not None and old.get(id_, note).moves == note.moves
    }
    return then._replace(paddock=_with(paddock, paddock.listing._replace(glimpses=glimpses)))


# Room


def _make_room(paddock: Paddock) -> Next:
    """The oldest finished games go for good: somebody has asked for it, and was told which. The album goes on
    counting them."""
    found = oldest_over(paddock.shelf, AT_A_TIME)
    here = paddock._replace(sheet="", full=False, warned=frozenset())
    if not found:
        return drawn(here)
    lines = (f"{note.id} {text_of(note)}" for note in found if note.is_over and not note.thrown)
    past = "\n".join((*paddock.kept.get(PAST, "").splitlines(), *lines))
    changes = ((PAST, past),) if past else ()
    then = _gone_for_good(here, [note.id for note in found])
    counted = then.paddock._replace(kept=changed(then.paddock.kept, changes))
    return Next(counted, (*then.deeds, KeepTexts(written(changes))))


def tidied(paddock: Paddock) -> Next:
    """What was thrown away long enough ago goes for good."""
    gone = long_thrown(paddock.shelf, paddock.facts.now)
    return _gone_for_good(paddock, gone) if gone else nothing(paddock)


def _gone_for_good(paddock: Paddock, ids: list[str] | tuple[str, ...]) -> Next:
    places = [paddock.shelf[id_].place for id_ in ids]
    changes = tuple((sand_name(place), None) for place in places)
    writes: list[Write] = [*written(changes)]
    for id_ in ids:
        writes += [("matches", id_, None), ("notes", id_, None)]
    here = paddock._replace(shelf=without(paddock.shelf, ids), kept=changed(paddock.kept, changes))
    return Next(here, (KeepTexts(tuple(writes)), Draw()))


def can_go(paddock: Paddock) -> int:
    """How many finished games would go if room were wanted."""
    return len(oldest_over(paddock.shelf, AT_A_TIME))


# The lobby


def with_lobby(before: Paddock, then: Next, at_once: bool = False) -> Next:
    """The lobby says what is on the shelf, in the family's language.

    A move changes no more of it than whose turn it is: that is told when somebody looks elsewhere, so that a
    move costs the same however much lies there.
    """
    paddock = then.paddock
    if not at_once and paddock.language == before.language and not _news_for_the_lobby(before, paddock):
        return then
    text = lobby_text(paddock.shelf, language(paddock.language).render)
    if text == paddock.lobby:
        return then
    deeds: tuple[Deed, ...] = (*then.deeds, ShowLobby(text))
    return Next(paddock._replace(lobby=text), deeds)


def _news_for_the_lobby(before: Paddock, paddock: Paddock) -> bool:
    """Whether the shelf may have changed by more than a move, or a table is left for a while."""
    if isinstance(paddock.room, Table) and not paddock.hidden:
        return len(paddock.shelf) != len(before.shelf)
    return paddock.shelf is not before.shelf or isinstance(before.room, Table)
