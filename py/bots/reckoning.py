"""Luck against skill, for a match that is over: where the result came from, reckoned so that it adds up.

For every position there is what each seat could expect of it, as its part of the win in whole millionths
(`Reckoner.standing`). From the first position to the last, step by step, the difference is laid to one of
four accounts, all in whole numbers, for every seat at once:

    luck      a roll or a deal: what came of it, less the mean of all that could have come; and what came to
              light of what chance had hidden when somebody moved
    choices   the seat's own decision: what the move promised, less what the best one promised, both given
              only what the seat knew. Never more than nothing
    rivals    the same of the others' decisions; where all choose at once, what the others' choices made of it
    missed    what the estimate itself lost: the mean of a roll, or the best move, was worth more or less than
              the position before it had seemed to be; where all choose at once, a choice like everybody's

Whatever is expected, the sum telescopes, and `tests/bots/test_reckoning.py` holds it to the last digit:

    end - start = luck + choices + rivals + missed

What is expected is an estimate, the old shepherd's (`Bot.outlook`, and how his mind chooses); how large
`missed` is says how good an estimate it was. A roll is held against all others with their chances; a deal,
of which there are too many, against some others that are dealt in thought.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from random import Random
from time import perf_counter

from bots.finished_match import DEALS, WHOLE, Findings, FinishedMatch, Parts, Span, course_from
from bots.promises import doubt_of, promises, settled
from games.catalogue import Game, game
from games.contract import CHANCE, State
from games.minds import Secret


def in_millionths(parts: Sequence[float]) -> Parts:
    """Whole numbers that are the whole win together: what rounding leaves goes where most was cut off."""
    exact = [part * WHOLE for part in parts]
    whole = [int(part) for part in exact]
    short = WHOLE - sum(whole)
    most_cut = sorted(range(len(parts)), key=lambda seat: whole[seat] - exact[seat])
    for seat in most_cut[:short]:
        whole[seat] += 1
    return tuple(whole)


def final(entry: Game, state: State, seats: int) -> Parts | None:
    """The win itself, once it is won: shared by all who have won."""
    result = entry.rules.result(state)
    if result is None:
        return None
    winners = [place.seat for place in result.places if place.rank == 1]
    return in_millionths([(seat in winners) / len(winners) for seat in range(seats)])


class Reckoner:
    """A match with all its positions, reckoned span by span."""

    def __init__(self, course: FinishedMatch) -> None:
        self.entry = game(course.game)
        self.course = course
        rules = self.entry.rules
        states = [rules.start(course.seats, course.options)]
        for seat, move in course.moves:
            states.append(rules.play(states[-1], seat, move).state)
        self.states = states
        self.spans = tuple(self._together())
        """From which move to which."""
        self.secret = isinstance(self.entry.bot.MINDS["shepherd"], Secret)
        """Whether what is hidden is what the others have chosen, and not what chance has laid."""
        self._known: dict[State, Parts] = {}

    def _together(self) -> Iterator[tuple[int, int]]:
        """Each move by itself, but those that are chosen at the same time."""
        turn, moves, at = self.entry.rules.turn, self.course.moves, 0
        while at < len(moves):
            asked, last = set(turn(self.states[at])), at + 1
            asked.discard(moves[at][0])
            while asked and last < len(moves) and moves[last][0] in asked:
                asked.discard(moves[last][0])
                last += 1
            yield at, last
            at = last

    def _chance(self, at: int) -> Random:
        """The same thoughts at the same place, whoever thinks them, wherever it was begun."""
        told = f"{self.course.text()} {at}".encode()
        return Random(sha256(told).hexdigest())

    def standing(self, state: State) -> Generator[None, None, Parts]:
        """What every seat may expect of a position."""
        known = self._known.get(state)
        if known is None:
            known = final(self.entry, state, self.course.seats)
            if known is None:
                expected = yield from settled(self.entry, state)
                seats = self.course.seats
                known = in_millionths(expected or [1 / seats] * seats)
            self._known[state] = known
        return known

    def reckoned(self, number: int) -> Generator[None, None, Span]:
        """One span, in slices."""
        first, last = self.spans[number]
        before = yield from self.standing(self.states[first])
        after = yield from self.standing(self.states[last])
        seat = self.course.moves[first][0]
        if seat == CHANCE:
            return (yield from self._of_chance(first, before, after))
        if last - first > 1:
            return (yield from self._of_all(first, last, before, after))
        return (yield from self._of_one(first, before, after))

    def _of_chance(self, at: int, before: Parts, after: Parts) -> Generator[None, None, Span]:
        mean, doubt = yield from self._mean(at, after)
        nothing = (0,) * len(before)
        luck, missed = less(after, mean), less(mean, before)
        tried = (int(bool(doubt)), 0)
        return Span(
            at, at + 1, before, after, luck, nothing, nothing, missed, ("",) * len(before), doubt, tried
        )

    def _mean(self, at: int, after: Parts) -> Generator[None, None, tuple[Parts, tuple[float, ...]]]:
        """Of everything that could have come, each as likely as it was; and the doubt where only some was
        tried."""
        rules, state = self.entry.rules, self.states[at]
        listed = rules.outcomes(state)
        dealt = not listed
        if dealt:
            rng = self._chance(at)
            listed = [(rules.draw(state, rng), 1 / DEALS) for _ in range(DEALS)]
        whole, seen = [0.0] * len(after), list[Parts]()
        for move, likely in listed:
            parts = yield from self.standing(rules.play(state, CHANCE, move).state)
            seen.append(parts)
            whole = [each + likely * part / WHOLE for each, part in zip(whole, parts, strict=True)]
            yield
        doubt = [doubt_of([part / WHOLE for part in parts]) for parts in zip(*seen, strict=True)]
        return in_millionths(whole), tuple(doubt) if dealt else ()

    def _of_one(self, at: int, before: Parts, after: Parts) -> Generator[None, None, Span]:
        """Somebody's decision; what it promised is told apart from what then came to light."""
        seat, played = self.course.moves[at]
        found = yield from promises(self.entry, self.states[at], seat, played, self._chance(at))
        if found is None:
            return self._forced(at, seat, before, after)
        chosen, best = (in_millionths(found.parts[move]) for move in (played, found.best))
        made, gap = less(chosen, best), less(best, in_millionths(found.before))
        light = less(less(less(after, before), made), gap)
        nothing = (0,) * len(before)
        better = found.best if made[seat] < 0 else ""
        return Span(
            at, at + 1, before, after,
            luck=light if found.hidden and not self.secret else nothing,
            choices=only(made, seat),
            rivals=plus(but(made, seat), light if found.hidden and self.secret else nothing),
            missed=gap if found.hidden else plus(gap, light),
            better=tuple(better if each == seat else "" for each in range(len(before))),
            doubt=tuple(found.doubt if each == seat else 0.0 for each in range(len(before))),
            tried=(0, int(found.worlds > 1)),
        )  # fmt: skip

    def _forced(self, at: int, seat: int, before: Parts, after: Parts) -> Span:
        """There was nothing to choose: what came of it came to light, or was missed."""
        rules, state = self.entry.rules, self.states[at]
        hidden = rules.view(state, seat) != state
        nothing, change = (0,) * len(before), less(after, before)
        return Span(
            at, at + 1, before, after,
            luck=change if hidden and not self.secret else nothing,
            choices=nothing,
            rivals=change if hidden and self.secret else nothing,
            missed=nothing if hidden else change,
            better=("",) * len(before),
        )  # fmt: skip

    def _of_all(self, first: int, last: int, before: Parts, after: Parts) -> Generator[None, None, Span]:
        """All chose at once, and each answers for its own choice only. All else the others' made of it, that
        they don't always choose best among it."""
        seats = len(before)
        choices, missed, better, doubt = [0] * seats, [0] * seats, [""] * seats, [0.0] * seats
        tried = 0
        state = self.states[first]
        for at in range(first, last):
            seat, played = self.course.moves[at]
            found = yield from promises(self.entry, state, seat, played, self._chance(at))
            if found is None:
                continue
            promised = [in_millionths(found.parts[move])[seat] for move in (played, found.best)]
            choices[seat] = promised[0] - promised[1]
            missed[seat] = in_millionths(found.before)[seat] - before[seat]
            better[seat] = found.best if choices[seat] < 0 else ""
            doubt[seat], tried = found.doubt, tried + 1
        change = less(after, before)
        rivals = less(less(change, tuple(choices)), tuple(missed))
        nothing = (0,) * seats
        return Span(
            first, last, before, after, nothing, tuple(choices), rivals, tuple(missed), tuple(better),
            tuple(doubt), (0, tried),
        )  # fmt: skip


def less(these: Parts, those: Parts) -> Parts:
    return tuple(one - other for one, other in zip(these, those, strict=True))


def plus(these: Parts, those: Parts) -> Parts:
    return tuple(one + other for one, other in zip(these, those, strict=True))


def only(parts: Parts, seat: int) -> Parts:
    return tuple(part if each == seat else 0 for each, part in enumerate(parts))


def but(parts: Parts, seat: int) -> Parts:
    return tuple(0 if each == seat else part for each, part in enumerate(parts))


@lru_cache(maxsize=1)
def reckoner(text: str) -> Reckoner:
    """The last match that was asked about stays known from one question to the next."""
    return Reckoner(course_from(text))


def reckon_in_slices(text: str) -> Iterator[str | None]:
    """None while there is more to think, some spans at last: for the page, when there is no worker."""
    course, number, seconds = json.loads(text)
    reckoning = reckoner(course)
    end, found, at = perf_counter() + seconds, list[Span](), number
    yield None
    while at < len(reckoning.spans) and (not found or perf_counter() < end):
        thinking = reckoning.reckoned(at)
        while True:
            try:
                next(thinking)
            except StopIteration as ended:
                found.append(ended.value)
                break
            yield None
        at += 1
    yield Findings(number, len(reckoning.spans), tuple(found)).text()


def reckon_from_text(text: str) -> str:
    """The worker's task: which match, from where; some spans of it."""
    return next(told for told in reckon_in_slices(text) if told is not None)
