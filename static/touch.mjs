// The finger's longer ways, turned into the texts a tap says. They need an answer in every frame, which
// is why they are not in Python; what they mean is decided there all the same.
//
//   data-drag, data-drop   dragging a thing onto a target says the taps of both, one after the other
//   data-peek              says "peek on" while it is held, "peek off" afterwards
//   data-explain           a sentence about a piece: pressing and holding shows it beside the piece;
//                          a button without one shows its own name; with read aloud it is read as well
//   data-aloud             what is read aloud instead

const HOLD = 450; // milliseconds until a press is a hold
const STILL = 9; // pixels a finger may tremble
const QUICK = 400; // milliseconds in which nobody has seen yet what a tap brought
const NEAR = 24; // pixels that two taps at one place may lie apart

const say = (text) => document.dispatchEvent(new CustomEvent("paddock-said", { detail: text }));
const isOff = (node) => node.matches(":disabled, [aria-disabled=true]");

const paddock = (window.paddock = window.paddock || {});

let press = null; // the finger that is down: where, on what, and what has become of it
let deafUntil = 0; // the browser's own click after a drag or a hold is not a tap

const quiet = () => {
  deafUntil = performance.now() + 350;
};

// ---- holding

const beginHold = () => {
  const { node } = press;
  const held = node.closest("[data-explain], button[aria-label]");
  if (held) {
    press.held = true;
    showLabel(held);
    if (paddock.voice?.wanted) paddock.voice.speak(held.dataset.aloud || wordsOf(held), document.documentElement.lang);
  }
};

// What is explained may go away or be covered under the finger, and then its words go with it.
const wordsOf = (held) => (held.isConnected && (held.dataset.explain || held.getAttribute("aria-label"))) || "";

let label = null;
let onlooker = null;
const putLabel = (text, held, box) => {
  hideLabel();
  label = document.createElement("div");
  label.className = "tip";
  label.setAttribute("aria-hidden", "true");
  label.textContent = text;
  (held.closest("dialog") || document.body).append(label);
  const own = label.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - own.width - 8, box.x + box.width / 2 - own.width / 2));
  const above = box.y - own.height - 10;
  label.style.left = `${left}px`;
  label.style.top = `${above < 8 ? box.bottom + 10 : above}px`;
};
const showLabel = (held) => {
  putLabel(wordsOf(held), held, held.getBoundingClientRect());
  onlooker = new MutationObserver(() => label?.textContent !== wordsOf(held) && hideLabel());
  onlooker.observe(document.body, { subtree: true, childList: true, attributes: true });
};
const hideLabel = () => {
  clearTimeout(reading);
  onlooker?.disconnect();
  label?.remove();
  label = onlooker = null;
};

// ---- answering

const READING = 1500; // milliseconds that a sentence stays at least
const A_LETTER = 60; // and more for each of its letters
const SMALL = 240; // pixels: what is larger is ground, and neither shakes nor says where it was touched

let reading = 0;
let touched = null; // what the last click met, and where

paddock.tellThere = (text, refused) => {
  // A sheet covers whatever would be said below it.
  const ground = document.querySelector("dialog[open]") ?? document.body;
  const node = touched?.node.isConnected ? touched.node : ground;
  const thing = node.closest(":is([data-explain], button)[data-key]") || node.closest("[data-key]") || node;
  const box = thing.getBoundingClientRect();
  const small = Math.max(box.width, box.height) < SMALL;
  const told = (!refused && node.closest("[data-explain]")?.dataset.explain) || text;
  putLabel(told, thing, small || !touched ? box : new DOMRect(touched.x, touched.y, 0, 0));
  reading = setTimeout(hideLabel, READING + A_LETTER * told.length);
  if (refused && small) shake(thing);
};

const shake = (thing) => {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pace = getComputedStyle(document.documentElement).getPropertyValue("--tempo");
  if (still || Number(pace) === 0) return;
  const sway = ["0", "-4px", "4px", "-2px", "0"].map((translate) => ({ translate }));
  thing.animate(sway, { duration: 260, easing: "ease-in-out" });
};

// ---- dragging

const pixelsPerUnit = (node) => node.ownerSVGElement?.getScreenCTM()?.a || 1;

const beginDrag = () => {
  const { thing } = press;
  press.dragging = true;
  press.key = thing.dataset.key;
  thing.classList.add("dragged");
  // Picking it up is the first tap, unless it is picked already: a second tap would put it down.
  if (thing.getAttribute("aria-pressed") !== "true") say(thing.dataset.drag || thing.dataset.tap);
};

const carry = (x, y) => {
  if (!press.thing.isConnected && press.key) {
    press.thing = document.querySelector(`[data-key="${CSS.escape(press.key)}"]`) || press.thing;
  }
  const scale = pixelsPerUnit(press.thing);
  press.thing.classList.add("dragged");
  press.thing.style.translate = `${(x - press.x) / scale}px ${(y - press.y) / scale}px`;
};

const targetAt = (x, y) => {
  for (const node of document.elementsFromPoint(x, y)) {
    if (press.thing.contains(node)) continue; // what is carried lies over everything
    const target = node.closest("[data-drop]");
    if (target && !isOff(target)) return target;
  }
  return null;
};

const endDrag = (x, y) => {
  const target = targetAt(x, y);
  press.thing.classList.remove("dragged");
  press.thing.style.translate = "";
  if (target) say(target.dataset.drop || target.dataset.tap);
};

// ---- peeking

let peeking = false;
const peek = (on) => {
  if (peeking === on) return;
  peeking = on;
  say(on ? "peek on" : "peek off");
};

// ---- two quick taps

// A child taps twice. What the first tap brought under the finger was not meant by the second: it would open
// the next curtain. The same thing may be tapped as quickly as one likes.
let touching = false;
let tapped = null;

const isMeantForAnother = (event) => {
  const text = event.target.closest?.("[data-tap]")?.dataset.tap;
  const quick = tapped && event.timeStamp - tapped.time < QUICK;
  const near = tapped && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < NEAR;
  if (touching && quick && near && text !== tapped.text) return true;
  tapped = { text, time: event.timeStamp, x: event.clientX, y: event.clientY };
  return false;
};

// ---- the finger

const forget = () => {
  clearTimeout(press?.timer);
  if (press?.dragging) {
    press.thing.classList.remove("dragged");
    press.thing.style.translate = "";
  }
  press = null;
  hideLabel();
  peek(false);
};

document.addEventListener(
  "pointerdown",
  (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    touching = event.pointerType !== "mouse";
    forget();
    const node = event.target;
    if (!(node instanceof Element)) return;
    if (node.closest("[data-peek]")) {
      peek(true);
      return;
    }
    const thing = node.closest("[data-drag]");
    press = {
      x: event.clientX,
      y: event.clientY,
      node,
      thing: thing && !isOff(thing) ? thing : null,
      timer: setTimeout(() => press && beginHold(), HOLD),
    };
  },
  { passive: true },
);

document.addEventListener(
  "pointermove",
  (event) => {
    if (!press || !event.isPrimary) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL;
    if (far) clearTimeout(press.timer);
    if (far && press.thing && !press.dragging && !press.held) beginDrag();
    if (press.dragging) carry(event.clientX, event.clientY);
  },
  { passive: true },
);

document.addEventListener(
  "pointerup",
  (event) => {
    if (!event.isPrimary) return;
    if (press?.dragging) {
      endDrag(event.clientX, event.clientY);
      press.dragging = false;
      quiet();
    } else if (press?.held || peeking) {
      quiet();
    }
    forget();
  },
  { passive: true },
);

for (const name of ["pointercancel", "blur"]) window.addEventListener(name, forget);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) forget();
});

// A click made by a program or a key has no place on the screen; it always counts.
document.addEventListener(
  "click",
  (event) => {
    if (event.detail && (performance.now() < deafUntil || isMeantForAnother(event))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const { target } = event;
    const box = target.getBoundingClientRect();
    touched = event.detail
      ? { node: target, x: event.clientX, y: event.clientY }
      : { node: target, x: box.x + box.width / 2, y: box.y };
  },
  true,
);

// The keyboard peeks by holding a key down.
document.addEventListener("keydown", (event) => {
  if ((event.key === " " || event.key === "Enter") && event.target.closest?.("[data-peek]")) {
    event.preventDefault();
    peek(true);
  }
});
document.addEventListener("keyup", () => peek(false));

// The browser's own menu on a long press would cover the table; text fields keep theirs.
document.addEventListener("contextmenu", (event) => {
  if (!event.target.closest?.("input, textarea, [data-selectable]")) event.preventDefault();
});
// A pinch does not tear the table apart (Safari asks by this name).
document.addEventListener("gesturestart", (event) => event.preventDefault());
