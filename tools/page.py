"""`index.html` as it is deployed: kit and Python's settings inside, all files asked for early."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import tomllib
from pathlib import Path

from tools import drawings, icons
from tools.places import ROOT
from tools.trouble import Trouble

EARLY_SCRIPTS = (
    "static/boot/interpreter.mjs",
    "static/boot/parcels.mjs",
    "static/boot/python.mjs",
    "static/boot/snapshot.mjs",
    "static/runtime/parcels.mjs",
    "static/runtime/pyodide/pyodide.mjs",
    "static/runtime/pyodide/pyodide.asm.mjs",
)
"""Modules that would otherwise be found one after the other, each a journey over the network."""

RUNTIME_IN_PAGE = "static/runtime/"

PARCELS = {"engine": "pyodide/pyodide.asm.wasm", "library": "python.zip", "app": "paddock.zip"}
"""What the start of Python waits for, below there: `static/boot/ask.js` sends for it."""

KIT = re.compile(r"<!-- kit:.*?-->", re.DOTALL)
PRELOAD = re.compile(r"<!-- preload:.*?-->", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
FIRST_SCRIPT = re.compile(r'<script src="([^"]+)"></script>')
STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)">\n')
STYLES = re.compile(rf"(?:{STYLE.pattern.replace('(', '(?:')})+")
"""Sheets that are linked one after the other: those of the lobby before it, all others after it."""
ICONS = re.compile(r"<!-- icons:.*?-->", re.DOTALL)
BUILD = re.compile(r'data-build=""')
PYTHON = re.compile(r"<!-- python:.*?-->", re.DOTALL)


def assemble(dist: Path) -> str:
    """The page for a `dist/` in which all other files are in their places."""
    page = (ROOT / "index.html").read_text("utf-8")
    settings = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    page = with_first_scripts(with_style(page))
    page = filled(page, KIT, kit())
    page = filled(page, PRELOAD, preloads(dist))
    page = filled(page, ICONS, icons.links())
    page = filled(page, PYTHON, without_plugins(settings))
    return page.replace('config="pyscript.toml"', f"config='{attribute(settings)}'")


def named(page: str, build: str) -> str:
    """The page with the name of the build in it, by which it knows its own service worker."""
    return filled(page, BUILD, f'data-build="{build}"')


def filled(page: str, place: re.Pattern[str], content: str) -> str:
    """The page with one of its marked places filled."""
    if len(place.findall(page)) != 1:
        raise Trouble(f"index.html must have the place {place.pattern!r} exactly once.")
    return place.sub(lambda _: content, page)


def kit() -> str:
    """The drawings of `static/kit/`, as they go into the page."""
    return drawings.kit(path.read_text("utf-8") for path in sorted((ROOT / "static" / "kit").glob("*.svg")))


def with_style(page: str) -> str:
    """All style sheets that the page links, in their places, inside it: the first paint waits for nothing."""
    for links in STYLES.findall(page):
        texts = [(ROOT / name).read_text("utf-8").strip() for name in STYLE.findall(links)]
        sheets = COMMENT.sub("", "\n".join(texts)).replace('url("../', 'url("static/')
        page = allowed(page.replace(links, f"<style>{sheets}</style>\n"), "style-src", sheets)
    return page


def with_first_scripts(page: str) -> str:
    """The scripts that run before the first paint, inside the page too."""
    for link, name in [(found[0], found[1]) for found in FIRST_SCRIPT.finditer(page)]:
        script = (ROOT / name).read_text("utf-8")
        page = allowed(page.replace(link, f"<script>{script}</script>"), "script-src", script)
    return page


def allowed(page: str, directive: str, content: str) -> str:
    """The page with a policy that lets exactly this content stand in it."""
    digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
    return page.replace(f"{directive} 'self'", f"{directive} 'self' 'sha256-{digest}'")


def preloads(dist: Path) -> str:
    """Links that let the browser fetch at once what it would only learn of step by step."""
    core = sorted((dist / "static" / "runtime" / "pyscript").glob("*.js"))
    scripts = [path.relative_to(dist).as_posix() for path in core] + list(EARLY_SCRIPTS)
    missing = [name for name in scripts if not (dist / name).exists()]
    if missing:
        raise Trouble(f"{missing[0]} should be asked for early, but is not in dist/.")
    parcels = [f'<link rel="parcel" href="{RUNTIME_IN_PAGE}{path}">' for path in PARCELS.values()]
    return "\n".join([*parcels, *(f'<link rel="modulepreload" href="{name}">' for name in scripts)])


def without_plugins(settings: dict[str, object]) -> str:
    """PyScript leaves its plugins out only if its other kind of script, of which we have none, agrees."""
    return f'<mpy-config type="json" hidden>{json.dumps({"plugins": settings["plugins"]})}</mpy-config>'


def attribute(settings: dict[str, object]) -> str:
    """Settings as the value of an attribute in single quotes."""
    return html.escape(json.dumps(settings), quote=False).replace("'", "&#39;")
