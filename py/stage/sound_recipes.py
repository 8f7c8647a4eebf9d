"""The sounds of the table as recipes: short tones and hisses, made on the spot, nothing to load.

All of them are quiet, short and friendly; none says "wrong".
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Wave = Literal["sine", "triangle", "square", "sawtooth"]


class Tone(NamedTuple):
    """A note that may glide: when it begins, how long (seconds), from which pitch to which (hertz)."""

    at: float
    length: float
    start: float
    end: float
    loudness: float = 0.5
    wave: Wave = "triangle"


class Hiss(NamedTuple):
    """Noise through a narrow door: dice on wood, water, sand. The door moves from pitch to pitch."""

    at: float
    length: float
    start: float
    end: float
    loudness: float = 0.5
    narrow: float = 1.2


Recipe = tuple[Tone | Hiss, ...]

STEP: Recipe = (Tone(0, 0.05, 330, 300, 0.3), Hiss(0, 0.03, 900, 700, 0.2))

STRIDE = 0.18
"""Seconds from one step to the next, as long as the way called "hop" takes for it."""


def _steps(count: int) -> Recipe:
    """A click each, as the foot comes down."""
    return tuple(part._replace(at=part.at + STRIDE * (step + 1)) for step in range(count) for part in STEP)


RECIPES: dict[str, Recipe] = {
    "edge": (Tone(0, 0.06, 170, 120, 0.35, "sine"),),
    "tap": (Tone(0, 0.05, 520, 420, 0.25),),
    "roll": (
        *(Hiss(at, 0.035, 2400 - 900 * at, 1500, 0.75, narrow=3) for at in (0, 0.08, 0.15, 0.24, 0.36, 0.52)),
        Tone(0.6, 0.07, 300, 210, 0.3),
    ),
    "step": STEP,
    **{f"walk-{steps}": _steps(steps) for steps in range(1, 7)},
    "pop": (Hiss(0, 0.05, 500, 900, 0.3), Tone(0.05, 0.07, 260, 720, 0.45, "sine")),
    "hop": (Tone(0, 0.11, 300, 560, 0.35),),
    "take": (Tone(0, 0.07, 523, 523, 0.3), Tone(0.07, 0.12, 659, 659, 0.3)),
    "gain": (Tone(0, 0.08, 587, 587, 0.3), Tone(0.08, 0.08, 740, 740, 0.3), Tone(0.16, 0.16, 880, 880, 0.3)),
    "nine": tuple(
        Tone(0.09 * index, 0.2, pitch, pitch, 0.3) for index, pitch in enumerate((523, 659, 784, 1047))
    ),
    "lose": (Tone(0, 0.16, 392, 370, 0.3), Tone(0.16, 0.26, 330, 262, 0.3)),
    "home": (Tone(0, 0.12, 392, 392, 0.3), Tone(0.12, 0.12, 523, 523, 0.3), Tone(0.24, 0.28, 659, 659, 0.3)),
    "win": (
        *(Tone(0.13 * index, 0.24, pitch, pitch, 0.3) for index, pitch in enumerate((523, 659, 784, 1047))),
        Tone(0.62, 0.5, 784, 784, 0.22),
        Tone(0.62, 0.5, 1047, 1047, 0.28),
    ),
    "splash": (Hiss(0, 0.09, 700, 2600, 0.8, 0.8), Hiss(0.08, 0.42, 2200, 420, 0.6, 0.7)),
    "munch": tuple(Hiss(at, 0.07, 1300, 800, 0.6, 2) for at in (0, 0.14, 0.28)),
    "bark": (
        Tone(0, 0.09, 420, 190, 0.32, "sawtooth"),
        Hiss(0, 0.07, 900, 500, 0.35),
        Tone(0.17, 0.11, 440, 170, 0.32, "sawtooth"),
        Hiss(0.17, 0.08, 900, 450, 0.35),
    ),
    "swap": (Hiss(0, 0.12, 600, 1800, 0.4), Hiss(0.13, 0.12, 1800, 600, 0.4)),
    "flip": (Hiss(0, 0.06, 1600, 3200, 0.4), Tone(0.05, 0.05, 620, 700, 0.2)),
    "sand": (Hiss(0, 0.5, 3800, 3000, 0.25, 0.6),),
    "shove": (Hiss(0, 0.12, 300, 200, 0.7), Tone(0.02, 0.14, 160, 110, 0.45, "sine")),
    "gong": (
        Tone(0, 1.2, 196, 194, 0.5, "sine"),
        Tone(0, 0.9, 293, 291, 0.25, "sine"),
        Tone(0, 0.4, 523, 519, 0.12, "sine"),
    ),
    "drum": tuple(Hiss(0.05 * beat, 0.05, 280, 170, 0.2 + 0.035 * beat, 1) for beat in range(16)),
    **{
        f"count-{number}": (Tone(0, 0.14, pitch, pitch, 0.3),)
        for number, pitch in enumerate((440, 494, 523, 587, 659, 698, 784, 880, 988), 1)
    },
    "no": (Tone(0, 0.07, 262, 247, 0.22, "sine"), Tone(0.09, 0.09, 233, 220, 0.2, "sine")),
    "turn": (Tone(0, 0.12, 440, 440, 0.22, "sine"), Tone(0.1, 0.22, 587, 587, 0.22, "sine")),
}
"""Every sound by its name, as tellings write it."""


def length(recipe: Recipe) -> float:
    """How long a sound is heard, in seconds."""
    return max(part.at + part.length for part in recipe)
