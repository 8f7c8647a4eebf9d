"""Kills a real browser while a family plays, again and again: is a move lost that had been seen?

    python3 tasks.py lab --kill --times 200

The process ends at a random instant, by SIGKILL, over the four games with people, bots, curtains and sand;
then the same profile is opened anew, and the match is carried on in it until the next kill. Wants a built
page (`tasks.py build`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright
from tools.places import DIST

from browser.killing import SEATED, Killed, Stumbled, kills
from browser.sites import serving


def main(argv: Sequence[str]) -> int:
    """Kill so many times; gives 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="lab --kill", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=200, help="how often, over all games (200)")
    parser.add_argument("--seed", type=int, default=1, help="when and what is tapped (1)")
    parser.add_argument("--game", choices=tuple(SEATED), help="only this one")
    wanted = parser.parse_args(argv)
    games = (wanted.game,) if wanted.game else tuple(SEATED)
    told = Counter[str]()
    for number, game in enumerate(games):
        times = wanted.times // len(games) + (number < wanted.times % len(games))
        told += _killed(game, times, Random(f"{wanted.seed} {game}"))
    print(
        f"{wanted.times} kills, {told['lines']} lines seen, {told['wrong']} times something was lost; "
        f"{told['stumbled']} times the browser did not get to playing."
    )
    return 1 if told["wrong"] else 0


def _killed(game: str, times: int, rng: Random) -> Counter[str]:
    """A family that goes on with this game whatever happens to its tablet; one that stumbled begins anew."""
    told = Counter[str]()
    with sync_playwright() as playwright, serving(DIST) as site:
        while told["kills"] < times:
            with (
                tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
                closing(kills(playwright, Path(folder), site, game, rng)) as each,
            ):
                try:
                    for killed in islice(each, times - told["kills"]):
                        told.update(kills=1, lines=len(killed.shown), wrong=_tell(killed))
                except Stumbled as error:
                    told["stumbled"] += 1
                    print(f"{game:9} never got to play, and plays again: {error}", flush=True)
                    if told["stumbled"] > times:
                        raise
    return told


def _tell(killed: Killed) -> int:
    """A line about it; gives 1 if anything was lost."""
    wrong = bool(killed.lost) or not killed.came_back
    waited = [killed.unkept.get(line, 0) for line in killed.lost]
    mark = f"LOST {killed.lost} (the tablet had been keeping for {waited} ms)" if wrong else "whole"
    print(f"{killed.game:9} {len(killed.shown):4} lines seen, {killed.kept:4} moves: {mark}", flush=True)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
