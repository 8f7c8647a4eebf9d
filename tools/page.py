"""`index.html` as it is deployed: kit and Python's settings inside, all files asked for early."""

from __future__ import annotations

import html
import json
import re
import tomllib
from pathlib import Path

from tools.places import ROOT, write_whole
from tools.trouble import Trouble

EARLY_SCRIPTS = (
    "static/boot/interpreter.mjs",
    "static/boot/parcels.mjs",
    "static/runtime/parcels.mjs",
    "static/runtime/pyodide/pyodide.mjs",
    "static/runtime/pyodide/pyodide.asm.mjs",
)
"""Modules that would otherwise be found one after the other, each a journey over the network."""

STYLE_SHEET = "static/style/paddock.css"
"""Beside the style sheets it is made of, so that their addresses of fonts stay right."""

KIT = re.compile(r"<!-- kit:.*?-->", re.DOTALL)
PRELOAD = re.compile(r"<!-- preload:.*?-->", re.DOTALL)
STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)">\n')
PYTHON = re.compile(r"<!-- python:.*?-->", re.DOTALL)
PROLOGUE = re.compile(r"<\?xml.*?\?>|<!DOCTYPE.*?>|<!--.*?-->", re.DOTALL)


def assemble(dist: Path) -> str:
    """The page for a `dist/` in which all other files are in their places."""
    page = (ROOT / "index.html").read_text("utf-8")
    settings = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    page = one_style_sheet(page, dist)
    page = filled(page, KIT, kit())
    page = filled(page, PRELOAD, preloads(dist))
    page = filled(page, PYTHON, without_plugins(settings))
    return page.replace('config="pyscript.toml"', f"config='{attribute(settings)}'")


def filled(page: str, place: re.Pattern[str], content: str) -> str:
    """The page with one of its marked places filled."""
    if len(place.findall(page)) != 1:
        raise Trouble(f"index.html must have the place {place.pattern!r} exactly once.")
    return place.sub(lambda _: content, page)


def kit() -> str:
    """The drawings of `static/kit/`, as they go into the page."""
    drawings = sorted((ROOT / "static" / "kit").glob("*.svg"))
    return "\n".join(PROLOGUE.sub("", path.read_text("utf-8")).strip() for path in drawings)


def one_style_sheet(page: str, dist: Path) -> str:
    """All style sheets that the page links, in their order, as one file in the place of the last."""
    names = STYLE.findall(page)
    sheets = [(ROOT / name).read_text("utf-8").strip() for name in names]
    write_whole(dist / STYLE_SHEET, "\n\n".join([*sheets, ""]).encode())
    rest = STYLE.sub("", page, count=len(names) - 1)
    return STYLE.sub(f'<link rel="stylesheet" href="{STYLE_SHEET}">\n', rest)


def preloads(dist: Path) -> str:
    """Links that let the browser fetch at once what it would only learn of step by step."""
    core = sorted((dist / "static" / "runtime" / "pyscript").glob("*.js"))
    scripts = [path.relative_to(dist).as_posix() for path in core] + list(EARLY_SCRIPTS)
    missing = [name for name in scripts if not (dist / name).exists()]
    if missing:
        raise Trouble(f"{missing[0]} should be asked for early, but is not in dist/.")
    return "\n".join(f'<link rel="modulepreload" href="{name}">' for name in scripts)


def without_plugins(settings: dict[str, object]) -> str:
    """PyScript leaves its plugins out only if its other kind of script, of which we have none, agrees."""
    return f'<mpy-config type="json" hidden>{json.dumps({"plugins": settings["plugins"]})}</mpy-config>'


def attribute(settings: dict[str, object]) -> str:
    """Settings as the value of an attribute in single quotes."""
    return html.escape(json.dumps(settings), quote=False).replace("'", "&#39;")
