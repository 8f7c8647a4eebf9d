"""Pieces on their way: the browser moves everything (`static/stage/motion.mjs`), Python only says how."""

from __future__ import annotations

import json
from collections.abc import Sequence

from js import document, paddock

from games.contract import Motion
from stage.animations import cues
from stage.paces import PACES
from stage.window import reduced_motion


def plays(pace: str) -> bool:
    """Whether anything moves at all."""
    return bool(PACES[pace]) and not reduced_motion() and not document.hidden


def measure(motions: Sequence[Motion]) -> None:
    """Before the picture changes: remember where pieces are that will have moved."""
    keys = {motion.source or motion.key for motion in motions if not motion.path}
    if keys:
        paddock.motion.measure(json.dumps(sorted(keys)))


def start(motions: Sequence[Motion], pace: str, stillness: float = 0) -> float:
    """Now that the picture has changed, let its pieces come; gives the seconds until all are there."""
    if not motions:
        return 0.0
    planned = [cue._asdict() for cue in cues(motions, pace, 1000 * stillness)]
    return float(paddock.motion.start(json.dumps(planned))) / 1000


def stop() -> None:
    """Everything is where it belongs at once."""
    paddock.motion.stop()
