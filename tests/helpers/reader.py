"""Somebody who reads slowly and taps without haste: how long lessons and first moves take people."""

from __future__ import annotations

from games.contract import Shape
from stage.animations import cues
from stage.paces import PAUSES
from table.sitting import Sitting, motions, telling

SECONDS_A_WORD = 0.4
"""As a child reads who has learnt it a year or two ago, or as somebody reads aloud."""

SECONDS_A_TAP = 1.5
"""To find what is meant, and to go there with a finger."""


SECONDS_OF_THOUGHT = 1.0
"""As long as a bot takes, on a tablet that is busy with its picture."""


def reading(sentence: str) -> float:
    """Seconds until it is read."""
    return SECONDS_A_WORD * len(sentence.split())


def beat_lasts(sitting: Sitting, shape: Shape) -> float:
    """How long the beat lasts that is being told, at the usual pace: as the storyteller has it, with
    everything moving that may."""
    words, pieces = telling(sitting), motions(sitting, shape)
    pause = PAUSES[words.pace if words is not None else ""]
    ends = [cue.delay + cue.duration for cue in cues(pieces, "normal", 1000 * pause.before)]
    return max([*ends, 1000 * (pause.before + pause.least)]) / 1000 + pause.after
