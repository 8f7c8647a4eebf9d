"""Style sheets as the page gets them: without comments, and what depends on the window's shape by itself.

When a turned window makes other rules of a sheet hold, the browser styles anew whatever any rule of that
sheet speaks of, and lays out all text if the sheet names typefaces. So the few rules that depend on the
window stand in sheets of their own, in the order in which they were written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
PARTS = re.compile(r'"[^"]*"|\'[^\']*\'|[{};]')
"""Whatever a statement can end with, and strings, in which it can't."""
OF_THE_WINDOW = re.compile(r"@media[^{]*\b(orientation|width|height)\b")


def sheets(sources: Iterable[str]) -> list[str]:
    """These style sheets in this order, cut wherever rules of the window begin or end."""
    whole = COMMENT.sub("", "\n".join(sources))
    runs = groupby(statements(whole), key=lambda rule: OF_THE_WINDOW.match(rule) is not None)
    return ["\n".join(rules) for _, rules in runs]


def statements(style: str) -> Iterator[str]:
    """The rules of a style sheet, each with all that is inside it."""
    begin = depth = 0
    for part in PARTS.finditer(style):
        depth += (part[0] == "{") - (part[0] == "}")
        if depth == 0 and part[0] in "};":
            yield style[begin : part.end()].strip()
            begin = part.end()
