"""`static/runtime/segno.zip`: what works out square codes, the two modules of the package `segno` that do.

It is Python source, for whichever Python reads it: the page's, or the tests' own.
"""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from tools.environment import Environment, python
from tools.places import PREPARED, ROOT, write_whole

SHIPPED = Environment(PREPARED / "shipped-venv", ROOT / "tools" / "shipped.txt")

FILE = "segno.zip"
MODULES = ("consts.py", "encoder.py")
DOOR = b'"""Parts of the package segno, by Lars Heuer; its licence stands in LICENCES.txt."""\n'
LICENCE = "segno-*.dist-info/licenses/LICENSE"
PURPOSE = "segno: works out square codes\nhttps://github.com/heuer/segno"


def write(target: Path) -> None:
    """The same bytes whenever and wherever they are made."""
    package = _packages() / "segno"
    files = {"__init__.py": DOOR} | {name: (package / name).read_bytes() for name in MODULES}
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(f"segno/{name}"), content, zipfile.ZIP_DEFLATED, 9)
    write_whole(target, whole.getvalue())


def licence() -> str:
    """A chapter for the licences of what ships with the page."""
    found = next(_packages().glob(LICENCE))
    version = found.parts[-3].removeprefix("segno-").removesuffix(".dist-info")
    return f"== segno {version} (BSD-3-Clause) ==\n{PURPOSE}\n\n{found.read_text('utf-8').strip()}"


def _packages() -> Path:
    """Where the package lies; it is fetched first."""
    return next(python(SHIPPED).parents[1].glob("lib/python3*/site-packages"))
