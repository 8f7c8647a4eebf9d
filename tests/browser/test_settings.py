"""What the settings change that only a browser can show: which hand taps, and how loud it is."""

from __future__ import annotations

import json

import pytest

from browser.at_the_table import SHORTEST, WHOLE, arrive
from browser.reachable import out_of_reach
from browser.saved_matches import positions, sit_down
from browser.synthesiser import HEAR_SPEECH
from browser.tour import go_home, say
from browser.windows import LYING, PHONE, STANDING, Finger, wait_for
from games.catalogue import GAMES, Game
from thorough import in_turn, name_of

PLACES = """Object.fromEntries(
    [...document.querySelectorAll('.table > :is(.home, .help, .tools, .tray, .log)')]
    .filter(each => each.checkVisibility({visibilityProperty: true}))
    .map(each => [each.classList[each.classList.length - 1], each.getBoundingClientRect()])
    .map(([name, box]) => [name, Math.round(box.x + box.width / 2)]))"""
"""Where the middle of each part of the table lies, from the left."""

TREMBLE = 12
"""So many pixels a part may lie beside its mirrored place."""

KEEP_THE_DESK = """
window.desks = [];
const createGain = BaseAudioContext.prototype.createGain;
BaseAudioContext.prototype.createGain = function () {
    const made = createGain.call(this);
    desks.push(made);
    return made;
};
"""


@pytest.mark.parametrize(("game", "size"), in_turn(GAMES, (LYING, STANDING, PHONE)), ids=name_of)
def test_for_the_left_hand_a_table_is_laid_the_other_way(
    fingers: Finger, game: Game, size: tuple[int, int]
) -> None:
    fingers.turn(*size)
    course = positions(game, game.seats[0], 5, SHORTEST[game.name])
    sit_down(fingers, course[len(course) // 2])
    wait_for(fingers, WHOLE)
    right = fingers.read(PLACES)
    say(fingers, "app set hand left")
    left = fingers.read(PLACES)
    say(fingers, "app set hand right")
    width = size[0]
    wrong = {
        name: (right[name], left[name]) for name in right if abs(width - right[name] - left[name]) > TREMBLE
    }
    assert {"home", "tray"} <= set(right)
    assert not wrong


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_left_hand_reaches_everything(fingers: Finger, game: Game) -> None:
    course = positions(game, game.seats[-1], 3, SHORTEST[game.name])
    sit_down(fingers, course[len(course) // 2])
    wait_for(fingers, WHOLE)
    say(fingers, "app set hand left")
    for size in (LYING, STANDING, PHONE):
        fingers.turn(*size)
        assert out_of_reach(fingers.page) == []
    say(fingers, "app set hand right")


def test_sounds_and_voice_are_as_loud_as_the_family_likes(bare: Finger, site: str) -> None:
    bare.page.add_init_script(KEEP_THE_DESK + HEAR_SPEECH)
    arrive(bare, site)
    wait_for(bare, "desks.length")
    heard = {}
    for loudness in ("loud", "soft"):
        say(bare, f"app set loud {loudness}")
        say(bare, f"app set voiced {loudness}")
        heard[loudness] = bare.read("[desks[0].gain.value, paddock.voice.volume]")
    say(bare, "app set loud medium")
    mixed = bare.read("[desks[0].gain.value, paddock.voice.volume]")
    assert heard["soft"][0] < mixed[0] < heard["loud"][0]
    assert heard["soft"][1] == mixed[1] < heard["loud"][1] == 1
    bare.reload()
    wait_for(bare, "performance.getEntriesByName('paddock:ready').length && desks.length")
    assert json.dumps(bare.read("[desks[0].gain.value, paddock.voice.volume]")) == json.dumps(mixed)


def test_a_sentence_is_read_as_loud(bare: Finger, site: str) -> None:
    bare.page.add_init_script(HEAR_SPEECH)
    arrive(bare, site)
    bare.read(
        """(voice => { const speak = voice.speak;
            voice.speak = function (words) { (window.volumes ??= []).push(words.volume);
                return speak.call(this, words); }; return 1; })(SpeechSynthesis.prototype)"""
    )
    say(bare, "app set voiced soft")
    bare.read("void paddock.voice.speak('Hello', 'en')")
    assert wait_for(bare, "window.volumes")[0] == pytest.approx(0.3)


@pytest.mark.parametrize("switch", ["sound", "theme", "voice"])
def test_a_switch_in_the_lobby_says_whether_it_is_on(fingers: Finger, switch: str) -> None:
    go_home(fingers)
    button = f'#lobby [data-tap="app {switch}"]'
    pressed = f"document.querySelector('{button}').getAttribute('aria-pressed')"
    before = fingers.read(pressed)
    for expected in ({"true": "false", "false": "true"}[before], before):
        fingers.tap(button)
        wait_for(fingers, f"{pressed} === '{expected}'")
