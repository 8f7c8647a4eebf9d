"""The page's modules in few files: a browser has few lines to a host, and few files come sooner than many.

rollup, which runs under Node (`modules.mjs`), finds out what asks for what; no list is kept by hand.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from tools.commands import needed, run_quietly
from tools.places import ROOT

PAGE = "static/page.mjs"
"""All modules that `index.html` names and that nobody else asks for."""

STANDING = (
    "static/boot/interpreter.mjs",
    "static/boot/snapshot_maker.mjs",
    "static/sharing/camera.mjs",
    "static/stage/reading.mjs",
    "static/stage/walking.mjs",
)
"""What is asked for by its address: by PyScript, on the page and in its worker, as our own worker, when the
camera is to look or something is read aloud, and with the lessons."""

AS_IT_CAME = "static/runtime/"


def bundle(dist: Path, named: Iterable[str]) -> list[str]:
    """Bundle the modules of a half-made `dist/`; gives what the page has to begin instead."""
    own = [name for name in named if name not in STANDING and not name.startswith(AS_IT_CAME)]
    files = {PAGE: own} | {name: [name] for name in STANDING}
    program = ROOT / "tools" / "modules.mjs"
    run_quietly(
        [needed("node", "then run this again"), program, dist, json.dumps(files)], "Bundling the modules"
    )
    return list(dict.fromkeys(PAGE if name in own else name for name in named))
