"""One number for how well each plays, over all that was played: rated by `openskill`, match by match.

All pairings that have results go in, deal after deal in turns, so that nobody is rated before the others have
been met. A share of the win is a shared first place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from lab.arena import results
from lab.arena.pairings import COUNTS, Pairing
from lab.arena.results import Row
from lab.arena.tables import PLACE, row

ABOUT = """# Ratings

Made by `python3 tasks.py lab --tables` of all matches in `lab/results/`, with `openskill` (Plackett, Luce).
25 is the average of whoever plays; *doubt* is the rating's own standard deviation. It orders players who
never met; how far apart those are who did, the games' own pages tell better.
"""


class Rated(NamedTuple):
    """A player, and how sure one may be of it."""

    name: str
    rating: float
    doubt: float
    matches: int


def write() -> None:
    """The page of the ratings."""
    lines = [ABOUT]
    for game in COUNTS:
        found = rated(results.latest(results.read(game)))
        lines += [f"## {game}", "", row(["player", "rating", "doubt", "matches"])]
        lines.append(row(["---", "---:", "---:", "---:"]))
        lines += [row([each.name, f"{each.rating:.1f}", f"{each.doubt:.1f}", each.matches]) for each in found]
        lines.append("")
    (PLACE / "ratings.md").write_text("\n".join(lines), "utf-8")


def rated(played: Mapping[Pairing, Sequence[Row]]) -> list[Rated]:
    """All who have played, best first."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only in the lab's own environment

    model = PlackettLuce()
    ratings = {name: model.rating() for pairing in played for name in (pairing.one, pairing.others)}
    counts = dict.fromkeys(ratings, 0)
    for pairing, outcome in _in_turns(played):
        others = ratings[pairing.others]
        teams = [[ratings[pairing.one]], *([others] for _ in range(pairing.seats - 1))]
        [[one], *rest] = model.rate(teams, ranks=places(int(outcome), pairing.seats))
        ratings[pairing.one] = one
        ratings[pairing.others] = model.rating(
            mu=sum(team[0].mu for team in rest) / len(rest), sigma=max(team[0].sigma for team in rest)
        )
        counts[pairing.one] += 1
        counts[pairing.others] += 1
    found = [Rated(name, each.mu, each.sigma, counts[name]) for name, each in ratings.items()]
    return sorted(found, key=lambda each: -each.rating)


def places(winners: int, seats: int) -> list[float]:
    """The one's place and the others': somebody of them has won if the one has not."""
    if winners:
        return [1.0, *[1.0] * (winners - 1), *[2.0] * (seats - winners)]
    return [2.0, 1.0, *[2.0] * (seats - 2)]


def _in_turns(played: Mapping[Pairing, Sequence[Row]]) -> Iterator[tuple[Pairing, str]]:
    """The outcomes of all pairings, spread over one another, each as long as it is."""
    outcomes = {pairing: "".join(row.dealt.outcomes for row in rows) for pairing, rows in played.items()}
    spread = [
        ((place + 0.5) / len(text), pairing, outcome)
        for pairing, text in outcomes.items()
        for place, outcome in enumerate(text)
    ]
    for _, pairing, outcome in sorted(spread, key=lambda each: each[0]):
        yield pairing, outcome
