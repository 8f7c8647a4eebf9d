"""What comes of taps after a match, and of what the old shepherd has found out."""

from __future__ import annotations

from app.afterwards.account import Account, opened, with_more
from app.afterwards.sheet import lines_of
from app.happenings import Reckon, Reckoned, Speak
from app.next import Next, nothing
from app.paddock import Paddock
from app.rooms import Results, Showing
from app.theatre import show
from app.theatre.update import entered
from app.trouble import UNFORESEEN, Trouble
from bots.finished_match import read_reckoned, wanted
from table.deeds import Draw
from table.match import Match
from table.record import write

SECONDS = 0.4
"""How long the worker thinks before it tells what it has found."""


def over(paddock: Paddock) -> Match | None:
    """The match that is over, whose end or replay is looked at."""
    match paddock.room:
        case Results(ended, _):
            return ended
        case Showing(theatre) if not theatre.match.turn:
            return theatre.whole or theatre.match
    return None


def tapped(paddock: Paddock, words: list[str]) -> Next:
    """A tap that leads there, or on its sheet."""
    ended = over(paddock)
    if ended is None:
        return nothing(paddock)
    match words[1:]:
        case ["open"]:
            return _opened(paddock, ended)
        case ["moment", number] if number.isdecimal() and len(number) < 6:
            return entered(paddock, show.gone_to(show.opened(ended), int(number)))
        case ["read", what] if paddock.account is not None and (lines := lines_of(paddock.account, what)):
            return Next(paddock, (Speak(lines, ended.names, aloud=True),))
    return nothing(paddock)


def _opened(paddock: Paddock, ended: Match) -> Next:
    """What is known of this match is not worked out again; what broke is tried once more."""
    account = paddock.account
    if account is None or account.match.record != ended.record:
        account = opened(ended)
    account = account._replace(failed=False)
    here = paddock._replace(sheet="after", account=account)
    return Next(here, (Draw(), *_more(account)))


def _more(account: Account) -> tuple[Reckon, ...]:
    if account.is_done or account.failed:
        return ()
    return (Reckon(account.course, wanted(account.course, len(account.spans), SECONDS)),)


def reckoned(paddock: Paddock, told: Reckoned) -> Next:
    """Some more is known, or something broke: all else of the sheet is whole, so that is told where it would
    stand, and can be reported. Nobody thinks on when nobody looks any more."""
    account = paddock.account
    if account is None or account.course != told.course:
        return nothing(paddock)
    account = with_more(account, read_reckoned(told.text)) if told.text else account._replace(failed=True)
    here = paddock._replace(account=account)
    if account.failed:
        here = here._replace(trouble=Trouble(UNFORESEEN, told.detail, write(account.match.record)))
    if paddock.sheet != "after":
        return Next(here)
    return Next(here, (Draw(), *_more(account)))
