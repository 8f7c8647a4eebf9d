"""Style sheets as the page gets them: bundled and small, and what depends on the window's shape by itself.

Lightning CSS, which runs under Node (`sheets.mjs`), follows their imports and makes them small. No tool does
the rest: when a turned window makes other rules of a sheet hold, the browser styles anew whatever any rule of
that sheet speaks of, and lays out all text if the sheet names typefaces. So the few rules that depend on the
window stand in sheets of their own, in the order in which they were written and in their layers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from tools.commands import needed, run_quietly
from tools.places import ROOT

PARTS = re.compile(r'"[^"]*"|\'[^\']*\'|[{};]')
"""Whatever a statement can end with, and strings, in which it can't."""
OF_THE_WINDOW = re.compile(r"@media[^{]*\b(orientation|width|height)\b")
LAYER = re.compile(r"@layer ([\w.-]+)\{(.*)\}", re.DOTALL)


def sheets(names: Iterable[str]) -> list[str]:
    """These sheets of the project's folder in this order, cut wherever rules of the window begin or end."""
    program = ROOT / "tools" / "sheets.mjs"
    paths: list[str | Path] = [ROOT / name for name in names]
    bundled = run_quietly([needed("node", "then run this again"), program, *paths], "Bundling the style")
    return cut("".join(json.loads(bundled)))


def cut(style: str) -> list[str]:
    """The style as sheets, of which each is of the window as a whole or not at all."""
    runs = groupby(layered(style), key=lambda rule: OF_THE_WINDOW.match(rule[1]) is not None)
    return ["".join(together(rules)) for _, rules in runs]


def layered(style: str) -> Iterator[tuple[str, str]]:
    """Every rule with the name of its layer, if it is in one."""
    for rule in statements(style):
        layer = LAYER.fullmatch(rule)
        if layer:
            yield from ((layer[1], inner) for inner in statements(layer[2]))
        else:
            yield "", rule


def together(rules: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Rules, those of one layer within it."""
    for layer, group in groupby(rules, key=lambda rule: rule[0]):
        inner = "".join(rule for _, rule in group)
        yield f"@layer {layer}{{{inner}}}" if layer else inner


def statements(style: str) -> Iterator[str]:
    """The rules of a style sheet, each with all that is inside it."""
    begin = depth = 0
    for part in PARTS.finditer(style):
        depth += (part[0] == "{") - (part[0] == "}")
        if depth == 0 and part[0] in "};":
            yield style[begin : part.end()].strip()
            begin = part.end()
