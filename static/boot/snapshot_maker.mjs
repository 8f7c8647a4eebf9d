// A worker that starts Python, lets it read everything of ours, and keeps its memory for later visits. Told for
// which build and where; answers when it is done.

import { pageNames } from "../runtime/parcels.mjs";
import { startPython } from "./python.mjs";
import { keepSnapshot } from "./snapshot.mjs";

/**
 * The browser as Python will find it on the page. Our modules take hold of these by name when they are read;
 * the snapshot remembers only the names, and the page puts its own in their places.
 */
function pageToBe() {
  const names = Object.getOwnPropertyNames(globalThis);
  const here = Object.fromEntries(names.map((name) => [name, globalThis[name]]));
  return { ...here, ...Object.fromEntries(pageNames.map((name) => [name, here[name] ?? {}])) };
}

async function make(order) {
  const python = await startPython({ jsglobals: pageToBe(), _makeSnapshot: true });
  python.runPython("from app.warming import read_everything; read_everything(); del read_everything");
  await keepSnapshot(order, python.makeMemorySnapshot());
  return "made";
}

addEventListener("message", ({ data: order }) =>
  make(order).then(postMessage, (error) => postMessage(`could not be made: ${error}`)),
);
