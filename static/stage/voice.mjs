// What is heard besides sounds: the live region for screen readers, and the tablet's own voice. Nothing that is said
// is cut off by what is said next; only a hand that hurries on, or hands the tablet on, makes it fall silent.

const paddock = (window.paddock = window.paddock || {});

const NO_BREAK_SPACE = "\u00a0";

/** Milliseconds a line stays in the live region: long enough for a reader that is still busy with the one before. */
const lifeOf = (text) => 10000 + 100 * text.length;

let before = "";

function announce(text) {
  const region = document.getElementById("live");
  const line = document.createElement("p");
  // The same line twice would be read once.
  before = text === before ? text + NO_BREAK_SPACE : text;
  line.textContent = before;
  region.append(line);
  setTimeout(() => line.remove(), lifeOf(text));
}

function forget() {
  document.getElementById("live").replaceChildren();
  before = "";
}

function voiceFor(language) {
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(language));
  return voices.find((voice) => voice.localService) ?? voices[0] ?? null;
}

/** Milliseconds until a voice that was asked must have begun, and one that has begun must have ended. */
const WAITS = { begin: 4000, mute: 400, end: (text) => 4000 + 150 * text.length };

/** Whether the last sentence was never begun: a tablet without a voice is not waited for again and again. */
let mute = false;

/** Everything that is to be read, one after the other; `round` counts the times when all of it was dropped. */
let queue = Promise.resolve();
let round = 0;

/** Whether the voice was ever asked for anything. */
let asked = false;

/** What is being read, and its end. Held here as well because browsers drop what nobody holds in the middle of a word. */
let reading = null;

/** Read a sentence aloud after those that came before; comes true when it has ended. */
function speak(text, language) {
  if (!window.speechSynthesis) return Promise.resolve();
  const mine = round;
  queue = queue.then(() => (mine === round ? read(text, language) : null));
  return queue;
}

function read(text, language) {
  return new Promise((done) => {
    const utterance = new SpeechSynthesisUtterance(text);
    let patience = 0;
    const ended = () => {
      clearTimeout(patience);
      if (reading?.utterance === utterance) reading = null;
      done();
    };
    const neverBegun = () => {
      mute = true;
      ended();
    };
    utterance.lang = language;
    utterance.rate = 0.95;
    utterance.voice = voiceFor(language);
    utterance.onend = ended;
    utterance.onerror = ended;
    utterance.onstart = () => {
      mute = false;
      clearTimeout(patience);
      patience = setTimeout(ended, WAITS.end(text));
    };
    patience = setTimeout(neverBegun, mute ? WAITS.mute : WAITS.begin);
    reading = { utterance, ended };
    asked = true;
    try {
      speechSynthesis.speak(utterance);
    } catch {
      neverBegun();
    }
  });
}

/** Drop what is being read, and all that was to be read after it. */
function hush() {
  round += 1;
  reading?.ended();
  // Also one that has not begun in all that time.
  if (asked) speechSynthesis.cancel();
}

paddock.voice = { announce, forget, speak, hush };
