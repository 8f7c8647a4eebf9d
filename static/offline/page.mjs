// The page's side of playing offline and of new versions. Python begins it (`paddock.offline.begin`) when the
// page has long been ready, and hears what there is to tell as `paddock:news`:
//
// - `ready`: every file of this build lies on the device, each looked at;
// - `new`: another build has arrived as a whole, and waits for somebody's word to take over.

const paddock = (window.paddock = window.paddock || {});
const build = document.documentElement.dataset.build;
const workers = navigator.serviceWorker;

const WORKER = "offline.js";
const PATIENCE = 5000;
const HOUR = 3600_000;
const SELDOM = 60_000;

let registration = null;
let takingOver = false;
let lastLook = -Infinity;

const tell = (news) => dispatchEvent(new CustomEvent("paddock:news", { detail: news }));

/** What a worker answers to a question; nothing if it is gone or too old to understand. */
function ask(worker, question) {
  return new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answered(data);
    setTimeout(answered, PATIENCE);
    worker.postMessage(question, [port2]);
  });
}

/** Ready is only said of this page's own build, and only if not one file is missing. */
async function lookWhetherComplete(worker) {
  if ((await ask(worker, "build")) !== build) return;
  const missing = await ask(worker, "missing");
  if (Array.isArray(missing) && missing.length === 0) tell("ready");
}

const followed = new WeakSet();

function follow(worker) {
  if (!worker || followed.has(worker)) return;
  followed.add(worker);
  const arrived = () => {
    if (worker.state === "installed" && registration.active) tell("new");
    if (worker.state === "activated") lookWhetherComplete(worker);
  };
  worker.addEventListener("statechange", arrived);
  arrived();
}

/** Ask the host whether there is anything new; also begins again what was cut off. */
async function look() {
  lastLook = performance.now();
  try {
    registration = await workers.register(WORKER, { scope: "./" });
    registration.onupdatefound = () => follow(registration.installing);
    for (const worker of [registration.active, registration.waiting, registration.installing]) follow(worker);
    if (registration.active) await registration.update();
  } catch {
    // No network, or the host is away: what is here goes on as it is, and the next look may find more.
  }
}

/** Another window may have said the word: then this page is older than what answers it. */
async function changedHands() {
  if (takingOver) return location.reload();
  if (workers.controller && (await ask(workers.controller, "build")) !== build) tell("new");
}

const idle = (then) =>
  window.requestIdleCallback ? requestIdleCallback(then, { timeout: PATIENCE }) : setTimeout(then, 1500);

async function begin() {
  workers.addEventListener("controllerchange", changedHands);
  await look();
  setInterval(look, HOUR);
  const again = () => !document.hidden && performance.now() - lastLook > SELDOM && look();
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
}

/** Somebody wants the new version: it becomes the one that answers, and the page begins again, once. */
function takeOver() {
  if (takingOver) return;
  takingOver = true;
  if (!registration?.waiting) return location.reload();
  registration.waiting.postMessage("take over");
  setTimeout(() => location.reload(), PATIENCE);
}

/** For a page that can't start: leave the copy on the device behind, if the host is there to give another. */
async function startAfresh() {
  const kept = await workers?.getRegistration();
  if (!kept) return;
  const host = await fetch(`${WORKER}?${Date.now()}`, { cache: "no-store" }).catch(() => null);
  if (!host?.ok) return;
  await kept.unregister();
  const ours = (await caches.keys()).filter((name) => name.startsWith("paddock-") && name.endsWith(`-${kept.scope}`));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

paddock.offline = {
  // The page in the project's own folder is no build, and nothing of it is kept.
  begin: () => workers && build && idle(begin),
  takeOver,
  startAfresh,
};
