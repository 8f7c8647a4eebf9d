"""Style sheets as the page gets them: bundled, small, and free of rules that turn with the window.

Lightning CSS and PostCSS do it under Node (`sheets.mjs`, where the reason stands).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.commands import needed, run_quietly
from tools.places import ROOT


class Style(NamedTuple):
    """Style sheets of the page."""

    sheets: list[str]
    windows: dict[str, str]
    """What they ask of the window, by the class that says it."""


def bundled(names: Iterable[str]) -> Style:
    """These sheets of the project's folder, with what they import."""
    program = ROOT / "tools" / "sheets.mjs"
    command: list[str | Path] = [needed("node", "then run this again"), program]
    command += [ROOT / name for name in names]
    return Style(**json.loads(run_quietly(command, "Bundling the style")))
