"""A browser that is killed loses nothing but the move under way: `lab --kill` does this hundreds of times."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Playwright
from tools import browsers

from browser.killing import SEATED, kills, missing
from thorough import THOROUGH


@pytest.mark.parametrize("game", list(SEATED) if THOROUGH else list(SEATED)[::2])
def test_a_killed_browser_brings_every_move_back_that_was_seen(
    playwright: Playwright, site: str, tmp_path: Path, game: str
) -> None:
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    with closing(kills(playwright, tmp_path / "profile", site, game, Random(game))) as each:
        killed = next(each)
    assert killed.shown
    assert killed.lost == ()
    assert killed.came_back


def test_a_lost_line_would_be_noticed() -> None:
    told = ["Anna rolls 4.", "Anna walks.", "Ben rolls 4."]
    assert missing(("Anna rolls 4.", "Ben rolls 4."), told) == ()
    assert missing(("Anna walks.", "Ben rolls 4.", "Ben walks."), told) == ("Ben walks.",)
    assert missing(("Ben rolls 4.", "Anna rolls 4."), told) == ("Anna rolls 4.",)
