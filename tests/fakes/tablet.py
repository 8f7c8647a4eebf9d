"""What lies on a tablet in tests: the same texts as in `static/keeping.mjs`, and the same ways to refuse."""

from __future__ import annotations

from app.contents import Lying, Texts, Write
from app.shelf import UNREAD, WAITS, Note, read_note

ELSEWHERE = "elsewhere"


class Tablet:
    """Texts by store and name, each beside the one before it."""

    def __init__(self, old: dict[str, str] | None = None) -> None:
        self.stores: dict[str, dict[str, Texts]] = {"things": {}, "notes": {}, "matches": {}}
        self.old = dict(old or {})
        """What an older Paddock has kept."""
        self.hint = ""
        self.writes = 0

    def copy(self) -> Tablet:
        """Another tablet on which the same lies."""
        other = Tablet(self.old)
        other.stores = {store: dict(texts) for store, texts in self.stores.items()}
        other.hint = self.hint
        return other

    @property
    def matches(self) -> dict[str, Texts]:
        return self.stores["matches"]

    def lying(self) -> Lying:
        """What a window finds."""
        things, notes = dict(self.stores["things"]), dict(self.stores["notes"])
        return Lying(things, notes, tuple(self.matches), self.old, self.hint)

    def write(self, writes: tuple[Write, ...], known: dict[str, str]) -> str:
        """All of it or nothing; not over what the window that knows these has not seen."""
        for store, name, text in writes:
            there = self.stores[store].get(name)
            if store == "matches" and there and text is not None and there[0] != known.get(name):
                return ELSEWHERE
        self.writes += 1
        for store, name, text in writes:
            place = self.stores[store]
            there = place.get(name, ("", ""))
            if text is None:
                place.pop(name, None)
            else:
                place[name] = (text, there[0] if there[0] != text else there[1])
            if store == "matches":
                known.pop(name, None)
                if text is not None:
                    known[name] = text
        return ""

    # What tests ask

    def notes(self, game: str = "") -> list[Note]:
        """The notes of what lies there, the last kept first."""
        found = [read_note(name, *self.stores["notes"].get(name, ())) for name in self.matches]
        return sorted((note for note in found if game in ("", note.game)), key=lambda note: -note.when)

    def waiting(self, game: str) -> str | None:
        """The last match of this game that goes on, sealed."""
        for note in self.notes(game):
            if note.state == WAITS:
                return self.matches[note.id][0]
        return None

    def damage(self, name: str, times: int = 1) -> str:
        """A letter of a match is not what it was; of the text before as well, if it happens twice."""
        texts = list(self.matches[name])
        for place in range(times):
            text = texts[place]
            texts[place] = text[:40] + ("A" if text[40:41] != "A" else "B") + text[41:]
        self.matches[name] = (texts[0], texts[1])
        return texts[0]

    def unread(self) -> list[Note]:
        """What can't be opened."""
        return [note for note in self.notes() if note.state == UNREAD]
