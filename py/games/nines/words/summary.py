"""A whole turn in one or two sentences, for those who like it brief."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Event
from games.message import Message, Seat, say, say_many
from games.nines.rules import events
from games.nines.rules.state import GOAL
from games.nines.words.names import tiles_listed
from games.nines.words.story import tell

LASTLY = (events.Settled, events.Skipped, events.Ended)
"""What comes after the player's own turn has a sentence of its own."""


def sum_up(turn: Sequence[Event]) -> Sequence[Message]:
    """How far a pawn walked, what that brought, and what it came to."""
    lastly = (tell(event) for event in turn if isinstance(event, LASTLY))
    return (
        *_walked(turn),
        *_brought(turn),
        *(telling.sentence for telling in lastly if telling and telling.sentence),
    )


def _walked(turn: Sequence[Event]) -> tuple[Message, ...]:
    rolled = next((event.number for event in turn if isinstance(event, events.Rolled)), None)
    walk = next((event for event in turn if isinstance(event, events.Moved)), None)
    if walk is None or rolled is None:
        told = tell(walk) if walk else None
        return (told.sentence,) if told and told.sentence else ()
    player = Seat(walk.seat)
    if walk.hop:
        return (say("{player} rolls a 1 and hops ahead to the next pawn.", player=player),)
    if walk.path[-1] == GOAL:
        return (say("{player} rolls a {number} and brings a pawn home.", player=player, number=rolled),)
    return (
        say_many(
            "{player} rolls a 1 and walks one step.",
            "{player} rolls a {count} and walks {count} steps.",
            rolled,
            player=player,
        ),
    )


def _brought(turn: Sequence[Event]) -> tuple[Message, ...]:
    """The tiles that came, what had to go, and the points if they changed."""
    got = [event for event in turn if isinstance(event, events.Took | events.TookCactus)]
    aside = [event.face for event in turn if isinstance(event, events.Discarded)]
    sentences: list[Message] = []
    if got:
        tiles = tiles_listed([event.face for event in got])
        sentences.append(say("For {player}: {tiles}.", player=Seat(got[0].seat), tiles=tiles))
    if aside:
        sentences.append(say("Put aside: {tiles}.", tiles=tiles_listed(aside)))
    return (*sentences, *_came_to(turn))


def _came_to(turn: Sequence[Event]) -> tuple[Message, ...]:
    """The points, where the last thing that counts has said them."""
    points: Message | None = None
    for event in turn:
        match event:
            case events.MadeNine(seat=seat, points=now):
                points = say_many(
                    "Nine! {player} has {points} point now.",
                    "Nine! {player} has {points} points now.",
                    abs(now), player=Seat(seat), points=now,
                )  # fmt: skip
            case (
                events.Discarded(seat=seat, points=now)
                | events.Took(seat=seat, points=now, face="animal-seal" | "animal-crab" | "animal-gull")
            ):
                points = say_many(
                    "{player} has {points} point now.",
                    "{player} has {points} points now.",
                    abs(now), player=Seat(seat), points=now,
                )  # fmt: skip
    return () if points is None else (points,)
