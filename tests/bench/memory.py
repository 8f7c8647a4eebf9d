"""How much memory the page's own process of Chromium ever held, as the system counts it."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Playwright
from tools import browsers

from bench.visits import SETTLED
from browser.at_the_table import take_seats
from browser.engines import QUIET
from browser.windows import READY, TABLET, PlaywrightWindow, wait_for

PROCESSES = Path("/proc")
WORKER_THERE = "document.querySelector('script[name^=thinker]')?.xworker"

SECONDS_OF_THINKING = 5


@contextmanager
def browser(playwright: Playwright, profile: str, home: str) -> Iterator[PlaywrightWindow]:
    """A Chromium whose processes are new; what it keeps lies in the profile."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=browsers.found()["chromium"],
        args=list(QUIET),
        viewport=TABLET,  # type: ignore[arg-type]
    )
    yield PlaywrightWindow("chromium", context.new_page(), home)
    context.close()


def status(process: Path) -> dict[str, str]:
    """What the system tells of a process; nothing if it has gone."""
    try:
        lines = (process / "status").read_text().splitlines()
        command = (process / "cmdline").read_text().replace("\0", " ")
    except OSError:
        return {}
    return dict(line.split(":\t", 1) for line in lines if ":\t" in line) | {"command": command}


def peak(profile: str) -> float:
    """The most that any page's process of the browser with this profile ever held, in megabytes."""
    all_of_them = {int(entry.name): status(entry) for entry in PROCESSES.iterdir() if entry.name.isdecimal()}

    def belongs(process: int) -> bool:
        while process > 1 and (told := all_of_them.get(process)):
            if profile in told["command"]:
                return True
            process = int(told["PPid"])
        return False

    ours = [told for number, told in all_of_them.items() if belongs(number)]
    pages = [told for told in ours if "--type=renderer" in told["command"]]
    return max(int(told["VmHWM"].split()[0]) for told in pages) / 1000


def peaks(playwright: Playwright, home: str) -> dict[str, float]:
    """The peak of each way to use the page, each in a process of its own; none where there is no /proc."""
    if not PROCESSES.is_dir():
        return {}
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        with browser(playwright, profile, home) as window:
            window.open(f"{home}stock/")
            wait_for(window, "performance.getEntriesByName('stock:ready').length")
            found["stock"] = peak(profile)
        with browser(playwright, profile, home) as window:
            window.open(f"{home}paddock/")
            wait_for(window, READY)
            found["first visit"] = peak(profile)
            wait_for(window, SETTLED, 120)
            found["while the snapshot is made"] = peak(profile)
        with browser(playwright, profile, home) as window:
            window.open(f"{home}paddock/")
            wait_for(window, READY)
            found["later visit"] = peak(profile)
            take_seats(window, "shepherd", people=0, bots=2)
            wait_for(window, f"!!{WORKER_THERE}")
            time.sleep(SECONDS_OF_THINKING)
            found["with the worker"] = peak(profile)
    return found
