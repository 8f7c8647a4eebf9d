"""The licences of what ships with the page, gathered into one file that ships too."""

from __future__ import annotations

import json
from pathlib import Path

from tools import square_codes
from tools.places import PACKAGES, write_whole

SHIPPED = {
    "@pyscript/core": "PyScript: starts Python on the page",
    "pyodide": "Pyodide and, inside it, CPython: the Python that runs on the page",
    "workbox-core": "Workbox: inside the service worker, which keeps the page on the device",
    "workbox-precaching": "Workbox's list of files to keep",
    "workbox-routing": "Workbox's way from a request to an answer",
    "workbox-strategies": "Workbox's order of asking cache and network",
    "qr": "qr: reads square codes where the browser can't",
    "@fontsource-variable/fredoka": "Fredoka: the typeface of titles and numbers",
    "@fontsource/andika": "Andika: the typeface of the text, made for learning readers",
}
"""The packages of which something is in `dist/`, and what it is."""

STANDARD_TEXTS = {
    "MPL-2.0": (
        "This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. "
        "The text of the licence: https://mozilla.org/MPL/2.0/"
    ),
}
"""For packages that name their licence without bringing its text."""

PYTHON = (
    "Python: Copyright 2001 Python Software Foundation. All rights reserved. Used under the PSF License "
    "Agreement. The text of the licence: https://docs.python.org/3/license.html"
)


def write(target: Path) -> None:
    """Write all licences of shipped packages into one text."""
    parts = [chapter(name, purpose) for name, purpose in SHIPPED.items()]
    parts.append(square_codes.licence())
    write_whole(target, "\n\n".join([*parts, f"== Python ==\n\n{PYTHON}", ""]).encode())


def chapter(name: str, purpose: str) -> str:
    """One package: name, version, the licence's short name and its text."""
    folder = PACKAGES / name
    about = json.loads((folder / "package.json").read_text("utf-8"))
    text = STANDARD_TEXTS.get(about["license"], "")
    if (folder / "LICENSE").exists():
        text = (folder / "LICENSE").read_text("utf-8").strip()
    source = about.get("repository", {})
    address = source.get("url", "") if isinstance(source, dict) else source
    return f"== {name} {about['version']} ({about['license']}) ==\n{purpose}\n{address}\n\n{text}"
