"""Kills a real browser while a family plays, again and again: is a move lost that had been seen?

    python3 tasks.py lab --kill --times 200

The process ends at a random instant, by SIGKILL, over the four games with people, bots, curtains and sand;
then the same profile is opened anew. Wants a built page (`tasks.py build`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright
from tools.places import DIST

from browser.killing import SEATED, Stumbled, kill_while_playing
from browser.sites import serving


def main(argv: Sequence[str]) -> int:
    """Kill so many times; gives 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="lab --kill", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=200, help="how often (200)")
    parser.add_argument("--seed", type=int, default=1, help="when and what is tapped (1)")
    wanted = parser.parse_args(argv)
    rng, games = Random(wanted.seed), tuple(SEATED)
    failed = shown = stumbled = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, serving(DIST) as site:
        for number in range(wanted.times):
            game = games[number % len(games)]
            while True:
                try:
                    killed = kill_while_playing(playwright, Path(folder) / game, site, game, rng)
                    break
                except Stumbled as error:
                    stumbled += 1
                    if stumbled > wanted.times:
                        raise
                    print(f"     {game:9} never got to play, and plays again: {error}")
            shown += len(killed.shown)
            wrong = bool(killed.lost) or not killed.came_back
            failed += wrong
            waited = [killed.unkept.get(line, 0) for line in killed.lost]
            mark = f"LOST {killed.lost} (the tablet had been keeping for {waited} ms)" if wrong else "whole"
            print(f"{number + 1:4} {game:9} {len(killed.shown):4} lines seen, {killed.kept:4} moves: {mark}")
            sys.stdout.flush()
    print(
        f"{wanted.times} kills, {shown} lines seen, {failed} times something was lost; "
        f"{stumbled} times the browser did not get to playing."
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
