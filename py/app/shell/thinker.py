"""Where bots think: in the worker, and on the page when the worker is slow or lost.

A worker that doesn't answer in time is not waited for alone: the page thinks too, in slices with a breath
between them, and the first answer counts. Until it has answered after all, the page thinks alone. One that is
lost is started once more.
"""

from __future__ import annotations

import asyncio
from secrets import choice
from time import perf_counter

from bots.thinking import BotQuestion, slices
from games.catalogue import game
from games.contract import Move
from stage.worker import Worker, WorkerLost

CHANCES = 2
"""The first start and one more."""

PATIENCE = 5
"""Seconds after which the page thinks as well."""

AT_A_TIME = 0.005
"""Seconds that the page thinks without a breath, but for the thought that it is at."""


class Thinker:
    """Answers questions, wherever it can."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._lost = 0
        self._late: set[asyncio.Future[Move | None]] = set()
        """What the page had to answer for the worker. As long as it owes an answer it is asked no more."""

    async def think(self, question: BotQuestion) -> Move:
        """The bot's move."""
        if self._late or self._lost >= CHANCES:
            return await self._think_here(question)
        asked = asyncio.ensure_future(self._ask_worker(question))
        await asyncio.wait([asked], timeout=PATIENCE)
        if asked.done():
            return asked.result() or await self._think_here(question)
        self._late.add(asked)
        asked.add_done_callback(self._late.discard)
        here = asyncio.ensure_future(self._think_here(question))
        await asyncio.wait([asked, here], return_when=asyncio.FIRST_COMPLETED)
        if asked.done() and (move := asked.result()) is not None:
            here.cancel()
            return move
        return await here

    def any_move(self, question: BotQuestion) -> Move:
        """Any legal move: when a bot fails, the family's match goes on all the same."""
        return choice(game(question.game).rules.moves(question.view, question.seat))

    async def _ask_worker(self, question: BotQuestion) -> Move | None:
        """The worker's answer; None if it is lost, which is counted once however many wait for it."""
        worker = self._worker
        try:
            return await worker.ask("think", question.text())
        except (WorkerLost, asyncio.CancelledError):
            if worker is self._worker:
                self._lost += 1
                self._worker = Worker()
                worker.stop()
            return None

    async def _think_here(self, question: BotQuestion) -> Move:
        """A few thoughts at a time, with a breath between them for the page."""
        rested = perf_counter()
        for move in slices(question):
            if move is not None:
                return move
            if perf_counter() - rested > AT_A_TIME:
                await asyncio.sleep(0)
                rested = perf_counter()
        raise RuntimeError(f"The bot of {question.game} gave no move.")
