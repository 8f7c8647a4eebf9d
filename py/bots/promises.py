"""What each move promised whoever played, given only what they knew: as the old shepherd's mind sees it.

Where all lies open whole turns are followed to their end and judged there; where all choose at once,
candidates are played in worlds in which the others choose sensibly; elsewhere the move that the old shepherd
would play himself is held against the one that was played, in worlds that the seat must hold possible.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from bots.budget import Thoughts
from bots.finished_match import WORLDS
from bots.question import BotQuestion
from bots.thinking import slices
from bots.turns import Search
from games.catalogue import Game
from games.contract import CHANCE, Move, State
from games.minds import NoLimit, Secret, Turns

USUAL_WORLDS = 24
"""So many where it is asked what comes of a choice that is like everybody's."""

CANDIDATES = 6
"""Of all numbers that may be laid, so many are tried beside the one that was."""

FINALISTS = 2
"""Those of them that did best are tried in other worlds again."""

THOUGHTS = 1500
"""How long the old shepherd thinks about a move of somebody else's."""


class Promised(NamedTuple):
    """What moves promised."""

    parts: Mapping[Move, Sequence[float]]
    """Every seat's part of the win; where all choose at once, only that of the seat itself counts."""
    best: Move
    before: Sequence[float]
    """What the seat had to expect before it moved, in the same worlds."""
    hidden: bool
    """Whether more than that seat could see decided what came of it."""
    doubt: float = 0.0
    """The square of how far the played move and the best may be further apart, or less far, in other worlds
    than in those that were imagined."""
    worlds: int = 1
    """How many were imagined, where the seat could not see everything."""


def settled(entry: Game, state: State) -> Generator[None, None, Sequence[float]]:
    """What every seat may expect of a position: in the midst of a turn, of its best end."""
    rules, mind = entry.rules, entry.bot.MINDS["shepherd"]
    turn = rules.turn(state)
    if not isinstance(mind, Turns) or len(turn) != 1 or turn[0] == CHANCE:
        return entry.bot.outlook(state)
    ends = yield from _ends(entry, mind, rules.view(state, turn[0]), turn[0])
    return max(ends.values(), key=_liking)[1]


def promises(
    entry: Game, state: State, seat: int, played: Move, rng: Random
) -> Generator[None, None, Promised | None]:
    """What the moves worth a thought promised, and the one that was played; None if there was no choice."""
    rules, mind = entry.rules, entry.bot.MINDS["shepherd"]
    view = rules.view(state, seat)
    legal = rules.moves(state, seat)
    timer = rules.timer(view)
    if len(legal) < 2 or (timer is not None and played == timer.move):
        return None
    hidden = view != state
    match mind:
        case Turns():
            ends = yield from _ends(entry, mind, view, seat)
            if played not in ends:
                return None
            parts = {move: promised for move, (_, promised) in ends.items()}
            best = max(ends, key=lambda move: ends[move][0])
            # What is liked best and what promises most may differ by a hair: nobody is blamed for that.
            if ends[played][0] >= ends[best][0] - 1e-9 or parts[played][seat] >= parts[best][seat]:
                best = played
            return Promised(parts, best, parts[best], hidden)
        case Secret() if len(rules.turn(state)) > 1:
            return (yield from _in_secret(entry, mind, view, seat, played, rng))
    return (yield from _in_worlds(entry, view, seat, played, hidden, rng))


Liked = tuple[float, Sequence[float]]
"""How much whoever plays likes a move, and what it promises everybody."""


def _liking(liked: Liked) -> float:
    return liked[0]


def _ends(entry: Game, mind: Turns, view: State, seat: int) -> Generator[None, None, dict[Move, Liked]]:
    """For every first move the end of the turn that is liked best."""
    search = Search(entry.rules, mind, NoLimit())
    best: dict[Move, tuple[float, State]] = {}
    for count, end in enumerate(search.ends(mind.dream(view), seat, False)):
        liked = mind.worth(end.state)[seat] - end.cost
        if end.move not in best or liked > best[end.move][0]:
            best[end.move] = (liked, end.state)
        if count % AT_A_TIME == 0:
            yield
    return {move: (liked, _expected(entry, end)) for move, (liked, end) in best.items()}


AT_A_TIME = 10
"""Ends that are judged without a breath."""


def _expected(entry: Game, state: State) -> Sequence[float]:
    """At the end of a turn; also where that ends the match."""
    result = entry.rules.result(state)
    if result is None:
        return entry.bot.outlook(state)
    winners = [place.seat for place in result.places if place.rank == 1]
    return [(seat in winners) / len(winners) for seat in range(len(result.places))]


def _in_secret(
    entry: Game, mind: Secret, view: State, seat: int, played: Move, rng: Random
) -> Generator[None, None, Promised]:
    """A choice that all make at once: each candidate in the same worlds. Before it the seat had to expect
    what comes of choosing as sensibly as all others do, in worlds of which there are more."""
    moves: list[Move] = []
    for found in mind.candidates(view, seat, rng):
        moves = list(found or ())[:CANDIDATES]
        yield
    if played not in moves:
        moves.append(played)
    first = yield from _tried(mind, view, seat, moves, WORLDS, rng)
    moves = sorted(moves, key=lambda move: (move != played, -mean(first[move])))[: 1 + FINALISTS]
    # What looked best in few worlds was lucky there: what it is worth is counted in others.
    made = yield from _tried(mind, view, seat, moves, WORLDS, rng)
    parts = {move: _only(seat, mean(part)) for move, part in made.items()}
    usual = 0.0
    for _ in range(USUAL_WORLDS):
        world = mind.world(view, seat, rng)
        luck = Random(rng.getrandbits(32))
        usual += mind.outcome(world, seat, entry.bot.quick(view, seat, rng), luck) / USUAL_WORLDS
        yield
    return _chosen(parts, seat, played, _only(seat, usual), True, made)


def _tried(
    mind: Secret, view: State, seat: int, moves: Sequence[Move], worlds: int, rng: Random
) -> Generator[None, None, dict[Move, list[float]]]:
    """What came of each, world by world, in the same ones."""
    made: dict[Move, list[float]] = {move: [] for move in moves}
    for _ in range(worlds):
        world, luck = mind.world(view, seat, rng), rng.getrandbits(32)
        for move in moves:
            made[move].append(mind.outcome(world, seat, move, Random(luck)))
            yield
    return made


def _only(seat: int, part: float) -> Sequence[float]:
    """One seat's part; the rest of the win is anybody's."""
    return (*(0.0,) * seat, part, 1 - part)


def _in_worlds(
    entry: Game, view: State, seat: int, played: Move, hidden: bool, rng: Random
) -> Generator[None, None, Promised]:
    """The old shepherd's own move beside the one that was played."""
    rules, mind, theirs = entry.rules, entry.bot.MINDS["shepherd"], ""
    question = BotQuestion(entry.name, view, seat, rng.getrandbits(48), "shepherd")
    for move in slices(question, Thoughts(THOUGHTS)):
        yield
        theirs = move or theirs
    moves = dict.fromkeys((played, theirs))
    parts: dict[Move, list[float]] = {}
    made: dict[Move, list[float]] = {move: [] for move in moves}
    before: list[float] = []
    worlds = WORLDS if hidden else 1
    for _ in range(worlds):
        world = mind.world(view, seat, rng) if isinstance(mind, Secret) else rules.guess(view, seat, rng)
        before = _added(before, entry.bot.outlook(world), worlds)
        for move in moves:
            after = _expected(entry, rules.play(world, seat, move).state)
            parts[move] = _added(parts.get(move, []), after, worlds)
            made[move].append(after[seat])
            yield
    return _chosen(parts, seat, played, before, hidden, made)


def _added(sums: list[float], parts: Sequence[float], worlds: int) -> list[float]:
    """One world more of so many."""
    return [each + part / worlds for each, part in zip(sums or [0.0] * len(parts), parts, strict=True)]


def _chosen(
    parts: Mapping[Move, Sequence[float]],
    seat: int,
    played: Move,
    before: Sequence[float],
    hidden: bool,
    made: Mapping[Move, Sequence[float]],
) -> Promised:
    most = max(each[seat] for each in parts.values())
    best = played if parts[played][seat] >= most else max(parts, key=lambda move: parts[move][seat])
    gaps = [one - other for one, other in zip(made[played], made[best], strict=True)]
    return Promised(parts, best, before, hidden, doubt_of(gaps), len(gaps))


def mean(found: Sequence[float]) -> float:
    return sum(found) / len(found)


def doubt_of(found: Sequence[float]) -> float:
    """The square of how far the mean of some that were tried may lie from the mean of all there are."""
    count, middle = len(found), mean(found)
    if count < 2:
        return 0.0
    return sum((each - middle) ** 2 for each in found) / (count - 1) / count
