// A worker that starts Python, lets it read everything of ours, and answers with a snapshot of its memory. Told
// for which build.

import { pageNames } from "../runtime/downloads.mjs";
import { startPython } from "./python.mjs";
import { snapshotOf } from "./snapshot.mjs";

/**
 * The browser as Python will find it on the page. Our modules take hold of these by name when they are read;
 * the snapshot remembers only the names, and the page puts its own in their places.
 */
function pageToBe() {
  const names = Object.getOwnPropertyNames(globalThis);
  const here = Object.fromEntries(names.map((name) => [name, globalThis[name]]));
  return { ...here, ...Object.fromEntries(pageNames.map((name) => [name, here[name] ?? {}])) };
}

async function make(build) {
  const python = await startPython({ jsglobals: pageToBe(), _makeSnapshot: true });
  python.runPython("from app.shell.preload_modules import read_everything; read_everything(); del read_everything");
  return snapshotOf(python.makeMemorySnapshot(), build);
}

addEventListener("message", ({ data: build }) =>
  make(build).then(
    (snapshot) => postMessage({ snapshot }, [snapshot.content]),
    (error) => postMessage({ complaint: String(error) }),
  ),
);
