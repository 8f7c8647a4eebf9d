"""Handing the tablet on: nothing of what is hidden stands anywhere in the page.

Each secret is looked for in two ways. In pairs: the same hand-over with two different secrets must give
pages that nothing can tell apart. And by name: no picture of a card, no card's name and no button for one
may be there. That both ways find secrets at all is shown each time by looking once more after the person has
tapped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.at_the_table import (
    LESSONS_HERE,
    WHOLE,
    come_home,
    selector,
    take_seats,
    wait_to_be_asked,
)
from browser.kept import kept as kept_of
from browser.kept import lay_match, stores
from browser.secret_pairs import (
    DEAL,
    DEAL_WITH_A_BOT,
    GRAZED,
    HUSTLE,
    LUCKY,
    MEADOW,
    WITH_A_BOT,
    WORMS,
    SecretPair,
    secret_pair,
)
from browser.tour import say
from browser.windows import Finger, wait_for, wait_until_ready
from table.record import read
from table.seal import unseal
from thorough import in_turn

PLACES = """() => ({
    text: document.body.innerText,
    markup: (page => {
        page.querySelectorAll('script, script-py').forEach(each => each.remove());
        return [...page.attributes].map(each => each.name + '=' + each.value).sort() + page.innerHTML;
    })(document.documentElement.cloneNode(true)),
    fields: [...document.querySelectorAll('input')].map(field => field.value).join(),
    title: document.title,
    address: location.href + JSON.stringify(history.state),
    said: document.getElementById('live').textContent,
    spoken: spoken.join(),
    cookies: document.cookie,
    session: JSON.stringify({...sessionStorage}),
    stored: Object.keys(localStorage).filter(name => !/match|visits/.test(name)).sort()
        .map(name => name + '=' + localStorage.getItem(name)).join(),
})"""
"""Everywhere in the page where something could be read, by somebody or by some program.

PyScript's own elements are left out: in which order it leaves them behind is chance. So is the order in which
the page's own marks (drawn, ready, muted) come.
"""

ROOM = """['paddock', 'over', 'news', 'live'].map(id => document.getElementById(id).innerHTML).join('') +
    [...document.querySelectorAll('.tip')].map(tip => tip.textContent).join('')"""
"""What the app draws: all but the lobby and the kit, which never change."""

WATCH = f"""[
    window.watching?.disconnect(),
    window.pictures = [],
    window.watching = new MutationObserver(() => pictures.push(({PLACES})())),
    watching.observe(document.getElementById('paddock'),
        {{subtree: true, childList: true, attributes: true, characterData: true}}),
].length"""
"""From now on every picture of the room is remembered, whether or not a screen had the time to show it."""

SIGNS = (
    *("#digit-", "sheep-card", "lucky-face", "back-", "play ", "pick ", "peek "),
    *("Card ", "Your lucky", "on the back:", "Other side:"),
)
"""What pictures, buttons and names of secret things are called."""


HAND_OF_NUMBERS = ("pick ", "play ", "Card ")
HAND_OF_SHEEP = ("lucky-face", "back-", "on the back:", "Other side:", "Your lucky", "data-peek")
"""The same for what one person holds while others' things lie open."""


FOLLOWERS = ("a person", "a bot")
PACES = ("off", "slow")


@pytest.fixture
def paced(request: pytest.FixtureRequest, fingers: Finger) -> Iterator[Finger]:
    """The tablet without any motion, and with the slowest."""
    set_pace(fingers, request.param)
    yield fingers
    come_home(fingers)
    set_pace(fingers, "off")


# Looking


def everything(fingers: Finger) -> dict[str, str]:
    """Each place with what stands in it, and what is told to a screen reader, node by node."""
    wait_for(fingers, WHOLE)
    fingers.read("new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
    places: dict[str, str] = fingers.page.evaluate(PLACES)
    return places | {"heard": "\n".join(heard(fingers))}


def heard(fingers: Finger) -> list[str]:
    """Chromium's accessibility tree: roles, names, values, descriptions and all properties."""
    line = fingers.page.context.new_cdp_session(fingers.page)
    nodes: list[dict[str, Any]] = line.send("Accessibility.getFullAXTree")["nodes"]
    line.detach()
    return [
        " ".join(
            [str(node.get(part, {}).get("value", "")) for part in ("role", "name", "value", "description")]
            + [f"{each['name']}={each['value'].get('value')}" for each in node.get("properties", ())]
        )
        for node in nodes
    ]


def betrayed(fingers: Finger) -> set[str]:
    """The signs of secret things that can be found in the room or heard."""
    wait_for(fingers, WHOLE)
    found = str(fingers.read(ROOM)) + "\n".join(heard(fingers))
    return {sign for sign in SIGNS if sign in found}


def watch_the_room(fingers: Finger) -> None:
    """Remember every picture from now on."""
    fingers.read(WATCH)


def pictures(fingers: Finger) -> list[dict[str, str]]:
    """Every picture since, with all that could be read in it; at least one."""
    wait_for(fingers, "pictures.length > 0")
    seen: list[dict[str, str]] = fingers.read("pictures")
    return seen


def first_picture_after(fingers: Finger, tap: str) -> dict[str, str]:
    """Tap this, and give the very first picture that follows."""
    watch_the_room(fingers)
    fingers.tap(selector(tap))
    return pictures(fingers)[0]


def seen_of(signs: tuple[str, ...], seen: list[dict[str, str]]) -> set[tuple[int, str]]:
    """Which of these signs were to be found in which picture."""
    return {
        (number, sign)
        for number, picture in enumerate(seen)
        for sign in signs
        if sign in picture["markup"].partition('id="paddock"')[2]
    }


def differing(one: dict[str, str], other: dict[str, str]) -> dict[str, str]:
    """The places by which two pages can be told apart, each with what gives it away."""
    found: dict[str, str] = {}
    for place, text in one.items():
        there = other[place]
        if text != there:
            pairs = enumerate(zip(text, there, strict=False))
            where = next((at for at, (here, also) in pairs if here != also), 0)
            found[place] = f"…{text[max(0, where - 60) : where + 60]}… or …{there[where : where + 60]}…"
    return found


def set_pace(fingers: Finger, pace: str) -> None:
    """How fast everything moves."""
    fingers.tap('[data-tap="app settings"]')
    fingers.tap(f'[data-tap="app set pace {pace}"]')
    fingers.tap('[data-tap="app close"]')


def curtain(fingers: Finger, seat: int) -> None:
    """Wait for a person's curtain."""
    wait_for(fingers, f"!!document.querySelector('[data-tap=\"curtain {seat}\"]')")


def uncover(fingers: Finger, seat: int) -> None:
    """Take the tablet."""
    fingers.tap(selector(f"curtain {seat}"))
    wait_for(fingers, "!!document.querySelector('.table')")
    wait_to_be_asked(fingers)


# Coming to the table


def carry_on(fingers: Finger, record: str) -> None:
    """Put a match on the tablet as the page itself keeps it, and carry it on from the lobby."""
    lay_match(fingers, read(record))
    fingers.read("spoken.length = 0")
    wait_for(fingers, LESSONS_HERE)
    fingers.tap('[data-tap="app continue"]')
    wait_for(fingers, "!!document.querySelector('.table, .curtain')")


def reload_and_continue(fingers: Finger) -> None:
    """Kill the page, and take the lobby's way back."""
    fingers.reload()
    wait_until_ready(fingers)
    wait_for(fingers, LESSONS_HERE)
    fingers.tap('[data-tap="app continue"]')
    wait_for(fingers, "!!document.querySelector('.table, .curtain')")


def each(
    fingers: Finger, pair: SecretPair, do: Callable[[Finger], list[dict[str, str]]]
) -> list[dict[str, str]]:
    """Do the same with both matches; gives for each look by which places they can be told apart."""
    looks = []
    for record in pair:
        carry_on(fingers, record)
        looks.append(do(fingers))
        fingers.tap(selector("app home"))
    return [differing(*both) for both in zip(*looks, strict=True)]


def log_sheet(fingers: Finger) -> dict[str, str]:
    """Everything while the log lies open."""
    say(fingers, "app log")
    wait_for(fingers, "!!document.querySelector('dialog.sheet[open]')")
    seen = everything(fingers)
    fingers.tap('[data-tap="app close"]')
    return seen


# Sheep Hustle


def choose(fingers: Finger, digits: str) -> None:
    """Lay a number down, card by card."""
    for digit in digits:
        fingers.tap(selector(f"pick card {digit}"))
    fingers.tap(selector(f"play choose {digits}"))


def test_hustle_the_hand_is_not_there_at_the_start(fingers: Finger) -> None:
    take_seats(fingers, "hustle", 3, 0, {"calm": "yes"})
    curtain(fingers, 0)
    assert betrayed(fingers) == set()
    uncover(fingers, 0)
    assert {"#digit-", "pick ", "Card "} <= betrayed(fingers)


def test_hustle_a_number_is_hidden_from_the_next_person(fingers: Finger) -> None:
    """After the person has finished, behind the next curtain, after a reload, and on the other's table."""
    looks = []
    for number in ("731", "5"):
        carry_on(fingers, HUSTLE + "* deal 1\n")
        uncover(fingers, 0)
        for digit in number:
            fingers.tap(selector(f"pick card {digit}"))
        picked = everything(fingers)
        assert f"Take the {number[-1]} back" in picked["heard"]
        assert f"#digit-{number[-1]}" in picked["markup"]
        fingers.tap(selector(f"play choose {number}"))
        curtain(fingers, 1)
        assert betrayed(fingers) == set()
        covered = everything(fingers)
        check_the_storage(fingers, "hustle", f"1 choose {number}")
        fingers.tap(selector("app home"))
        reload_and_continue(fingers)
        curtain(fingers, 1)
        again = everything(fingers)
        uncover(fingers, 1)
        looks.append([covered, again, everything(fingers), log_sheet(fingers), picked])
        fingers.tap(selector("app home"))
    *hidden, control = [differing(*both) for both in zip(*looks, strict=True)]
    assert hidden == [{}] * 4
    assert {"text", "markup", "heard"} <= control.keys()


def test_hustle_numbers_lie_face_down_until_they_are_turned_up(fingers: Finger) -> None:
    """Anna declares before everybody's eyes while the other two numbers still lie face down."""
    pair = secret_pair(
        HUSTLE,
        *("* deal 1", "1 choose 52", "2 choose 31", "3 choose 14", "1 take c3"),
        *("1 choose 4", "2 choose {6|20}", "3 choose {7|98}"),
    )

    def declare(fingers: Finger) -> list[dict[str, str]]:
        wait_for(fingers, "!!document.querySelector('.table [data-tap^=\"play declare\"]')")
        before = [everything(fingers), log_sheet(fingers)]
        fingers.tap(selector("play declare none 0"))
        if "app look" in wait_to_be_asked(fingers):
            fingers.tap(selector("app look"))
            wait_to_be_asked(fingers)
        return [*before, everything(fingers)]

    *hidden, control = each(fingers, pair, declare)
    assert hidden == [{}] * 2
    assert {"text", "markup", "heard"} <= control.keys()


ROUND_TWO = ("1 choose 52", "2 choose 31", "3 choose 14", "1 take c3", "1 choose 4", "2 choose 6")


@pytest.mark.parametrize(("follower", "paced"), in_turn(FOLLOWERS, PACES), indirect=["paced"])
def test_hustle_a_number_is_covered_with_the_last_move(paced: Finger, follower: str) -> None:
    """Caro is the last to choose, and Anna or a bot says before everybody's eyes what becomes of a pad."""
    head = HUSTLE if follower == "a person" else HUSTLE.replace("1 person Anna", "1 steady Emil")
    looks = []
    for number in ("7", "98"):
        carry_on(paced, head + "".join(f"{move}\n" for move in ("* deal 1", *ROUND_TWO)))
        curtain(paced, 2)
        uncover(paced, 2)
        for digit in number:
            paced.tap(selector(f"pick card {digit}"))
        mine = everything(paced)
        first = first_picture_after(paced, f"play choose {number}")
        assert [line for line in heard(paced) if "Card " in line or "Take the " in line] == []
        assert seen_of(HAND_OF_NUMBERS, [first]) == set()
        looks.append([first, mine])
        paced.tap(selector("app home"))
    hidden, control = [differing(*both) for both in zip(*looks, strict=True)]
    assert hidden == {}
    assert {"markup", "heard"} <= control.keys()


def test_hustle_what_was_picked_is_gone_after_undo(fingers: Finger) -> None:
    moves = ("* deal 1", "1 choose 52", "2 choose 31", "3 choose 14", "1 take c3")
    carry_on(fingers, HUSTLE + "".join(f"{move}\n" for move in moves))
    curtain(fingers, 0)
    uncover(fingers, 0)
    nothing_picked = picks(fingers)
    fingers.tap(selector("pick card 7"))
    assert "#digit-7" in fingers.read(ROOM)
    assert picks(fingers) != nothing_picked
    first_picture_after(fingers, "app undo")
    wait_for(fingers, "!!document.querySelector('.table [data-tap=\"play pass\"]')")
    assert betrayed(fingers) & {"#digit-", "Card "} == set()
    assert seen_of(("#digit-", "Card "), pictures(fingers)) == set()
    fingers.tap(selector("play pass"))
    curtain(fingers, 0)
    assert betrayed(fingers) == set()
    uncover(fingers, 0)
    assert picks(fingers) == nothing_picked


def picks(fingers: Finger) -> list[tuple[str, bool]]:
    """What can be picked, and which of it has been."""
    wait_to_be_asked(fingers)
    found: list[list[object]] = fingers.read(
        "[...document.querySelectorAll('#paddock [data-tap^=pick]')].map(e => [e.dataset.tap, e.innerHTML])"
    )
    return sorted((str(tap), "digit" in str(inside)) for tap, inside in found)


# Lucky Sheep


def stop(fingers: Finger) -> None:
    """End the turn with nothing, as the table wants it said."""
    fingers.tap(selector("pick stop"))
    wait_for(fingers, f"!!document.querySelector('{selector('play stop')}')")
    fingers.tap(selector("play stop"))


def peek(fingers: Finger) -> dict[str, str]:
    """Everything while a finger holds the lucky card."""
    place = fingers.read(
        "(box => [box.x + box.width / 2, box.y + box.height / 2])"
        "(document.querySelector('[data-peek]').getBoundingClientRect())"
    )
    fingers.page.mouse.move(*place)
    fingers.page.mouse.down()
    wait_for(fingers, "document.getElementById('paddock').innerHTML.includes('lucky-face')")
    seen = everything(fingers)
    fingers.page.mouse.up()
    wait_for(fingers, "!document.getElementById('paddock').innerHTML.includes('lucky-face')")
    fingers.read("new Promise(done => setTimeout(done, 400))")  # what follows a hold at once is no tap
    return seen


def test_lucky_nothing_is_there_at_the_start(fingers: Finger) -> None:
    take_seats(fingers, "lucky", 2, 0)
    wait_for(fingers, "!!document.querySelector('.curtain')")
    assert betrayed(fingers) == set()
    fingers.tap('#paddock [data-tap^="curtain"]')
    wait_for(fingers, "!!document.querySelector('.table')")
    assert {"back-", "sheep-card", "on the back:", "Other side:", "Your lucky"} <= betrayed(fingers)


def test_lucky_both_secrets_of_a_hand_are_hidden(fingers: Finger) -> None:
    """The lucky card and the backs of the four: from the room before, and from Ben afterwards."""

    def hand_on(fingers: Finger) -> list[dict[str, str]]:
        curtain(fingers, 0)
        before = everything(fingers)
        uncover(fingers, 0)
        backs, lucky = everything(fingers), peek(fingers)
        stop(fingers)
        curtain(fingers, 1)
        assert betrayed(fingers) == set()
        covered = everything(fingers)
        check_the_storage(fingers, "lucky", "* deal first 1 lucky")
        fingers.tap(selector("app home"))
        reload_and_continue(fingers)
        curtain(fingers, 1)
        again = everything(fingers)
        uncover(fingers, 1)
        return [before, covered, again, everything(fingers), log_sheet(fingers), peek(fingers), backs, lucky]

    *hidden, backs, lucky = each(fingers, secret_pair(LUCKY, DEAL), hand_on)
    assert hidden == [{}] * 6
    assert {"markup", "heard"} <= backs.keys()
    assert {"text", "markup", "heard"} <= lucky.keys()


def test_lucky_the_drawn_card_is_for_one_pair_of_eyes(fingers: Finger) -> None:
    """Both its sides while it is drawn, and the side that lies down once it is laid."""
    won = (DEAL, "1 swap 1 3", "1 stop")

    def look(fingers: Finger) -> list[dict[str, str]]:
        curtain(fingers, 0)
        covered = everything(fingers)
        uncover(fingers, 0)
        return [covered, everything(fingers)]

    drawn = secret_pair(LUCKY, *won, "* draw {34|35}")
    hidden, control = each(fingers, drawn, look)
    assert hidden == {}
    assert {"markup", "heard"} <= control.keys()

    def look_as_the_next(fingers: Finger) -> list[dict[str, str]]:
        curtain(fingers, 1)
        covered = everything(fingers)
        uncover(fingers, 1)
        return [covered, everything(fingers), log_sheet(fingers)]

    draws = ("* draw {34|35}", "1 lay 1 3", "* draw {46|56}", "1 lay 2 6", "* draw {27|57}", "1 lay 3 7")
    assert each(fingers, secret_pair(LUCKY, *won, *draws), look_as_the_next) == [{}] * 3


@pytest.mark.parametrize(("follower", "paced"), in_turn(FOLLOWERS, PACES[::-1]), indirect=["paced"])
def test_lucky_a_hand_is_covered_with_the_last_move(paced: Finger, follower: str) -> None:
    """Anna has finished and the tablet still lies before her: her cards are nobody's any more."""
    pair = secret_pair(LUCKY, DEAL) if follower == "a person" else secret_pair(WITH_A_BOT, DEAL_WITH_A_BOT)

    def finish(fingers: Finger) -> list[dict[str, str]]:
        curtain(fingers, 0)
        uncover(fingers, 0)
        mine = everything(fingers)
        assert seen_of(HAND_OF_SHEEP, [mine])
        fingers.tap(selector("pick stop"))
        wait_for(fingers, f"!!document.querySelector('{selector('play stop')}')")
        first = first_picture_after(fingers, "play stop")
        assert [line for line in heard(fingers) if "on the back:" in line or "Your lucky" in line] == []
        curtain(fingers, 1 if follower == "a person" else 2)
        assert seen_of(HAND_OF_SHEEP, pictures(fingers)) == set()
        return [first, mine]

    hidden, control = each(paced, pair, finish)
    assert hidden == {}
    assert {"markup", "heard"} <= control.keys()


def test_lucky_what_a_finger_has_explained_goes_when_the_card_is_covered(fingers: Finger) -> None:
    """The sand may run out while Anna still holds the card that says what is on its back."""
    carry_on(fingers, secret_pair(LUCKY, DEAL).first)
    curtain(fingers, 0)
    uncover(fingers, 0)
    fingers.page.locator('#paddock [aria-label*="on the back:"]').first.hover()
    fingers.page.mouse.down()
    wait_for(fingers, "/on the back:|Other side:/.test(document.querySelector('.tip')?.textContent)")
    fingers.read("document.dispatchEvent(new CustomEvent('paddock-said', {detail: 'play stop'}))")
    curtain(fingers, 1)
    assert betrayed(fingers) == set()
    fingers.page.mouse.up()


def test_lucky_a_peek_that_was_tapped_on_ends_with_the_turn(fingers: Finger) -> None:
    """A reader or a switch turns the card by a tap; the next person's must not lie open because of it."""
    carry_on(fingers, secret_pair(LUCKY, DEAL).first)
    curtain(fingers, 0)
    uncover(fingers, 0)
    fingers.read("document.querySelector('[data-peek]').click()")
    wait_for(fingers, "document.getElementById('paddock').innerHTML.includes('lucky-face')")
    stop(fingers)
    curtain(fingers, 1)
    uncover(fingers, 1)
    assert "lucky-face" not in fingers.read(ROOM)


# The Shepherd


def test_shepherd_nobody_knows_where_the_worms_lie_nor_what_was_eaten_blindly(fingers: Finger) -> None:
    """Not at the start, nor after a reload; and of a card eaten blindly only its back is there."""

    def look(fingers: Finger) -> list[dict[str, str]]:
        wait_to_be_asked(fingers)
        before = [everything(fingers), log_sheet(fingers)]
        fingers.tap(selector("app home"))
        reload_and_continue(fingers)
        wait_to_be_asked(fingers)
        return [*before, everything(fingers)]

    shown, blind = MEADOW.format(worms="shown"), MEADOW.format(worms="blind")
    assert each(fingers, secret_pair(shown, WORMS), look) == [{}] * 3
    assert each(fingers, secret_pair(blind, WORMS, *GRAZED), look) == [{}] * 3
    for control in each(fingers, secret_pair(shown, WORMS, *GRAZED), look):
        assert {"text", "markup", "heard"} <= control.keys()


# What is kept


def check_the_storage(fingers: Finger, game: str, line: str) -> None:
    """The match is there, sealed, and nothing that is kept can be read as a move."""
    sealed = kept_of(fingers, game)
    assert sealed is not None
    record = unseal(sealed)
    assert line in record
    kept = {name: text for store in stores(fingers).values() for name, (text, _) in store.items()}
    kept |= dict(fingers.read("Object.entries(localStorage)"))
    moves = record.partition("\n\n")[2].splitlines()
    words = {move.partition(" ")[2] for move in moves} | {move.split(" ")[1] + " " for move in moves}
    assert [(name, word) for name, value in kept.items() for word in words if word in value] == []
