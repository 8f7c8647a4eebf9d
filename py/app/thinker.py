"""Where bots think: in the worker, and on the page when the worker can't.

A worker that won't start or dies is started once more; after that the page itself thinks, in slices with
a breath between them, and the family notices nothing but a little patience.
"""

from __future__ import annotations

import asyncio
from secrets import choice

from bots.thinking import Question, slices
from games.catalogue import game
from games.contract import Move
from stage.worker import Worker, WorkerLost

CHANCES = 2
"""The first start and one more."""


class Thinker:
    """Answers questions, wherever it can."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._lost = 0

    async def think(self, question: Question) -> Move:
        """The bot's move."""
        while self._lost < CHANCES:
            try:
                return await self._worker.ask("think", question.text())
            except WorkerLost:
                self._lost += 1
                if self._lost < CHANCES:
                    self._worker.restart()
                else:
                    self._worker.stop()
        return await self._think_here(question)

    def guess(self, question: Question) -> Move:
        """Any legal move: when a bot fails, the family's match goes on all the same."""
        return choice(game(question.game).rules.moves(question.view, question.seat))

    async def _think_here(self, question: Question) -> Move:
        for move in slices(question):
            if move is not None:
                return move
            await asyncio.sleep(0)
        raise RuntimeError(f"The bot of {question.game} gave no move.")
