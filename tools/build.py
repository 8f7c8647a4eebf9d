"""`build`: makes `dist/`, the folder that is deployed, with nothing in it but what the page needs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from tools import archives, downloads, icons, languages, manifest, offline, page, prepare
from tools.places import (
    DIST,
    PREPARED,
    ROOT,
    RUNTIME,
    alone,
    copy_into,
    files_under,
    fingerprint,
    fresh_folder,
    listing,
    read_stamp,
    take_over,
    write_stamp,
    write_whole,
)

DOOR = "py/bots/worker.py"
"""The Python file that PyScript fetches by its address; all other modules travel in the archive."""

NOT_COPIED = (
    "static/kit/",
    "static/style/",
    "static/boot/boot.css",
    "static/boot/early_requests.js",
    "static/boot/first_paint.js",
    "static/boot/table.js",
    "static/boot/sentences.js",
    "static/boot/page.js",
    "static/boot/unbuilt.js",
    "static/boot/sources.",
    "static/runtime/downloads.mjs",
    "static/runtime/toml-",
    "static/boot/language.js",
    "static/boot/translate_lobby.js",
    "static/theme.js",
    "static/windows.js",
    "static/offline/worker.mjs",
    "static/icons/maskable.svg",
    "static/paddock.webmanifest",
)
"""What `index.html` holds in itself (`page.py`), what goes elsewhere in another form, and what only
the page in the project's own folder needs."""

MANIFEST = "paddock.webmanifest"
"""Beside the page, since the addresses in it are meant from there."""


def build() -> None:
    """Make sure that `dist/` is what the sources say."""
    with alone():
        prepare.prepare()
        make_dist()


def make_dist() -> None:
    """Everything of `dist/`, unless it is there."""
    made_from = fingerprint([*sources(), *files_under(ROOT / "tools")])
    stamp = read_stamp("dist") or {}
    if stamp.get("made_from") == made_from and DIST.exists() and listing(DIST) == stamp["files"]:
        return
    half = fresh_folder(DIST)
    place_files(half)
    whole_page = page.assemble(half)
    build_name = offline.name_of_build(half, whole_page)
    write_whole(half / "index.html", page.named(whole_page, build_name).encode())
    offline.write_worker(half, build_name)
    take_over(half, DIST)
    write_stamp("dist", {"made_from": made_from, "files": listing(DIST)})


def sources() -> list[Path]:
    """Everything that can make a difference to `dist/`."""
    single = [ROOT / "index.html", ROOT / "pyscript.toml", ROOT / "LICENSE"]
    return single + files_under(ROOT / "static") + files_under(ROOT / "py")


def place_files(dist: Path) -> None:
    """Everything but the page itself."""
    for path in files_under(ROOT / "static"):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(NOT_COPIED):
            copy_into(path, dist / name)
    for name in (DOOR, "LICENSE"):
        copy_into(ROOT / name, dist / name)
    manifest.write_manifest(dist / MANIFEST)
    languages.place(dist)
    icons.place_icons(dist)
    runtime = dist / "static" / "runtime"
    copy_into(archive("app", archives.compile_app), runtime / downloads.DOWNLOADS["app"])
    copy_into(archive("lessons", archives.compile_lessons), runtime / downloads.LESSONS)
    copy_into(archive("thinking", archives.compile_thinking), runtime / downloads.IN_WORKERS["thinking"])
    write_whole(runtime / downloads.FILE, downloads.of_dist(runtime).encode())


def archive(name: str, make: Callable[[Path], None]) -> Path:
    """Modules of our own as byte code; compiled only if one of them has changed."""
    target = PREPARED / f"{name}.zip"
    made_from = fingerprint([*files_under(archives.PYTHON), *archives.library_sources(), prepare.LOCK])
    if read_stamp(name) != made_from or not target.exists():
        make(target)
        write_stamp(name, made_from)
    return target


def main(arguments: list[str]) -> int:
    """The verb."""
    argparse.ArgumentParser("tasks.py build", description=__doc__).parse_args(arguments)
    build()
    files = listing(DIST)
    print(f"dist/ holds {len(files)} files, {sum(files.values()) / 1e6:.1f} MB; {RUNTIME.name}/ most of it.")
    return 0
