"""The manifest by which browsers put the page on a home screen, with a shortcut to every game there is."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.archives import PYTHON
from tools.commands import run_quietly
from tools.places import ROOT, write_whole

SOURCE = ROOT / "static" / "paddock.webmanifest"

GAMES = f"""
import json, sys
sys.path.insert(0, {str(PYTHON)!r})
from games.catalogue import GAMES
print(json.dumps([[game.name, game.title.english()] for game in GAMES]))
"""
"""Asks the catalogue, which is the one place that knows the games."""

ICON = "192x192"

SENTENCES = {"name", "description", "label"}
"""What of it people read, of the page and of its pictures."""


def write_manifest(target: Path, language: str = "en", words: dict[str, str] | None = None) -> None:
    """The manifest as it is deployed, in one language; `words` has its sentences by the English ones."""
    said = words or {}
    manifest = json.loads(SOURCE.read_text("utf-8"))
    icons = [icon for icon in manifest["icons"] if icon["sizes"] == ICON and icon["purpose"] == "any"]
    games = json.loads(run_quietly([sys.executable, "-c", GAMES], "Reading the catalogue of games"))
    start = manifest["start_url"]
    manifest["lang"] = language
    for place in (manifest, *manifest["screenshots"]):
        for key in SENTENCES & place.keys():
            place[key] = said.get(place[key], place[key])
    manifest["shortcuts"] = [
        {"name": said.get(title, title), "url": f"{start}?game={name}", "icons": icons}
        for name, title in games
    ]
    write_whole(target, json.dumps(manifest, indent=2, ensure_ascii=False).encode())
