"""What a touch is told that can be nothing: whatever lies on a table answers.

The picture names the thing that was touched, by its key; the game says which moves that may have been meant
as, and the rules say what they have against them. Nothing is played, nothing is lost.
"""

from __future__ import annotations

from games.message import Message
from table.deeds import AnswerTouch, Say, Sound
from table.sitting import Sitting, asked, headline, look, shown_view
from table.telling import Outcome


def answer(sitting: Sitting, thing: str) -> Outcome:
    """The rules' own reason, said as well; else what a touch on this thing always tells."""
    refusal = why_not(sitting, thing)
    if refusal is None:
        return Outcome(sitting, (AnswerTouch(headline(sitting, shown_view(sitting)), refused=False),))
    return Outcome(sitting, (AnswerTouch(refusal, refused=True), Sound("no"), Say((refusal,))))


def why_not(sitting: Sitting, thing: str) -> Message | None:
    """What the rules have against it, asked of the view alone, so that a refusal can't tell a secret."""
    seat = asked(sitting)
    if seat is None:
        return None
    game, view = sitting.match.game, shown_view(sitting)
    for move in game.scene.meant(view, look(sitting), thing):
        refusal = game.rules.refuse(view, seat, move)
        if refusal is not None:
            return refusal
    return None
