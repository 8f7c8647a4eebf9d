"""A square code of another tablet, read by the camera. Debian's Chromium can't: the library does it there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Playwright
from tools import browsers
from tools.places import RUNTIME
from tools.square_codes import FILE

from app.sharing.compact import shorten
from app.sharing.square_code import QUIET, modules
from browser.at_the_table import arrive
from browser.engines import launch_chromium, tablet
from browser.sites import origin
from browser.test_sharing import SHEET, ended, open_bring
from browser.windows import TABLET, wait_for
from games.catalogue import GAMES

WIDTH, HEIGHT = 640, 480
DOT = 5
"""Pixels of a module, as from a hand's breadth away."""
PATIENCE = 60


def film(path: Path, link: str) -> None:
    """What a camera sees that looks at this code: grey on all sides, and the code in the middle."""
    sys.path.append(str(RUNTIME / FILE))
    try:
        rows = modules(link)
    finally:
        sys.path.remove(str(RUNTIME / FILE))
    side = (len(rows) + 2 * QUIET) * DOT
    assert side <= HEIGHT
    light = bytearray([160]) * (WIDTH * HEIGHT)
    left, top = (WIDTH - side) // 2, (HEIGHT - side) // 2
    for y in range(side):
        for x in range(side):
            row, column = y // DOT - QUIET, x // DOT - QUIET
            inside = 0 <= row < len(rows) and 0 <= column < len(rows)
            light[(top + y) * WIDTH + left + x] = 30 if inside and rows[row][column] else 225
    colours = bytes([128]) * (WIDTH * HEIGHT // 2)
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode()
    path.write_bytes(head + 2 * (b"FRAME\n" + bytes(light) + colours))


@pytest.mark.parametrize("sees", [True, False], ids=["a code", "no camera"])
def test_a_code_is_read_by_the_camera(playwright: Playwright, site: str, tmp_path: Path, sees: bool) -> None:
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    seen = tmp_path / "seen.y4m"
    film(seen, f"{site}#m={shorten(ended(GAMES[1]).record)}")
    options = (
        ("--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={seen}") if sees else ()
    )
    browser = launch_chromium(playwright, *options)
    window = tablet(browser, origin(site), *TABLET.values())
    if sees:
        window.page.context.grant_permissions(["camera"])
    arrive(window, site)
    open_bring(window)
    window.tap('[data-tap="share camera"]')
    if sees:
        wait_for(window, SHEET.format("brought"), PATIENCE)
        assert "Anna" in window.read(SHEET.format("brought"))
        assert window.read("document.querySelector('video')") is None
    else:
        wait_for(window, f"{SHEET.format('bring')}", PATIENCE)
        told = "document.querySelector('dialog[open] .tip')?.innerText"
        assert "No camera can be used here" in wait_for(window, told, PATIENCE)
    assert window.complaints() == []
    browser.close()
