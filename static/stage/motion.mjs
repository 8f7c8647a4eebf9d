// Pieces on their way from one picture to the next. The page already shows how things stand; what plays here is the
// way there, and stopping at any moment shows the truth. Python says which pieces, and in which manner (`py/stage/motion.py`).

const paddock = (window.paddock = window.paddock || {});

/** Only in the room: before it stand some thousand drawings of the kit. */
const find = (key) => document.getElementById("paddock").querySelector(`[data-key="${CSS.escape(key)}"]`);

/** Where pieces were before the picture changed, by key. */
const places = new Map();

let running = [];

/** What turns about its own middle: inside an SVG board, the drawing within the node. */
const drawingOf = (element) => (element.ownerSVGElement ? centred(element.firstElementChild ?? element) : element);

const centred = (element) => {
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "center";
  return element;
};

/** How many pixels of the screen one unit of an element's own translation is; a table may be turned round. */
function scaleOf(element) {
  const turned = element.closest(".turned") ? -1 : 1;
  if (!element.ownerSVGElement) return turned;
  const { a, b } = element.parentNode.getScreenCTM();
  return turned * (Math.hypot(a, b) || 1);
}

const NOWHERE = { frames: [], size: 1 };

/** What comes from something larger begins no larger than this: its outlines grow with it. */
const LARGEST = 2;

/** Where something is shown just now; null if it isn't. */
function boxOf(element) {
  const box = element?.getBoundingClientRect();
  return box?.width || box?.height ? box : null;
}

/** How a style sheet lets new things appear would be measured as their place. */
function stopAppearing(element) {
  for (const animation of element.getAnimations()) if (animation instanceof CSSAnimation) animation.cancel();
}

/** The way from where a piece was, straight or in a leap, and how large it was there beside now if it comes from
 * something else; nothing if it was nowhere, or has not moved. */
function wayFrom(element, was, leaps, grown) {
  const is = element.getBoundingClientRect();
  const scale = scaleOf(element);
  const across = (was.left + was.width / 2 - is.left - is.width / 2) / scale;
  const down = (was.top + was.height / 2 - is.top - is.height / 2) / scale;
  const size = grown && is.width ? Math.min(LARGEST, was.width / is.width) : 1;
  const moved = Math.hypot(across, down) * Math.abs(scale) > 2;
  if (!moved || !is.width) return NOWHERE;
  const grows = size && Math.abs(size - 1) > 0.1 ? { scale: String(size) } : {};
  const start = { translate: `${across}px ${down}px`, ...grows };
  const end = { translate: "0px 0px", ...(grows.scale ? { scale: "1" } : {}) };
  if (!leaps) return { frames: [start, end], size };
  const lift = 0.32 * Math.hypot(across, down) * Math.sign(scale);
  const top = { translate: `${across / 2}px ${down / 2 - lift}px`, easing: "ease-in" };
  return { frames: [{ ...start, easing: "ease-out" }, top, end], size };
}

/** A piece that turns and grows on its way does both with the same property: its turn grows along. */
function growing(turn, size) {
  return turn.map((frame, place) => {
    if (!frame.scale) return frame;
    const now = frame.offset ?? place / (turn.length - 1);
    const scale = frame.scale.split(" ").map((part) => part * (size + (1 - size) * now));
    return { ...frame, scale: scale.join(" ") };
  });
}

/** A cue with its node, and its way as things stand before anything moves. */
function planned(cue) {
  const { key, source, travel, leaps } = cue;
  const element = find(key);
  if (!element) return [];
  const was = places.get(source || key) ?? (source ? boxOf(find(source)) : null);
  const found = travel.length || !was ? NOWHERE : wayFrom(element, was, leaps, source);
  return [{ ...cue, element, way: travel.length ? travel : found.frames, size: found.size }];
}

function start(text) {
  stop();
  const begun = new Set();
  let last = 0;
  const cues = JSON.parse(text);
  for (const { key } of cues) {
    const element = find(key);
    if (element) stopAppearing(element);
  }
  for (const { key, source, element, way, size, delay, duration, turn, easing } of cues.flatMap(planned)) {
    const play = (node, frames, fill) => running.push(node.animate(frames, { delay, duration, easing, fill }));
    // A copy that is only seen on its way out of sight is not seen before it sets out.
    const passes = Boolean(source) && turn.at(-1)?.opacity === 0;
    const holds = begun.has(key) ? "forwards" : "both";
    // The first part holds the old place until its turn; later ones take over in theirs.
    if (way.length) play(element.ownerSVGElement ? centred(element) : element, way, passes ? "none" : holds);
    if (way.length) begun.add(key);
    const drawing = drawingOf(element);
    if (turn.length) play(drawing, drawing === element ? growing(turn, size) : turn, passes ? "none" : "backwards");
    if (way.length || turn.length) last = Math.max(last, delay + duration);
  }
  places.clear();
  return last;
}

function stop() {
  for (const animation of running) animation.cancel();
  running = [];
}

function measure(text) {
  places.clear();
  for (const key of JSON.parse(text)) {
    const box = boxOf(find(key));
    if (box) places.set(key, box);
  }
}

paddock.motion = { measure, start, stop };
