"""The deal as one readable line: `deal first 2 own 3 5 track 4-2435s61 1-663c12g …`.

After `first` stands who begins (a seat's number from 1), after `own` the first number of each seat, after
`track` each stretch behind its cactus: digits are numbers, letters are the animals seal, crab and gull.
What stays in the box is not told: nobody sees it.
"""

from __future__ import annotations

import re
from collections import Counter
from random import Random

from games.message import Message, say
from games.nines.rules import events
from games.nines.rules.state import (
    NUMBERS,
    PAWNS,
    ROLL,
    START,
    STRIDE,
    Player,
    State,
)

BOX = "123456" * 7
"""The 42 number tiles."""

ANIMAL_LETTERS = {"s": "animal-seal", "c": "animal-crab", "g": "animal-gull"}
EACH_ANIMAL = 2

DEAL_LINE = re.compile(
    r"deal first (?P<first>[1-5]) own (?P<own>[1-6]( [1-6]){1,4})"
    r" track (?P<track>[1-6]-[1-6scg]{7}( [1-6]-[1-6scg]{7}){4,5})"
)


def draw_deal(state: State, rng: Random) -> str:
    """Mix, let everybody draw a number, lay the track, and draw who begins unless that was chosen."""
    numbers = list(BOX)
    rng.shuffle(numbers)
    own = [numbers.pop() for _ in range(state.seats)]
    tiles = numbers + list(ANIMAL_LETTERS) * EACH_ANIMAL
    rng.shuffle(tiles)
    cacti = list("123456")
    rng.shuffle(cacti)
    width = STRIDE - 1
    track = [
        f"{cacti[stretch]}-{''.join(tiles[stretch * width : (stretch + 1) * width])}"
        for stretch in range(state.stretches)
    ]
    drawn = rng.randrange(state.seats)
    first = drawn if state.chosen_first is None else state.chosen_first
    return f"deal first {first + 1} own {' '.join(own)} track {' '.join(track)}"


def lay(state: State, move: str) -> tuple[State, list[tuple[object, ...]]]:
    """The table after a legal deal."""
    first, own, track = _read(move)
    tiles = [face for stretch in track for face in _stretch_faces(stretch)]
    faces = tuple(tiles) + tuple(f"tile-{number}" for number in own)
    numbers = tuple(NUMBERS.get(face, 0) for face in faces)
    pawns = (START,) * PAWNS[state.seats]
    length = len(tiles)
    players = tuple(Player(pawns, (length + seat,), (), ()) for seat in range(state.seats))
    seen: list[tuple[object, ...]] = [
        events.Drew(seat, length + seat, faces[length + seat]) for seat in range(state.seats)
    ]
    seen.append(events.Began(first, tuple(tiles)))
    dealt = State(
        state.seats, state.stretches, state.chosen_first, ROLL, first, 0,
        faces, numbers, tuple(range(length)), players, 0, -1, False, (),
    )  # fmt: skip
    return dealt, seen


def refuse_deal(state: State, move: str) -> Message | None:
    """Why this can't have been dealt from the box."""
    if not DEAL_LINE.fullmatch(move):
        return say("A deal says who goes first, everybody’s first number and the track, stretch by stretch.")
    first, own, track = _read(move)
    if len(own) != state.seats:
        return say("Everybody draws exactly one number before the game starts.")
    if len(track) != state.stretches:
        return say("This track has {count} stretches.", count=state.stretches)
    if first >= state.seats:
        return say("Nobody is sitting at seat {number}, so nobody goes first there.", number=first + 1)
    if state.chosen_first not in (None, first):
        return say("Somebody else was chosen to go first.")
    return _refuse_tiles(own, track)


def _refuse_tiles(own: list[str], track: list[str]) -> Message | None:
    """Why these tiles can't all have come from the box."""
    counted = Counter(own + [letter for stretch in track for letter in stretch[2:]])
    if any(counted[number] > 7 for number in "123456"):
        return say("The box holds each number seven times.")
    if any(counted[letter] > EACH_ANIMAL for letter in ANIMAL_LETTERS):
        return say("The box holds each animal twice.")
    if len({stretch[0] for stretch in track}) < len(track):
        return say("The box holds each cactus once.")
    return None


def _read(move: str) -> tuple[int, list[str], list[str]]:
    head, track = move.split(" track ")
    first, own = head.removeprefix("deal first ").split(" own ")
    return int(first) - 1, own.split(), track.split()


def _stretch_faces(stretch: str) -> list[str]:
    cactus, tiles = stretch.split("-")
    return [f"cactus-{cactus}", *(ANIMAL_LETTERS.get(letter, f"tile-{letter}") for letter in tiles)]
