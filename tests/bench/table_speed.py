"""How quickly the table answers a finger, on a tablet four times slower than this machine.

    python -m bench.table_speed [taps in each game] [game …]

It is `tasks.py bench --table` that runs it.

Every game is played by as many people as it seats, at random, in Chromium with its processor slowed down
(`SLOWED`). Measured are the time from each tap to the first frame that shows something else, the longest
task of the main thread once Python is ready, and whole redraws of the board: the tablet turned, day turned
to night; the slower kind counts. Redraws are measured with the open board in sight, never at a curtain or the
results. A tap that the page swallows (the second of two quick ones) is no tap, and a tap that is allowed to
change nothing has no answer: the sand that falls next is not taken for one.

A fixed loop is timed between the taps, at full speed: how far it is from its own best says how much of the
machine others had meanwhile, and nothing here can be better than that. The last line is JSON.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tools.build import build
from tools.places import DIST

from bench.visits import SETTLED
from browser.at_the_table import SEATS
from browser.engines import launch_chromium
from browser.sites import serving
from browser.windows import TABLET
from games.catalogue import GAMES, Game

SLOWED = 4
TAP_GOAL, TASK_GOAL, REDRAW_GOAL = 100, 50, 50
"""Milliseconds: a tap (95 of 100), any task, a whole redraw."""

STANDING = {"width": 820, "height": 1180}
PATIENCE = 90
"""Seconds in which a person must have been asked: a round of eight players is told meanwhile."""

SECONDS_TO_WARM_UP = 4
"""Afterwards all is quiet: reading the games and keeping Python's memory belong to the boot."""

QUICK = 0.4
"""Seconds after which a tap at the same place is no longer taken for the second of two quick ones."""

NAMES = ("Anna", "Ben", "Caro", "David", "Ella", "Finn", "Greta", "Hugo")

SAME_DEALS = """
(() => {
  let number = 20261119;
  Crypto.prototype.getRandomValues = (values) => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    bytes.forEach((_, place) => { number = (number * 48271) % 2147483647; bytes[place] = number >> 8; });
    return values;
  };
})()
"""
"""Chance is the browser's own; here it is the same in every run, so that runs can be compared."""

WATCH = """
(() => {
  const seen = (window.seen = { taps: [], tasks: [], ours: [], turns: [], nights: [] });
  // The next frame, painted; no other task may come between it and the clock.
  const frame = () => new Promise((shown) => requestAnimationFrame(() =>
    scheduler.postTask(() => shown(performance.now()), { priority: "user-blocking" })));
  let tap = null;
  let turned = 0;
  // Only here, after everybody else, is it certain that the tap was not swallowed.
  addEventListener("click", (event) => {
    tap = { at: event.timeStamp, tap: event.target.closest("[data-tap]")?.dataset.tap ?? "" };
  });
  addEventListener("resize", () => { turned = performance.now(); });
  new MutationObserver((changes) => {
    const elements = changes.map(({ target }) => target.nodeType === 1 ? target : target.parentElement);
    const sand = "[data-key=panel-glass]";
    if (!elements.some((element) => element?.closest("#paddock, #over") && !element.closest(sand))) return;
    const answered = tap;
    const begun = turned;
    tap = null;
    turned = 0;
    if (answered || begun) frame().then((shown) => {
      if (answered) seen.taps.push({ ...answered, took: shown - answered.at });
      if (begun) seen.turns.push(shown - begun);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  const asking = (answer) => () => {
    const begun = performance.now();
    const value = answer();
    seen.ours.push([begun, performance.now()]);
    return value;
  };
  const whole = "#paddock:not(:has([aria-busy=true])) [data-tap]";
  window.boardInSight = asking(() => {
    const board = document.querySelector("#paddock .table > .board:not([aria-busy]):has(> *)");
    return board?.getBoundingClientRect().height > 100 && !document.querySelector("dialog[open]");
  });
  window.offered = asking(() => [...document.querySelectorAll(whole)]
    .filter((node) => /^(play|pick|app throw|app look|curtain) ?/.test(node.dataset.tap))
    .filter((node) => !node.matches(":disabled, [aria-disabled=true]"))
    .map((node) => [node.dataset.tap, node.getBoundingClientRect()])
    .filter(([, box]) => box.width)
    .map(([tap, box]) => [tap, box.x + box.width / 2, box.y + box.height / 2])
    .filter(([tap, x, y]) => document.elementFromPoint(x, y)?.closest("[data-tap]")?.dataset.tap === tap));
  window.loop = asking(() => {
    const begun = performance.now();
    let number = 1;
    for (let turn = 0; turn < 3e6; turn++) number = (number * 48271) % 2147483647;
    return performance.now() - begun + 0 * number;
  });
  // In the frame itself, as a turned window is told of its size: the wait for a frame is no redraw.
  window.nightfall = () => new Promise((done) => requestAnimationFrame(() => {
    const begun = performance.now();
    window.paddock.theme(document.documentElement.dataset.theme === "night" ? "day" : "night");
    const shown = () => done(seen.nights.push(performance.now() - begun));
    scheduler.postTask(shown, { priority: "user-blocking" });
  }));
})()
"""
"""Runs in the page before anything else does, and remembers what it sees. What the bench itself makes the
page do is noted, so that it is not held against the table."""


class Seen(NamedTuple):
    """What one match showed, in milliseconds."""

    taps: list[float]
    first_table: float
    unanswered: int
    tasks: list[float]
    turns: list[float]
    nights: list[float]
    turns_at_full_speed: list[float]
    loops: list[float]


class Table:
    """One game at one page, with the processor slowed down."""

    def __init__(self, page: Page, game: Game) -> None:
        self.page = page
        self.game = game
        self.processor: CDPSession = page.context.new_cdp_session(page)
        self.loops: list[float] = []
        self.unanswered = 0
        """How many taps changed nothing that can be seen."""

    def slow(self, rate: int) -> None:
        self.processor.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def time_loop(self) -> None:
        """The fixed loop, at full speed."""
        self.slow(1)
        self.loops.append(self.page.evaluate("loop()"))
        self.slow(SLOWED)

    def touch(self, selector: str) -> None:
        """A finger on something that the bench knows to be there."""
        box = self.page.wait_for_selector(selector)
        assert box is not None
        place = box.bounding_box()
        assert place is not None
        self.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)

    def taps(self) -> int:
        """How many taps have been answered so far."""
        return int(self.page.evaluate("seen.taps.length"))

    def offered(self) -> list[tuple[str, float, float]]:
        """What carries the match on, and where; nothing once it is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found: list[tuple[str, float, float]] = self.page.evaluate("offered()")
            if found or self.page.evaluate("!!document.querySelector('.results')"):
                return found
            time.sleep(0.1)
        raise TimeoutError(f"{self.game.name}: nobody is asked for {PATIENCE} seconds.")

    def tap(self, rng: Random) -> bool:
        """Tap something that is offered, and wait until it is answered; False once the match is over."""
        offered = self.offered()
        if not offered:
            return False
        plays = [offer for offer in offered if not offer[0].startswith("pick ")]
        _, x, y = rng.choice(plays if plays and rng.random() < 0.6 else offered)
        before = self.taps()
        self.page.touchscreen.tap(x, y)
        end = time.monotonic() + 2
        while self.taps() == before and time.monotonic() < end:
            time.sleep(0.05)
        self.unanswered += self.taps() == before
        time.sleep(QUICK)
        return True

    def play(self, count: int) -> Seen:
        """Sit down, play so many taps, turn the tablet and the sun."""
        page = self.page
        page.wait_for_function("performance.getEntriesByName('paddock:ready').length > 0")
        page.wait_for_function(SETTLED, timeout=60_000)
        time.sleep(SECONDS_TO_WARM_UP)
        for _ in range(5):
            self.time_loop()
        begun = page.evaluate("performance.now()")
        self.touch(f'[data-tap="app game {self.game.name}"]')
        page.wait_for_function(SEATS)
        time.sleep(QUICK)
        self.touch('[data-tap="seats start"]')
        rng = Random(7)
        for number in range(count):
            if not self.tap(rng):
                break
            if number % 10 == 9:
                self.time_loop()
        self.open_board()
        self.redraw()
        slowed = len(page.evaluate("seen.turns"))
        self.slow(1)
        self.redraw()
        self.slow(SLOWED)
        return self.gather(page.evaluate("seen"), begun, slowed)

    def open_board(self) -> None:
        """Bring the whole board in sight: a curtain is tapped away, and after a match begins another."""
        for _ in range(5):
            offered = [tap for tap, _x, _y in self.offered()]
            if not offered:
                self.touch('[data-tap="results again"]')
            elif offered[0].startswith("curtain"):
                self.touch(f'[data-tap="{offered[0]}"]')
            else:
                break
            time.sleep(2)
        if not self.page.evaluate("boardInSight()"):
            raise AssertionError(f"{self.game.name}: there is no board to redraw.")

    def redraw(self) -> None:
        """Turn the tablet and the sun, there and back, twice."""
        for _ in range(2):
            self.redraw_once()

    def redraw_once(self) -> None:
        for size in (STANDING, TABLET):
            self.page.set_viewport_size(size)  # type: ignore[arg-type]
            time.sleep(0.6)
        for _ in range(2):
            self.page.evaluate("nightfall()")
            time.sleep(0.3)

    def gather(self, seen: dict[str, Any], begun: float, slowed: int) -> Seen:
        """What counts of what the page has noted."""
        before = ("app game", "seats")
        played = [tap["took"] for tap in seen["taps"] if not tap["tap"].startswith(before)]
        first = next(tap["took"] for tap in seen["taps"] if tap["tap"] == "seats start")

        def ours(start: float, length: float) -> bool:
            return any(start < end and begin < start + length for begin, end in seen["ours"])

        tasks = [task[1] for task in seen["tasks"] if task[0] > begun and not ours(*task)]
        turns, nights = seen["turns"], seen["nights"]
        return Seen(
            played, first, self.unanswered, tasks,
            turns[:slowed], nights[: len(nights) // 2], turns[slowed:], self.loops,
        )  # fmt: skip


@contextmanager
def seated(browser: Browser, address: str, game: Game) -> Iterator[Table]:
    """The page on a tablet whose family is as large as the game allows."""
    context = browser.new_context(viewport=TABLET, has_touch=True)  # type: ignore[arg-type]
    page = context.new_page()
    family = json.dumps([[name, place + 1, "person"] for place, name in enumerate(NAMES[: game.seats[-1]])])
    page.add_init_script(f"localStorage.setItem('paddock:family', {json.dumps(family)})")
    quiet = json.dumps(json.dumps({"coach": "off"}))
    page.add_init_script(f"localStorage.setItem('paddock:settings', {quiet})")
    page.add_init_script(SAME_DEALS)
    page.add_init_script(WATCH)
    page.goto(address)
    try:
        yield Table(page, game)
    finally:
        context.close()


def at(values: list[float], share: float) -> float:
    """The value that this share of all stays below."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def verdict(value: float, goal: float) -> str:
    """A time against its goal."""
    return f"{value:5.0f} ms ({'met' if value <= goal else 'NOT MET'}: {goal})"


def report(game: Game, seen: Seen) -> dict[str, float]:
    """Print what one game came to."""
    found = {
        "tap, 95 %": at(seen.taps, 0.95),
        "tap, median": median(seen.taps),
        "first table": seen.first_table,
        "longest task": max(seen.tasks, default=0.0),
        "tasks too long": float(len(seen.tasks)),
        "unanswered": float(seen.unanswered),
        "redraw": max(median(seen.turns), median(seen.nights)),
        "turned": median(seen.turns),
        "nightfall": median(seen.nights),
        "turned at full speed": median(seen.turns_at_full_speed),
        "machine": median(seen.loops) / min(seen.loops),
    }
    longest = [round(task) for task in sorted(seen.tasks, reverse=True)[:8]]
    kinds = f"turned {found['turned']:.0f}, nightfall {found['nightfall']:.0f}"
    own = found["turned at full speed"]
    lines = (
        f"{game.name}: {len(seen.taps)} answered taps by {game.seats[-1]} people, {seen.unanswered} without",
        f"  tap to frame  {verdict(found['tap, 95 %'], TAP_GOAL)}, median {found['tap, median']:.0f} ms",
        f"  longest task  {verdict(found['longest task'], TASK_GOAL)}, too long: {len(seen.tasks)} {longest}",
        f"  whole redraw  {verdict(found['redraw'], REDRAW_GOAL)}, {kinds}; at full speed {own:.0f} ms",
        f"  first table   {found['first table']:5.0f} ms from the tap",
        f"  the machine needed {found['machine']:.1f} times its own best for the same loop",
    )
    print("\n".join(lines), flush=True)
    return {name: round(value, 1) for name, value in found.items()}


def main(argv: list[str]) -> int:
    count = int(argv[0]) if argv else 60
    chosen = argv[1:] or [game.name for game in GAMES]
    build()
    print(f"In Chromium, with the processor {SLOWED} times slower:")
    with serving(DIST) as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        found = {}
        for game in GAMES:
            if game.name in chosen:
                with seated(browser, address, game) as table:
                    found[game.name] = report(game, table.play(count))
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
