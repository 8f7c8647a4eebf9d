"""The table as it stood at a line of the story so far: to be looked at, and then back to now."""

from __future__ import annotations

from app.frame import table_picture
from app.happenings import Speak
from app.learning.keys import keys_of_the_board
from app.learning.log import heading, leads_back, round_of, story_of
from app.learning.walking import walked
from app.next import Next
from app.paddock import Paddock, names_of
from app.parts import act, icon
from app.rooms import Table
from games.contract import TABLE, Shape
from games.message import say
from games.picture import Child, Node, button, node
from table.deeds import Draw
from table.looking_back import looked_back, rounds
from table.sitting import Sitting


def look_back(paddock: Paddock, place: int) -> Next:
    """To the moment of this line, if it may be seen; beyond the last one lies now."""
    found = story_of(paddock)
    if found is None or not 0 <= place < len(found[1]) or not leads_back(paddock, found[1][place]):
        return Next(paddock._replace(looking_back=None), (Draw(),))
    sentence = found[1][place].telling.sentence
    said = () if sentence is None else (Speak((sentence,), names_of(paddock)),)
    return Next(paddock._replace(sheet="", looking_back=place), (Draw(), *said))


def beside(paddock: Paddock, step: int) -> int | None:
    """The nearest line before or after the one that is looked at, or before now, whose moment may be seen."""
    found = story_of(paddock)
    if found is None:
        return None
    _, lines = found
    here = len(lines) if paddock.looking_back is None else paddock.looking_back
    place = here + step
    while 0 <= place < len(lines):
        if leads_back(paddock, lines[place]):
            return place
        place += step
    return None


def step_back(paddock: Paddock, step: int) -> Next:
    """One moment back or on by the keyboard, which stays on its square."""
    place = beside(paddock, step)
    if place is not None:
        return look_back(paddock, place)
    if step > 0 and paddock.looking_back is not None:
        now = Speak((say("Back to now"),), names_of(paddock))
        return Next(paddock._replace(looking_back=None), (Draw(), now))
    refused = say("Nothing before this can be seen again now.") if step < 0 else say("This is now.")
    return Next(paddock, (Draw(), Speak((refused,), names_of(paddock))))


def then_or_now(paddock: Paddock, sitting: Sitting) -> Sitting:
    """What is looked at: the table of then, or as it is."""
    then = _then(paddock)
    return sitting if then is None else then


def _then(paddock: Paddock) -> Sitting | None:
    found = story_of(paddock)
    if found is None or paddock.looking_back is None:
        return None
    match, lines = found
    eyes = paddock.room.sitting.eyes if isinstance(paddock.room, Table) else TABLE
    return looked_back(match, lines[paddock.looking_back], eyes)


def past_picture(paddock: Paddock, shape: Shape) -> Node | None:
    """The whole table of then, with the ways to the moments beside it and back. It is walked as well."""
    found, sitting = story_of(paddock), _then(paddock)
    if found is None or sitting is None or paddock.looking_back is None:
        return None
    match, lines = found
    line = lines[paddock.looking_back]
    picture = table_picture(sitting, shape)
    number = round_of(match, rounds(match.rules, len(match.sitters), match.past), line)
    words = say("Looking back: {round}", round=heading(number))
    others = {
        "say": node("h1", words, class_="say", key="say", tabindex="-1", data_start=True),
        "tools": node("div", class_="tools", key="tools"),
        "tray": _ways(paddock),
    }
    children: tuple[Child, ...] = tuple(
        others.get(child.key, child) if isinstance(child, Node) else child for child in picture.children
    )
    past = picture._replace(children=children)
    return walked(past, sitting, shape, keys_of_the_board(paddock.settings), past=True)


def _ways(paddock: Paddock) -> Node:
    """One moment back, one on, to all lines, and to now."""
    moments = (
        ("before", say("Before this"), "back", beside(paddock, -1)),
        ("after", say("After this"), "go", beside(paddock, 1)),
    )
    steps = (
        button(f"app moment {place}", words, icon(symbol), key=key, class_="icon", title=words)
        for key, words, symbol, place in moments
        if place is not None
    )
    lines = button("app log", say("The story so far"), icon("log"), key="lines", class_="icon")
    now = say("Back to now")
    ways = node("div", lines, *steps, act("app now", now, icon("check"), now), class_="gathering", key="ways")
    return node("section", ways, class_="tray", aria_label=say("What you can do"), key="tray")
