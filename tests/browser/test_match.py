"""Whole matches through the page by touch, in every game.

With bots they are played in `test_steady.py` and `test_offline.py`; what a screen says to
those who hear it is held in `test_barriers.py`.
"""

from __future__ import annotations

from itertools import cycle, groupby
from operator import itemgetter
from random import Random

import pytest

from browser.at_the_table import (
    OVER,
    SEATS,
    SHORTEST,
    arrive,
    play_a_move,
    play_some,
    selector,
    small_targets,
    standing_offer,
    take_seats,
)
from browser.engines import GAMES_IN_TURN
from browser.kept import kept
from browser.windows import LYING, PHONE, STANDING, TABLETS, Finger, Window, wait_for, wait_until_ready
from games.catalogue import GAMES, Game
from thorough import THOROUGH, in_turn

TARGET = {"shepherd": 64}
"""The least size of a target at a table where small children play; anywhere else it is 48."""

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
TURNED_AFTER = 12
"""Taps."""


@pytest.mark.parametrize("game", GAMES if THOROUGH else GAMES[::3], ids=lambda game: game.name)
def test_a_whole_match_of_people_only(quiet: Finger, game: Game) -> None:
    """Every game is played to its end on any run, by one person among bots (`test_steady.py`)."""
    take_seats(quiet, game.name, game.seats[0], 0, SHORTEST[game.name])
    play_and_turn(quiet, Random(1))
    for size in (LYING, STANDING):
        quiet.turn(*size)
        assert quiet.read(OVER)
        assert quiet.read("document.querySelectorAll('.place').length") == game.seats[0]


def play_and_turn(fingers: Finger, rng: Random) -> None:
    """Play to the end on a tablet that is turned again and again."""
    for size in cycle((LYING, STANDING)):
        fingers.turn(*size)
        if play_some(fingers, rng, TURNED_AFTER) < TURNED_AFTER:
            return


def in_lines(found: dict[str, list[str]]) -> str:
    """What was found on each screen, to be read by a person."""
    return "\n".join(f"{screen}: {what}" for screen, each in found.items() for what in each)


@by_game
def test_a_finger_finds_everything_at_a_full_table(quiet: Finger, game: Game) -> None:
    """Boxes measured at every size with the most players, when everything is smallest: at each step at three
    of them in turn."""
    most = game.seats[-1]
    take_seats(quiet, game.name, 2, most - 2)
    small: dict[str, list[str]] = {}
    for step, sizes in groupby(in_turn(range(8), (*TABLETS, PHONE), each=3), key=itemgetter(0)):
        for _, size in sizes:
            quiet.turn(*size)
            least = TARGET.get(game.name, 48) if size in TABLETS else 48
            if found := small_targets(quiet.page, least):
                small[f"{size} after {step} taps"] = found
        play_some(quiet, Random(step), 1)
    assert not small, in_lines(small)


def test_some_turns_of_games_a_reload_and_continue_in_every_engine(window: Window, site: str) -> None:
    """Killing the page at any moment loses nothing: each match stands there again as it was."""
    arrive(window, site)
    left: dict[str, tuple[list[str], str | None]] = {}
    games = GAMES_IN_TURN[window.engine]
    for game in games:
        while not (offered := some_turns(window, game)):
            window.tap(selector("app home"))
        left[game.name] = (offered, kept(window, game.name))
        window.tap(selector("app home"))
    window.reload()
    wait_until_ready(window)
    for number, game in enumerate(reversed(games)):
        carry_on(window, game, by_the_lobby=number == 0)
        assert standing_offer(window) == left[game.name][0]
        assert kept(window, game.name) == left[game.name][1]
        assert play_some(window, Random(6), 4) == 4 or window.read(OVER)
        window.tap(selector("app home"))


def some_turns(window: Window, game: Game) -> list[str]:
    """Sit down and play; gives what is offered then. Nothing is, if the dice have ended the match by then."""
    take_seats(window, game.name, 1, game.seats[0] - 1)
    play_some(window, Random(5), 6)
    return play_a_move(window, game.name, Random(7))


def carry_on(window: Window, game: Game, by_the_lobby: bool) -> None:
    """To a match that was left standing: by the lobby's own button, or past the seats of the game."""
    if by_the_lobby:
        window.tap('[data-tap="app continue"]')
    else:
        window.tap(f'[data-tap="app game {game.name}"]')
        wait_for(window, SEATS)
        window.tap(selector("seats resume"))
    wait_for(window, "!!document.querySelector('.table')")
