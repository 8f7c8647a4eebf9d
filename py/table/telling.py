"""Telling a move beat by beat: what is seen, said and heard, and when the next beat comes."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Telling
from table.deeds import Deed, Draw, Say, Sound, TellBeat
from table.moments import Asking, Gathering, Ready, Story, Throwing, Watching
from table.sitting import Line, Sitting, doer, headline, shown_view, told_beats


class Outcome(NamedTuple):
    """The next sitting, and what is to be done for it, in this order."""

    sitting: Sitting
    deeds: tuple[Deed, ...] = ()

    def first(self, *deeds: Deed) -> Outcome:
        """The same with these done before."""
        return Outcome(self.sitting, (*deeds, *self.deeds))


def begin_beat(sitting: Sitting) -> Outcome:
    """Tell a beat: it is written down, said, heard and seen at once."""
    story = sitting.moment
    assert isinstance(story, Story)
    telling = _telling_of(sitting, story)
    if telling is not None and telling.gather and not story.gathered and len(sitting.match.persons) > 1:
        gathering = sitting._replace(moment=Gathering(story))
        return Outcome(gathering, (Draw(), Say((headline(gathering, shown_view(gathering)),))))
    told = _written_down(sitting, story, telling)
    said = _said(told, story, telling)
    sound = () if telling is None or not telling.sound else (Sound(telling.sound),)
    return Outcome(told, (*said, *sound, TellBeat(told.beat)))


def _telling_of(sitting: Sitting, story: Story) -> Telling | None:
    """The beat in words; None if it needs no time of its own."""
    return sitting.match.game.words.tell(story.beat.event)


def _written_down(sitting: Sitting, story: Story, telling: Telling | None) -> Sitting:
    """The beat's event is told from now on; what is told once more stands in the log already."""
    event, log = story.beat.event, sitting.log
    new = story.then is None or isinstance(story.then, Watching)
    if new and telling is not None and telling.sentence is not None:
        log = (*log, Line(sitting.match.length, event, telling, story.at))
    return sitting._replace(log=log, told=(*sitting.told, event), beat=sitting.beat + 1)


def _said(sitting: Sitting, story: Story, telling: Telling | None) -> tuple[Say, ...]:
    """The beat's own sentence; a bot's move is summed up at its end by those who like it brief, and left out
    by those who only want to hear of themselves."""
    event, by = story.beat.event, story.beat.doer
    fleeting = type(event) in sitting.match.rules.FLEETING
    brief = sitting.hearing.told == "brief"
    if brief and not fleeting and by is not None and not sitting.match.sitters[by].is_person:
        summary = tuple(sitting.match.game.words.sum_up(tuple(scene.event for scene in story.beats)))
        if summary:
            return (Say(summary),) if story.at == len(story.beats) - 1 else ()
    if telling is None or telling.sentence is None or not _concerns_a_person(sitting, telling):
        return ()
    return (Say((telling.sentence,)),)


def _concerns_a_person(sitting: Sitting, telling: Telling) -> bool:
    """Whether a person did this, or it befell one, or everybody; asked only by those who want no more."""
    if sitting.hearing.told != "mine" or telling.seat is None:
        return True
    return bool({telling.seat, doer(sitting, shown_view(sitting))} & {*sitting.match.persons})


def next_beat(sitting: Sitting, story: Story) -> Outcome:
    """The next beat, or that all is told."""
    if story.at + 1 < len(story.beats):
        return begin_beat(sitting._replace(moment=story._replace(at=story.at + 1)))
    if story.then is not None:
        return Outcome(sitting._replace(moment=story.then), (Draw(),))
    return Outcome(sitting._replace(moment=Ready()))


def hurry(sitting: Sitting, story: Story) -> Outcome:
    """A tap goes on to the next beat, a second one to the end: all of it is written down and said."""
    if not story.hurried:
        return next_beat(sitting, story._replace(hurried=True))
    said: tuple[Say, ...] = ()
    while story.at + 1 < len(story.beats):
        story = story._replace(at=story.at + 1)
        telling = _telling_of(sitting, story)
        if telling is not None and telling.gather and not story.gathered:
            return begin_beat(sitting._replace(moment=story)).first(*said)
        sitting = _written_down(sitting._replace(moment=story), story, telling)
        said = (*said, *_said(sitting, story, telling))
    return next_beat(sitting, story).first(*said)


def retell(sitting: Sitting, moment: Asking | Throwing) -> Outcome:
    """What happened since whoever is asked last acted, beat by beat; nothing fleeting is told twice."""
    match = sitting.match
    mine = [number for number, step in enumerate(match.history, 1) if step.seat == moment.seat]
    first = mine[-1] if mine and mine[-1] < match.length else 1
    fleeting = match.rules.FLEETING
    scenes = tuple(
        scene for scene in told_beats(match, first, match.length) if type(scene.event) not in fleeting
    )
    if not scenes:
        return Outcome(sitting)
    return begin_beat(sitting._replace(moment=Story(scenes, gathered=True, then=moment), told=()))
