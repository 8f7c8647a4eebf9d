"""How things move, as a table: each animation is a few key frames that the browser plays by itself.

What travels is the node (`travel.py`); what turns is the drawing inside it (`key_frames.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.contract import Motion
from stage import key_frames, travel
from stage.paces import PACES
from stage.travel import Frame, Point

SMOOTH = "cubic-bezier(.4, 0, .3, 1)"
LAND = "cubic-bezier(.3, 1.3, .5, 1)"


class Animation(NamedTuple):
    """One way to move: how long, how it travels along its path, how the drawing turns meanwhile."""

    length: int
    """Milliseconds for the first step of the path, or in place."""
    step: int
    """Milliseconds for each further step."""
    travel: Callable[[Sequence[Point]], list[Frame]]
    turn: tuple[Frame, ...] = ()
    easing: str = SMOOTH


class Cue(NamedTuple):
    """One node's part in a beat, ready for the browser."""

    key: str
    source: str
    delay: float
    duration: float
    travel: list[Frame]
    """Its way; without one the page finds out where it comes from."""
    leaps: bool
    """Whether it goes there in leaps."""
    turn: tuple[Frame, ...]
    easing: str


ANIMATIONS = {
    "slide": Animation(260, 160, travel.straight),
    "hop": Animation(180, 180, travel.hopping, easing="linear"),
    "tumble": Animation(700, 200, travel.straight, key_frames.TUMBLING),
    "flip": Animation(320, 160, travel.straight, key_frames.FLIPPING),
    "flip-away": Animation(160, 0, travel.straight, key_frames.FLIPPING_AWAY, easing="ease-in"),
    "flip-up": Animation(200, 0, travel.straight, key_frames.FLIPPING_UP, easing="ease-out"),
    "bark": Animation(820, 0, travel.straight, key_frames.BARKING),
    "startle": Animation(560, 0, travel.straight, key_frames.STARTLING),
    "turn-over": Animation(460, 160, travel.straight, key_frames.TURNING_OVER),
    "jump": Animation(640, 160, travel.straight, key_frames.JUMPING),
    "wrap": Animation(300, 160, travel.round_the_edge),
    "munch": Animation(620, 160, travel.straight, key_frames.MUNCHING),
    "splash": Animation(760, 160, travel.straight, key_frames.SPLASHING, easing="linear"),
    "shake": Animation(360, 160, travel.straight, key_frames.SHAKING),
    "ripple": Animation(320, 160, travel.straight, key_frames.RIPPLING),
    "pop": Animation(280, 160, travel.straight, key_frames.POPPING),
    "fade": Animation(260, 160, travel.straight, key_frames.FADING, easing="linear"),
    "count": Animation(220, 200, travel.counting, easing="linear"),
    "pan": Animation(220, 200, travel.straight, easing="linear"),
    "carry": Animation(1300, 0, travel.straight, key_frames.CARRYING),
    "carry-over": Animation(1300, 0, travel.straight, key_frames.CARRYING_AND_TURNING),
    "face-away": Animation(1300, 0, travel.straight, key_frames.FACING_AWAY, easing="linear"),
    "flatten": Animation(520, 0, travel.straight, key_frames.FLATTENING),
    "pounce": Animation(1000, 160, travel.straight, key_frames.POUNCING),
    "visit": Animation(700, 160, travel.hopping, key_frames.VISITING),
    "bump": Animation(420, 260, travel.hopping, key_frames.BUMPING, easing="linear"),
    "come-near": Animation(380, 0, travel.coming_near),
    "go-away": Animation(420, 0, travel.going_away),
    "show": Animation(900, 160, travel.straight, key_frames.SHOWING, easing="linear"),
    "vanish": Animation(260, 160, travel.straight, key_frames.VANISHING, easing="linear"),
    "fall": Animation(700, 160, travel.straight, key_frames.FALLING, easing="ease-in"),
    "sink": Animation(900, 0, travel.straight, key_frames.SINKING, easing="linear"),
    "fly": Animation(520, 160, travel.straight, key_frames.SWELLING),
    "leap": Animation(320, 320, travel.leaping, easing="linear"),
    "drift": Animation(800, 160, travel.straight),
    "toss": Animation(640, 160, travel.hopping, key_frames.TOSSING, easing="linear"),
    "pluck": Animation(1000, 160, travel.straight, key_frames.PLUCKING, easing="cubic-bezier(.7, 0, .3, 1)"),
    "flash": Animation(520, 160, travel.straight, key_frames.FLASHING),
    "drop": Animation(320, 200, travel.straight, easing=LAND),
}
"""Every animation by its name, as scenes write it in a `Motion`."""

LEAVING = frozenset({"show", "vanish", "flip-away", "face-away", "fall", "sink", "toss"})
"""Those that end out of sight: for pieces that the picture keeps, but shows no more."""


LEAPS = (travel.hopping, travel.counting, travel.leaping)
"""Ways to travel that leave the ground."""


def cues(motions: Sequence[Motion], pace: str, stillness: float = 0) -> list[Cue]:
    """All parts of a beat on one clock, in milliseconds, after a moment of stillness.

    Motions with the same `after` run together; each group begins when the one before it has ended.
    """
    factor = PACES[pace]
    planned: list[Cue] = []
    clock = stillness
    for group in sorted({motion.after for motion in motions}):
        end = clock
        for motion in motions:
            if motion.after != group:
                continue
            animation = ANIMATIONS[motion.animation]
            length = factor * (animation.length + animation.step * max(0, len(motion.path) - 2))
            planned.append(
                Cue(
                    motion.key,
                    motion.source,
                    clock,
                    length,
                    animation.travel(motion.path),
                    animation.travel in LEAPS,
                    animation.turn,
                    animation.easing,
                )
            )
            end = max(end, clock + length)
        clock = end
    return planned
