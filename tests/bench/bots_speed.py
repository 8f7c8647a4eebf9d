"""How long bots take for a move in the page, and how much they think meanwhile, in Chromium and WebKit.

    python -m bench.bots_speed [questions of each game and level]

It is `tasks.py bench --bots` that runs it.

Python in the page is asked the same questions in every run, from matches that quick bots play: by its worker,
as in a match, for the time a move takes and the frames that the page shows meanwhile; and on the page itself,
in slices, for the thoughts a second and for the frames when there is no worker. In Chromium that is done once
more with the processor slowed down, which slows the page and not its worker. The last line is JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright
from tools import browsers
from tools.build import build
from tools.places import DIST

from browser.engines import launch_chromium, webkit_window
from browser.sites import MAIN, begin_otherwise, origin, serving
from browser.windows import TABLET, PlaywrightWindow, Window, wait_for, wait_until_ready

SLOWED = 4
LONGEST_GOAL = 2000
"""Milliseconds that a move may take at any level."""

FRAME_GOAL = 50
"""Milliseconds between two frames, 95 of 100, while somebody thinks."""

PATIENCE = 600

INSIDE = """
    import json
    from random import Random
    from time import perf_counter

    import js
    from pyscript.ffi import create_proxy

    from app.shell import thinker
    from games.catalogue import GAMES
    from games.contract import CHANCE, complete_options

    def questions(entry, level, count):
        from bots.budget import SECONDS
        from bots.question import BotQuestion
        rules, rng, found, met = entry.rules, Random(7), [], 0
        while len(found) < count:
            seats = rules.SEATS[0]
            state = rules.start(seats, complete_options(rules, seats, {}))
            while (turn := rules.turn(state)) and len(found) < count:
                seat = turn[0]
                if seat == CHANCE:
                    move = rules.draw(state, rng)
                else:
                    view = rules.view(state, seat)
                    met += len(rules.moves(state, seat)) > 1
                    if met % 9 == 8:
                        met += 1
                        found.append(BotQuestion(entry.name, view, seat, 1, level, SECONDS[level]))
                    move = entry.bot.quick(view, seat, rng)
                state = rules.play(state, seat, move).state
        return found

    async def measure(detail):
        wanted, found = json.loads(detail), {}
        await thinker.fetched()
        from bots.budget import Seconds

        class Counted(Seconds):
            thoughts = 0
            def spend(self, thoughts=1):
                self.thoughts += thoughts
                return super().spend(thoughts)

        from bots.thinking import slices
        asked = thinker.Thinker()
        await asked.warm_up()
        for entry in GAMES:
            for level in wanted["levels"]:
                took, thoughts = [], 0
                for question in questions(entry, level, wanted["count"]):
                    begun = perf_counter()
                    if wanted["where"] == "worker":
                        await asked.think(question)
                    else:
                        budget, rested = Counted(question.seconds), perf_counter()
                        for _ in slices(question, budget):
                            if perf_counter() - rested > thinker.AT_A_TIME:
                                await thinker.asyncio.sleep(0)
                                rested = perf_counter()
                        thoughts += budget.thoughts
                    took.append(round(1000 * (perf_counter() - begun)))
                found[f"{entry.name} {level}"] = [took, round(1000 * thoughts / max(1, sum(took)))]
        js.window.measured = json.dumps(found)

    def begin(event):
        thinker.asyncio.ensure_future(measure(event.detail))

    js.addEventListener("bots", create_proxy(begin))
"""
"""Stands in the page behind the beginning of the app."""

FRAMES = """(() => {
  const seen = (window.frames_seen = []);
  let last = 0;
  const frame = (now) => { if (last) seen.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  return 1;
})()"""

LEVELS = ("lamb", "ewe", "ram", "shepherd")

Found = dict[str, Any]


def asked(window: Window, where: str, levels: tuple[str, ...], count: int) -> Found:
    """What the page measures, and how long its frames were meanwhile."""
    detail = json.dumps({"where": where, "levels": levels, "count": count})
    window.read("void (window.measured = '', window.frames_seen && (window.frames_seen.length = 0))")
    window.read(f"void dispatchEvent(new CustomEvent('bots', {{ detail: {json.dumps(detail)} }}))")
    measured: Found = json.loads(wait_for(window, "window.measured", PATIENCE))
    frames = sorted(window.read("window.frames_seen"))
    measured["frame"] = round(frames[int(0.95 * len(frames))])
    return measured


def measure(window: Window, address: str, count: int, slow: Callable[[int], object] | None) -> Found:
    """All that is measured in one browser."""
    window.open(address)
    wait_until_ready(window)
    window.read(FRAMES)
    found = {"worker": asked(window, "worker", LEVELS, count)}
    found["page"] = asked(window, "page", ("shepherd",), count)
    if slow is not None:
        slow(SLOWED)
        found["slowed"] = asked(window, "page", ("shepherd",), count)
    return found


def report(engine: str, found: Found) -> None:
    """Print what one browser came to."""
    print(f"\n{engine}: the longest move of each level in its worker, ms (goal {LONGEST_GOAL})")
    for name, value in found["worker"].items():
        if name != "frame":
            print(f"  {name:<20} {max(value[0]):>6}{'' if max(value[0]) <= LONGEST_GOAL else '   NOT MET'}")
    for where in [each for each in ("worker", "page", "slowed") if each in found]:
        frame = found[where]["frame"]
        verdict = "met" if frame <= FRAME_GOAL else "NOT MET"
        print(f"  frames while thinking ({where}): 95 of 100 within {frame} ms ({verdict}: {FRAME_GOAL})")
    for where in [each for each in ("page", "slowed") if each in found]:
        speeds = ", ".join(f"{name} {value[1]}" for name, value in found[where].items() if name != "frame")
        print(f"  thoughts a second ({where}): {speeds}")


@contextmanager
def asking_page() -> Iterator[str]:
    """The built page, which answers our questions as well; gives its address."""
    with TemporaryDirectory() as folder:
        site = copytree(DIST, Path(folder) / "site")
        begin_otherwise(site, MAIN.replace("    await start()", f"{INSIDE}\n    await start()", 1))
        with serving(site) as address:
            yield address


def main(argv: list[str]) -> int:
    """Print what each browser came to."""
    count = int(argv[0]) if argv else 4
    build()
    found: dict[str, Found] = {}
    with asking_page() as address:
        with sync_playwright() as playwright:
            browser = launch_chromium(playwright)
            page = browser.new_context(viewport=TABLET, has_touch=True).new_page()  # type: ignore[arg-type]
            processor = page.context.new_cdp_session(page)

            def slow(rate: int) -> object:
                return processor.send("Emulation.setCPUThrottlingRate", {"rate": rate})

            window = PlaywrightWindow("chromium", page, origin(address))
            found["chromium"] = measure(window, address, count, slow)
            browser.close()
        report("chromium", found["chromium"])
        if "webkit" in browsers.found():
            other = webkit_window(origin(address))
            try:
                found["webkit"] = measure(other, address, count, None)
            finally:
                other.close()
            report("webkit", found["webkit"])
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
