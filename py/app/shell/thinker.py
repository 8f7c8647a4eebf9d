"""Where bots think: in the worker, and on the page when the worker is slow or lost.

A worker that doesn't answer in time is not waited for alone: the page thinks too, in slices with a breath
between them, and the first answer counts. Until it has answered after all, the page thinks alone. One that is
lost is started once more. It is started while people sit down, so that the first bot need not wait for it;
what thinking needs of Python comes with it, and to the page only when that rests, or has to think itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from random import choice
from typing import Literal

from app.shell.slices import in_slices
from bots import parcel
from bots.question import Advice, BotQuestion, read_advice, read_question
from games.catalogue import game
from games.contract import Move
from stage import files
from stage.worker import Worker, WorkerLost

PARCEL = "static/runtime/thinking.zip"

Task = Literal["think", "advise", "reckon"]
"""What is wanted: a move, advice, or where a result came from. The worker has a function of this name."""

CHANCES = 2
"""The first start and one more."""

PATIENCE = 5
"""Seconds after which the page thinks as well."""


class Thinker:
    """Answers questions, wherever it can."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._lost = 0
        self._late: set[asyncio.Future[str | None]] = set()
        """What the page had to answer for the worker. As long as it owes an answer it is asked no more."""

    async def warm_up(self) -> None:
        """Have the worker started; whoever asks it first hears of any trouble."""
        if not self._late and self._lost < CHANCES:
            with suppress(WorkerLost):
                await self._worker.started()

    async def think(self, question: BotQuestion) -> Move:
        """The bot's move."""
        return await self._answer("think", question.text())

    async def advise(self, question: BotQuestion) -> Advice:
        """What somebody who asks is told."""
        return read_advice(await self._answer("advise", question.text()))

    async def reckon(self, wanted: str) -> str:
        """Some more of where the result of a match came from."""
        return await self._answer("reckon", wanted)

    def any_move(self, question: BotQuestion) -> Move:
        """Any legal move: when a bot fails, the family's match goes on all the same."""
        return choice(game(question.game).rules.moves(question.view, question.seat))

    async def _answer(self, task: Task, question: str) -> str:
        """The worker's answer, or the page's, as text."""
        if self._late or self._lost >= CHANCES:
            return await _answer_here(task, question)
        asked = asyncio.ensure_future(self._ask_worker(task, question))
        await asyncio.wait([asked], timeout=PATIENCE)
        if asked.done():
            return asked.result() or await _answer_here(task, question)
        self._late.add(asked)
        asked.add_done_callback(self._late.discard)
        here = asyncio.ensure_future(_answer_here(task, question))
        await asyncio.wait([asked, here], return_when=asyncio.FIRST_COMPLETED)
        if asked.done() and (answer := asked.result()) is not None:
            here.cancel()
            return answer
        return await here

    async def _ask_worker(self, task: Task, question: str) -> str | None:
        """The worker's answer; None if it is lost, which is counted once however many wait for it."""
        worker = self._worker
        try:
            return await worker.ask(task, question)
        except (WorkerLost, asyncio.CancelledError):
            if worker is self._worker:
                self._lost += 1
                self._worker = Worker()
                worker.stop()
            return None


async def _answer_here(task: Task, question: str) -> str:
    """A few thoughts at a time, with a breath between them for the page."""
    if not await fetched():
        raise RuntimeError("What bots think with could not be fetched.")
    answer = await in_slices(_slices(task, question))
    if answer is None:
        raise RuntimeError("There was no answer.")
    return answer


def _slices(task: Task, question: str) -> Iterator[str | None]:
    """None while there is more to think; all of it comes in the parcel."""
    if task == "reckon":
        from bots.reckoning import reckon_in_slices  # noqa: PLC0415

        return reckon_in_slices(question)
    if task == "advise":
        from bots.advising import advice_in_slices  # noqa: PLC0415

        return advice_in_slices(read_question(question))
    from bots.thinking import slices  # noqa: PLC0415

    return slices(read_question(question))


async def fetched() -> bool:
    """Whether the page has what thinking needs, or has it now."""
    if not parcel.here():
        archive = await files.fetch(PARCEL)
        if archive is None:
            return False
        if not parcel.here():
            parcel.PLACE.write_bytes(archive)
            parcel.unpack()
    return True
