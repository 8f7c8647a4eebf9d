"""What the sheep and the nine spaces are called, and how several things follow one another."""

from __future__ import annotations

from games.message import Message, say

SHEEP = {
    1: say("red sheep with stripes"),
    2: say("blue sheep with dots"),
    3: say("yellow sheep with checks"),
    4: say("green sheep with zigzags"),
    5: say("purple sheep with diamonds"),
    6: say("orange sheep with bars"),
    7: say("pink sheep with hearts"),
}
"""Each colour told so that it needs no eye for colours. One sheep or several: so it only ever stands after a
colon or in a list, without an article."""

SPACES = (
    say("top left"),
    say("top middle"),
    say("top right"),
    say("middle left"),
    say("centre"),
    say("middle right"),
    say("bottom left"),
    say("bottom middle"),
    say("bottom right"),
)
"""The nine spaces as labels, in the order of their numbers."""

IN_SPACES = (
    say("in the top left corner"),
    say("at the top, in the middle"),
    say("in the top right corner"),
    say("in the middle row, on the left"),
    say("in the centre"),
    say("in the middle row, on the right"),
    say("in the bottom left corner"),
    say("at the bottom, in the middle"),
    say("in the bottom right corner"),
)
"""Where something is or goes, within a sentence."""


def name_of(colour: int) -> Message:
    """Sheep of this colour."""
    return SHEEP[colour]
