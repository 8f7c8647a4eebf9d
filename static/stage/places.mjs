// What the keyboard walks on: boards, whose squares lie in rows (`py/app/learning/walking.py`), and groups of buttons with
// `data-roving`, which lie where they are seen. Each is one stop of the Tab key.

export const BOARD = "[role=grid]";
export const SQUARE = "[role=gridcell]";
export const GROUP = "[data-roving]";
/** Groups that are one stop of the Tab key; the ways out of a room stay a stop each. */
export const ONE_STOP = `${BOARD}, ${GROUP}:not(nav)`;
const THING = "button:not(:disabled)";
const CHOSEN = "[aria-checked=true], [aria-pressed=true], [data-here]";

/** How much of a board Page Up and Page Down pass. */
const A_PAGE = 1 / 3;

export const thingsIn = (group) => [...group.querySelectorAll(group.matches(BOARD) ? SQUARE : THING)];

// ---- one stop of the Tab key

/** Where the keyboard was last, in each board and group. */
export const last = new WeakMap();

export const stopOf = (group, things) => {
  if (things.includes(document.activeElement)) return document.activeElement;
  const before = things.find((each) => each.dataset.key === last.get(group));
  return before ?? things.find((each) => each.matches(CHOSEN)) ?? things[0];
};

export const settle = () => {
  for (const group of document.querySelectorAll(ONE_STOP)) {
    const things = thingsIn(group);
    const stop = stopOf(group, things);
    for (const each of things) each.tabIndex = each === stop ? 0 : -1;
  }
};

export const goTo = (thing) => {
  thing?.focus();
  return Boolean(thing);
};

/** To the board, where it was left or where a walk begins. */
export const goToBoard = (board) => goTo(stopOf(board, thingsIn(board)));

// ---- walking on a board

const columnOf = (square) => Number(square.getAttribute("aria-colindex"));
const rowsOf = (board) =>
  [...board.querySelectorAll("[role=row]")].map((row) => [...row.querySelectorAll(SQUARE)]).filter((row) => row.length);

const nearest = (row, column) =>
  row.reduce((best, each) => (Math.abs(columnOf(each) - column) < Math.abs(columnOf(best) - column) ? each : best));

/** The square that a key leads to; the same one at an edge. */
export function target(board, square, event) {
  const rows = rowsOf(board);
  const line = rows.findIndex((row) => row.includes(square));
  const row = rows[line];
  const place = row.indexOf(square);
  const page = Math.max(1, Math.round(rows.length * A_PAGE));
  const beside = (step) => {
    if (row[place + step] || !("track" in board.dataset)) return row[place + step];
    return rows[line + step]?.at(step > 0 ? 0 : -1);
  };
  const away = (lines) => {
    const there = Math.min(Math.max(line + lines, 0), rows.length - 1);
    return nearest(rows[there], columnOf(square));
  };
  const ways = {
    ArrowRight: () => beside(1),
    ArrowLeft: () => beside(-1),
    ArrowDown: () => away(1),
    ArrowUp: () => away(-1),
    PageDown: () => away(page),
    PageUp: () => away(-page),
    Home: () => (event.ctrlKey ? rows[0] : row)[0],
    End: () => (event.ctrlKey ? rows.at(-1) : row).at(-1),
  };
  return ways[event.key]?.();
}

export const KEYS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"];

// ---- walking in a group

export const STEPS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The nearest thing in the arrow's direction. */
export function neighbour(group, here, [across, down]) {
  const box = here.getBoundingClientRect();
  let best = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const other of thingsIn(group)) {
    const there = other.getBoundingClientRect();
    const right = there.x + there.width / 2 - box.x - box.width / 2;
    const below = there.y + there.height / 2 - box.y - box.height / 2;
    const ahead = right * across + below * down;
    const way = ahead + 2 * (Math.abs(right * down) + Math.abs(below * across));
    if (ahead > 1 && way < shortest) [best, shortest] = [other, way];
  }
  return best;
}

// ---- where a jump stops on a board

/** Where a jump stops: at squares where something can be done, or where pieces stand. */
const STOPS = { next: "[data-walk]:not([data-walk^='walk '])", piece: "[data-piece]" };

/** How much comes of what can be done on a square, where the game says so. */
const brings = (square) => Number(square.dataset.brings ?? 0);

/** Where a jump stops among these squares. Of what can be done, that comes first which brings the most. */
export function stopsAmong(squares, name) {
  const stops = squares.filter((each) => each.matches(STOPS[name]));
  return name === "next" ? stops.sort((one, other) => brings(other) - brings(one)) : stops;
}
