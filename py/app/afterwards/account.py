"""The old shepherd's account of a match, as far as he has come; and what it comes to for everybody."""

from __future__ import annotations

from math import ceil, sqrt
from typing import NamedTuple

from bots.finished_match import WHOLE, Findings, FinishedMatch, Parts, Span
from table.match import Match

HUNDRED = 100
"""What people read: parts in a hundred of the win."""


class Account(NamedTuple):
    """A match that is over, and what has been reckoned of it."""

    match: Match
    course: str
    """The match as the worker is told it."""
    whole: int = 0
    """How many spans there are; not known before the first answer."""
    spans: tuple[Span, ...] = ()
    failed: bool = False
    """Whether something broke on the way."""

    @property
    def is_done(self) -> bool:
        return 0 < self.whole == len(self.spans)


class Sum(NamedTuple):
    """Where one seat's result came from; all but the last come to the last."""

    start: int
    luck: int
    choices: int
    rivals: int
    missed: int
    end: int


def opened(match: Match) -> Account:
    """Nothing is reckoned yet."""
    moves = tuple((step.seat, step.move) for step in match.history)
    course = FinishedMatch(match.game.name, len(match.sitters), match.options, moves)
    return Account(match, course.text())


def with_more(account: Account, told: Findings) -> Account:
    """Some spans more; none twice."""
    if told.number != len(account.spans):
        return account
    return account._replace(whole=told.whole, spans=(*account.spans, *told.spans))


def course_of(account: Account) -> tuple[tuple[int, Parts], ...]:
    """After how many moves everybody could expect what, from the start as far as is known."""
    if not account.spans:
        return ()
    first = account.spans[0]
    return ((first.first, first.before), *((each.last, each.after) for each in account.spans))


def sums(account: Account) -> tuple[Sum, ...]:
    """For every seat, in millionths."""
    seats = range(len(account.match.sitters))
    first, last = account.spans[0], account.spans[-1]
    return tuple(
        Sum(
            first.before[seat],
            sum(each.luck[seat] for each in account.spans),
            sum(each.choices[seat] for each in account.spans),
            sum(each.rivals[seat] for each in account.spans),
            sum(each.missed[seat] for each in account.spans),
            last.after[seat],
        )
        for seat in seats
    )


class Honesty(NamedTuple):
    """How good an estimate the sums are, in hundredths of the win."""

    missed: int
    """What the old shepherd did not foresee, for everybody on average."""
    deals: int
    """Deals that he held against some others, because there are too many to try them all."""
    choices: int
    """Choices of people who could not see everything, thought through in some worlds that might have been."""
    doubt: int
    """How far luck and choices may be off for that, for everybody on average."""


def honesty(account: Account) -> Honesty:
    """Of an account that is done."""
    seats = len(account.match.sitters)
    doubts = (sqrt(sum(each.doubt[seat] for each in account.spans if each.doubt)) for seat in range(seats))
    deals, choices = (sum(each.tried[what] for each in account.spans) for what in (0, 1))
    return Honesty(
        round(sum(abs(row.missed) for row in sums(account)) * HUNDRED / WHOLE / seats),
        deals,
        choices,
        ceil(sum(doubts) * HUNDRED / seats),
    )


def in_hundredths(whole: Sum) -> Sum:
    """The same for people, who add up what they read: what rounding leaves goes where most was cut off."""
    exact = [part * HUNDRED / WHOLE for part in whole]
    parts = [round(part) for part in exact]
    short = parts[-1] - sum(parts[:-1])
    step = 1 if short > 0 else -1
    cut = sorted(range(len(parts) - 1), key=lambda place: step * (parts[place] - exact[place]))
    for place in cut[: abs(short)]:
        parts[place] += step
    return Sum(*parts)
