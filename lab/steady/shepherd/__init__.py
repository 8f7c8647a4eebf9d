"""How a seat without a person tends its sheep: it tries each move in thought and looks at the meadow.

It knows only the view. For what a hidden card is worth it takes the chance that it is a worm; a worm
that was turned back it does not remember, but it wonders at grass that its sheep has stood on so long.
"""

from __future__ import annotations

from random import Random

from lab.steady.shepherd.judgement import FEW, Judgement

from games.contract import Move
from games.shepherd.rules import moves
from games.shepherd.rules.state import State


def choose(view: State, seat: int, rng: Random) -> Move:
    """The move after which one's own sheep stand best; of equals any."""
    legal = moves(view, seat)
    if len(legal) == 1:
        return legal[0]
    judgement = Judgement(view, seat)
    dream = view._replace(worms=0)
    ahead = len(legal) <= FEW
    return max((judgement.worth(dream, move, ahead), rng.random(), move) for move in legal)[2]
