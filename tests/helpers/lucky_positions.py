"""Positions of Lucky Sheep laid by hand, for tests, and the same questions asked in another way.

Everything here is written without the game's own modules for groups and knowledge, so that a mistake
there can't hide behind itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from games.contract import CHANCE, Person, Played, complete_options
from games.lucky import rules
from games.lucky.rules.cards import Card
from games.lucky.rules.events import Counted, GroupWon, LuckyEvent
from games.lucky.rules.state import State

PEOPLE = tuple(Person(name, colour) for name, colour in (("Ann", 4), ("Ben", 8), ("Cleo", 1), ("Dan", 2)))

CALM = "123 456 712"
"""Nine faces without two alike side by side."""


def started(seats: int = 2, **options: str) -> State:
    """The table before the deal."""
    return rules.start(seats, complete_options(rules, seats, options))


def laid(
    faces: str = CALM,
    *hands: str,
    seats: int = 2,
    first: int = 1,
    lucky: Sequence[int] = (6, 7, 5, 4),
    backs: str = "",
    **options: str,
) -> State:
    """The table after a deal that shows these nine faces, even if chance could not lay them.

    Hands and backs that are not given are filled with what the box still has, lowest first.
    """
    shown = [int(face) for face in faces.replace(" ", "")]
    box = Counter(
        {10 * low + high: 2 if seats == 2 else 3 for low in range(1, 8) for high in range(low + 1, 8)}
    )
    given = [_take(box, int(card[0]), int(card[1])) for hand in hands for card in hand.split()]
    known = [int(back) for back in backs.replace(" ", "")]
    nine = [_take(box, face, back) for face, back in zip(shown, known, strict=False)]
    nine += [_take(box, face, _lowest_back(box, face)) for face in shown[len(known) :]]
    while len(given) < 4 * seats:
        pair = min(pair for pair, count in box.items() if count)
        given.append(_take(box, *divmod(pair, 10)))
    words = ["deal first", str(first), "lucky", *(str(colour) for colour in lucky[:seats])]
    for seat in range(seats):
        words += ["hand", *given[4 * seat : 4 * seat + 4]]
    return after(started(seats, **options), " ".join([*words, "nine", *nine]))


def _take(box: Counter[int], up: int, down: int) -> str:
    box[min(10 * up + down, 10 * down + up)] -= 1
    assert min(box.values()) >= 0, f"There are not so many cards {up}{down}."
    return f"{up}{down}"


def _lowest_back(box: Counter[int], face: int) -> int:
    return next(back for back in range(1, 8) if back != face and box[min(10 * face + back, 10 * back + face)])


def act(state: State, move: str) -> Played:
    """Play one move, by whoever must act; it must be legal."""
    (seat,) = rules.turn(state)
    refusal = rules.refuse(state, seat, move)
    start = seat == CHANCE and move.startswith(("deal", "nine"))
    assert refusal is None or (start and "no more than two" in refusal.english()), refusal
    return rules.play(state, seat, move)


def after(state: State, *moves: str) -> State:
    """The table after these moves, each by whoever must act."""
    for move in moves:
        state = act(state, move).state
    return state


def drawn_by(state: State, seed: int = 0) -> State:
    """The table after chance has decided."""
    return after(state, rules.draw(state, Random(seed)))


def counted_and_won(seat: int, spaces: tuple[int, ...], colour: int, total: int) -> tuple[LuckyEvent, ...]:
    """What is told of a group that is won."""
    counted = (Counted(seat, spaces[:number], colour) for number in range(1, len(spaces) + 1))
    return (*counted, GroupWon(seat, spaces, colour, total))


def with_deck(state: State, cards: int) -> State:
    """The same table with only so many cards left in the deck; the others have left the game."""
    out = tuple(Card(*divmod(pair, 10), 0) for pair in state.deck[cards:])
    return state._replace(deck=state.deck[:cards], gone=state.gone + out)


def refilled(state: State) -> State:
    """The table when the winner has filled all spaces, the lowest first, the lower colour up."""
    while state.question in ("draw", "lay"):
        state = (
            drawn_by(state) if state.question == "draw" else after(state, rules.moves(state, state.active)[0])
        )
    return state


def shown(state: State) -> str:
    """The nine faces as `laid` takes them; a dot is an empty space."""
    faces = "".join(str(card.up) if card else "." for card in state.nine)
    return f"{faces[:3]} {faces[3:6]} {faces[6:]}"


def sides(cards: Sequence[Any]) -> str:
    """Cards as records spell them."""
    return " ".join(f"{card.up}{card.down}" for card in cards)


def whole_box(state: State) -> Counter[int]:
    """All sheep cards, wherever they are, as pairs."""
    cards = [*filter(None, state.nine), *filter(None, [state.drawn]), *state.gone]
    for pile in (*state.hands, *state.won):
        cards += pile
    found = Counter(min(10 * card.up + card.down, 10 * card.down + card.up) for card in cards)
    found.update(state.deck)
    return found


def groups_by_walking(faces: str, straight: bool = False) -> set[tuple[tuple[int, ...], int]]:
    """The groups in nine faces, found by walking from sheep to sheep."""
    grid = {divmod(space, 3): face for space, face in enumerate(faces.replace(" ", ""))}
    if straight:
        lines = [[(row, column) for column in range(3)] for row in range(3)]
        lines += [[(row, column) for row in range(3)] for column in range(3)]
        found = [set(line) for line in lines if len({grid[place] for place in line}) == 1]
    else:
        found = [_walk(grid, place) for place in grid]
    return {
        (tuple(sorted(3 * row + column for row, column in group)), int(grid[next(iter(group))]))
        for group in found
        if len(group) >= 3 and grid[next(iter(group))] not in "0."
    }


def _walk(grid: dict[tuple[int, int], str], start: tuple[int, int]) -> set[tuple[int, int]]:
    reached, to_visit = {start}, [start]
    while to_visit:
        row, column = to_visit.pop()
        for place in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if grid.get(place) == grid[start] and place not in reached:
                reached.add(place)
                to_visit.append(place)
    return reached


def lying(cards: Sequence[Card | None]) -> tuple[Card, ...]:
    """The same cards, where none of them may be missing."""
    there = tuple(card for card in cards if card is not None)
    assert len(there) == len(cards)
    return there
