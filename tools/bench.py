"""`bench`: how quickly the page starts, against stock Pyodide; how quickly a table answers a finger; how long
bots take for a move; how fast the rules are, in both Pythons; how long the road of a tap is; what a thousand
kept games cost."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tools import browsers, environment
from tools.archives import TOOLS
from tools.build import build
from tools.commands import needed, run_openly, run_quietly
from tools.failure import Failure
from tools.places import ROOT
from tools.suites import screen

START = "bench.start_speed"
TABLE = "bench.table_speed"
WEBKIT = "bench.webkit_taps"
BOTS = "bench.bots_speed"
ROAD = "bench.road"
SHELF = "bench.shelf_size"
RULES = "tests/bench/rules_speed.py"

MOVES_GOAL = 20_000
"""Random moves a second that every game must reach inside Pyodide."""


def start_speed(visits: int) -> None:
    """Measure the start."""
    in_browsers(START, visits, "The start could not be measured; the lines above say why.")


def table_speed(taps: int) -> None:
    """Measure how quickly a tap is answered at every game's fullest table."""
    in_browsers(TABLE, taps, "The tables could not be measured; the lines above say why.")
    if "webkit" in browsers.found():
        in_browsers(WEBKIT, taps, "The tables could not be measured in WebKit; the lines above say why.")


def bots_speed(questions: int) -> None:
    """Measure how long bots take for a move, and how much they think."""
    in_browsers(BOTS, questions, "The bots could not be measured; the lines above say why.")


def in_browsers(program: str, count: int, complaint: str) -> None:
    """Run one of the programs that need a browser."""
    browsers.install_missing()
    if "chromium" not in browsers.found():
        raise Failure("bench needs Chromium or Chrome, and found none. Install it, or ask for --rules alone.")
    command: list[str | Path] = [*screen(), environment.python(), "-m", program, str(count)]
    if run_openly(command, environment.with_our_paths()):
        raise Failure(complaint)


def rules_speed(seconds: float) -> None:
    """Measure the rules under this Python and inside Pyodide, and print both side by side."""
    node = needed("node", "then run this again")
    plain = speeds([sys.executable, ROOT / RULES], seconds)
    inside = speeds([node, TOOLS / "speed_inside.mjs", RULES], seconds)
    print(f"\nA second, CPython and Pyodide under Node (goal inside Pyodide: {MOVES_GOAL:,} random moves):")
    for name, speed in plain.items():
        moves = name.endswith("moves")
        verdict = ("   met" if inside[name] >= MOVES_GOAL else "   NOT MET") if moves else ""
        print(f"{name:<20} {speed:>11,.0f} {inside[name]:>11,.0f}{verdict}")


def road() -> None:
    """Count what is called between a tap and its picture."""
    if run_openly([environment.python(), "-m", ROAD], environment.with_our_paths()):
        raise Failure("The road could not be counted; the lines above say why.")


def speeds(command: list[str | Path], seconds: float) -> dict[str, float]:
    """What the program found: its last line, as JSON, flat."""
    said = run_quietly([*command, str(seconds)], "Measuring the rules")
    found: dict[str, float | dict[str, float]] = json.loads(said.strip().splitlines()[-1])
    flat: dict[str, float] = {}
    for game, value in found.items():
        for seats, speed in value.items() if isinstance(value, dict) else [("", value)]:
            flat[f"{game} {seats}".strip()] = speed
    return flat


def main(arguments: list[str]) -> int:
    """The verb."""
    parser = argparse.ArgumentParser("tasks.py bench", description=__doc__)
    parser.add_argument(
        "--visits", type=int, default=7, help="how many visits of each kind; their median counts"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each game is played")
    parser.add_argument("--taps", type=int, default=60, help="how many taps at each game's table")
    parser.add_argument("--questions", type=int, default=4, help="how many a bot answers, by game and level")
    parser.add_argument("--start", action="store_true", help="only the start of the page")
    parser.add_argument("--table", action="store_true", help="only the way from a tap to the picture")
    parser.add_argument("--bots", action="store_true", help="only how long bots take for a move")
    parser.add_argument("--rules", action="store_true", help="only the rules")
    parser.add_argument("--shelf", action="store_true", help="only what a thousand kept games cost")
    parser.add_argument("--road", action="store_true", help="only the calls between a tap and its picture")
    chosen = parser.parse_args(arguments)
    build()
    only = (chosen.start, chosen.table, chosen.bots, chosen.rules, chosen.road, chosen.shelf)
    everything = not any(only)
    if chosen.start or everything:
        start_speed(chosen.visits)
    if chosen.table or everything:
        table_speed(chosen.taps)
    if chosen.bots or everything:
        bots_speed(chosen.questions)
    if chosen.shelf or everything:
        in_browsers(SHELF, chosen.visits, "The shelf could not be measured; the lines above say why.")
    if chosen.rules or everything:
        rules_speed(chosen.seconds)
    if chosen.road or everything:
        road()
    return 0
