"""What *The turning points* claims of a match, held against its record and nothing else.

Each sentence is taken apart as people read it: who, from how many in a hundred to how many, luck or not,
which move had been better. The match is played once more by the rules, and what everybody could expect is
worked out anew, without the account from which the sentences were made.
"""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple

from app.afterwards.account import Account, opened
from app.afterwards.turning import TurningPoint, turning_points
from bots.finished_match import WHOLE, Span, course_from
from bots.promises import promises, settled
from bots.reckoning import Reckoner
from conformance.accounts import whole
from games.catalogue import Game
from games.contract import CHANCE, Event, Move, State, fitting_options
from table.match import Match
from table.sitter import PERSON, Sitter

WENT = re.compile(
    r"(?P<kind>What luck for|Bad luck for|That goes well for|That goes badly for) (?P<player>.+?)[!:] "
    r"[Tt]he chance of winning (?:goes|rises|falls) from (?P<before>\d+) to (?P<after>\d+) in 100\."
)
GAVE = re.compile(
    r"(?P<player>.+?) gives away (?P<count>\d+) in 100\. The old shepherd would rather have done this: "
    r"(?P<action>.+)",
    re.DOTALL,
)
BY_LUCK = {"What luck for", "Bad luck for"}
RISES = {"What luck for", "That goes well for"}

DEALS = 300
"""So many others are dealt where a deal is said to have been luck."""


class Course:
    """A record played once more by its rules."""

    def __init__(self, match: Match) -> None:
        self.match, self.game = match, match.game
        self.seats = len(match.sitters)
        entries = [(step.seat, step.move) for step in match.history]
        self.states: list[State] = [self.game.rules.start(self.seats, match.options)]
        self.moves: list[tuple[int, Move]] = []
        self.events: list[tuple[Event, ...]] = []
        for seat, move in entries:
            assert self.game.rules.refuse(self.states[-1], seat, move) is None
            after, events = self.game.rules.play(self.states[-1], seat, move)
            self.states.append(after)
            self.moves.append((seat, move))
            self.events.append(tuple(events))

    def expected(self, at: int) -> tuple[float, ...]:
        """What every seat could expect after so many moves."""
        return self.expected_of(self.states[at])

    def expected_of(self, state: State) -> tuple[float, ...]:
        result = self.game.rules.result(state)
        if result is None:
            return tuple(whole(settled(self.game, state)))
        won = [place.seat for place in result.places if place.rank == 1]
        return tuple((seat in won) / len(won) for seat in range(self.seats))

    def mean_of_luck(self, at: int, seat: int) -> float:
        """What all that could have come there was worth to a seat."""
        rules, state = self.game.rules, self.states[at]
        listed = rules.outcomes(state)
        if not listed:
            rng = Random(at)
            listed = [(rules.draw(state, rng), 1 / DEALS) for _ in range(DEALS)]
        return sum(
            likely * self.expected_of(rules.play(state, CHANCE, move).state)[seat] for move, likely in listed
        )


class Found(NamedTuple):
    """Turning points, all of them so."""

    told: int
    said: int
    """How many name a better move."""
    better: int
    """How many of these are better in other worlds too."""


def check(account: Account) -> Found:
    """All its turning points. Raises AssertionError with the sentence that is not so."""
    course = Course(account.match)
    points = turning_points(account)
    _are_the_greatest(account, points)
    found = [_check(course, _span_of(account, point), point) for point in points]
    said = [better for better in found if better is not None]
    return Found(len(points), len(said), sum(said))


def _span_of(account: Account, point: TurningPoint) -> Span:
    (span,) = (each for each in account.spans if each.last == point.at)
    return span


def _are_the_greatest(account: Account, points: tuple[TurningPoint, ...]) -> None:
    """Nothing that is left out changed more than what is told."""

    def changed(span: Span) -> int:
        changes = [abs(one - other) for one, other in zip(span.after, span.before, strict=True)]
        return max(*changes, *(-each for each in span.choices))

    told = {point.at for point in points}
    least = min((changed(_span_of(account, point)) for point in points), default=WHOLE)
    left_out = [changed(span) for span in account.spans if span.last not in told]
    assert [point.at for point in points] == sorted(told)
    assert len(told) == 5 or all(each < WHOLE / 20 for each in left_out)
    assert all(each <= least for each in left_out)


def _check(course: Course, span: Span, point: TurningPoint) -> bool | None:
    """One of them; whether what was better is better in other worlds too, if that is said."""
    names = course.match.names
    said = point.why.english(names)
    assert course.match.cut(point.at).state == course.states[span.last], (
        "the small board shows another moment"
    )
    _is_of_the_story(course, span, point)
    if (gave := GAVE.fullmatch(said)) is not None:
        assert names[point.seat] == gave["player"]
        return _was_better(course, span, point.seat, int(gave["count"]), gave["action"])
    went = WENT.fullmatch(said)
    assert went is not None, said
    assert names[point.seat] == went["player"]
    before, after = (course.expected(at)[point.seat] for at in (span.first, span.last))
    assert abs(100 * before - int(went["before"])) < 0.51, f"{said} ({before:.3f})"
    assert abs(100 * after - int(went["after"])) < 0.51, f"{said} ({after:.3f})"
    assert (after > before) == (went["kind"] in RISES), said
    _is_of_that_kind(course, span, point, by_luck=went["kind"] in BY_LUCK)
    return None


def _is_of_the_story(course: Course, span: Span, point: TurningPoint) -> None:
    """What is told of it happened in these moves, and is the greatest thing that did."""
    tell = course.game.words.tell
    told = [
        telling
        for events in course.events[span.first : span.last]
        for event in events
        if (telling := tell(event)) is not None and telling.sentence is not None
    ]
    climax = [each.sentence for each in told if each.pace == "climax"]
    if point.told is None:
        assert not told
    else:
        assert point.told in (climax or [each.sentence for each in told])


def _is_of_that_kind(course: Course, span: Span, point: TurningPoint, *, by_luck: bool) -> None:
    """Luck is what luck made, for the most part, and in that direction."""
    change = (span.after[point.seat] - span.before[point.seat]) / WHOLE
    luck = span.luck[point.seat] / WHOLE
    if course.moves[span.first][0] == CHANCE:
        mean = course.mean_of_luck(span.first, point.seat)
        reckoned, luck = luck, course.expected(span.last)[point.seat] - mean
        listed = course.game.rules.outcomes(course.states[span.first])
        assert abs(luck - reckoned) < (1e-5 if listed else 0.25)
        if not listed:
            return
    assert by_luck == (luck * change > 0 and 2 * abs(luck) > abs(change)), point.why.english()


def _was_better(course: Course, span: Span, seat: int, count: int, action: str) -> bool:
    """The move that is named could be played there, is not the one that was, and promised so much more."""
    rules, state = course.game.rules, course.states[span.first]
    view = rules.view(state, seat)
    names = course.match.names
    named = [
        move
        for move in rules.moves(state, seat)
        if course.game.words.describe(view, seat, move).english(names) == action
    ]
    (better,) = named
    assert better == span.better[seat]
    (played,) = (move for at, move in course.moves[span.first : span.last] if at == seat)
    assert better != played
    assert count == max(1, round(-span.choices[seat] * 100 / WHOLE))
    assert count >= 5
    again = whole(promises(course.game, state, seat, played, Random(f"other worlds {span.first}")))
    assert again is not None
    promised = {move: parts[seat] for move, parts in again.parts.items()}
    return bool(promised.get(better, max(promised.values())) > promised[played])


WHIMS = 0.3
"""So often does a bot with whims play anything at all."""


def looked_back_on(game: Game, seed: int) -> Account:
    """A match of bots, or for an odd seed of bots with whims, with all that is reckoned of it."""
    rng, seats = Random(seed), game.seats[seed // 2 % len(game.seats)]
    options = {option.name: rng.choice(option.values) for option in game.rules.OPTIONS}
    names = ("Anna", "Ben", "Caro", "David", "Ella", "Finn", "Greta", "Hugo")
    sitters = [Sitter(names[seat], seat + 1, PERSON) for seat in range(seats)]
    match = Match.begin(game, sitters, fitting_options(game.rules, seats, options), f"turning {seed}")
    while match.turn:
        if match.turn == (CHANCE,):
            match = match.throw()
            continue
        seat = rng.choice(match.turn)
        quick = game.bot.quick(match.view(seat), seat, rng)
        whim = seed % 2 and rng.random() < WHIMS
        match = match.play(seat, rng.choice(match.moves(seat)) if whim else quick)
    account = opened(match)
    reckoner = Reckoner(course_from(account.course))
    spans = tuple(whole(reckoner.reckoned(number)) for number in range(len(reckoner.spans)))
    return account._replace(whole=len(spans), spans=spans)
