"""A board by keys alone: walked to its ends, asked, gone to by name, and left with one press of Tab."""

from __future__ import annotations

from browser.at_the_table import OVER, SHORTEST, WALKABLE, asked_or_over, wait_to_be_asked
from browser.ears import LISTEN
from browser.saved_matches import positions, sit_down
from browser.windows import Finger, wait_for
from games.catalogue import GAMES

NAME = "document.activeElement.dataset.name"
HERE = "document.activeElement.getBoundingClientRect()"
TWO_CENTIMETRES = 76
SAID = "document.getElementById('live').lastElementChild?.textContent.trim()"


def walk(fingers: Finger, *keys: str) -> str:
    """Press these keys; gives the name of the square that then has the focus."""
    for key in keys:
        fingers.page.keyboard.press(key)
    return str(fingers.read(NAME))


def test_a_number_is_written_heard_and_played_by_keys_alone(fingers: Finger) -> None:
    """And the focus is where it was, on the board."""
    hustle = GAMES[0]
    course = positions(hustle, 3, 5, {"calm": "yes"}, people=1)
    sit_down(fingers, course[0])
    wait_to_be_asked(fingers)
    wait_for(fingers, WALKABLE)
    fingers.page.locator("#paddock .to-board").first.focus()
    walk(fingers, "Enter", "4", "2", "5")
    wait_for(fingers, f"{SAID} === 'From 0 off the end of the dyke.'")
    walk(fingers, "Backspace")
    wait_for(fingers, f"{SAID} === 'You land on dry ground.'")
    fingers.read(LISTEN)
    walk(fingers, "Enter")
    wait_for(fingers, f"{NAME} === '0'")
    wait_for(fingers, "said.some(line => line.includes('goes from 0 to 42'))")
    assert fingers.read(f"!!document.activeElement.closest('[role=grid]') || {OVER}")
    asked_or_over(fingers)


def test_the_answers_of_a_question_are_chosen_by_arrows(fingers: Finger) -> None:
    """As the pattern for radio groups has it: one stop of the Tab key, and what has the focus is chosen."""
    chosen = "document.activeElement.getAttribute('aria-checked') + document.activeElement.dataset.tap"
    sit_down(fingers, positions(GAMES[2], 2, 5, SHORTEST["shepherd"])[0])
    wait_for(fingers, WALKABLE)
    fingers.page.locator('#paddock [data-tap="app settings"]').focus()
    fingers.page.keyboard.press("Enter")
    wait_for(fingers, "!!document.querySelector('dialog.sheet-settings[open]')")
    fingers.page.locator('[data-tap="app set telling full"]').focus()
    for key, value in (
        ("ArrowRight", "brief"),
        ("ArrowDown", "mine"),
        ("ArrowRight", "full"),
        ("ArrowLeft", "mine"),
    ):
        fingers.page.keyboard.press(key)
        wait_for(fingers, f"{chosen} === 'trueapp set telling {value}'")
    fingers.page.keyboard.press("ArrowRight")
    fingers.page.keyboard.press("Tab")
    assert fingers.read("!document.activeElement.dataset.tap?.startsWith('app set telling')")


def test_the_meadow_is_walked_and_asked(fingers: Finger) -> None:
    shepherd = GAMES[2]
    course = positions(shepherd, 2, 5, SHORTEST["shepherd"])
    sit_down(fingers, course[len(course) // 2])
    wait_to_be_asked(fingers)
    wait_for(fingers, WALKABLE)
    fingers.page.locator("#paddock .to-board").first.focus()
    fingers.page.keyboard.press("Enter")
    assert walk(fingers, "Control+Home") == "b1"
    assert fingers.read(f"{HERE}.width") >= TWO_CENTIMETRES
    assert walk(fingers, "ArrowRight", "ArrowDown") == "c2"
    assert walk(fingers, "Home") == "a2"
    assert walk(fingers, "ArrowLeft") == "a2"
    assert walk(fingers, "End") == "h2"
    assert walk(fingers, "Control+End") == "g8"
    assert walk(fingers, "PageUp") == "g5"
    assert walk(fingers, "g", "d", "4", "Enter") == "d4"
    walk(fingers, "g", "z", "Enter")
    wait_for(fingers, f"{SAID} === 'There is no such square'")
    walk(fingers, "a")
    wait_for(fingers, f"/^The dog/.test({SAID})")
    assert fingers.read(NAME) == "d4"
    walk(fingers, "?")
    wait_for(fingers, "!!document.querySelector('dialog.sheet-ear[open]')")
    walk(fingers, "Escape")
    wait_for(fingers, f"{NAME} === 'd4'")
    walk(fingers, "Shift+Tab")
    assert fingers.read("!document.activeElement.closest('[role=grid]')")
    walk(fingers, "Tab")
    assert fingers.read(NAME) == "d4"


def test_a_key_is_changed_by_pressing_another(fingers: Finger) -> None:
    """In the field of its command; from then on it counts on the board, and the one before is free."""
    sit_down(fingers, positions(GAMES[2], 2, 5, SHORTEST["shepherd"])[0])
    wait_for(fingers, WALKABLE)
    fingers.page.locator("#paddock .to-board").first.focus()
    walk(fingers, "Enter", "?")
    wait_for(fingers, "!!document.querySelector('dialog.sheet-ear[open]')")
    fingers.page.locator("dialog [data-tap='keys open']").focus()
    walk(fingers, "Enter")
    field = fingers.page.locator("dialog [data-key-of=turn]")
    field.focus()
    heard_inside = "document.querySelector('dialog [data-heard]').lastElementChild?.textContent.trim()"
    for key, told in (
        ("7", "That can’t be its key. Press a letter or a sign."),
        ("l", "L is taken already: What happened last"),
        ("Backspace", "Whose turn it is: no key"),
        ("q", "Whose turn it is: Q"),
    ):
        walk(fingers, key)
        wait_for(fingers, f"{heard_inside} === {told!r}")
        assert fingers.read("document.activeElement.dataset.keyOf") == "turn"
    assert field.input_value() == "Q"
    field.evaluate("each => { each.value = 'qy'; each.dispatchEvent(new Event('input', {bubbles: true})); }")
    wait_for(fingers, f"{heard_inside} === 'Whose turn it is: Y'")
    assert field.input_value() == "Y"
    walk(fingers, "Escape")
    wait_for(fingers, "!!document.activeElement.closest('[role=grid]')")
    fingers.read("document.getElementById('live').replaceChildren()")
    walk(fingers, "y")
    wait_for(fingers, f"{SAID} === document.querySelector('#paddock .say').textContent")


def test_on_the_board_one_jumps_looks_back_and_hears_its_edge(fingers: Finger) -> None:
    course = positions(GAMES[2], 2, 5, SHORTEST["shepherd"])
    sit_down(fingers, course[len(course) // 2])
    wait_to_be_asked(fingers)
    wait_for(fingers, WALKABLE)
    fingers.page.locator("#paddock .to-board").first.focus()
    walk(fingers, "Enter", "Control+Home")
    walk(fingers, "ArrowUp")
    wait_for(fingers, f"{SAID} === 'The board ends here.'")
    pieces = fingers.read("[...document.querySelectorAll('[data-piece]')].map(each => each.dataset.name)")
    assert len(pieces) >= 4
    found = [walk(fingers, "p") for _ in pieces]
    assert sorted(found) == sorted(pieces)
    assert walk(fingers, "Shift+P") == found[-2]
    assert walk(fingers, "n")
    assert not fingers.read("document.activeElement.dataset.walk.startsWith('walk ')")
    walk(fingers, "o")
    wait_for(fingers, f"{SAID} === document.activeElement.getAttribute('aria-label')")
    here = fingers.read(NAME)
    for key, past in (("b", True), ("b", True), ("Shift+B", True), ("Escape", False)):
        walk(fingers, key)
        wait_for(fingers, f"!!document.querySelector('[role=grid][data-past]') === {str(past).lower()}")
        wait_for(fingers, f"{NAME} === '{here}'")


def test_a_number_is_written_by_the_button_too(fingers: Finger) -> None:
    """Also where letters and digits are no keys."""
    course = positions(GAMES[0], 3, 5, {"calm": "yes"}, people=1)
    sit_down(fingers, course[0])
    wait_to_be_asked(fingers)
    wait_for(fingers, WALKABLE)
    for press in ("app settings", "app set keys off"):
        fingers.page.locator(f':is(#paddock, dialog) [data-tap="{press}"]').last.focus()
        walk(fingers, "Enter")
    fingers.page.locator('dialog [data-tap="app ear"]').focus()
    walk(fingers, "Enter")
    fingers.page.locator('[data-on-board="write"]').focus()
    walk(fingers, "Enter")
    wait_for(fingers, f"{SAID} === 'No number yet'")
    walk(fingers, "4", "2")
    wait_for(fingers, f"{SAID} === 'You land on dry ground.'")
    for press in ("app settings", "app set keys on", "app close"):
        fingers.page.locator(f':is(#paddock, dialog) [data-tap="{press}"]').last.focus()
        walk(fingers, "Enter")
