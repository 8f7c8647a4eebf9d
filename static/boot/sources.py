"""Finds modules that were written after `prepare` had listed them, by asking the host for them.

Only where the page stands in the project's own folder (`sources.mjs`).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

from js import XMLHttpRequest

FOUND = 200


def find(host: str, folder: str) -> None:
    """From now on ask the host, below this address, for what is missing in the folder."""
    ours = {path.name for path in Path(folder).iterdir()}

    class Newcomers:
        """The last one that Python asks for a module."""

        @staticmethod
        def find_spec(name: str, _path: Sequence[str] | None, _target: object = None) -> ModuleSpec | None:
            top, _, inside = name.partition(".")
            place = name.replace(".", "/")
            if not inside or top not in ours:
                return None
            for file in (f"{place}.py", f"{place}/__init__.py"):
                if fetched(host + file, Path(folder, file)):
                    return spec_from_file_location(name, Path(folder, file))
            return None

    sys.meta_path.append(Newcomers)


def fetched(address: str, target: Path) -> bool:
    """Put a file of the host in its place; there may be none."""
    request = XMLHttpRequest.new()
    request.open("GET", address, False)
    request.setRequestHeader("Cache-Control", "no-cache")
    request.send()
    if request.status != FOUND:
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(request.responseText, "utf-8")
    return True
