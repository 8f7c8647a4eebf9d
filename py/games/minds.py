"""The ways to think that a game may choose from for its bots: what each of them wants of the game.

A game fills a value of one of these for each level (`Bot.MINDS`); the thinking itself, which is the same for
all games, is done in `bots/`. Nothing here has ever seen a browser, a clock or a worker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, get_args

Level = Literal["lamb", "ewe", "ram", "shepherd"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""How strong a bot plays, from kind to a child to as strong as its time allows."""


class Temper(NamedTuple):
    """A character's manner of playing, beside how well it plays. What it comes to, each game says."""

    spite: float = 1.0
    """How much the others' good counts as one's own harm: 1 is sensible, 0 minds nobody else."""
    daring: float = 0.0
    """From -1, which shuns every risk, to 1, which likes them."""
    haste: float = 0.0
    """From -1, which builds for later, to 1, which takes what can be had now."""
    whim: float = 0.0
    """How much it likes to do otherwise now and then."""


EVEN = Temper()
"""Nobody in particular."""


class Budget(Protocol):
    """How much thinking a question is worth. On the page it is time, in tests and in the lab a count."""

    def spend(self, thoughts: int = 1, /) -> bool:
        """So many positions were judged; whether there is anything left for more."""

    @property
    def left(self) -> float:
        """The part that is left, from 1 down to 0."""


class NoLimit:
    """For what is over at once."""

    left = 1.0

    def spend(self, _thoughts: int = 1) -> bool:
        return True


class Quick(NamedTuple):
    """It plays what comes to its mind."""

    choose: Callable[[Any, int, Random], str]
    """The view, the seat, a generator: a legal move."""


def no_ending(_state: Any) -> bool:
    """Nothing is known of endings."""
    return False


def forgets(state: Any, _shown: Sequence[Any]) -> Any:
    """There is nothing to be remembered, or nobody who does."""
    return state


class Turns(NamedTuple):
    """Games in which all lies open, or as good as: whole turns are thought through, closed on the dice."""

    dream: Callable[[Any], Any]
    """A view as a state in which play can go on."""
    worth: Callable[[Any], Sequence[float]]
    """For every seat how well it stands, beside the others, when a turn begins or the match is over."""
    risk: Callable[[Any, str], float]
    """What a move may cost whoever plays it that the dream doesn't show."""
    tries: Callable[[Any, int, bool], Sequence[str]]
    """The moves worth trying now, thoroughly or in passing (True: only what is likely to be best)."""
    turns: int = 1
    """How many turns are looked ahead, the first one being one's own."""
    breadth: int = 8
    """How many ends of one's own turn are followed further."""
    slips: float = 0.0
    """How much worse a turn may look and still be played now and then: 1 in e times at that."""
    ending: Callable[[Any], bool] = no_ending
    """Whether so little is left to play that it can be followed to the very end."""
    recall: Callable[[Any, Sequence[Any]], Any] = forgets
    """A dreamt state with what was shown for a moment only, oldest first, as far as this level remembers."""


class Secret(NamedTuple):
    """Games in which all choose at once: candidates are tried in worlds in which rivals choose well."""

    candidates: Callable[[Any, int, Random], Iterator[Sequence[str] | None]]
    """None while there is more to look at, at last the moves worth thinking about, best first."""
    world: Callable[[Any, int, Random], Any]
    """A state that this view doesn't rule out, in which the others have chosen as they are likely to."""
    outcome: Callable[[Any, int, str, Random], float]
    """How good it is for the seat to play this move in that world."""
    breadth: int = 12
    """How many candidates there are at most."""
    mixing: int = 0
    """How many rounds of regret matching at the end: 0 takes what is best on average."""
    slips: float = 0.0


class Own(NamedTuple):
    """A game's own way: None while there is more to think, the move at last."""

    think: Callable[[Any, int, Budget, Random], Iterator[str | None]]


Mind = Quick | Turns | Secret | Own
