"""The page speaks the tablet's language from its first picture on, and another one at a touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Route
from tools import browsers
from tools.catalogues import languages
from tools.languages import catalogue_name

from browser.at_the_table import arrive, selector, take_seats, wait_to_be_asked
from browser.engines import Engines
from browser.kept import kept
from browser.saved_matches import carry_on, positions
from browser.sites import origin
from browser.windows import PHONE, READY, PlaywrightWindow, wait_for, wait_until_ready
from games.catalogue import GAMES
from thorough import THOROUGH

Open = Callable[[str], PlaywrightWindow]

LOBBY = "document.querySelector('[data-game=nines] .game-title').textContent"
SPOKEN = "document.documentElement.lang"
SHEET = "!!document.querySelector('dialog.sheet[open]')"
WIDER = "(body => body.scrollWidth - body.clientWidth)(document.querySelector('dialog[open] .sheet-body'))"
"""By how many pixels the sheet would have to be scrolled sideways."""

FETCHED = (
    "performance.getEntriesByType('resource').map(entry => entry.name).filter(name => /[.]mo$/.test(name))"
)
SOME_TURNS = 4
MILLISECONDS_TO_CHANGE = 100
MILLISECONDS_TO_LEARN = 1000
"""As long as somebody looks at the sheet before choosing."""


@pytest.fixture
def open_in(engines: Engines, site: str, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens a telephone that is set to a language."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    contexts: list[BrowserContext] = []
    windows: list[PlaywrightWindow] = []

    def opened(locale: str) -> PlaywrightWindow:
        size = {"width": PHONE[0], "height": PHONE[1]}
        context = engines.browser_of("chromium").new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=True,
            locale=locale,
        )
        contexts.append(context)
        windows.append(PlaywrightWindow("chromium", context.new_page(), origin(site)))
        return windows[-1]

    yield opened
    complaints = [told for window in windows for told in window.complaints()]
    for context in contexts:
        context.close()
    if "breaks" not in request.keywords:
        assert complaints == []


@pytest.mark.parametrize(
    ("locale", "spoken", "title"),
    [("de-AT", "de", "Alle Neune"), ("fr-CA", "fr", "Neuf pile"), ("ja-JP", "en", "All Nines")],
)
def test_the_lobby_is_never_seen_in_another_language(
    open_in: Open, site: str, locale: str, spoken: str, title: str
) -> None:
    window = open_in(locale)
    window.page.route("**/python.zip", hold)
    window.page.goto(site, wait_until="commit")
    wait_for(window, "document.querySelector('#lobby ~ *')")
    assert not window.read(READY)
    assert window.read(LOBBY) == title
    assert window.read(SPOKEN) == spoken
    manifest = window.read("document.querySelector('link[rel=manifest]').getAttribute('href')")
    assert manifest == ("paddock.webmanifest" if spoken == "en" else f"paddock.{spoken}.webmanifest")


def test_troubles_are_told_in_the_familys_language(open_in: Open, site: str) -> None:
    window = open_in("de-DE")
    window.page.route("**/python.zip", hold)
    window.page.goto(site, wait_until="commit")
    wait_for(window, "!!(window.paddock && paddock.trouble)")
    window.read("paddock.trouble('silence')")
    assert window.read("document.getElementById('boot-what').textContent") == "Das dauert länger als sonst."
    assert window.read("document.getElementById('boot-again').textContent") == "Noch einmal versuchen"


@pytest.mark.parametrize(("locale", "wanted"), [("en-GB", []), ("de-DE", ["de"]), ("fr-FR", ["fr"])])
def test_a_first_visit_fetches_only_the_words_it_needs(
    open_in: Open, site: str, locale: str, wanted: list[str]
) -> None:
    window = open_in(locale)
    window.open(site)
    wait_until_ready(window)
    assert window.read(FETCHED) == [site + catalogue_name(code) for code in wanted]


def test_in_the_middle_of_a_match_it_changes_at_once(open_in: Open, site: str) -> None:
    window = open_in("en-GB")
    arrive(window, site)
    take_seats(window, "nines", 2, 0)
    wait_to_be_asked(window)
    match = kept(window, "nines")
    window.tap(selector("app settings"))
    wait_for(window, SHEET)
    wait_for(window, f"{FETCHED}.length === {2 * len(languages())}")
    window.page.wait_for_timeout(MILLISECONDS_TO_LEARN)
    sheets = (("fr", "Réglages"), ("de", "Einstellungen"))
    first = [change(window, code, title) for code, title in sheets]
    again = [change(window, code, title) for code, title in (("en", "Settings"), sheets[0]) * 3]
    assert window.read(SPOKEN) == "fr"
    assert min(again) < MILLISECONDS_TO_CHANGE
    assert min(first) < MILLISECONDS_TO_CHANGE, "what a language needs is there as soon as one may be chosen"
    window.tap('[data-tap="app close"]')
    assert window.read("document.querySelector('h1.say').textContent").endswith("lance le dé")
    assert window.read("document.title") == "Neuf pile · Paddock"
    assert kept(window, "nines") == match
    window.tap(selector("app home"))
    assert window.read(LOBBY) == "Neuf pile"
    assert (
        window.read("document.getElementById('carry-on-title').textContent") == "Continuer\u00a0: Neuf pile"
    )
    window.reload()
    assert window.read(SPOKEN) == "fr"
    wait_until_ready(window)
    assert window.read(LOBBY) == "Neuf pile"


def change(window: PlaywrightWindow, code: str, title: str) -> float:
    """Another language, from the sheet that is open; gives the milliseconds until its title is in it."""
    tap, sheet = f'[data-tap="app set language {code}"]', "#sheet-title"
    script = """([tap, sheet, title]) => new Promise(done => {
        const begun = performance.now();
        const look = () => document.querySelector(sheet)?.textContent === title
            ? done(performance.now() - begun) : setTimeout(look, 1);
        document.querySelector(tap).click();
        look();
    })"""
    return float(window.page.evaluate(script, [tap, sheet, title]))


def test_the_lobby_has_a_switch_of_its_own(open_in: Open, site: str) -> None:
    window = open_in("en-GB")
    arrive(window, site)
    window.tap('[data-tap="app language"]')
    wait_for(window, SHEET)
    names = window.read("[...document.querySelectorAll('.sheet .choice')].map(e => e.textContent)")
    assert {"English", "Deutsch", "Français"} <= set(names)
    change(window, "de", "Sprache")
    window.tap('[data-tap="app close"]')
    assert window.read(LOBBY) == "Alle Neune"
    assert window.read("document.querySelector('[data-tap=\"app settings\"]').ariaLabel") == "Einstellungen"


@pytest.mark.breaks
def test_without_its_words_the_page_speaks_english_and_says_so(open_in: Open, site: str) -> None:
    window = open_in("en-GB")
    window.page.route("**/*.mo", gone)
    arrive(window, site)
    window.tap('[data-tap="app language"]')
    wait_for(window, SHEET)
    window.tap('[data-tap="app set language de"]')
    wait_for(window, "document.querySelector('.sheet-trouble')?.innerText.includes('couldn’t be fetched')")
    assert window.read(SPOKEN) == "en"


@pytest.mark.breaks
def test_a_german_tablet_without_german_words_is_asked_to_play_in_english(open_in: Open, site: str) -> None:
    window = open_in("de-DE")
    window.page.route("**/*.mo", gone)
    window.open(site)
    wait_until_ready(window)
    assert window.read(SPOKEN) == "en"
    assert window.read(LOBBY) == "All Nines"


def hold(_route: Route) -> None:
    """Python never comes."""


def gone(route: Route) -> None:
    route.fulfill(status=404)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"] if THOROUGH else ["fr-FR"])
def test_no_sheet_is_wider_than_a_phone(open_in: Open, site: str, locale: str) -> None:
    """In every game, after some turns; the seal of the dice once made the story twice as wide."""
    window = open_in(locale)
    arrive(window, site)
    wide: list[str] = []
    for game in GAMES:
        asked = positions(game, game.seats[0], 1, {}, people=1)
        carry_on(window, asked[: SOME_TURNS + 1][-1])
        wait_to_be_asked(window)
        for name in ("help", "log", "settings"):
            if not window.read(f"!!document.querySelector('{selector(f'app {name}')}')"):
                continue
            window.tap(selector(f"app {name}"))
            wait_for(window, SHEET)
            if too_much := window.read(WIDER):
                wide.append(f"{name} of {game.name} is too wide by {too_much}")
            window.tap('[data-tap="app close"]')
        window.tap(selector("app home"))
    assert wide == []
