"""Whether a thousand kept matches cost more than one: to open the lobby, to make a move, in memory.

    python -m bench.shelf_size [how many visits of each kind]

It is `tasks.py bench --shelf` that runs it. Two profiles are visited in turns, one with a single match and
one with a thousand of them, most of them over. Every line is a ratio of the same run, a thousand to one; time
is the processor's own, so that a busy machine makes nothing longer. The last line is JSON.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median
from time import time

from playwright.sync_api import Playwright, sync_playwright
from tools.build import build
from tools.places import DIST

from app.contents import Write
from app.shelf import new_place, note_of
from app.storage import match_written
from bench.memory import PROCESSES, browser, peak, status
from bench.visits import SETTLED
from browser.at_the_table import without_motion
from browser.kept import lay
from browser.sites import serving
from browser.windows import READY, PlaywrightWindow, wait_for
from conformance.matches import played_on
from games.catalogue import GAMES, Game
from games.catalogue import game as game_of
from table.match import Match
from table.sitter import Sitter

FEW, MANY = 1, 1000
MOVES = 12
ENDED = 5
"""So many finished matches of each game lie there again and again."""

GOALS = {"processor until ready": 1.1, "processor for a move": 1.1, "memory": 1.1}
TICKS = 100

TAPS = ('[data-tap^="play "]', '[data-tap^="pick "]', '[data-tap="app throw"]')
NEXT = f"#paddock :is({', '.join(TAPS)}):not([aria-disabled=true])"


def ended(game: Game, number: int) -> Match:
    """A match of bots, over."""
    rng = Random(f"{game.name} {number}")
    sitters = [Sitter(f"Kind {seat}", seat + 1, "ewe") for seat in range(game.seats[0])]
    return played_on(Match.begin(game, sitters, {}, f"{rng.getrandbits(256):064x}"), rng)


def shelf(count: int) -> Iterator[Write]:
    """What lies there: one match that waits, and others that are over."""
    now = int(time())
    people = (Sitter("Anna", 1), Sitter("Ben", 2))
    waits = Match.begin(game_of("nines"), people, {}, "0" * 64)
    yield from match_written(waits, note_of(waits, new_place("waits"), now))
    over = [ended(game, number) for game in GAMES for number in range(ENDED)]
    for number, match in enumerate(islice(cycle(over), count - 1)):
        yield from match_written(match, note_of(match, new_place(str(number)), now - number, seen=True))


def processor(profile: str) -> float:
    """Seconds that the page's processes of the browser with this profile have worked so far."""
    total = 0
    for entry in PROCESSES.iterdir():
        if not entry.name.isdecimal():
            continue
        command = status(entry).get("command", "")
        if "--type=renderer" not in command or not _belongs(entry, profile):
            continue
        fields = (entry / "stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def _belongs(entry: Path, profile: str) -> bool:
    while entry.name.isdecimal() and (told := status(entry)):
        if profile in told["command"]:
            return True
        entry = PROCESSES / told["PPid"].strip()
    return False


def visited(playwright: Playwright, profile: str, site: str) -> dict[str, float]:
    """One visit: until the lobby is ready, then some moves at the table."""
    with browser(playwright, profile, site) as window:
        window.open(site)
        wait_for(window, READY)
        found = {
            "ready (ms)": float(window.read("performance.getEntriesByName('paddock:ready')[0].startTime"))
        }
        wait_for(window, SETTLED, 120)
        found["processor until ready"] = processor(profile)
        before = _moved(window, profile)
        found["processor for a move"] = (processor(profile) - before) / MOVES
        found["memory"] = peak(profile)
    return found


def _moved(window: PlaywrightWindow, profile: str) -> float:
    """The match that waits, carried on for some moves; gives the processor's time before the first."""
    window.tap('[data-tap="app continue"]')
    wait_for(window, f"document.querySelector('{NEXT}')")
    before = processor(profile)
    for _ in range(MOVES):
        wait_for(window, f"document.querySelector('{NEXT}')")
        window.tap(NEXT)
    return before


def main(visits: int) -> int:
    """Measure, print, and give 0 if a thousand cost no more than they may."""
    build()
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        site = stack.enter_context(serving(DIST))
        profiles = {count: stack.enter_context(tempfile.TemporaryDirectory()) for count in (FEW, MANY)}
        for count, profile in profiles.items():
            with browser(playwright, profile, site) as window:
                window.open(site)
                wait_for(window, READY)
                without_motion(window)
                lay(window, shelf(count))
                wait_for(window, SETTLED, 120)
        seen: dict[int, list[dict[str, float]]] = {count: [] for count in profiles}
        for _ in range(visits):
            for count, profile in profiles.items():
                seen[count].append(visited(playwright, profile, site))
    ratios = {}
    for name in seen[FEW][0]:
        one, many = (median(each[name] for each in seen[count]) for count in (FEW, MANY))
        ratios[name] = round(many / one, 3) if one else 1.0
        goal = GOALS.get(name)
        verdict = "" if goal is None else f" (goal {goal}: {'met' if ratios[name] <= goal else 'NOT MET'})"
        print(f"{name:<24} one {one:>10,.2f}  a thousand {many:>10,.2f}  ratio {ratios[name]:.2f}{verdict}")
    print(json.dumps(ratios))
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5))
