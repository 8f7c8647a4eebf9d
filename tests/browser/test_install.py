"""On the home screen: the manifest is one that browsers take, and the way there is told once and gently."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tools import browsers
from tools.icons import starts

from browser.at_the_table import SHORTEST, arrive, take_seats, violations
from browser.autoplay import play_to_the_end
from browser.engines import Engines
from browser.saved_matches import carry_on, positions
from browser.sites import origin
from browser.windows import BREATH, TABLET, Listener, PlaywrightWindow, wait_for, wait_until_ready
from games.catalogue import GAMES
from games.catalogue import game as game_of
from style.palette import tokens

NEWS = "document.getElementById('news').innerText"
HOME = "home screen"

IPAD = (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Safari/605.1.15"
)
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)


@pytest.fixture(scope="module")
def manifest(dist: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((dist / "paddock.webmanifest").read_text("utf-8"))
    return found


def size_of(path: Path) -> str:
    """What a PNG or JPEG file itself says of its size."""
    content = path.read_bytes()
    if path.suffix == ".png":
        width, height = struct.unpack(">II", content[16:24])
        return f"{width}x{height}"
    frame = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", content, re.DOTALL)
    assert frame
    return f"{int.from_bytes(frame[2])}x{int.from_bytes(frame[1])}"


def test_the_manifest_says_who_it_is(manifest: dict[str, Any]) -> None:
    assert manifest["id"]
    assert manifest["short_name"] == "Paddock"
    assert len(manifest["name"]) <= 45
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert manifest["display"] == "standalone"
    assert "orientation" not in manifest


def test_the_colours_are_those_of_the_page(manifest: dict[str, Any], dist: Path) -> None:
    day, night = tokens("day")["sky"], tokens("night")["paper"]
    assert manifest["theme_color"] == manifest["background_color"] == day
    page = (dist / "index.html").read_text("utf-8")
    assert f'<meta name="theme-color" content="{day}">' in page
    assert f'"{night}" : "{day}"' in page


@pytest.mark.parametrize("kind", ["icons", "screenshots"])
def test_every_picture_has_the_size_it_is_said_to_have(
    manifest: dict[str, Any], dist: Path, kind: str
) -> None:
    assert manifest[kind]
    for picture in manifest[kind]:
        path = dist / picture["src"]
        assert path.is_file(), path
        if path.suffix != ".svg":
            assert size_of(path) == picture["sizes"], path


def test_there_are_icons_for_every_use(manifest: dict[str, Any]) -> None:
    uses = {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]}
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "192x192"), ("maskable", "512x512")} <= uses
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"wide", "narrow"}


def test_every_game_has_a_shortcut(manifest: dict[str, Any]) -> None:
    shortcuts = [(shortcut["name"], shortcut["url"]) for shortcut in manifest["shortcuts"]]
    assert shortcuts == [(game.title.english(), f"./?game={game.name}") for game in GAMES]


def test_an_ipad_finds_its_icon_and_its_start(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    touch = re.search(r'rel="apple-touch-icon" href="([^"]+)"', page)
    assert touch
    assert size_of(dist / touch[1]) == "180x180"
    linked = re.findall(r'rel="apple-touch-startup-image" media="([^"]+)" href="([^"]+)"', page)
    assert len(linked) == len(starts()) > 20
    for (media, path), start in zip(linked, starts(), strict=True):
        assert media == start.media
        assert size_of(dist / path) == f"{start.width}x{start.height}"


def test_chromium_would_install_it(chromium_page: Page, site: str) -> None:
    chromium_page.goto(site)
    chromium_page.wait_for_selector("html[data-ready]", timeout=60_000)
    line = chromium_page.context.new_cdp_session(chromium_page)
    read = line.send("Page.getAppManifest")
    assert read["errors"] == []
    assert read["url"].endswith("/paddock.webmanifest")
    wrong = [error["errorId"] for error in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    # A context of Playwright's is a private window, in which Chromium installs nothing, whatever the page.
    assert [error for error in wrong if error != "in-incognito"] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_shortcut_opens_its_game(chromium_page: Page, site: str, game: Any) -> None:
    chromium_page.goto(f"{site}?game={game.name}")
    chromium_page.wait_for_selector(".seats", timeout=60_000)
    assert game.title.english() in chromium_page.title()
    assert "?" not in chromium_page.url


def test_a_shortcut_to_nothing_opens_the_lobby(chromium_page: Page, site: str) -> None:
    chromium_page.goto(f"{site}?game=<b>chess</b>")
    chromium_page.wait_for_selector("html[data-ready]", timeout=60_000)
    assert chromium_page.locator("#lobby").is_visible()


def on_a_device(engines: Engines, site: str, agent: str, script: str = "") -> PlaywrightWindow:
    """Chromium that says it is something else."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    context = engines.browser_of("chromium").new_context(
        viewport=TABLET,  # type: ignore[arg-type]
        has_touch=True,
        user_agent=agent or None,
        service_workers="block",
    )
    context.add_init_script("Object.defineProperty(navigator, 'maxTouchPoints', {get: () => 5});" + script)
    window = PlaywrightWindow("chromium", context.new_page(), origin(site))
    arrive(window, site)
    window.read(BREATH)  # a visit that ends before it is kept is none
    return window


@pytest.fixture(params=[IPAD, IPHONE], ids=["iPad", "iPhone"])
def apple(request: pytest.FixtureRequest, engines: Engines, site: str) -> Iterator[PlaywrightWindow]:
    window = on_a_device(engines, site, request.param)
    yield window
    window.close()


def test_on_the_second_visit_and_not_before_it_is_explained_in_pictures_once(
    apple: PlaywrightWindow, axe: str
) -> None:
    apple.page.wait_for_timeout(1500)
    assert HOME not in apple.read(NEWS)
    apple.reload()
    wait_until_ready(apple)
    wait_for(apple, f"{NEWS}.includes('{HOME}')")
    apple.page.evaluate(axe)
    assert violations(apple.page) == []
    apple.tap('[data-tap="app home-screen"]')
    wait_for(apple, "document.querySelectorAll('dialog[open] .steps-list li svg').length === 3")
    assert violations(apple.page) == []
    assert "Share" in apple.read("document.querySelector('dialog[open]').innerText")
    apple.tap('dialog [data-tap="app close"]')
    apple.reload()
    wait_until_ready(apple)
    apple.page.wait_for_timeout(1000)
    assert HOME not in apple.read(NEWS)
    apple.tap('[data-tap="app about"]')
    apple.tap('dialog [data-tap="app home-screen"]')
    wait_for(apple, "document.querySelectorAll('dialog[open] .steps-list li').length === 3")


def test_after_a_match_it_is_told_in_the_lobby_and_not_before(engines: Engines, site: str) -> None:
    window = on_a_device(engines, site, IPAD)
    carry_on(window, positions(game_of("nines"), 2, 3, SHORTEST["nines"], people=1)[-1])
    play_to_the_end(window, 1)
    assert HOME not in window.read(NEWS)
    window.tap('#paddock [data-tap="app home"]')
    wait_for(window, f"{NEWS}.includes('{HOME}')")
    window.close()


PROMPT = """
window.asked = 0;
addEventListener('load', () => {
    const event = new Event('beforeinstallprompt', {cancelable: true});
    event.prompt = () => { window.asked += 1; return Promise.resolve() };
    dispatchEvent(event);
    window.held = event.defaultPrevented;
});
"""


def test_where_the_browser_asks_itself_a_button_lets_it(engines: Engines, site: str) -> None:
    window = on_a_device(engines, site, "", PROMPT)
    assert window.read("window.held") is True
    assert HOME not in window.read(NEWS)
    window.reload()
    wait_until_ready(window)
    wait_for(window, f"{NEWS}.includes('{HOME}')")
    window.tap('[data-tap="app home-screen"]')
    window.tap('dialog [data-tap="app add"]')
    wait_for(window, "window.asked === 1")
    window.close()


def test_on_the_home_screen_nothing_is_said_of_it(engines: Engines, site: str) -> None:
    standing = "Object.defineProperty(navigator, 'standalone', {get: () => true});"
    window = on_a_device(engines, site, IPAD, standing)
    window.reload()
    wait_until_ready(window)
    window.page.wait_for_timeout(1000)
    assert HOME not in window.read(NEWS)
    window.tap('[data-tap="app about"]')
    assert not window.read("!!document.querySelector('dialog [data-tap=\"app home-screen\"]')")
    window.close()


def test_the_whole_screen_on_demand(chromium_page: Page, site: str) -> None:
    chromium_page.goto(site)
    chromium_page.wait_for_selector("html[data-ready]", timeout=60_000)
    chromium_page.locator('[data-tap="app settings"]').click()
    button = chromium_page.locator('dialog [data-tap="app fullscreen"]')
    button.click()
    chromium_page.wait_for_function("document.fullscreenElement !== null")
    button.click()
    chromium_page.wait_for_function("document.fullscreenElement === null")


def test_no_button_for_a_screen_that_can_not_be_had(chromium_page: Page, site: str) -> None:
    chromium_page.add_init_script("Object.defineProperty(document, 'fullscreenEnabled', {get: () => false})")
    chromium_page.goto(site)
    chromium_page.wait_for_selector("html[data-ready]", timeout=60_000)
    chromium_page.locator('[data-tap="app settings"]').click()
    chromium_page.locator("dialog .questions").wait_for()
    assert chromium_page.locator('dialog [data-tap="app fullscreen"]').count() == 0


AWAKE = """
window.locks = [];
navigator.wakeLock.request = kind => {
    const lock = {kind, release() { locks.splice(locks.indexOf(lock), 1); return Promise.resolve() }};
    locks.push(lock);
    return Promise.resolve(lock);
};
"""


def test_the_screen_stays_awake_during_a_match_and_only_then(chromium_page: Page, site: str) -> None:
    chromium_page.add_init_script(AWAKE)
    window = PlaywrightWindow("chromium", chromium_page, origin(site))
    window.listener = Listener(chromium_page, origin(site))
    window.open(site)
    wait_until_ready(window)
    assert window.read("locks.length") == 0
    take_seats(window, "nines", 2, 0)
    wait_for(window, "locks.length === 1 && locks[0].kind === 'screen'")
    window.tap('#paddock [data-tap="app home"]')
    wait_for(window, "locks.length === 0")
