// Boards, hands of cards and rows of answers by the keyboard: what each key does there.

import { lead, leadNoMore } from "./leading.mjs";
import {
  BOARD,
  GROUP,
  goTo,
  goToBoard,
  KEYS,
  last,
  neighbour,
  ONE_STOP,
  SQUARE,
  STEPS,
  settle,
  stopOf,
  stopsAmong,
  target,
  thingsIn,
} from "./places.mjs";

/** A board beside which a number is being written. */
const READY = `${BOARD}[data-ready]`;

const say = (text) => document.dispatchEvent(new CustomEvent("paddock-said", { detail: text }));

// ---- rows of answers, of which one is chosen

/** The next or the last answer, and round again; it is chosen by going there. */
function chooseBeside(group, here, [across, down]) {
  const answers = thingsIn(group);
  const place = answers.indexOf(here) + across + down;
  const there = answers.at(place % answers.length);
  goTo(there);
  there.click();
}

// ---- letters and digits on a board

/** The name of a square that is being written, or null. */
let going = null;
/** Whether digits were put to a number since the last Enter. */
let writing = false;
/** Whether a number is wanted, also where letters and digits are no keys otherwise. */
let wanted = false;

/** What asks what comes of the number so far. */
const WRITTEN = "ask written";
/** What plays it: quick fingers are ahead of the board, so what is played is not read from there. */
const PLAY = "ask play";
/** What tells, softly, that the board ends. */
const EDGE = "ask edge";

const speak = (text) => window.paddock.voice.announce(text);

/** All others, from the next one on and round again. */
const roundFrom = (here, all) => [...all.slice(all.indexOf(here) + 1), ...all.slice(0, all.indexOf(here))];

/** From stop to stop, and round again; where there is one alone, it is said once more. */
function jump(board, here, name, backwards) {
  const squares = thingsIn(board);
  const stops = stopsAmong(squares, name);
  const round = stops.includes(here) ? roundFrom(here, stops) : stopsAmong(roundFrom(here, squares), name);
  if (goTo(round.at(backwards ? -1 : 0))) return;
  speak(stops.includes(here) ? here.getAttribute("aria-label") : board.dataset.none);
}

/** What is done here on the board; everything else is asked of the table. */
const DONE_HERE = {
  go: (board) => {
    going = "";
    speak(board.dataset.go);
  },
  write: (board) => {
    wanted = "ready" in board.dataset;
    say("ask write");
  },
  here: (_board, here) => speak(here.getAttribute("aria-label")),
  next: (board, here, backwards) => jump(board, here, "next", backwards),
  piece: (board, here, backwards) => jump(board, here, "piece", backwards),
  back: (_board, _here, backwards) => say(`ask ${backwards ? "forth" : "back"}`),
  sheet: () => say("app ear"),
};

function command(board, name, backwards = false) {
  const here = stopOf(board, thingsIn(board));
  if (DONE_HERE[name]) DONE_HERE[name](board, here, backwards);
  else say(`ask ${name}`);
}

/** Something on the board, from the sheet that lists everything: once that is put away. */
function beginOnBoard(name) {
  say("app close");
  const gone = new MutationObserver(() => {
    if (document.querySelector("dialog[open]")) return;
    gone.disconnect();
    const board = document.querySelector(BOARD);
    if (!board) return;
    goToBoard(board);
    command(board, name);
  });
  gone.observe(document.getElementById("over"), { childList: true, subtree: true, attributes: true });
}

/** A key while the name of a square is being written; it ends with Enter, and with any key that is no part of one. */
function write(board, event) {
  const { key } = event;
  if (key === "Enter") {
    const there = thingsIn(board).find((each) => each.dataset.name === going.toLowerCase());
    going = null;
    if (!goTo(there)) speak(board.dataset.nowhere);
    return true;
  }
  if (key === "Backspace") going = going.slice(0, -1);
  else if (/^[a-z0-9.]$/i.test(key)) going += key;
  else {
    going = null;
    return key === "Escape";
  }
  speak(going);
  return true;
}

/** What a key is for: "l last t turn …". */
const commandOf = (board, key) => {
  const words = (board.dataset.keys ?? "").split(" ");
  const place = words.indexOf(key);
  return place >= 0 && place % 2 === 0 ? words[place + 1] : "";
};

function letter(board, event) {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if (going !== null) return write(board, event);
  const takesDigits = "ready" in board.dataset && (wanted || "keys" in board.dataset);
  const name = commandOf(board, key.toLowerCase());
  if (takesDigits && /^[0-9]$/.test(key)) {
    writing = true;
    say(`pick card ${key}`);
    say(WRITTEN);
  } else if (takesDigits && key === "Backspace") {
    say("pick erase 0");
    say(WRITTEN);
  } else if (writing && takesDigits && key === "Enter") {
    writing = wanted = false;
    say(PLAY);
  } else if ("past" in board.dataset && key === "Escape") say("app now");
  else if (name) command(board, name, event.shiftKey && key !== key.toLowerCase());
  else return false;
  return true;
}

// ---- what was decided

/** Ctrl or Cmd with Z takes back, with Y or Shift and Z does it after all: the table's own buttons, while they are there. */
function takeBack(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target.matches?.("input, textarea")) return false;
  const key = event.key.toLowerCase();
  const tool = key === "z" && !event.shiftKey ? ".to-undo" : key === "y" || key === "z" ? ".to-redo" : "";
  const there = tool && !document.querySelector("dialog[open]") && document.querySelector(`.table ${tool}`);
  if (there) there.click();
  return Boolean(there);
}

// ---- fields that take a key

const KEY_FIELD = "[data-key-of]";
const NO_KEY = ["Backspace", "Delete"];

/** The command of this field gets a key, or none. */
const give = (field, key) => say(`keys set ${field.dataset.keyOf} ${key}`.trimEnd());

function takeKey(field, event) {
  const { key } = event;
  const isSign = [...key].length === 1 || key === "Dead";
  if (event.ctrlKey || event.altKey || event.metaKey || !(isSign || NO_KEY.includes(key))) return false;
  give(field, key === " " ? "Space" : isSign ? key : "");
  return true;
}

// Keyboards on the glass tell no keys, only what was written.
document.addEventListener("input", (event) => {
  const field = event.target.closest?.(KEY_FIELD);
  if (!field) return;
  const written = [...field.value].find((each) => each.toUpperCase() !== field.defaultValue) ?? "";
  field.value = field.defaultValue;
  give(field, written);
});

// ---- keys

function walk(event) {
  const here = event.target.closest?.(SQUARE);
  const group = event.target.closest?.(GROUP);
  const field = event.target.closest?.(KEY_FIELD);
  if (field) return takeKey(field, event);
  if (here && letter(here.closest(BOARD), event)) return true;
  if (here && KEYS.includes(event.key)) {
    const there = target(here.closest(BOARD), here, event);
    if (!there || there === here) say(EDGE);
    goTo(there);
    writing = false;
    return true;
  }
  if (here && (event.key === "Enter" || event.key === " ")) {
    here.click();
    return true;
  }
  const presses = event.key === "Enter" || event.key === " ";
  if (group && presses && event.target.dataset.tap?.startsWith("pick ") && document.querySelector(READY)) {
    event.target.click();
    say(WRITTEN);
    return true;
  }
  if (group && STEPS[event.key] && event.target.matches("[role=radio]")) {
    chooseBeside(group, event.target, STEPS[event.key]);
    return true;
  }
  if (group && STEPS[event.key] && !event.target.matches("input, select, textarea")) {
    goTo(neighbour(group, event.target, STEPS[event.key]));
    return true;
  }
  return false;
}

document.addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Tab") settle();
    else if (takeBack(event) || walk(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
  true,
);

document.addEventListener("focusin", (event) => {
  // A finger needs no lead, nor does who goes on alone.
  if (!event.target.matches?.("[data-start]:focus-visible")) leadNoMore();
  const group = event.target.closest?.(ONE_STOP);
  if (group) last.set(group, event.target.dataset.key);
});

// A board that is larger than its window came along with the keyboard: without it, it lies again as it is drawn.
document.addEventListener("focusout", (event) => {
  if (!event.relatedTarget && event.target.matches?.(".table button, .curtain button")) lead();
  if (!event.target.matches?.(SQUARE)) return;
  if (!event.relatedTarget?.closest(BOARD)) [going, writing, wanted] = [null, false, false];
  for (let node = event.target.parentElement; node && node.id !== "paddock"; node = node.parentElement) {
    node.scrollTop = 0;
    node.scrollLeft = 0;
  }
});

// Squares and the way to the board are pressed as buttons are: by Enter, and by whatever stands in for a finger.
document.addEventListener(
  "click",
  (event) => {
    const pressed = event.target.closest?.("[data-walk], [data-to-board], [data-on-board]");
    if (!pressed) return;
    event.stopPropagation();
    if (pressed.dataset.onBoard) beginOnBoard(pressed.dataset.onBoard);
    else if (pressed.dataset.walk) say(pressed.dataset.walk);
    else goToBoard(document.querySelector(BOARD));
  },
  true,
);

// The finger's buttons on squares are none of the keyboard's: they take no focus.
document.addEventListener("mousedown", (event) => {
  if (event.target.closest?.("button[aria-hidden=true]")) event.preventDefault();
});
