"""Matches left standing, put into a page's storage without a tap: halfway, or just before the end."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from browser.at_the_table import SEATS, selector, wait_to_be_asked
from browser.kept import lay_match
from browser.windows import Window, wait_for
from games.catalogue import Game
from games.contract import fitting_options
from table.match import Match
from table.record import Record
from table.sitter import Sitter
from table.waiting import waiting

NAMES = ("Anna", "Peggy", "Caro", "Jörg", "Emil", "Ida", "Jonas", "Lotte")


def positions(
    game: Game, seats: int, seed: int, options: Mapping[str, str], people: int | None = None
) -> list[Record]:
    """A whole match of so many who play at random, as it stood each time a person was asked.

    Everybody is a person, unless only so many are; the others are bots.
    """
    kinds = ["person" if people is None or seat < people else "steady" for seat in range(seats)]
    sitters = [Sitter(NAMES[seat], seat + 1, kind) for seat, kind in enumerate(kinds)]
    fitting = fitting_options(game.rules, seats, options)
    match = Match.begin(game, sitters, fitting, str(seed), "2026-11-18")
    rng = Random(seed)
    asked = []
    while (wait := waiting(match)).kind != "over":
        if wait.kind in ("chance", "throw"):
            match = match.throw()
            continue
        if wait.kind == "persons":
            asked.append(match.record)
        seat = wait.seats[0]
        match = match.play(seat, wait.move or rng.choice(list(match.moves(seat))))
    return asked


def carry_on(window: Window, record: Record) -> None:
    """Leave this match standing and sit down to it, by way of the seats of its game."""
    lay_match(window, record)
    window.tap(f'[data-tap="app game {record.game}"]')
    wait_for(window, SEATS)
    window.tap(selector("seats resume"))
    wait_for(window, "!!document.querySelector('.table, .curtain')")


def sit_down(window: Window, record: Record) -> list[str]:
    """Carry this match on, through the curtain if there is one; gives what is offered to the person asked."""
    carry_on(window, record)
    if window.read("!!document.querySelector('.curtain')"):
        window.tap(selector(window.read("document.querySelector('[data-tap^=curtain]').dataset.tap")))
        wait_for(window, "!!document.querySelector('.table')")
    return wait_to_be_asked(window)
