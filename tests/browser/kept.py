"""What lies on a real tablet: the one way in which tests read it, lay something there, and clear it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from time import time

from app.contents import Write
from app.shelf import UNREAD, WAITS, Note, new_place, note_of, read_note, text_of
from app.storage import match_written, written
from browser.windows import BREATH, Window
from table.match import Match
from table.record import BadRecord, Record, read, write
from table.seal import seal, unseal
from table.sitter import Sitter

IN_DATABASE = """(async use => {
    const opened = await new Promise((done, fail) => {
        const asking = indexedDB.open('paddock', 1);
        asking.onupgradeneeded = () => ['things', 'notes', 'matches'].map(name =>
            asking.result.createObjectStore(name));
        asking.onsuccess = () => done(asking.result);
        asking.onerror = () => fail(asking.error);
    });
    const doing = opened.transaction(['things', 'notes', 'matches'], 'readwrite');
    const found = {};
    use(doing, found);
    await new Promise((done, fail) => { doing.oncomplete = done; doing.onabort = () => fail(doing.error); });
    opened.close();
    return JSON.stringify(found);
})"""
"""The tablet's database, whether or not Paddock is there."""

READ = f"""{IN_DATABASE}((doing, found) => ['things', 'notes', 'matches'].map(name => {{
    found[name] = {{}};
    doing.objectStore(name).openCursor().onsuccess = event => {{
        const at = event.target.result;
        if (at) {{ found[name][at.key] = [at.value.text ?? '', at.value.before ?? '']; at.continue(); }}
    }};
}}))"""

CLEAR = (
    f"""{IN_DATABASE}(doing => ['things', 'notes', 'matches'].map(name => doing.objectStore(name).clear()))"""
)

Stores = dict[str, dict[str, tuple[str, str]]]


def stores(window: Window) -> Stores:
    """Everything that lies there: each text with the one before it."""
    found: Stores = json.loads(window.read(READ))
    return found


def notes(window: Window, game: str = "") -> list[Note]:
    """What is told of the matches there, the last kept first."""
    lying = stores(window)
    found = [read_note(name, *lying["notes"].get(name, ())) for name in lying["matches"]]
    return sorted((note for note in found if game in ("", note.game)), key=lambda note: -note.when)


def kept(window: Window, game: str) -> str | None:
    """The match of this game that was last left standing, sealed."""
    found = [note for note in notes(window, game) if note.state == WAITS]
    return stores(window)["matches"][found[0].id][0] if found else None


def last_kept(window: Window, game: str) -> Record:
    """The match of this game that was kept last, whether it goes on or is over."""
    return read(unseal(stores(window)["matches"][notes(window, game)[0].id][0]))


def kept_record(window: Window, game: str) -> Record | None:
    """The same, read."""
    text = kept(window, game)
    return None if text is None else read(unseal(text))


def thing(window: Window, name: str) -> str | None:
    """A setting or what was told, as it lies there."""
    texts = stores(window)["things"].get(name)
    return None if texts is None else unseal(texts[0])


def lay(window: Window, writes: Iterable[Write]) -> None:
    """Put texts there as if another window had, and let Paddock look, if it is there."""
    rows = json.dumps([list(row) for row in writes])
    window.read(
        f"""{IN_DATABASE}(doing => {rows}.map(([name, key, text]) => text === null
            ? doing.objectStore(name).delete(key)
            : doing.objectStore(name).put({{text, before: ''}}, key)))"""
    )
    look_again(window)


def lay_match(window: Window, record: Record) -> str:
    """A match that was left standing, and no other; gives its name on the shelf."""
    forget_matches(window)
    return lay_sealed(window, record.game, seal(write(record)))


def lay_sealed(window: Window, game: str, sealed: str) -> str:
    """The same, whatever it is that lies there under the name of a match of this game."""
    place = new_place(f"{sealed} {time()}")
    now = int(time())
    try:
        match = Match.resume(read(unseal(sealed)))
        note = note_of(match, place, now)
        writes = match_written(match, note)
    except BadRecord:
        note = Note(place.id, game, WAITS, now, 1, (Sitter("Anna", 1), Sitter("Ben", 2)), (0,))
        writes = (("matches", place.id, sealed), ("notes", place.id, text_of(note)))
    lay(window, (("matches", place.id, sealed), *writes[1:]))
    return place.id


def lay_thing(window: Window, name: str, text: str | None) -> None:
    """A setting or a note of the house."""
    lay(window, written(((name, text),)))


def forget_all(window: Window) -> None:
    """A tablet on which nothing was ever kept."""
    window.read("localStorage.clear()")
    window.read(CLEAR)


def forget_matches(window: Window) -> None:
    """No match lies there any more; the family and its settings stay."""
    lying = stores(window)
    lay(window, [(store, name, None) for store in ("notes", "matches") for name in lying[store]])


def unread(window: Window) -> list[Note]:
    """What can't be opened."""
    return [note for note in notes(window) if note.state == UNREAD]


def look_again(window: Window) -> None:
    """Let the page see what lies on the tablet by now, as if somebody had looked elsewhere meanwhile."""
    window.read("document.dispatchEvent(new Event('visibilitychange'))")
    window.read(BREATH)
