"""How each question is asked, and how its answers are named, one row a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.contract import Move
from games.message import Message, Seat, say, say_many
from games.nines.rules.spelling import SPACES, TILES, target
from games.nines.rules.state import DEAL, DISCARD, GOAL, ROLL, START, TAKE, WALK, State
from games.nines.rules.track import hopped, numbered, way
from games.nines.words.names import face_name


class QuestionWords(NamedTuple):
    """One question: the row of each is `QUESTIONS[view.question]`."""

    ask: Callable[[State, Seat], Message]
    """The headline while this player is asked."""
    describe: Callable[[State, Move], Message] | None = None
    """The name of the button that gives an answer. Chance needs none."""


def _deal(_view: State, _player: Seat) -> Message:
    return say("The track is being laid")


def _roll(_view: State, player: Seat) -> Message:
    return say("{player}, roll the die", player=player)


def _walk(view: State, player: Seat) -> Message:
    mine = view.players[view.seat].pawns
    if view.roll == 1 and any(hopped(view, space) is not None for space in mine):
        return say("{player}, one step, or hop to the next pawn?", player=player)
    return say_many(
        "{player}, which pawn walks one step?",
        "{player}, which pawn walks {count} steps?",
        view.roll,
        player=player,
    )


def _a_walk(view: State, move: Move) -> Message:
    """Spaces are numbered along the track as it lies now."""
    origin, goal = SPACES[move], target(view, move)
    hop, steps = move.startswith("hop"), len(way(view.track, origin, goal))
    if goal == GOAL:
        return _a_way_home(view, origin, steps)
    number = numbered(view.track, view.holes)
    there, tile = number[goal], face_name(view.faces[goal])
    if origin == START and hop:
        return say(
            "Pawn at the start hops ahead to the next pawn, to space {place} ({tile})",
            place=there, tile=tile,
        )  # fmt: skip
    if origin == START:
        return say_many(
            "Pawn at the start walks one step, to space {place} ({tile})",
            "Pawn at the start walks {count} steps, to space {place} ({tile})",
            steps, place=there, tile=tile,
        )  # fmt: skip
    here, under = number[origin], face_name(view.faces[origin])
    if hop:
        return say(
            "Pawn on space {space} ({under}) hops ahead to the next pawn, to space {place} ({tile})",
            space=here, under=under, place=there, tile=tile,
        )  # fmt: skip
    return say_many(
        "Pawn on space {space} ({under}) walks one step, to space {place} ({tile})",
        "Pawn on space {space} ({under}) walks {count} steps, to space {place} ({tile})",
        steps, space=here, under=under, place=there, tile=tile,
    )  # fmt: skip


def _a_way_home(view: State, origin: int, steps: int) -> Message:
    if origin == START:
        return say_many(
            "Pawn at the start walks one step, home", "Pawn at the start walks {count} steps, home", steps
        )
    return say_many(
        "Pawn on space {space} ({under}) walks one step, home",
        "Pawn on space {space} ({under}) walks {count} steps, home",
        steps, space=numbered(view.track, view.holes)[origin], under=face_name(view.faces[origin]),
    )  # fmt: skip


def _take(view: State, player: Seat) -> Message:
    return say("{player}, take a tile from stretch {stretch}", player=player, stretch=view.boundary)


def _a_tile(view: State, move: Move) -> Message:
    tile = TILES[move]
    return say(
        "Take from space {place}: {tile}",
        place=numbered(view.track, view.holes)[tile],
        tile=face_name(view.faces[tile]),
    )


def _discard(_view: State, player: Seat) -> Message:
    return say("{player}, no nine: put one number aside", player=player)


def _a_number(view: State, move: Move) -> Message:
    return say("Put aside: {tile}", tile=face_name(view.faces[TILES[move]]))


QUESTIONS: dict[str, QuestionWords] = {
    DEAL: QuestionWords(_deal),
    ROLL: QuestionWords(_roll),
    WALK: QuestionWords(_walk, _a_walk),
    TAKE: QuestionWords(_take, _a_tile),
    DISCARD: QuestionWords(_discard, _a_number),
}
