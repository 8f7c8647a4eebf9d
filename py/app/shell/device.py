"""What only the browser can do: the screen kept awake, the clipboard, installing, a new version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.happenings import DeviceTask, Learnt, Seeded, Speak, Told
from app.language import knows, learn
from app.version import VERSION
from games.message import say
from stage import home_screen, languages, offline, storage, window
from table.match import new_seed

if TYPE_CHECKING:
    from app.shell.shell import Shell


def run(task: DeviceTask, shell: Shell) -> None:
    """Do it, or have it done."""
    match task.name:
        case "seed":
            shell.happen(Seeded(new_seed()))
        case "awake" | "asleep":
            window.keep_awake(task.name == "awake")
        case "persist":
            shell.watch(_persist())
        case "update":
            offline.take_over(task.argument)
        case "add":
            home_screen.ask()
        case "full screen":
            window.full_screen()
        case "learn":
            shell.watch(_learn(shell, task.argument))
        case "hold":
            shell.watch(storage.hold(task.argument))
        case "release":
            storage.release()
        case "report":
            shell.watch(_copy_report(shell))


async def _learn(shell: Shell, code: str) -> None:
    """Have a language fetched, if it is not known yet."""
    if await fetched(code):
        shell.happen(Learnt(code))
    else:
        shell.happen(Told(say("This language couldn’t be fetched. Go online and try again.")))


async def fetched(code: str) -> bool:
    """Whether the language is known, or is now."""
    if not knows(code) and (compiled := await languages.catalogue(code)) is not None:
        learn(code, compiled)
    return knows(code)


async def _persist() -> None:
    await storage.keep_for_good()


async def _copy_report(shell: Shell) -> None:
    """The report of what went wrong, on the clipboard."""
    trouble = shell.paddock.trouble
    if trouble is None:
        return
    report = trouble.report(f"{VERSION} ({offline.build()})", window.user_agent())
    copied = await window.copy(report)
    said = say("Report copied.") if copied else say("Couldn't copy the report.")
    shell.say(Speak((said,), ()))
