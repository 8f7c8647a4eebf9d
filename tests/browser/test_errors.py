"""Errors are seen: whatever breaks while a family plays, a friendly sheet comes, and the match goes on.

Each test breaks the app from inside, by a few lines of Python that run before it starts.
"""

from __future__ import annotations

import time
from random import Random

import pytest
from playwright.sync_api import Page

from app.sharing.compact import shorten
from app.trouble import UNFORESEEN
from app.version import VERSION
from browser.at_the_table import (
    SEATS,
    arrive,
    offers,
    play_some,
    selector,
    take_seats,
    tap_if_there,
    wait_to_be_asked,
)
from browser.kept import kept
from browser.sites import MAIN, answer_otherwise, origin
from browser.test_sharing import ended
from browser.windows import PlaywrightWindow, Window, wait_for, wait_until_ready
from games.catalogue import GAMES
from table.seal import unseal
from thorough import THOROUGH

pytestmark = pytest.mark.breaks

MOMENTS = (0, 30, 60, 100, 150, 200, 300)
"""Milliseconds after which a page is left that has just begun."""

SHEET = "dialog.sheet-trouble[open]"
SHOWN = f"!!document.querySelector('{SHEET}')"
TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"
CONTINUE = f'{SHEET} .act[data-tap="app close"]'
SENTENCE = UNFORESEEN.english()
LAST_RESORT = "!!document.querySelector('#boot-trouble[open]')"

ONCE = """
def once(owner, name, after=0, first=""):
    right = getattr(owner, name)
    calls = 0
    def wrong(*arguments, **named):
        nonlocal calls
        calls += str(arguments[:1]).startswith(first)
        if calls <= after:
            return right(*arguments, **named)
        setattr(owner, name, right)
        raise ValueError("broken on purpose")
    setattr(owner, name, wrong)

def always(owner, name):
    def wrong(*arguments, **named):
        raise ValueError("broken on purpose")
    setattr(owner, name, wrong)
"""


def begin(page: Page, site: str, damage: str, pace: str = "off") -> PlaywrightWindow:
    """The page with something broken in it."""
    answer_otherwise(page, site, MAIN.replace("try:\n", f"{ONCE}\n{damage}\n\ntry:\n", 1))
    window = PlaywrightWindow("chromium", page, origin(site))
    arrive(window, site, pace=pace)
    return window


def play_until_it_breaks(window: Window) -> None:
    """Tap what is offered until the sheet comes."""
    rng = Random(1)
    for _ in range(200):
        if window.read(SHOWN):
            return
        if offered := offers(window):
            tap_if_there(window, selector(rng.choice(offered)))
        time.sleep(0.02)
    wait_for(window, SHOWN)


def go_on(window: Window) -> None:
    """Read the sheet and continue."""
    wait_for(window, SHOWN)
    assert SENTENCE in window.read(f"document.querySelector('{SHEET}').innerText")
    window.tap(CONTINUE)
    wait_for(window, f"!document.querySelector('{SHEET}')")


MATCH = "\"((('matches'\""
"""How the first argument begins when a match is kept."""

IN_A_MATCH = {
    "the loop": "import table.update as a; once(a, '_go_on', 3)",
    "the bot's turn": "import app.shell.shell as a; once(a.Shell, '_think')",
    "the bot": "import app.shell.thinker as a; once(a.Thinker, 'think')",
    "a beat": "import app.shell.storyteller as a; once(a.Storyteller, 'tell', 4)",
    "a motion": "import stage.motion as a; once(a, 'start')",
    "keeping the deal": f"import stage.storage as a; once(a, 'write', first={MATCH})",
    "keeping": f"import stage.storage as a; once(a, 'write', 2, {MATCH})",
    "the page": "import stage.page as a; once(a, 'difference', 30)",
    "a tap": "import table.update as a; once(a, '_tapped')",
    "the words": "import games.nines.words as a; once(a, 'ask', 5)",
}
"""What breaks once while a match is played."""


@pytest.mark.parametrize("where", IN_A_MATCH)
def test_after_an_error_the_match_goes_on(chromium_page: Page, site: str, where: str) -> None:
    window = begin(chromium_page, site, IN_A_MATCH[where], "fast" if where == "a motion" else "off")
    take_seats(window, "nines", 1, 1)
    play_until_it_breaks(window)
    go_on(window)
    wait_to_be_asked(window)
    assert play_some(window, Random(2), 6) == 6
    assert not window.read(SHOWN)


def test_a_worker_that_breaks_is_not_missed(chromium_page: Page, site: str) -> None:
    """The page then thinks itself, and nobody has to read anything."""
    broken = "raise ValueError('broken on purpose')"
    chromium_page.route("**/py/bots/worker.py", lambda route: route.fulfill(body=broken))
    window = begin(chromium_page, site, "")
    take_seats(window, "nines", 1, 1)
    assert play_some(window, Random(1), 10) == 10
    assert not window.read(SHOWN)


def test_a_bot_that_is_broken_for_good_never_stops_the_match(chromium_page: Page, site: str) -> None:
    """It then plays anything that is legal, so that each Continue brings the match further."""
    window = begin(chromium_page, site, "import app.shell.thinker as a; always(a.Thinker, 'think')")
    take_seats(window, "nines", 1, 1)
    lengths: list[int] = []
    while len(lengths) < 4:
        play_until_it_breaks(window)
        lengths.append(len(unseal(kept(window, "nines") or "").splitlines()))
        window.tap(CONTINUE)  # the next question may break at once
    assert lengths == sorted(set(lengths))


def test_a_shepherd_who_breaks_over_a_match_that_is_over_says_so(chromium_page: Page, site: str) -> None:
    """All else of how it went is there, and what broke can be told to us."""
    damage = "import app.shell.thinker as a; always(a.Thinker, 'reckon')"
    window = begin(chromium_page, site, damage)
    chromium_page.evaluate("word => { location.hash = `#m=${word}` }", shorten(ended(GAMES[1]).record))
    for tap in ("theatre brought", "after open"):
        wait_for(window, f"!!document.querySelector('[data-tap=\"{tap}\"]')")
        window.tap(f'[data-tap="{tap}"]')
    wait_for(window, "!!document.querySelector('.sheet-after [data-tap=\"app report\"]')")
    assert window.read("document.querySelectorAll('.sheet-after .prize').length") > 0
    assert not window.read(SHOWN)


def test_out_of_a_match_that_can_not_be_drawn(chromium_page: Page, site: str) -> None:
    """Continue tries again; there is no sheet upon a sheet, and a way out to the other games."""
    window = begin(chromium_page, site, "import games.nines.scene as a; always(a, 'draw')")
    window.tap('[data-tap="app game nines"]')
    wait_for(window, SEATS)
    window.tap('#paddock [data-tap="seats start"]')
    go_on_again = f"document.querySelectorAll('{SHEET}').length"
    for _ in range(3):
        wait_for(window, SHOWN)
        assert window.read(go_on_again) == 1
        window.tap(CONTINUE)
        window.read(TWO_FRAMES)  # the sheet that stands there now may still be the one before
    wait_for(window, SHOWN)
    window.tap(f'{SHEET} [data-tap="app home"]')
    wait_for(window, "document.getElementById('lobby').checkVisibility()")
    assert not window.read(SHOWN)
    window.tap('[data-tap="app game shepherd"]')
    wait_for(window, SEATS)


SLOWLY = """void ((keeping, write) => {
    keeping.write = async changes => {
        if (changes.includes('matches')) await new Promise(done => setTimeout(done, 1500));
        return write(changes);
    };
})(window.paddock.keeping, window.paddock.keeping.write)"""
"""A tablet that takes its time to keep a match."""

ON_ITS_WAY = {
    "until its match is kept": "import app.shell.screen as a; always(a.Screen, 'show_beat')",
    "and breaks as it is let go": "import asyncio\nimport app.shell.storyteller as a\nasync def wrong(*_):\n"
    "    try:\n        await asyncio.sleep(60)\n    finally:\n        raise ValueError('broken on purpose')\n"
    "a.Storyteller.tell = wrong",
}
"""A picture of the table that breaks after somebody has gone home from it."""


@pytest.mark.parametrize("how", ON_ITS_WAY)
def test_what_breaks_behind_a_family_that_went_home_is_nobodys_trouble(
    chromium_page: Page, site: str, how: str
) -> None:
    window = begin(chromium_page, site, ON_ITS_WAY[how], "fast")
    window.read(SLOWLY)
    window.tap('[data-tap="app game nines"]')
    wait_for(window, SEATS)
    window.tap(selector("seats start"))
    window.tap(selector("app home"))
    wait_for(window, "document.getElementById('lobby').checkVisibility()")
    chromium_page.wait_for_timeout(2000)
    assert not window.read(SHOWN)
    assert not window.read(LAST_RESORT)


ANYWHERE = {
    "a task": "import asyncio\nasync def wrong():\n    await asyncio.sleep(1)\n"
    "    raise ValueError('broken on purpose')\ntask = asyncio.ensure_future(wrong())",
    "a listener": "from js import document\nfrom pyodide.ffi import create_proxy\ndef wrong(event):\n"
    "    raise ValueError('broken on purpose')\ndocument.addEventListener('broken', create_proxy(wrong))",
    "a tap in the lobby": "import app.navigation as a; once(a, 'seats_of')",
    "a sheet": "import app.pictures as a; once(a, 'settings_sheet')",
}
"""What breaks while nobody plays."""

PROVOKE = "setTimeout(() => document.dispatchEvent(new Event('broken')), 0)"


@pytest.mark.parametrize("where", ANYWHERE)
def test_an_error_outside_a_match(chromium_page: Page, site: str, where: str) -> None:
    window = begin(chromium_page, site, ANYWHERE[where])
    window.read(PROVOKE)
    if "lobby" in where:
        window.tap('[data-tap="app game nines"]')
    if "sheet" in where:
        window.tap('[data-tap="app settings"]')
    go_on(window)
    window.tap('[data-tap="app game nines"]')
    wait_for(window, SEATS)


@pytest.mark.parametrize("milliseconds", MOMENTS if THOROUGH else MOMENTS[1::3])
def test_a_page_that_is_left_while_it_starts_comes_back(window: Window, site: str, milliseconds: int) -> None:
    """WebKit's loader of modules hung for ever when the page was left before PyScript had begun."""
    window.open(site)
    time.sleep(milliseconds / 1000)
    window.reload()
    wait_until_ready(window)


WRONG = ("setTimeout(() => { throw new Error('on purpose') }, 0)", "void Promise.reject(new Error('x'))")


def test_an_error_in_javascript_in_every_engine(window: Window, site: str) -> None:
    arrive(window, site)
    take_seats(window, "nines", 1, 1)
    play_some(window, Random(1), 3)
    wait_to_be_asked(window)
    before = kept(window, "nines") or ""
    for wrong in WRONG:
        window.read(wrong)
        go_on(window)
        wait_to_be_asked(window)
        assert (kept(window, "nines") or "") == before


def test_an_error_while_a_picture_unfolds_is_seen(chromium_page: Page, site: str) -> None:
    window = begin(chromium_page, site, "import stage.page as a; once(a, 'painted')")
    window.tap('[data-tap="app game nines"]')
    go_on(window)
    wait_for(window, SEATS)
    window.tap(selector("seats start"))
    wait_to_be_asked(window)


def test_the_report_holds_version_browser_and_record(chromium_page: Page, site: str) -> None:
    chromium_page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    window = begin(chromium_page, site, IN_A_MATCH["a beat"])
    take_seats(window, "nines", 1, 1)
    play_until_it_breaks(window)
    window.tap(f'{SHEET} [data-tap="app report"]')
    wait_for(window, "document.querySelector('[data-heard]').textContent.includes('copied')")
    report = window.read("navigator.clipboard.readText()")
    assert VERSION in report
    assert window.read("document.documentElement.dataset.build") in report
    assert window.read("navigator.userAgent") in report
    assert "ValueError: broken on purpose" in report
    assert "nines" in report.partition("ValueError: broken on purpose")[2]


def test_when_even_the_sheet_breaks_the_page_has_its_own(chromium_page: Page, site: str) -> None:
    both = "import app.pictures as a, app.navigation as b; always(a, 'trouble_sheet'); once(b, 'seats_of')"
    window = begin(chromium_page, site, both)
    window.tap('[data-tap="app game nines"]')
    wait_for(window, LAST_RESORT)
    assert SENTENCE in window.read("document.getElementById('boot-trouble').innerText")
    window.tap("#boot-again")
    wait_for(window, f"!({LAST_RESORT}) && document.documentElement.hasAttribute('data-ready')")


def test_when_python_is_dead_the_page_has_its_own(chromium_page: Page, site: str) -> None:
    deaf = "addEventListener('paddock:failure', event => event.stopImmediatePropagation())"
    chromium_page.add_init_script(deaf)
    window = begin(chromium_page, site, "")
    window.read("void Promise.reject(new Error('the engine has died'))")
    wait_for(window, LAST_RESORT)
    assert "the engine has died" in window.read("document.getElementById('boot-detail').innerText")


def test_what_is_no_error_is_not_told(chromium_page: Page, site: str) -> None:
    """Cancelled animations and slow layouts are reported by browsers, but nothing is wrong."""
    window = begin(chromium_page, site, "")
    window.read("void Promise.reject(new DOMException('cancelled', 'AbortError'))")
    window.read("dispatchEvent(new ErrorEvent('error', {message: 'ResizeObserver loop limit exceeded'}))")
    chromium_page.wait_for_timeout(500)
    assert not window.read(SHOWN)
    assert not window.read(LAST_RESORT)


def test_nothing_of_it_costs_a_move(chromium_page: Page, site: str) -> None:
    """What was played before the error stands in the match afterwards."""
    window = begin(chromium_page, site, "")
    take_seats(window, "nines", 2, 0)
    play_some(window, Random(1), 6)
    before = kept(window, "nines") or ""
    window.read("void Promise.reject(new Error('on purpose'))")
    go_on(window)
    assert (kept(window, "nines") or "") == before
