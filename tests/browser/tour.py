"""A walk through every room of the house: each screen once, in a page that is opened only once.

What photographs all screens (`tasks.py shots --tour`) and what looks for barriers on them walk the same way.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import NamedTuple

from app.sharing.compact import shorten
from browser.at_the_table import LESSONS_HERE, SEATS, SHORTEST, WHOLE, play_some, selector
from browser.kept import lay_sealed
from browser.saved_matches import NAMES, carry_on
from browser.windows import BREATH, Finger, wait_for
from games.catalogue import GAMES, Game
from games.contract import CHANCE, fitting_options
from table.match import Match
from table.record import Record, write
from table.seal import seal
from table.sitter import Sitter
from table.waiting import waiting

HOUSE = ("settings", "about", "language")
"""The sheets of the lobby."""

RICH: Mapping[str, Mapping[str, str]] = {
    "hustle": {"rainy": "yes", "layout": "chosen"},
    "shepherd": {"game": "tactical", "track": "12"},
    "lucky": {"clock": "30"},
}
"""Options with which a match asks what the shortest one doesn't ask."""

QUESTIONS = 4
"""So many different questions of each game are looked at."""

AT_A_TABLE = ("log", "settings", "ear", "help")

MOST_STEPS = 40
"""A lesson has fewer taps."""


class Look(NamedTuple):
    """One way in which a screen is looked at."""

    language: str = "en"
    light: str = "day"
    forced: bool = False

    @classmethod
    def named(cls, name: str) -> Look:
        """From its name: de-night, en-day-forced."""
        language, light, *forced = name.split("-")
        return cls(language, light, forced == ["forced"])

    @property
    def name(self) -> str:
        return f"{self.language}-{self.light}{'-forced' * self.forced}"


def look_as(fingers: Finger, look: Look) -> None:
    """Another language and another light, whatever screen is open."""
    say(fingers, f"app set language {look.language}")
    wait_for(fingers, f"document.documentElement.lang === '{look.language}'")
    say(fingers, f"app set theme {look.light}")
    fingers.page.emulate_media(forced_colors="active" if look.forced else "none")


def screens(fingers: Finger, games: Sequence[Game] = GAMES) -> Iterator[str]:
    """Stand on each screen in turn, and give its name."""
    yield from of_the_house(fingers, games)
    for game in games:
        yield from of_a_game(fingers, game)


def of_the_house(fingers: Finger, games: Sequence[Game] = GAMES) -> Iterator[str]:
    """The lobby and its sheets, and what is alike in all games."""
    wait_for(fingers, LESSONS_HERE)
    yield "lobby"
    for name in HOUSE:
        yield opened(fingers, f"app {name}", name)
    yield from of_what_is_kept(fingers, games[0])
    yield from of_a_lesson(fingers, games[-1])
    yield from of_what_explains_itself(fingers, games[-1])
    yield from of_trouble(fingers, games[0])


def of_a_game(fingers: Finger, game: Game) -> Iterator[str]:
    """Its seats, the table at several questions and with most people, the sheets over it, and its end."""
    wait_for(fingers, LESSONS_HERE)
    close(fingers)
    go(fingers, f"app game {game.name}", SEATS)
    yield f"{game.name}, seats"
    fingers.tap(selector("seats more"))
    fingers.tap(selector("seats dress 0"))
    yield f"{game.name}, all choices"
    for number, record in enumerate(asked(game), 1):
        yield from at_a_table(fingers, record, f"{game.name}, table {number}")
    for sheet in AT_A_TABLE:
        yield opened(fingers, f"app {sheet}", sheet, f"{game.name}, {sheet}")
    go(fingers, "app moment 1", there("app now"))
    yield f"{game.name}, looking back"
    say(fingers, "app now")
    go_home(fingers)
    go(fingers, f"kept open {lay(fingers, ended(game))}", "!!document.querySelector('.results')")
    yield f"{game.name}, results"


def at_a_table(fingers: Finger, record: Record, name: str) -> Iterator[str]:
    """A match that was left standing, from its curtain on."""
    go_home(fingers)
    carry_on(fingers, record)
    if curtain := fingers.read("document.querySelector('[data-tap^=curtain]')?.dataset.tap"):
        if name.endswith("1"):
            yield f"{name}, curtain"
        fingers.tap(selector(curtain))
    wait_for(fingers, f"!!document.querySelector('.table') && {WHOLE}")
    yield name


def of_what_is_kept(fingers: Finger, game: Game) -> Iterator[str]:
    """The list with the tools of one game, sharing, the album, the theatre, and what a link brings."""
    place = lay(fingers, ended(game))
    go_home(fingers)
    go(fingers, "kept list", shown("games"))
    go(fingers, f"kept tools {place}", there(f"share game {place}", ""))
    yield "saved games"
    go(fingers, f"share game {place}", "!!document.querySelector('.square-code path')")
    yield "sharing"
    for name in ("bring", "coming", "album"):
        yield opened(fingers, f"share {name}", name)
    go(fingers, f"theatre open {place}", f"{there('theatre play')} && {WHOLE}")
    yield "theatre"
    yield opened(fingers, "theatre branch", "branch", "theatre, going on")
    go_home(fingers)
    fingers.read(f"location.hash = {json.dumps('#m=' + shorten(ended(game)))}")
    wait_for(fingers, shown("brought"))
    yield "brought"


def of_a_lesson(fingers: Finger, game: Game) -> Iterator[str]:
    """Its first step, and the page after its last; the hand leads there, and then the learner plays on."""
    go_home(fingers)
    go(fingers, f"app lesson {game.name} 0", f"!!document.querySelector('.pointed') && {WHOLE}")
    yield "lesson"
    for _ in range(MOST_STEPS):
        if fingers.read("!!document.querySelector('.learnt')"):
            break
        if fingers.read("!!document.querySelector('.pointed')"):
            fingers.tap(".pointed")
        else:
            play_some(fingers, Random(MOST_STEPS), 1)
    wait_for(fingers, "!!document.querySelector('.learnt')")
    yield "learnt"


def of_what_explains_itself(fingers: Finger, game: Game) -> Iterator[str]:
    """The old shepherd's hint, and the coach."""
    for _ in at_a_table(fingers, asked(game)[0], "hint"):
        pass
    go(fingers, "app hint", "!!document.querySelector('.pointed')")
    yield "hint"
    say(fingers, "app set coach on")
    for _ in at_a_table(fingers, asked(game)[0], "coach"):
        pass
    for tap in range(MOST_STEPS):
        if fingers.read(shown("coach")):
            break
        play_some(fingers, Random(tap), 1)
    wait_for(fingers, shown("coach"))
    yield "coach"
    say(fingers, "app set coach off")


def of_trouble(fingers: Finger, game: Game) -> Iterator[str]:
    """Something breaks, over a table."""
    for _ in at_a_table(fingers, asked(game)[0], "trouble"):
        pass
    fingers.read("void Promise.reject(new Error('on purpose'))")
    wait_for(fingers, shown("trouble"))
    yield "trouble"
    fingers.complaints()[:] = [each for each in fingers.complaints() if "on purpose" not in each]
    go_home(fingers)


WALKS: Mapping[str, Callable[[Finger], Iterator[str]]] = {
    "house": of_the_house,
    **{game.name: partial(of_a_game, game=game) for game in GAMES},
}
"""The walk in parts that tests can take side by side."""


@cache
def asked(game: Game) -> tuple[Record, ...]:
    """Matches of this game, each as it stood when another question was asked for the first time, and one in
    the middle with the most people at the table."""
    found: dict[str, Record] = {}
    for options in (SHORTEST[game.name], RICH.get(game.name, {})):
        for match, question in course(game, game.seats[0], options):
            found.setdefault(question, match.record)
    full = [match.record for match, _ in course(game, game.seats[-1], SHORTEST[game.name])]
    return (*list(found.values())[:QUESTIONS], full[len(full) // 2])


def course(game: Game, seats: int, options: Mapping[str, str]) -> Iterator[tuple[Match, str]]:
    """A match of people who play at random, with what each of them is asked."""
    sitters = [Sitter(NAMES[seat], seat + 1, "person") for seat in range(seats)]
    fitting = fitting_options(game.rules, seats, options)
    match = Match.begin(game, sitters, fitting, "3", "2026-11-18")
    rng = Random(3)
    while (wait := waiting(match)).kind != "over":
        if wait.kind == "throw":
            yield match, "throw"
        if wait.kind in ("chance", "throw"):
            match = match.throw()
            continue
        seat = wait.seats[0]
        if wait.kind == "persons":
            yield match, game.words.ask(match.view(seat), seat).text
        match = match.play(seat, wait.move or rng.choice(list(match.moves(seat))))


@cache
def ended(game: Game) -> Record:
    """A match that is over."""
    *_, (match, _) = course(game, game.seats[0], SHORTEST[game.name])
    while match.turn:
        chance = match.turn == (CHANCE,)
        match = match.throw() if chance else match.play(match.turn[0], match.moves(match.turn[0])[0])
    return match.record


def lay(fingers: Finger, record: Record) -> str:
    """Put a match among the saved games; gives its name on the shelf."""
    return lay_sealed(fingers, record.game, seal(write(record)))


def shown(sheet: str) -> str:
    """Whether this sheet is open."""
    return f"!!document.querySelector('dialog.sheet-{sheet}[open]')"


def there(tap: str, room: str = "#paddock ") -> str:
    """Whether something that says this is there."""
    place = f'{room}[data-tap="{tap}"]'
    return f"!!document.querySelector({json.dumps(place)})"


def say(fingers: Finger, tap: str) -> None:
    """As if something that says this had been tapped: some lie behind other screens, or far down a list."""
    fingers.read(f"document.dispatchEvent(new CustomEvent('paddock-said', {{detail: {json.dumps(tap)}}}))")
    fingers.read(BREATH)


def go(fingers: Finger, tap: str, arrived: str) -> None:
    """Say it, and wait until the screen is there."""
    say(fingers, tap)
    wait_for(fingers, arrived)


def opened(fingers: Finger, tap: str, sheet: str, name: str = "") -> str:
    """Open this sheet, in the place of another; gives the screen's name."""
    close(fingers)
    go(fingers, tap, shown(sheet))
    return name or sheet


def close(fingers: Finger) -> None:
    """Close the sheet that is open."""
    if fingers.read("!!document.querySelector('dialog[open]')"):
        go(fingers, "app close", "!document.querySelector('dialog[open]')")


def go_home(fingers: Finger) -> None:
    """Back to the lobby."""
    close(fingers)
    if fingers.read("document.getElementById('lobby').hidden"):
        go(fingers, "app home", "!document.getElementById('lobby').hidden")
