"""A family with quick fingers: it sits inside the page, so that a whole match takes seconds.

It taps what is offered, as `at_the_table.play_some` does from outside; that a real finger finds everything is
for `test_match.py` to show.
"""

from __future__ import annotations

from browser.at_the_table import OVER
from browser.windows import PlaywrightWindow

PLAY = """async seed => {
    let state = seed;
    const random = bound => (state = (state * 1103515245 + 12345) % 2147483648) % bound;
    const rest = () => new Promise(done => setTimeout(done));
    const deadline = performance.now() + 240000;
    while (performance.now() < deadline) {
        await rest();
        if (document.querySelector('.results')) return true;
        const offered = [...document.querySelectorAll('#paddock [data-tap]')].filter(element =>
            /^(play |pick |app throw|app look|app ready|curtain )/.test(element.dataset.tap)
            && element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]'));
        const plays = offered.filter(element => !element.dataset.tap.startsWith('pick '));
        const wanted = plays.length && random(10) < 7 ? plays : offered;
        const click = new MouseEvent('click', {bubbles: true});
        if (wanted.length) wanted[random(wanted.length)].dispatchEvent(click);
    }
    return false;
}"""


def play_to_the_end(window: PlaywrightWindow, seed: int) -> None:
    """Play the match that is open until its results show; the same seed taps the same."""
    assert window.page.evaluate(PLAY, seed), "The match did not end."
    assert window.read(OVER)
