"""What only the browser can do: the screen kept awake, the clipboard, installing, a new version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.happenings import DeviceTask, FamilyTold, Learnt, LessonHere, Seeded, SheetHere, Speak, Tap
from app.language import knows, learn
from app.shell import lessons
from app.version import VERSION
from games.catalogue import game as game_of
from games.message import say
from stage import home_screen, languages, offline, painter, storage, window
from table.match import new_seed

if TYPE_CHECKING:
    from app.shell.shell import Shell


def run(task: DeviceTask, shell: Shell) -> None:
    """Do it, or have it done."""
    match task.name:
        case "learn" | "languages" | "lesson" | "sheet" | "parcel":
            shell.watch(_fetch(shell, task))
        case "paste" | "link" | "send" | "copy" | "square code" | "camera":
            shell.watch(_exchange(shell, task))
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
        case "hold" | "release":
            _hold(shell, task)
        case "warm up":
            shell.watch(shell.thinker.warm_up())
        case "report":
            shell.watch(_copy_report(shell))


def _hold(shell: Shell, task: DeviceTask) -> None:
    """Be the window that plays a match, or let it go."""
    if task.name == "hold":
        shell.watch(storage.hold(task.argument))
    else:
        storage.release()


async def _fetch(shell: Shell, task: DeviceTask) -> None:
    """Have something fetched that is no part of a first visit."""
    match task.name:
        case "learn":
            await _learn(shell, task.argument)
        case "languages":
            await _learn_ahead()
        case "lesson":
            await _lesson(shell, *task.argument.split(" "))
        case "sheet":
            await _sheet(shell, task.argument)
        case "parcel":
            await _parcel(shell, task.argument)


async def _learn(shell: Shell, code: str) -> None:
    """Have a language fetched, if it is not known yet."""
    if await fetched(code):
        await lessons.learn_words(code)
        shell.happen(Learnt(code))
    else:
        shell.happen(FamilyTold(say("This language couldn’t be fetched. Go online and try again.")))


async def _learn_ahead() -> None:
    """Have all languages here before one of them is chosen: then it is only put into words."""
    for code in languages.there():
        await painter.painted()
        if await fetched(code):
            await lessons.learn_words(code)


async def _exchange(shell: Shell, task: DeviceTask) -> None:
    """Something goes to others or comes from them."""
    from app.shell.exchanging import exchange  # noqa: PLC0415

    await exchange(task, shell)


async def _parcel(shell: Shell, tap: str) -> None:
    """Have something tapped once more, when what it needs is here."""
    if await lessons.fetched(shell.paddock.language):
        lessons.listen(shell)
        shell.happen(Tap(tap))
    else:
        shell.happen(FamilyTold(say("This couldn’t be fetched. Go online and try again.")))


async def _sheet(shell: Shell, sheet: str) -> None:
    """Have the rules opened, or the story so far, when they are here."""
    if await lessons.fetched(shell.paddock.language):
        shell.happen(SheetHere(sheet))
    else:
        shell.happen(FamilyTold(say("This couldn’t be fetched. Go online and try again.")))


async def _lesson(shell: Shell, game: str, number: str) -> None:
    """Have a lesson begin, when it is here."""
    if await lessons.fetched(shell.paddock.language):
        shell.happen(LessonHere(game_of(game), int(number)))
    else:
        shell.happen(FamilyTold(say("The lessons couldn’t be fetched. Go online and try again.")))


async def fetched(code: str) -> bool:
    """Whether the language is known, or is now. It may have been wanted twice: once is enough."""
    compiled = None if knows(code) else await languages.catalogue(code)
    if compiled is not None and not knows(code):
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
    said = say("Report copied.") if copied else say("Couldn’t copy the report.")
    shell.say(Speak((said,), ()))
