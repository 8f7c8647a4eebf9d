// Whoever plays by keyboard, and whose answer is gone with its question, goes on to the first answer of the next one.

import { BOARD, goTo, stopsAmong, thingsIn } from "./places.mjs";

const ANSWER = ".tray :is([data-tap^='pick '], [data-tap^='play '], .act):not(:disabled, [aria-disabled=true])";

/** Milliseconds for which a table stands as it is before it is looked at: its grid comes a frame later. */
const AT_REST = 120;

let rested = 0;

/** From the question to its first answer, on the board if it lies there; nothing, while none is asked. */
function leadOn() {
  const board = document.querySelector(BOARD);
  goTo((board && stopsAmong(thingsIn(board), "next")[0]) ?? document.querySelector(ANSWER));
}

/** Watches the table for whoever has pressed a button of it that is gone since: the question has the focus then. */
const leading = new MutationObserver(() => {
  clearTimeout(rested);
  rested = setTimeout(leadOn, AT_REST);
});

export const lead = () =>
  leading.observe(document.getElementById("paddock"), { childList: true, subtree: true, attributes: true });

export function leadNoMore() {
  leading.disconnect();
  clearTimeout(rested);
}
