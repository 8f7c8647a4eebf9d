"""`prepare`: the pinned packages from npm, and out of them `static/runtime/`.

`package-lock.json` pins every package with its hash, and npm checks it. Both halves leave a stamp when
they are finished; a run that was cut short has left none, so the next one begins that half again.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from tools import archives, downloads, licences, square_codes
from tools.commands import fetch_quietly, needed, run_quietly
from tools.places import (
    PACKAGES,
    ROOT,
    RUNTIME,
    alone,
    copy_into,
    fingerprint,
    fresh_folder,
    listing,
    read_stamp,
    take_over,
    write_stamp,
    write_whole,
)

LOCK = ROOT / "package-lock.json"

TAKEN = {
    "pyodide/pyodide.mjs": "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs": "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm": "pyodide/pyodide.asm.wasm",
    "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2": "fonts/fredoka.woff2",
    "@fontsource/andika/files/andika-latin-400-normal.woff2": "fonts/andika-400.woff2",
    "@fontsource/andika/files/andika-latin-700-normal.woff2": "fonts/andika-700.woff2",
}
"""What the page needs of the packages, and where it stands in `static/runtime/`."""

PYSCRIPT = ROOT / "tools" / "pyscript.mjs"
"""Makes PyScript one file without its plugins; `pyscript.toml` turns off those that it would fetch."""

READS_CODES = ROOT / "tools" / "code_reader.mjs"
"""Makes one small file of what reads square codes, where a browser can't (`static/sharing/camera.mjs`)."""

READS_TOML = "toml-*.js"
"""The part of PyScript that reads `pyscript.toml`; `build` puts into the page what it says."""

SOURCE_MAP = b"//# sourceMappingURL="


def prepare() -> None:
    """Make sure that packages and runtime are there, whole, and those that the lock file names."""
    fetch_packages()
    make_runtime()
    list_sources()


def fetch_packages() -> None:
    """`npm ci`, unless what it would bring is there."""
    lock = fingerprint([LOCK, ROOT / "package.json"])
    if read_stamp("packages") == lock and (PACKAGES / "pyodide" / "package.json").exists():
        return
    npm = needed("npm", "then run this again")
    print("Fetching the pinned packages from npm (once) …", flush=True)
    environment = {**os.environ, "npm_config_fetch_retries": "1", "npm_config_fetch_retry_mintimeout": "1000"}
    fetch_quietly([npm, "ci", "--no-audit", "--no-fund"], "Fetching the packages", environment)
    write_stamp("packages", lock)


def make_runtime() -> None:
    """Place what the page needs in `static/runtime/`, and compile Python's library for it."""
    made_by = fingerprint(
        [
            LOCK,
            Path(__file__),
            PYSCRIPT,
            READS_CODES,
            Path(licences.__file__),
            Path(square_codes.__file__),
            square_codes.SHIPPED.requirements,
            *archives.library_sources(),
        ]
    )
    made_from = [made_by, archives.library_roots()]
    stamp = read_stamp("runtime") or {}
    if stamp.get("made_from") == made_from and RUNTIME.exists() and made(RUNTIME) == stamp["files"]:
        return
    print("Making static/runtime/ (once) …", flush=True)
    half = fresh_folder(RUNTIME)
    for name, target in TAKEN.items():
        copy_without_map(PACKAGES / name, half / target)
    make_pyscript(half / "pyscript.js")
    make_code_reader(half / "code_reader.mjs")
    archives.compile_library(half / "python.zip")
    square_codes.write(half / square_codes.FILE)
    licences.write(half / "LICENCES.txt")
    take_over(half, RUNTIME)
    write_stamp("runtime", {"made_from": made_from, "files": made(RUNTIME)})


def made(runtime: Path) -> dict[str, int]:
    """All that was made there but the list, which is another with each new module."""
    return {name: size for name, size in listing(runtime).items() if name != downloads.FILE}


def list_sources() -> None:
    """With this list the page is played from the project's own folder, straight from the sources."""
    target, whole = RUNTIME / downloads.FILE, downloads.of_tree(RUNTIME).encode()
    if not target.exists() or target.read_bytes() != whole:
        write_whole(target, whole)


def make_pyscript(target: Path) -> None:
    """PyScript's core as it begins in our page."""
    core = PACKAGES / "@pyscript" / "core" / "dist"
    node = needed("node", "then run this again")
    run_quietly([node, PYSCRIPT, core, target], "Making PyScript one file")
    for reader in core.glob(READS_TOML):
        if reader.name in target.read_text("utf-8"):
            copy_without_map(reader, target.parent / reader.name)


def make_code_reader(target: Path) -> None:
    """The half of the package `qr` that reads."""
    node = needed("node", "then run this again")
    library = PACKAGES / "qr" / "decode.js"
    run_quietly([node, READS_CODES, library, target], "Making the reader of square codes one file")


def copy_without_map(source: Path, target: Path) -> None:
    """Copy a file; a script loses the line that points to its source map, which is not shipped."""
    copy_into(source, target)
    if source.suffix in {".js", ".mjs"}:
        script = source.read_bytes()
        target.write_bytes(script[: script.rfind(SOURCE_MAP)] if SOURCE_MAP in script else script)


def main(arguments: list[str]) -> int:
    """The verb."""
    argparse.ArgumentParser("tasks.py prepare", description=__doc__).parse_args(arguments)
    with alone():
        prepare()
    print("Everything is prepared.")
    return 0
