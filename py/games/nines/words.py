"""All Nines in words: the log, the voice, the headline and the names of the buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contract import Event, Telling
from games.message import Message, Seat, say, say_many
from games.nines import events as happened
from games.nines import guide
from games.nines.preview import places
from games.nines.rules import SPACES, TILES, target
from games.nines.scoring import named
from games.nines.state import DEAL, DISCARD, GOAL, NUMBERS, OVER, ROLL, START, TAKE, State, is_home
from games.nines.track import hopped, way

TITLE = say("All Nines")
GUIDE = guide.GUIDE

ANIMAL_NAMES = {
    "animal-seal": say("seal"),
    "animal-crab": say("crab"),
    "animal-gull": say("gull"),
}


def face_name(face: str) -> Message:
    """A tile by what it shows: "4", "cactus 4", "seal"."""
    if face in ANIMAL_NAMES:
        return ANIMAL_NAMES[face]
    if face.startswith("cactus"):
        return say("cactus {number}", number=NUMBERS[face])
    return say("{number}", number=NUMBERS[face])


def tell(event: Event) -> Telling | None:
    """One event as one sentence."""
    teller = TELLERS.get(type(event))
    return teller(event) if teller else None


def _drew(event: happened.Drew) -> Telling:
    number = NUMBERS[event.face]
    sentence = say("{player} starts with a {number}.", player=Seat(event.seat), number=number)
    return Telling(sentence, event.face, event.seat, "flip")


def _began(event: happened.Began) -> Telling:
    sentence = say("The track is laid. {player} begins.", player=Seat(event.seat))
    return Telling(sentence, "pawn", event.seat, "sand")


def _rolled(event: happened.Rolled) -> Telling:
    sentence = say("{player} rolls a {number}.", player=Seat(event.seat), number=event.number)
    return Telling(sentence, f"die-{event.number}", event.seat, "roll")


def _moved(event: happened.Moved) -> Telling:
    player = Seat(event.seat)
    if event.hop:
        return Telling(say("{player} hops ahead to the next pawn.", player=player), "pawn", event.seat, "hop")
    sentence = say_many(
        "{player} walks one space.", "{player} walks {count} spaces.", len(event.path), player=player
    )
    return Telling(sentence, "pawn", event.seat, "step")


def _came_home(event: happened.CameHome) -> Telling:
    player = Seat(event.seat)
    sentence = say("{player}'s last pawn is home.", player=player)
    if event.left:
        sentence = say_many(
            "{player} has a pawn home and one still to go.",
            "{player} has a pawn home and {count} still to go.",
            event.left,
            player=player,
        )
    return Telling(sentence, "beachchair", event.seat, "home")


def _took(event: happened.Took) -> Telling:
    sentence = _took_forced(event) if event.forced else _took_freely(event)
    sound = "bark" if event.face == "animal-seal" else "take"
    return Telling(sentence, event.face, event.seat, sound)


def _took_freely(event: happened.Took) -> Message:
    player = Seat(event.seat)
    match event.face:
        case "animal-seal":
            return say("{player} takes a seal from stretch {stretch}.", player=player, stretch=event.segment)
        case "animal-crab":
            return say("{player} takes a crab from stretch {stretch}.", player=player, stretch=event.segment)
        case "animal-gull":
            return say("{player} takes a gull from stretch {stretch}.", player=player, stretch=event.segment)
    return say(
        "{player} takes a {number} from stretch {stretch}.",
        player=player, number=NUMBERS[event.face], stretch=event.segment,
    )  # fmt: skip


def _took_forced(event: happened.Took) -> Message:
    player = Seat(event.seat)
    match event.face:
        case "animal-seal":
            return say(
                "Only a seal is free in stretch {stretch}: {player} takes it.",
                player=player, stretch=event.segment,
            )  # fmt: skip
        case "animal-crab":
            return say(
                "Only a crab is free in stretch {stretch}: {player} takes it.",
                player=player, stretch=event.segment,
            )  # fmt: skip
        case "animal-gull":
            return say(
                "Only a gull is free in stretch {stretch}: {player} takes it.",
                player=player, stretch=event.segment,
            )  # fmt: skip
    return say(
        "Only a {number} is free in stretch {stretch}: {player} takes it.",
        player=player, number=NUMBERS[event.face], stretch=event.segment,
    )  # fmt: skip


def _took_nothing(event: happened.TookNothing) -> Telling:
    sentence = say("Stretch {stretch} is empty: nothing to take.", stretch=event.segment)
    if event.occupied:
        sentence = say("Pawns stand on all of stretch {stretch}: nothing to take.", stretch=event.segment)
    return Telling(sentence, "pawn", event.seat)


def _took_cactus(event: happened.TookCactus) -> Telling:
    sentence = say(
        "{player} is the last to pass the cactus and takes it: a {number}.",
        player=Seat(event.seat),
        number=NUMBERS[event.face],
    )
    return Telling(sentence, event.face, event.seat, "take")


def _made_nine(event: happened.MadeNine) -> Telling:
    numbers = [NUMBERS[face] for face in event.faces]
    sentence = say(
        "{a} + {b} = 9! Ten points for {player}.", a=numbers[0], b=numbers[1], player=Seat(event.seat)
    )
    if len(numbers) == 3:
        sentence = say(
            "{a} + {b} + {c} = 9! Fifteen points for {player}.",
            a=numbers[0], b=numbers[1], c=numbers[2], player=Seat(event.seat),
        )  # fmt: skip
    return Telling(sentence, "nine-jar", event.seat, "nine")


def _discarded(event: happened.Discarded) -> Telling:
    number = NUMBERS[event.face]
    sentence = say("No nine: {player} lays a {number} aside.", player=Seat(event.seat), number=number)
    if event.forced:
        sentence = say(
            "No nine, and all three are {number}: {player} lays one aside.",
            player=Seat(event.seat), number=number,
        )  # fmt: skip
    return Telling(sentence, event.face, event.seat, "lose")


def _settled(event: happened.Settled) -> Telling:
    player = Seat(event.seat)
    if not event.tiles:
        return Telling(say("{player} has no number left over.", player=player), "beachchair", event.seat)
    sentence = say_many(
        "{player} has numbers left over: {count} minus point.",
        "{player} has numbers left over: {count} minus points.",
        sum(NUMBERS[face] for face in event.faces),
        player=player,
    )
    return Telling(sentence, event.faces[-1], event.seat, "lose")


def _skipped(event: happened.Skipped) -> Telling:
    if event.next == event.after:
        sentence = say("Everybody else is home: {player} goes again.", player=Seat(event.next))
    else:
        sentence = say("Already home and passed over: {players}.", players=named(event.seats))
    return Telling(sentence, "pawn", event.next)


def _ended(event: happened.Ended) -> Telling:
    winners = named(event.winners)
    if len(event.winners) == 1:
        sentence = say_many(
            "{player} wins with {count} point!",
            "{player} wins with {count} points!",
            event.points,
            player=winners,
        )
    else:
        sentence = say_many(
            "{players} share the win with {count} point!",
            "{players} share the win with {count} points!",
            event.points,
            players=winners,
        )
    return Telling(sentence, "crown", event.winners[0], "win")


TELLERS: dict[type, Callable[[Any], Telling]] = {
    happened.Drew: _drew,
    happened.Began: _began,
    happened.Rolled: _rolled,
    happened.Moved: _moved,
    happened.CameHome: _came_home,
    happened.Took: _took,
    happened.TookNothing: _took_nothing,
    happened.TookCactus: _took_cactus,
    happened.MadeNine: _made_nine,
    happened.Discarded: _discarded,
    happened.Settled: _settled,
    happened.Skipped: _skipped,
    happened.Ended: _ended,
}


def ask(view: State, seat: int) -> Message:
    """The headline: what the seat is to do."""
    player = Seat(view.seat if seat < 0 else seat)
    if view.phase == DEAL:
        return say("The track is being laid")
    if view.phase == OVER:
        return say("All pawns are home")
    if is_home(view.players[player.number]) and player.number != view.seat:
        return say("{player}, all your pawns are home", player=player)
    if view.phase == ROLL:
        return say("{player}, roll the die", player=player)
    if view.phase == TAKE:
        return say("{player}, take a tile from stretch {stretch}", player=player, stretch=view.boundary)
    if view.phase == DISCARD:
        return say("{player}, no nine: lay one number aside", player=player)
    if view.roll == 1 and any(hopped(view, space) is not None for space in view.players[view.seat].pawns):
        return say("{player}, one step, or ahead to the next pawn?", player=player)
    return say_many(
        "{player}, which pawn walks one space?",
        "{player}, which pawn walks {count} spaces?",
        view.roll,
        player=player,
    )


def describe(view: State, seat: int, move: str) -> Message:  # noqa: ARG001
    """The name of the button that plays a move: places are counted along the track as it lies now."""
    place = places(view)
    if move in TILES:
        tile = TILES[move]
        name = face_name(view.faces[tile])
        if tile in place:
            return say("Take from place {place}: {tile}", place=place[tile], tile=name)
        return say("Lay aside: {tile}", tile=name)
    origin, goal = SPACES[move], target(view, move)
    if move.startswith("hop"):
        return say(
            "{pawn} goes ahead to the next pawn, {target}",
            pawn=pawn_name(view, origin), target=_space_name(view, goal),
        )  # fmt: skip
    return say_many(
        "{pawn} walks one space, {target}",
        "{pawn} walks {count} spaces, {target}",
        spaces_walked(view, move),
        pawn=pawn_name(view, origin),
        target=_space_name(view, goal),
    )


def spaces_walked(view: State, move: str) -> int:
    """How far a pawn's move leads: less than the die shows if the goal is nearer."""
    return len(way(view.track, SPACES[move], target(view, move)))


def pawn_name(view: State, space: int) -> Message:
    if space == START:
        return say("Pawn at the start")
    return say("Pawn on place {place} ({tile})", place=places(view)[space], tile=face_name(view.faces[space]))


def _space_name(view: State, space: int) -> Message:
    if space == GOAL:
        return say("into the goal")
    return say("to place {place} ({tile})", place=places(view)[space], tile=face_name(view.faces[space]))
