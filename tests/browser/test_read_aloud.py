"""With read aloud on the game waits for the listener: no sentence is cut or lost, no beat comes too early."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from browser.at_the_table import (
    OVER,
    SHORTEST,
    arrive,
    offers,
    selector,
    tap_if_there,
    wait_to_be_asked,
)
from browser.saved_matches import positions, sit_down
from browser.synthesiser import HEAR_SPEECH, Sound, heard
from browser.tour import lay, say
from browser.windows import Finger, wait_for
from games.catalogue import GAMES, Game
from games.ear import as_written
from thorough import THOROUGH

LISTEN = """(() => {
    window.told = [];
    window.said = [];
    let last = document.querySelector('#paddock .log')?.textContent;
    const log = () => {
        const line = document.querySelector('#paddock .log > span')?.textContent ?? '';
        if (line && line !== last) told.push({text: last = line, at: performance.now()});
    };
    new MutationObserver(log).observe(document.getElementById('paddock'),
        {subtree: true, childList: true, characterData: true});
    const lines = new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(
        line => said.push(line.textContent.replace('\\u00a0', '')))
    ));
    for (const region of ['live', 'turn']) lines.observe(document.getElementById(region), {childList: true});
})()"""
"""From now on remember each line of the log with its time, and each line of the live region."""

QUIET = "!speechSynthesis.speaking && !speechSynthesis.pending"

SEATS = {"hustle": 3, "nines": 3, "shepherd": 2, "lucky": 2}

LINES = 8
"""So many lines of the log bring a turn of everybody, or nearly."""

LETTER = 12
"""Milliseconds for each letter: a hasty voice, but one that takes its time."""


class Line(NamedTuple):
    """What the log said, and from when on."""

    text: str
    at: float


@pytest.mark.parametrize("game", GAMES if THOROUGH else GAMES[1:3], ids=lambda game: game.name)
def test_the_next_beat_waits_for_the_voice(bare: Finger, site: str, game: Game) -> None:
    bare.page.add_init_script(HEAR_SPEECH)
    arrive(bare, site, told=True, voice="on", pace="fast")
    course = positions(game, SEATS[game.name], 5, SHORTEST[game.name], people=1)
    bare.read(f"speakAt({LETTER})")
    sit_down(bare, course[len(course) // 2])
    wait_until_quiet(bare)
    bare.read(LISTEN)
    before = len(bare.read("spoken"))
    rng = Random(4)
    while bare.read("told.length") < LINES and (offered := offers(bare)):
        moves = [tap for tap in offered if not tap.startswith("pick ")]
        tap_if_there(bare, selector(rng.choice(moves or offered)))
        wait_until_quiet(bare)
    sounds, spoken = heard(bare), bare.read("spoken")
    assert [each for each in sounds if each.what not in ("start", "end")] == []
    assert [each.text for each in sounds if each.what == "start"] == spoken
    assert [each.text for each in sounds if each.what == "end"] == spoken
    same: Callable[[str], str] = str if game.ear.aloud is as_written else opening
    assert list(map(same, bare.read("said"))) == list(map(same, spoken[before:]))
    lines = [Line(each["text"], each["at"]) for each in bare.read("told")]
    assert len(lines) >= LINES
    assert too_early(lines, [each for each in sounds if each.what == "end"], same) == []


NEVER_ASKED = "Object.defineProperty(Navigator.prototype, 'userActivation', {get: () => undefined})"
"""An older tablet doesn't tell whether it was touched."""


@pytest.mark.parametrize("knows", [True, False], ids=["refuses", "waits"])
def test_a_tablet_that_speaks_only_after_a_touch_reads_what_waited(
    bare: Finger, site: str, knows: bool
) -> None:
    """As on an iPad: a match is carried on before anybody has touched the page."""
    bare.page.add_init_script(HEAR_SPEECH if knows else HEAR_SPEECH + NEVER_ASKED)
    arrive(bare, site, told=True, voice="on")
    bare.read("wantsTouch()")
    shepherd = GAMES[2]
    say(bare, f"kept open {lay(bare, positions(shepherd, 2, 5, SHORTEST['shepherd'])[0])}")
    asked = wait_for(bare, "document.querySelector('.table h1')?.textContent")
    bare.page.wait_for_timeout(300)
    assert {each.what for each in heard(bare)} <= {"not-allowed"}
    bare.touch(*bare.read(MIDDLE_OF_THE_HEADLINE))
    wait_for(bare, f"ears.some(each => each.what === 'end' && each.text === {json.dumps(asked)})")
    ends = [each.text for each in heard(bare) if each.what == "end"]
    assert ends == list(dict.fromkeys(bare.read("spoken")))
    assert len(ends) == len({*ends})


MIDDLE_OF_THE_HEADLINE = """(box => [box.x + box.width / 2, box.y + box.height / 2])
    (document.querySelector('.table h1').getBoundingClientRect())"""


def test_a_voice_that_vanishes_is_spoken_all_the_same(bare: Finger, site: str) -> None:
    """While better voices are being installed the list lacks them. Nothing is cut, nothing is left out, and
    nobody is told that there is no voice."""
    bare.page.add_init_script(HEAR_SPEECH)
    arrive(bare, site, told=True, voice="on", language="de")
    bare.read(f"[hasVoices('de-DE', 'en-GB'), speakAt({LETTER})]")
    sit_down(bare, positions(GAMES[2], 2, 5, SHORTEST["shepherd"])[0])
    wait_until_quiet(bare)
    for voices in ("'en-GB'", "'de-DE', 'en-GB'"):
        before = len(bare.read("spoken"))
        bare.tap(selector("app again"))
        wait_for(bare, f"ears.filter(each => each.what === 'start').length > {before}")
        bare.read(f"hasVoices({voices})")
        wait_until_quiet(bare)
        assert len(bare.read("spoken")) > before
    sounds, spoken = heard(bare), bare.read("spoken")
    assert [each.text for each in sounds if each.what == "end"] == spoken
    assert {each.what for each in sounds} == {"start", "end"}
    assert not bare.read("document.getElementById('news').textContent")


def test_a_language_without_a_voice_is_told_of_once_and_never_babbled(bare: Finger, site: str) -> None:
    bare.page.add_init_script(HEAR_SPEECH)
    arrive(bare, site, told=False, voice="on", language="de")
    bare.read("hasVoices('en-GB')")
    sit_down(bare, positions(GAMES[2], 2, 5, SHORTEST["shepherd"])[0])
    wait_for(bare, "document.getElementById('news').textContent.includes('Stimme')")
    for _ in range(2):
        tap_if_there(bare, selector(offers(bare)[0]))
        wait_to_be_asked(bare)
    assert bare.read("spoken") == []
    bare.tap("#news [data-tap='app later']")
    tap_if_there(bare, selector(wait_to_be_asked(bare)[0]))
    wait_to_be_asked(bare)
    assert not bare.read("document.getElementById('news').textContent")


def opening(line: str) -> str:
    """How a sentence begins: a child hears the same of the same player, but without the names of squares."""
    return line.partition(" ")[0].removesuffix("’s")


def wait_until_quiet(fresh: Finger) -> None:
    """Until somebody is asked, or all is over, and nothing is being read."""
    offered = "document.querySelector('#paddock :is([data-tap^=play], [data-tap^=pick], [data-tap$=throw])')"
    wait_for(fresh, f"({OVER} || {offered}) && {QUIET} && ears.length === 2 * spoken.length", 200)
    time.sleep(0.2)


def too_early(lines: list[Line], ends: list[Sound], same: Callable[[str], str]) -> list[str]:
    """Lines that stood in the log before all that was said before them had been heard."""
    found, place = [], 0
    for line in lines:
        while place < len(ends) and same(ends[place].text) != same(line.text):
            place += 1
        if place == len(ends):
            found.append(f"{line.text!r} was never said")
            break
        if place and ends[place - 1].at > line.at:
            found.append(f"{line.text!r} came before the end of {ends[place - 1].text!r}")
        place += 1
    return found
