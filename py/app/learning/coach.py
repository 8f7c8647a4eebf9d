"""The coach: the first time somebody meets a thing in a real match, it is explained in one sentence.

Once a person, whatever their seat, and only while the family wants it. What there is to meet stands in each
game's `lessons`; who has met it is kept on the tablet.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from app.parts import act, sheet
from app.storage import MET, Change, Kept
from games.lesson import Meeting
from games.message import say
from games.picture import Node, button, node, piece
from table.sitting import Sitting, beat_told_now


def explained(kept: Kept, sitting: Sitting) -> tuple[Meeting, Change] | None:
    """What the beat that is told now has that a person here meets for the first time, and that from now on
    everybody here knows it. Lessons explain for themselves."""
    told = beat_told_now(sitting)
    if told is None or sitting.course is not None:
        return None
    meeting = sitting.match.game.lessons.MEETINGS.get(type(told.event))
    if meeting is None:
        return None
    known, thing = _known(kept), f"{sitting.match.game.name} {meeting.thing}"
    people = [sitter.name for sitter in sitting.match.sitters if sitter.is_person]
    new = {name: [*known.get(name, ()), thing] for name in people if thing not in known.get(name, ())}
    return (meeting, (MET, json.dumps({**known, **new}))) if new else None


def coach_sheet(meeting: Meeting) -> Node:
    """The explanation, for which the table waits until somebody has understood."""
    understood, quiet = say("I see"), say("No more of these")
    answers = node(
        "div",
        button("app set coach off", quiet, quiet, key="quiet", class_="coach-answer"),
        act("app understood", understood, key="understood"),
        class_="coach-answers",
    )
    told = node(
        "div",
        piece(meeting.symbol, colour=1, class_="coach-picture"),
        node("p", meeting.sentence),
        class_="coach",
        key=f"coach-{meeting.thing}",
    )
    return sheet(say("Something new"), told, name="coach", action=answers)


def _known(kept: Kept) -> Mapping[str, list[str]]:
    """What each person has met; what can't be read counts as nothing."""
    try:
        known = json.loads(kept.get(MET, "{}"))
    except ValueError:
        return {}
    if not isinstance(known, dict):
        return {}
    return {name: things for name, things in known.items() if isinstance(things, list)}
