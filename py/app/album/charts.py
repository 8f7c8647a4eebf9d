"""The album's small charts: how often each game was played and won, and how the last games went."""

from __future__ import annotations

from collections.abc import Sequence

from app.album.pages import Tally
from games.catalogue import game as game_of
from games.message import say, say_many
from games.picture import Child, Node, node

LONGEST = 200
HEIGHT = 18
GAP = 3


def games_chart(tallies: Sequence[Tally]) -> Node:
    """A bar for each game, as long as it was played often; what was won of it is filled."""
    most = max(tally.played for tally in tallies)
    rows = (_row(tally, most) for tally in tallies)
    return node("ul", *rows, class_="album-games", key="games")


def _row(tally: Tally, most: int) -> Node:
    entry = game_of(tally.game)
    told = say_many("{count} played, {won} won", "{count} played, {won} won", tally.played, won=tally.won)
    words: list[Child] = [node("b", entry.title), " ", node("span", told, class_="soft")]
    best: tuple[Child, ...] = ()
    if tally.best is not None:
        best = (node("span", say("Best: {points}", points=tally.best), class_="album-best"),)
    unit = LONGEST / most
    return node(
        "li",
        node("span", *words),
        *best,
        node(
            "svg",
            node("rect", width=round(tally.played * unit), height=HEIGHT, class_="bar-played"),
            node("rect", width=round(tally.won * unit), height=HEIGHT, class_="bar-won"),
            viewBox=f"0 0 {LONGEST} {HEIGHT}",
            preserveAspectRatio="none",
            aria_hidden="true",
        ),
        key=tally.game,
    )


def last_games(won: Sequence[bool]) -> Node:
    """A star for each of the last games that was won, a ring for each that was not."""
    step = HEIGHT + GAP
    marks = (
        node("circle", cx=number * step + HEIGHT / 2, cy=HEIGHT / 2, r=5 if not each else 8, class_=kind)
        for number, each in enumerate(won)
        for kind in ("mark-won" if each else "mark-lost",)
    )
    told = say("The last games, the newest at the end: {won} of {count} won", won=sum(won), count=len(won))
    return node(
        "svg",
        *marks,
        viewBox=f"0 0 {len(won) * step} {HEIGHT}",
        width=len(won) * step,
        height=HEIGHT,
        role="img",
        aria_label=told,
        class_="album-last",
        key="last",
    )
