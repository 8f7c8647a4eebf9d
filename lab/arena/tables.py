"""What was played, as Markdown with a picture: made of the data alone, so that it can be made again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from lab.arena import plots, results
from lab.arena.pairings import ENOUGH, Pairing
from lab.arena.results import Row
from lab.arena.shares import by_seat, share

PLACE = Path(__file__).parents[2] / "docs" / "lab"

COLUMNS = (
    ("one", "---"),
    ("among", "---"),
    ("players", "---:"),
    ("matches", "---:"),
    ("share", "---:"),
    ("95 %", "---:"),
    ("times fair", "---:"),
    ("95 %", "---:"),
    ("moves", "---:"),
    ("ms", "---:"),
    ("options", "---"),
    ("versions", "---"),
)

ABOUT = """# {game}: who beats whom

Made by `python3 tasks.py lab --tables` of `lab/results/{game}.csv`, to which `python3 tasks.py lab` adds
matches. The one sits among others who are all alike; each deal is played from every seat with the same
dice. *Share* is the one's part of the wins, with the interval in which it lies 19 times out of 20; *times
fair* is the same beside the share of whoever plays as well as the others. Thinking is counted in thoughts
(`lab/arena/players.py`), about as many as fit into a level's time where Python is slowest; *moves* is a
match's length (shortest to longest), *ms* what a choice of the one took by whichever Python played it. A
version is a fingerprint of what a bot answers: the one's and the others'. Fewer than {enough} matches are
called few.

![The shares, each with its interval]({game}.svg)
"""

Played = Mapping[Pairing, Sequence[Row]]


def write(game: str) -> None:
    """The page of a game, and its picture."""
    played = results.latest(results.read(game))
    PLACE.mkdir(parents=True, exist_ok=True)
    (PLACE / f"{game}.md").write_text(page(game, played), "utf-8")
    (PLACE / f"{game}.svg").write_text(plots.shares(played), "utf-8")


def page(game: str, played: Played) -> str:
    """All that is told of a game."""
    lines = [line(pairing, rows) for pairing, rows in played.items()]
    return "\n".join(
        [
            ABOUT.format(game=game, enough=ENOUGH),
            row(name for name, _ in COLUMNS),
            row(side for _, side in COLUMNS),
            *lines,
            "",
            "## By seat",
            "",
            "The share of the one on each seat, from the first on.",
            "",
            *_seats(played),
            "",
        ]
    )


def row(cells: Iterable[object]) -> str:
    """A line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def line(pairing: Pairing, rows: Sequence[Row]) -> str:
    """A pairing's line."""
    found, fair = share(rows), pairing.fair
    matches = sum(len(row.dealt.outcomes) for row in rows)
    moves = sum(row.dealt.moves for row in rows) // matches
    shortest = min(row.dealt.shortest for row in rows)
    longest = max(row.dealt.longest for row in rows)
    choices = max(1, sum(row.dealt.choices for row in rows))
    cells = (
        pairing.one,
        pairing.others,
        pairing.seats,
        matches if matches >= ENOUGH else f"{matches} (few)",
        f"{found.part:.1%}",
        f"{found.lower:.1%} to {found.upper:.1%}",
        f"{found.part / fair:.2f}",
        f"{found.lower / fair:.2f} to {found.upper / fair:.2f}",
        f"{moves} ({shortest} to {longest})",
        f"{1000 * sum(row.dealt.thought for row in rows) / choices:.1f}",
        pairing.options,
        rows[-1].versions,
    )
    return row(cells)


def _seats(played: Played) -> list[str]:
    """A table with a column for each seat."""
    most = max((pairing.seats for pairing in played), default=0)
    lines = [
        row(["one", "among", *(f"seat {seat + 1}" for seat in range(most))]),
        row(["---", "---", *["---:"] * most]),
    ]
    for pairing, rows in played.items():
        shares = [f"{each.part:.1%} ± {each.bound:.1%}" for each in by_seat(rows)]
        lines.append(row([pairing.one, pairing.others, *shares, *[""] * (most - pairing.seats)]))
    return lines
