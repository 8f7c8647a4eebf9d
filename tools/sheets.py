"""Style sheets as the page gets them: bundled, small, and free of rules that turn with the window.

Lightning CSS, which runs under Node (`sheets.mjs`), follows their imports and makes them small. No tool does
the rest: when a turned window makes other rules of a sheet hold that stands in layers, Chromium styles the
whole page anew and lays out all its text. So what the sources ask of the window (`@media`) is asked here of a
class of the page's root, which `static/windows.js` sets; it weighs nothing, so the rules count as they did.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tools.commands import needed, run_quietly
from tools.places import ROOT

PARTS = re.compile(r'"[^"]*"|\'[^\']*\'|[{};]')
"""Whatever a statement can end with, and strings, in which it can't."""

OF_THE_WINDOW = re.compile(r"@media([^{]*\b(?:orientation|width|height)\b[^{]*)\{")
HEAD_OF_PAGE = re.compile(r":root|html(?![\w-])")


class Style(NamedTuple):
    """Style sheets of the page."""

    sheets: list[str]
    windows: dict[str, str]
    """What they ask of the window, by the class that says it."""


def bundled(names: Iterable[str]) -> Style:
    """These sheets of the project's folder, with what they import."""
    program = ROOT / "tools" / "sheets.mjs"
    paths: list[str | Path] = [ROOT / name for name in names]
    found: list[str] = json.loads(
        run_quietly([needed("node", "then run this again"), program, *paths], "Bundling the style")
    )
    windows: dict[str, str] = {}
    return Style([turned(sheet, windows) for sheet in found], windows)


def turned(style: str, windows: dict[str, str]) -> str:
    """The style with classes instead of windows, which are added to those that are known."""
    return "".join(_rule(rule, windows) for rule in statements(style))


def _rule(rule: str, windows: dict[str, str]) -> str:
    window = OF_THE_WINDOW.match(rule)
    if window:
        name = class_of(window[1].strip())
        windows[name] = window[1].strip()
        return "".join(_within(name, inner) for inner in statements(turned(body(rule), windows)))
    if rule.startswith("@layer") and "{" in rule:
        return f"{head(rule)}{{{turned(body(rule), windows)}}}"
    return rule


def _within(name: str, rule: str) -> str:
    """A rule that holds only while the page's root has this class."""
    if rule.startswith("@"):
        return f"{head(rule)}{{{''.join(_within(name, inner) for inner in statements(body(rule)))}}}"
    selectors = ",".join(_below(name, selector) for selector in split(head(rule)))
    return f"{selectors}{{{body(rule)}}}"


def _below(name: str, selector: str) -> str:
    root = HEAD_OF_PAGE.match(selector)
    if root:
        return f"{root[0]}:where(.{name}){selector[root.end() :]}"
    return f":where(.{name}) {selector}"


def class_of(window: str) -> str:
    """The class for what is asked of the window: always the same one."""
    return f"w{hashlib.sha256(window.encode()).hexdigest()[:4]}"


def head(rule: str) -> str:
    """What stands before a rule's bracket."""
    return rule[: rule.index("{")]


def body(rule: str) -> str:
    """What stands within a rule's brackets."""
    return rule[rule.index("{") + 1 : rule.rindex("}")]


def split(selectors: str) -> Iterator[str]:
    """A list of selectors, cut at the commas that stand in no brackets."""
    begin = depth = 0
    for place, letter in enumerate(selectors):
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and not depth:
            yield selectors[begin:place]
            begin = place + 1
    yield selectors[begin:]


def statements(style: str) -> Iterator[str]:
    """The rules of a style sheet, each with all that is inside it."""
    begin = depth = 0
    for part in PARTS.finditer(style):
        depth += (part[0] == "{") - (part[0] == "}")
        if depth == 0 and part[0] in "};":
            yield style[begin : part.end()].strip()
            begin = part.end()
