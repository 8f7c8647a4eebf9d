"""The service worker of a finished `dist/`, and the name by which page and worker know each other.

Workbox, which runs under Node (`offline.mjs`), lists the files; no list is kept by hand.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from tools.commands import needed, run_quietly
from tools.failure import Failure
from tools.places import ROOT, files_under

SOURCE = ROOT / "static" / "offline" / "worker.mjs"
WORKER = "offline.js"
"""At the root of `dist/`: a worker sees only what lies beside and below it."""

LETTERS = 12
"""Enough of a hash that no two builds share it."""


def name_of_build(dist: Path, page: str) -> str:
    """A name that changes with every byte of what is deployed."""
    whole = hashlib.sha256(SOURCE.read_bytes() + page.encode())
    for path in files_under(dist):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(dist).as_posix()} {content}\n".encode())
    return whole.hexdigest()[:LETTERS]


def write_worker(dist: Path, build: str) -> None:
    """The worker that keeps all of `dist/`; called when everything else is in its place."""
    node = needed("node", "then run this again")
    files = len(files_under(dist))
    program = ROOT / "tools" / "offline.mjs"
    kept = run_quietly([node, program, dist, SOURCE, WORKER, build], "Making the service worker")
    if int(kept) != files:
        raise Failure(f"The service worker keeps {kept.strip()} files, but dist/ has {files}.")
