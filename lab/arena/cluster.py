"""Where matches are played: on every core of this machine, or on a Dask cluster of one's own.

Both go the same way: a local cluster is started if no address is given. A cluster elsewhere gets our sources
sent, so that its workers need nothing but Python and `distributed` as `tests/lab.txt` names it. PyPy, which
thinks two to three times as fast, plays on this machine's cores alone: Dask needs CPython.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]

SENT = (ROOT / "py" / "games", ROOT / "py" / "bots", ROOT / "lab")
"""The packages that a match needs."""


@contextmanager
def workers(address: str = "", processes: int | None = None) -> Iterator[Executor]:
    """Whoever plays matches side by side."""
    if platform.python_implementation() == "PyPy":
        if address:
            raise SystemExit("A Dask cluster needs ordinary Python; PyPy plays on this machine's cores.")
        with ProcessPoolExecutor(processes) as pool:
            yield pool
        return
    from distributed import Client, LocalCluster  # noqa: PLC0415 - only in the lab's own environment

    if address:
        with Client(address) as client, TemporaryDirectory() as folder:
            client.upload_file(str(sources(Path(folder) / "paddock.zip")))
            yield client.get_executor(pure=False)
        return
    with (
        LocalCluster(n_workers=processes, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        yield client.get_executor(pure=False)


def sources(archive: Path) -> Path:
    """The packages as a file that Python imports from."""
    with ZipFile(archive, "w") as packed:
        for package in SENT:
            for path in sorted(package.rglob("*.py")):
                packed.write(path, path.relative_to(package.parent))
    return archive
