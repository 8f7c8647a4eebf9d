"""Whether every letter is seen whole, down to the tail of a g."""

from __future__ import annotations

CUT_LETTERS = """(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text; (text = words.nextNode());) {
        const holder = text.parentElement;
        if (!text.data.trim() || holder.closest('.vh, svg, [aria-hidden=true]')) continue;
        if (!holder.checkVisibility()) continue;
        const style = getComputedStyle(holder);
        pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const cuts = each => ['hidden', 'clip'].includes(getComputedStyle(each).overflowY);
        const scrolls = each => /auto|scroll/.test(getComputedStyle(each).overflowY)
            && each.scrollHeight > each.clientHeight;
        let edge = holder;
        while (edge && !cuts(edge)) edge = scrolls(edge) ? null : edge.parentElement;
        if (!edge) continue;
        const border = parseFloat(getComputedStyle(edge).borderBottomWidth);
        const bottom = edge.getBoundingClientRect().bottom - border;
        const letters = document.createRange();
        for (let place = 0; place < text.length; place++) {
            const letter = text.data[place], ink = pen.measureText(letter);
            letters.setStart(text, place);
            letters.setEnd(text, place + 1);
            const box = letters.getBoundingClientRect();
            const above = ink.fontBoundingBoxAscent, below = ink.fontBoundingBoxDescent;
            const line = box.top + box.height * above / (above + below);
            if (!letter.trim() || !box.width || line > bottom) continue;
            if (line + ink.actualBoundingBoxDescent > bottom + 0.5) found.push(`${letter} in ${text.data}`);
        }
    }
    return found;
})()"""
"""Letters whose tails are cut off by the box that they stand in; lines left out as a whole don't count."""
