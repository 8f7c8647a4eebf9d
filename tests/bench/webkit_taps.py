"""How quickly the table answers in WebKit, the engine of iPads, at this machine's full speed.

    python -m bench.webkit_taps [taps in each game] [game …]

The same tables as in `bench.table_speed`, tapped by WebKit's own driver; there is no way to slow it down. The
time is from the click to the next frame after the page has changed. The last line is JSON.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random
from statistics import median

from tools.build import build
from tools.places import DIST

from bench.table_speed import NAMES, PATIENCE, at
from browser.at_the_table import OFFERED, SEATS
from browser.engines import webkit_window
from browser.sites import origin, serving
from browser.windows import Window, wait_for, wait_until_ready
from games.catalogue import GAMES, Game

ON = ("play ", "pick ", "app throw", "app look", "app ready", "curtain ")

WATCH = """(() => {
  if (window.seen) return 1;
  const seen = (window.seen = []);
  const later = new MessageChannel();
  let shown = () => {};
  later.port1.onmessage = () => shown(performance.now());
  const frame = () => new Promise((done) => requestAnimationFrame(() => {
    shown = done;
    later.port2.postMessage(0);
  }));
  let tapped = 0;
  addEventListener("click", () => { tapped = performance.now(); });
  new MutationObserver((changes) => {
    const places = changes.map(({ target }) => target.nodeType === 1 ? target : target.parentElement);
    if (!tapped || !places.some((place) => place?.closest("#paddock, #over"))) return;
    const begun = tapped;
    tapped = 0;
    frame().then((now) => seen.push(now - begun));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return 1;
})()"""


def play(window: Window, address: str, game: Game, count: int) -> list[float]:
    """The milliseconds of so many taps at the fullest table."""
    family = json.dumps([[name, place + 1, "person"] for place, name in enumerate(NAMES[: game.seats[-1]])])
    window.open(address)
    window.read(f"localStorage.setItem('paddock:family', {json.dumps(family)})")
    window.reload()
    wait_until_ready(window)
    time.sleep(4)
    window.read(f"document.querySelector('[data-tap=\"app game {game.name}\"]').click()")
    wait_for(window, SEATS)
    window.read("document.querySelector('[data-tap=\"seats start\"]').click()")
    window.read(WATCH)
    rng = Random(7)
    for _ in range(count):
        offered = wait_to_be_asked(window)
        if not offered:
            break
        plays = [tap for tap in offered if not tap.startswith("pick ")]
        tap = rng.choice(plays if plays and rng.random() < 0.6 else offered)
        place = json.dumps(f'#paddock [data-tap="{tap}"]')
        window.read(f"document.querySelector({place}).click()")
        time.sleep(0.5)
    seen: list[float] = window.read("window.seen")
    return seen


def wait_to_be_asked(window: Window) -> list[str]:
    """What carries the match on; nothing once it is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        taps: list[str] = window.read(OFFERED)
        if offered := [tap for tap in taps if tap.startswith(ON)]:
            return offered
        if window.read("!!document.querySelector('.results')"):
            return []
        time.sleep(0.1)
    return []


def main(argv: list[str]) -> int:
    """Print what each game came to."""
    count = int(argv[0]) if argv else 60
    chosen = argv[1:] or [game.name for game in GAMES]
    build()
    found: dict[str, dict[str, float]] = {}
    print("In WebKit, at full speed:")
    with serving(DIST) as address:
        for game in GAMES:
            if game.name not in chosen:
                continue
            window = webkit_window(origin(address))
            try:
                took = play(window, address, game, count)
            finally:
                window.close()
            found[game.name] = {"tap, 95 %": round(at(took, 0.95)), "tap, median": round(median(took))}
            print(f"{game.name}: {len(took)} taps, {found[game.name]}", flush=True)
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
