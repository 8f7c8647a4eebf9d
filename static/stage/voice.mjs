// What is heard besides sounds: the live region for screen readers, and the tablet's own voice, which comes when
// something is to be read (`reading.mjs`).

const paddock = (window.paddock = window.paddock || {});

const NO_BREAK_SPACE = "\u00a0";

/** Milliseconds a line stays in the live region: long enough for a reader that is still busy with the one before. */
const lifeOf = (text) => 10000 + 100 * text.length;

let before = "";

/** Where a line is heard: while a sheet lies open, all outside it is asleep for a screen reader too. */
const regionOf = (urgent) =>
  document.querySelector("dialog[open] [data-heard]") ?? document.getElementById(urgent ? "turn" : "live");

/** A line in the polite region; in the other one if it is somebody's turn, which alone may interrupt. */
function announce(text, urgent = false) {
  const region = regionOf(urgent);
  const line = document.createElement("p");
  // The same line twice would be read once.
  before = text === before ? text + NO_BREAK_SPACE : text;
  line.textContent = before;
  region.append(line);
  setTimeout(() => line.remove(), lifeOf(text));
}

function forget() {
  document.getElementById("live").replaceChildren();
  document.getElementById("turn").replaceChildren();
  before = "";
}

// ---- the tablet's own voice

const VOICE = "static/stage/reading.mjs";

let wanted = false;
let reader = null;

/** The module that reads, once it is here; null if it can't be had now. */
function fetched() {
  if (!window.speechSynthesis) return null;
  reader ??= import(new URL(VOICE, document.baseURI).href).catch(() => {
    reader = null;
    return null;
  });
  return reader;
}

/** Read a sentence aloud after those that came before; comes true when it has ended. */
const speak = async (text, language) => (await fetched())?.speak(text, language);

/** Drop what is being read, and all that was to be read after it. */
const hush = () => reader?.then((voice) => voice?.hush());

/** Whether anything will have to be read: a voice that speaks only after a touch waits for the next one. */
function want(on) {
  if (wanted && !on) hush();
  wanted = on;
  if (on) fetched();
}

paddock.voice = {
  announce,
  forget,
  speak,
  hush,
  want,
  /** How loud the voice is, from its next sentence on. */
  volume: 1,
  get wanted() {
    return wanted;
  },
};
