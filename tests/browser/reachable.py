"""Whether everything that can be tapped can be brought under a finger."""

from __future__ import annotations

from playwright.sync_api import Page

OUT_OF_REACH = """() => {
    const tapped = 'button, input, [data-tap]';
    const dialog = document.querySelector('dialog[open]');
    const slack = 5;
    const name = e => `${e.dataset.tap || e.dataset.change || e.id || e.className}`;
    const found = [];
    for (const e of document.querySelectorAll(tapped)) {
        if (!e.checkVisibility({visibilityProperty: true}) || (dialog && !dialog.contains(e))) continue;
        if (!e.getBoundingClientRect().width) continue;
        e.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        // A script can scroll what a finger can't: only what scrolls by rights may have moved.
        for (let p = e.parentElement; p; p = p.parentElement) {
            const style = getComputedStyle(p);
            if (!/auto|scroll/.test(style.overflowY)) p.scrollTop = 0;
            if (!/auto|scroll/.test(style.overflowX)) p.scrollLeft = 0;
        }
        const box = e.getBoundingClientRect();
        const room = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
        for (let p = e.parentElement; p && p !== document.documentElement; p = p.parentElement) {
            if (getComputedStyle(p).overflow === 'visible') continue;
            const edge = p.getBoundingClientRect();
            room.left = Math.max(room.left, edge.left); room.right = Math.min(room.right, edge.right);
            room.top = Math.max(room.top, edge.top); room.bottom = Math.min(room.bottom, edge.bottom);
        }
        const out = Math.max(
            room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom
        );
        if (out > slack) { found.push(`${name(e)}: ${out.toFixed(0)} px cut off`); continue; }
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        const other = hit?.closest('button, input');
        if (!hit || (hit !== e && !e.contains(hit) && !hit.contains(e)) && !(other && e.matches('.spot'))) {
            found.push(`${name(e)}: under ${hit?.className?.baseVal ?? hit?.className ?? 'nothing'}`);
        }
    }
    return found;
}"""
"""Elements that stay cut off or covered, however far their surroundings are scrolled."""


def out_of_reach(page: Page) -> list[str]:
    """What can be tapped on this screen by rights, and can't be."""
    found: list[str] = page.evaluate(OUT_OF_REACH)
    return found
