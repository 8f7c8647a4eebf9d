// What `interpreter` in pyscript.toml names. PyScript asks this module for nothing but `version` and
// `loadPyodide`, on the page and in a worker alike. On the page Python starts from the snapshot that an earlier
// visit left behind, if there is one; where and how it went is counted in the mark `paddock:snapshot`.

import { version } from "../runtime/pyodide/pyodide.mjs";
import { download, IN_WORKERS } from "./downloads.mjs";
import { startPython } from "./python.mjs";
import {
  beginTrial,
  endTrial,
  forgetSnapshot,
  hasPlace,
  keepSnapshot,
  keptSnapshot,
  letGo,
  memoryOf,
  Unfit,
} from "./snapshot.mjs";

export { version };

const build = globalThis.document?.documentElement.dataset.build;

function tell(trouble) {
  const { kind = "unknown", path = "", message } = trouble ?? {};
  dispatchEvent(new CustomEvent("paddock:trouble", { detail: { kind, path, message: String(message ?? trouble) } }));
}

let output = { stdout: console.log, stderr: console.error };

const options = { stdout: (line) => output.stdout(line), stderr: (line) => output.stderr(line) };

const count = (detail) => performance.mark("paddock:snapshot", { detail });

/**
 * From the snapshot, which is looked at while Pyodide's scripts are read. Chance must not repeat itself: what was
 * kept of it is thrown away.
 */
async function startFrom(snapshot) {
  beginTrial();
  const memory = memoryOf(snapshot, build);
  memory.catch(() => {});
  const python = await startPython({ ...options, _loadSnapshot: memory });
  python.runPython("import random; random.seed(); del random");
  // Or the page would hold its first memory too, for as long as it lives.
  letGo((await memory).buffer);
  python._api.config._loadSnapshot = null;
  count("used");
  return python;
}

/** A worker is there to think: it places beside the rest what only that needs (`py/bots/parcel.py`). */
async function startInWorker() {
  const parcels = IN_WORKERS.map(async (name) => [name, await download(name)]);
  const python = await startPython(options);
  for (const [name, parcel] of await Promise.all(parcels)) python.FS.writeFile(`/lib/paddock-${name}`, parcel);
  return python;
}

async function start() {
  if (!globalThis.document) return startInWorker();
  if (!build) return startPython(options);
  const kept = keptSnapshot();
  kept.catch(() => {});
  try {
    return await startFrom(await kept);
  } catch (reason) {
    count(reason instanceof Unfit ? reason.message : `failed: ${reason}`);
    if (hasPlace()) addEventListener("paddock:news", makeAnother);
    return startPython(options);
  }
}

/** When everything lies on the device, and Python has long been ready. */
async function makeAnother({ detail }) {
  if (detail !== "ready") return;
  removeEventListener("paddock:news", makeAnother);
  try {
    await forgetSnapshot();
    const maker = new Worker(new URL("./snapshot_maker.mjs", import.meta.url), { type: "module" });
    maker.onmessage = maker.onerror = ({ data, message }) => {
      maker.terminate();
      made(data ?? { complaint: message });
    };
    maker.postMessage(build);
  } catch (refused) {
    count(`could not be made: ${refused}`);
  }
}

async function made({ snapshot, complaint }) {
  const problem = complaint ?? (await keepSnapshot(snapshot).then(() => "", String));
  count(problem ? `could not be made: ${problem}` : "made");
}

if (build) {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("paddock:ready").length) return;
    observer.disconnect();
    endTrial();
  }).observe({ type: "mark", buffered: true });
}

// Begun at once: while PyScript itself is still being read, Python is already starting.
const started = Promise.all([start(), globalThis.paddock?.table]).then(
  ([python]) => python,
  (trouble) => {
    tell(trouble);
    throw trouble;
  },
);
// The page is told first; PyScript would only say that something is wrong.
started.catch(() => {});

/** Asked by PyScript, once a page or a worker. Of its options only where Python's output goes is news to us. */
export function loadPyodide({ stdout, stderr }) {
  output = { stdout, stderr };
  return started;
}
