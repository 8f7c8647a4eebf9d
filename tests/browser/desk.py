"""One tablet for all tests of a file: each finds it in its lobby."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error

from browser.at_the_table import come_home
from browser.windows import Finger


class Desk:
    """A tablet that a whole file plays at; another one, if it can't be brought back to its lobby."""

    def __init__(self, open_one: Callable[[], Finger]) -> None:
        self.open_one = open_one
        self.fingers = open_one()

    def at_home(self) -> Finger:
        try:
            come_home(self.fingers)
        except Exception:  # whatever the test before has left there
            self.clear()
            self.fingers = self.open_one()
        return self.fingers

    def clear(self) -> None:
        with suppress(Error):  # its browser has gone already
            self.fingers.close()
