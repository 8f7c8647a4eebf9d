"""The browsers that the tests drive: where they are on this machine, and how Debian brings them."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple


class Browser(NamedTuple):
    """One engine: its name, what Debian calls the packages, and how its program is found."""

    name: str
    packages: tuple[str, ...]
    find: Callable[[], str | None]


def _first(*programs: str) -> str | None:
    return next((path for program in programs if (path := shutil.which(program))), None)


def _chromium() -> str | None:
    return _first("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome") or next(
        (
            path
            for path in ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
            if Path(path).exists()
        ),
        None,
    )


def _firefox() -> str | None:
    return _first("firefox-esr")


def _webkit() -> str | None:
    """MiniBrowser stands outside PATH; it is of no use without its driver."""
    if shutil.which("WebKitWebDriver") is None:
        return None
    return next((str(path) for path in sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))), None)


BROWSERS = (
    Browser("chromium", ("chromium",), _chromium),
    Browser("firefox", ("firefox-esr",), _firefox),
    Browser("webkit", ("webkit2gtk-driver", "xvfb"), _webkit),
)


SHELL = Browser("chromium's shell", ("chromium-headless-shell",), lambda: _first("chromium-headless-shell"))
"""Chromium's engine without the browser around it: it opens a page with two thirds of the processor's time.
Where there is none, Chromium itself will do."""


def found() -> dict[str, str]:
    """The browsers that are here, by name, with their programs."""
    return {browser.name: path for browser in BROWSERS if (path := browser.find())}


def install_missing() -> None:
    """Ask Debian for what is missing, if this user may."""
    here = found()
    rights = may_install()
    if rights is None:
        return
    missing = [name for browser in BROWSERS if browser.name not in here for name in browser.packages]
    if missing:
        _install(missing, rights)
    if SHELL.find() is None and _is_offered(*SHELL.packages):
        _install(SHELL.packages, rights)


def _is_offered(package: str) -> bool:
    """Whether this Debian, or what calls itself one, has such a package."""
    return subprocess.run(["apt-cache", "show", package], capture_output=True, check=False).returncode == 0


def _install(packages: Sequence[str], rights: list[str]) -> None:
    print(f"Installing {', '.join(packages)} (once) …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        done = subprocess.run(
            [*rights, "apt-get", *step], env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(f"apt-get {step[0]} did not work: {done.stderr.strip().splitlines()[-1:]}", flush=True)
            return


def may_install() -> list[str] | None:
    """What must stand before apt-get for it to work without a question; None if it can't."""
    if shutil.which("apt-get") is None:
        return None
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return None


def skipped_sentence() -> str:
    """Which suites can't run here; empty if all can."""
    here = found()
    missing = [browser.name for browser in BROWSERS if browser.name not in here]
    return f"Skipped, since not installed here: the tests in {', '.join(missing)}." if missing else ""
