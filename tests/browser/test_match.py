"""Whole matches through the page: by touch, with people and with bots, in every game."""

from __future__ import annotations

from itertools import cycle
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
    take_seats,
    violations,
    wait_to_be_asked,
)
from browser.autoplay import play_to_the_end
from browser.kept import kept
from browser.windows import LYING, PHONE, STANDING, TABLETS, Finger, Window, wait_for, wait_until_ready
from games.catalogue import GAMES, Game

TARGET = {"shepherd": 64}
"""The least size of a target at a table where small children play; anywhere else it is 48."""

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
TURNED_AFTER = 12
"""Taps."""


@by_game
def test_a_whole_match_of_people_only(fresh: Finger, game: Game) -> None:
    take_seats(fresh, game.name, game.seats[0], 0, SHORTEST[game.name])
    play_and_turn(fresh, Random(1))
    for size in (LYING, STANDING):
        fresh.turn(*size)
        assert fresh.read(OVER)
        assert fresh.read("document.querySelectorAll('.place').length") == game.seats[0]


@by_game
def test_a_whole_match_against_bots(fresh: Finger, game: Game) -> None:
    take_seats(fresh, game.name, 1, game.seats[0] - 1, SHORTEST[game.name])
    play_and_turn(fresh, Random(2))
    assert fresh.read(OVER)
    assert kept(fresh, game.name) is None


def play_and_turn(fresh: Finger, rng: Random) -> None:
    """Play to the end on a tablet that is turned again and again."""
    for size in cycle((LYING, STANDING)):
        fresh.turn(*size)
        if play_some(fresh, rng, TURNED_AFTER) < TURNED_AFTER:
            return


@by_game
def test_every_screen_is_sound_for_those_who_hear_it(fresh: Finger, game: Game, axe: str) -> None:
    """axe-core on lobby, seats, curtain, table, sheets and results, by day and by night; boxes measured."""

    fresh.page.evaluate(axe)
    found: dict[str, list[str]] = {}

    def sound(screen: str, least: int = 48) -> None:
        for light in ("night", "day"):
            fresh.read(f"paddock.theme('{light}')")
            if wrong := [*violations(fresh.page), *small_targets(fresh.page, least)]:
                found[f"{screen} by {light}"] = wrong

    sound("lobby")
    fresh.tap(f'[data-tap="app game {game.name}"]')
    wait_for(fresh, SEATS)
    sound("seats")
    fresh.tap(selector("app home"))
    take_seats(fresh, game.name, 2, max(0, game.seats[0] - 2), SHORTEST[game.name])
    for step in range(6):
        sound(f"table after {step} taps", TARGET.get(game.name, 48))
        play_some(fresh, Random(step), 1)
    for sheet in ("help", "log", "settings"):
        wait_to_be_at_the_table(fresh)
        fresh.tap(selector(f"app {sheet}"))
        wait_for(fresh, "!!document.querySelector('dialog.sheet[open]')")
        sound(sheet)
        fresh.tap('[data-tap="app close"]')
    play_to_the_end(fresh, 3)
    sound("results")
    assert not found, in_lines(found)


def test_the_sheets_of_the_house_are_sound(fresh: Finger, axe: str) -> None:
    """Settings and what there is to know, from the lobby; and trouble, over a table."""
    fresh.page.evaluate(axe)
    found: dict[str, list[str]] = {}

    def sound(screen: str) -> None:
        wait_for(fresh, "!!document.querySelector('dialog.sheet[open]')")
        for light in ("night", "day"):
            fresh.read(f"paddock.theme('{light}')")
            if wrong := [*violations(fresh.page), *small_targets(fresh.page, 48)]:
                found[f"{screen} by {light}"] = wrong

    for sheet in ("settings", "about"):
        fresh.tap(f'[data-tap="app {sheet}"]')
        sound(sheet)
        fresh.tap('[data-tap="app close"]')
    take_seats(fresh, "nines", 1, 1)
    wait_to_be_asked(fresh)
    fresh.read("void Promise.reject(new Error('on purpose'))")
    sound("trouble")
    assert [heard for heard in fresh.complaints() if "on purpose" not in heard] == []
    fresh.complaints().clear()
    assert not found, in_lines(found)


def in_lines(found: dict[str, list[str]]) -> str:
    """What was found on each screen, to be read by a person."""
    return "\n".join(f"{screen}: {what}" for screen, each in found.items() for what in each)


def wait_to_be_at_the_table(fresh: Finger) -> None:
    """Through the curtain, if it is drawn."""
    while not fresh.read("!!document.querySelector('.table')"):
        play_some(fresh, Random(0), 1)


@by_game
def test_a_finger_finds_everything_at_a_full_table(fresh: Finger, game: Game) -> None:
    """Boxes measured at every size with the most players, when everything is smallest."""
    most = game.seats[-1]
    take_seats(fresh, game.name, 2, most - 2)
    small: dict[str, list[str]] = {}
    for step in range(8):
        for size in (*TABLETS, PHONE):
            fresh.turn(*size)
            least = TARGET.get(game.name, 48) if size in TABLETS else 48
            if found := small_targets(fresh.page, least):
                small[f"{size} after {step} taps"] = found
        play_some(fresh, Random(step), 1)
    assert not small, in_lines(small)


def test_some_turns_of_every_game_a_reload_and_continue_in_every_engine(window: Window, site: str) -> None:
    """Killing the page at any moment loses nothing: each match stands there again as it was."""
    arrive(window, site)
    left: dict[str, tuple[list[str], str | None]] = {}
    for game in GAMES:
        while not (offered := some_turns(window, game)):
            window.tap(selector("app home"))
        left[game.name] = (offered, kept(window, game.name))
        window.tap(selector("app home"))
    window.reload()
    wait_until_ready(window)
    for number, game in enumerate(reversed(GAMES)):
        carry_on(window, game, by_the_lobby=number == 0)
        assert wait_to_be_asked(window) == left[game.name][0]
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
