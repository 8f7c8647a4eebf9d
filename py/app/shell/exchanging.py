"""What goes out to other tablets and comes in from them, once the parcel for it is here (`app.later`)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.happenings import Brought, DeviceTask, Tap
from app.language import language
from app.sharing.reading import holds_many, read_in_slices
from app.shell.slices import in_slices
from games.message import Message, say
from stage import exchange as incoming
from stage import files, window

if TYPE_CHECKING:
    from app.shell.shell import Shell

SQUARE_CODES = "static/runtime/segno.zip"
"""What works out square codes (`tools/square_codes.py`)."""
PLACE = Path("/lib/segno.zip")


def listen(shell: Shell) -> None:
    """Hear what comes in from now on."""
    incoming.listen(lambda content: _bring(shell, content), lambda: _blind(shell), shell.watch)


def _bring(shell: Shell, content: bytes) -> None:
    """Something came: it is read match by match, and it is seen that it came."""

    async def read() -> None:
        if holds_many(content):
            shell.happen(Tap("share coming"))
        readings = await in_slices(read_in_slices(content))
        assert readings is not None
        shell.happen(Brought(readings))

    shell.watch(read())


def _blind(shell: Shell) -> None:
    """There is no camera, or it may not be used: there are other ways."""
    if shell.paddock.sheet == "camera":
        shell.happen(Tap("share bring"))
        _tell(shell, say("No camera can be used here. Choose a file or paste instead."))


async def exchange(task: DeviceTask, shell: Shell) -> None:
    """One of the things that only the browser can do."""
    match task.name:
        case "paste":
            text = await incoming.pasted()
            if text is None:
                _tell(shell, say("This browser won’t let me look. Choose a file instead."))
            else:
                _bring(shell, text)
        case "link":
            _bring(shell, incoming.linked())
        case "send" if await incoming.sent(task.argument):
            return
        case "send" | "copy":
            copied = await window.copy(task.argument)
            _tell(shell, say("Copied") if copied else say("Couldn’t copy it"))
        case "camera":
            incoming.begin_camera()
        case "square code":
            await _fetch_square_codes(shell)


async def _fetch_square_codes(shell: Shell) -> None:
    """The link can be shared without, if it can't be had."""
    archive = await files.fetch(SQUARE_CODES)
    if archive is not None:
        PLACE.write_bytes(archive)
        sys.path.append(str(PLACE))
        shell.happen(Tap("share drawn"))


def _tell(shell: Shell, sentence: Message) -> None:
    """At the place that was touched."""
    window.tell_there(language(shell.paddock.language).render(sentence), refused=False)
