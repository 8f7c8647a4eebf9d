"""Plays what is missing of a pairing, a few deals at a time, and keeps each as it comes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from time import perf_counter

from lab.arena import results
from lab.arena.matches import Dealt, play_deals
from lab.arena.pairings import Pairing
from lab.arena.results import Row
from lab.arena.versions import version

AT_A_TIME = 5
"""Deals that a worker plays at once; what is interrupted loses no more."""

WAITING = 8
"""Tasks that lie ready, so that no worker waits; a cluster of thousands would want more."""


def play(pairing: Pairing, deals: int, workers: Executor, seconds: float, told: str) -> bool:
    """Play the deals that these versions have not played; False if the time was up before. What is told of
    it begins like that."""
    begun = perf_counter()
    versions = f"{version(pairing.game, pairing.one)} {version(pairing.game, pairing.others)}"
    todo = _tasks(results.missing(results.read(pairing.game), pairing, versions, deals))
    wanted, done = sum(len(task) for task in todo), 0
    running: dict[Future[Dealt], list[int]] = {}
    while todo or running:
        spent = perf_counter() - begun
        if spent > seconds:
            todo.clear()
            for waiting in [future for future in running if future.cancel()]:
                del running[waiting]
            if not running:
                return False
        while todo and len(running) < WAITING:
            task = todo.pop(0)
            running[workers.submit(play_deals, pairing, task[0], len(task))] = task
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            task = running.pop(future)
            row = Row(pairing, versions, task[0], future.result())
            results.write(pairing.game, results.add(results.read(pairing.game), row))
            done += len(task)
            spent = perf_counter() - begun
            _on_one_line(told + _progress(pairing, done, wanted, spent))
    _on_one_line("")
    return True


def _tasks(missing: Sequence[int]) -> list[list[int]]:
    """Neighbours together, but not too many."""
    tasks: list[list[int]] = []
    for deal in missing:
        if tasks and tasks[-1][-1] == deal - 1 and len(tasks[-1]) < AT_A_TIME:
            tasks[-1].append(deal)
        else:
            tasks.append([deal])
    return tasks


def _progress(pairing: Pairing, done: int, wanted: int, spent: float) -> str:
    left = spent / done * (wanted - done)
    who = f"{pairing.game}, {pairing.seats} players: {pairing.one} among {pairing.others}"
    return f"{who}, {done} of {wanted} deals, {int(left // 60)} min {int(left % 60)} s left"


def _on_one_line(text: str) -> None:
    """Progress for whoever watches; nothing for a file."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
