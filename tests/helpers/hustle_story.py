"""A move of Sheep Hustle as it is told: beat by beat, with the picture and the motions of each."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import TABLE, Drawing, Event, Look, Motion, Shape
from games.hustle import rules, scene, words
from games.hustle.rules.state import State
from games.hustle.scene.sheep_positions import Stand, stands
from helpers.hustle_table import NAMES, PEOPLE


class StoryBeat(NamedTuple):
    """One beat, as the open table sees it."""

    event: Event
    before: State
    state: State
    look: Look
    drawing: Drawing
    motions: tuple[Motion, ...]
    stands_before: tuple[Stand, ...]
    stands: tuple[Stand, ...]

    @property
    def headline(self) -> str:
        return words.watch(self.state, rules.mover(self.state)).english(NAMES)


def story(
    state: State, move: str, seat: int | None = None, *, shape: Shape = "wide", bots: bool = False
) -> list[StoryBeat]:
    """All beats of a legal move, played by the seat that must act."""
    seat = rules.turn(state)[0] if seat is None else seat
    refusal = rules.refuse(state, seat, move)
    assert refusal is None, refusal.english()
    people = tuple(person._replace(bot=bots) for person in PEOPLE[: len(state.sheep)])
    look = Look(TABLE, people, shape=shape, telling=True)
    beats: list[StoryBeat] = []
    before = rules.view(state, TABLE)
    for event, left in rules.beats(state, seat, move):
        earlier, look = look, look._replace(told=(*look.told, event))
        view = rules.view(left, TABLE)
        beats.append(
            StoryBeat(
                event,
                before,
                view,
                look,
                scene.draw(view, look),
                scene.motions(before, view, event, look),
                stands(before, earlier),
                stands(view, look),
            )
        )
        before = view
    return beats
