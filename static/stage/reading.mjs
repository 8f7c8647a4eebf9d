// The tablet's own voice. Nothing that it says is cut off by what it says next; only a hand that hurries on, or hands
// the tablet on, makes it fall silent.

// ---- voices

/** The languages for which there was a voice in this visit: one that is gone for a while may still be spoken. */
const known = new Set();

/** The languages of which it was said that no voice speaks them. */
const told = new Set();

/** The best voice of a language: one that needs no network. */
function voiceFor(language) {
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(language));
  if (voices.length) known.add(language);
  return voices.find((voice) => voice.localService) ?? voices[0] ?? null;
}

/** Whether there are voices, but never one of this language: another's would only babble. */
function isSilent(language) {
  if (voiceFor(language) || known.has(language) || !speechSynthesis.getVoices().length) return false;
  tellOnce(language);
  return true;
}

/** That nothing can be read in this language. */
function tellOnce(language) {
  if (told.has(language)) return;
  told.add(language);
  document.dispatchEvent(new CustomEvent("paddock-said", { detail: "app voiceless" }));
}

// ---- the first touch

let primed = false;
let touched = Boolean(navigator.userActivation?.hasBeenActive);
let whenTouched = () => {};
let touch = touched
  ? Promise.resolve()
  : new Promise((resolve) => {
      whenTouched = resolve;
    });

/** A tablet that speaks only after a touch is asked for nothing, in that touch. */
function prime() {
  if (primed) return;
  primed = true;
  const nothing = new SpeechSynthesisUtterance(" ");
  nothing.volume = 0;
  try {
    speechSynthesis.speak(nothing);
  } catch {
    // A tablet that refuses this refuses every sentence, and `read` finds that out.
  }
}

for (const gesture of ["pointerup", "keydown", "click"]) {
  document.addEventListener(
    gesture,
    () => {
      touched = true;
      if (window.paddock.voice.wanted) prime();
      whenTouched();
    },
    { capture: true, passive: true },
  );
}

/** What was not allowed before a touch waits for the next one. */
function nextTouch() {
  touched = primed = false;
  touch = new Promise((resolve) => {
    whenTouched = resolve;
  });
  return touch;
}

// ---- reading

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

/** Read a sentence aloud after those that came before, and after the first touch; comes true when it has ended. */
export function speak(text, language) {
  if (isSilent(language)) return Promise.resolve();
  const mine = round;
  queue = queue.then(() => touch).then(() => (mine === round ? read(text, language) : null));
  // Nobody waits for a touch: until then the game goes on unheard.
  const enough = touched ? queue : new Promise((resolve) => setTimeout(resolve, WAITS.begin));
  return Promise.race([queue, enough]);
}

function read(text, language) {
  return new Promise((done) => {
    const mine = round;
    const utterance = new SpeechSynthesisUtterance(text);
    let patience = 0;
    const ended = () => {
      clearTimeout(patience);
      if (reading?.utterance === utterance) reading = null;
      done();
    };
    const neverBegun = () => {
      mute = true;
      if (!speechSynthesis.getVoices().length) tellOnce(language);
      ended();
    };
    utterance.lang = language;
    utterance.rate = 0.95;
    utterance.volume = window.paddock.voice.volume;
    utterance.voice = voiceFor(language);
    utterance.onend = ended;
    utterance.onerror = (event) => {
      if (event.error !== "not-allowed") return ended();
      clearTimeout(patience);
      return nextTouch().then(() => (mine === round ? read(text, language).then(ended) : ended()));
    };
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
export function hush() {
  round += 1;
  reading?.ended();
  // Also one that has not begun in all that time.
  if (asked) speechSynthesis.cancel();
}
