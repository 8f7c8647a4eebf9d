// The big files that Python's start needs: asked for at once, counted as they come, and looked at
// before they are handed on, since Pyodide itself would wait for ever on a broken one.

import { downloads, inWorkers } from "../runtime/downloads.mjs";

export const DOWNLOADS = Object.keys(downloads);

/** What only workers fetch at their start. */
export const IN_WORKERS = Object.keys(inWorkers);

const files = { ...downloads, ...inWorkers };

const asked = new Map();

/** A trouble that the page can explain: which file, and what is the matter with it. */
export class BrokenDownload extends Error {
  constructor(kind, path) {
    super(`${path}: ${kind}`);
    this.kind = kind;
    this.path = path;
  }
}

export const address = (name) => new URL(`../runtime/${files[name].path}`, import.meta.url).href;

/** Kept for the page's bar, which may not be listening yet. In a worker nobody looks. */
function tell(name, bytes) {
  if (!globalThis.paddock) return;
  paddock.arrived[name] = { bytes, total: files[name].bytes };
  dispatchEvent(new Event("paddock:bytes"));
}

async function answer(name) {
  const { path } = files[name];
  // On the page it is on its way already (`early_requests.js`); a worker sends for it here.
  const sent = globalThis.paddock?.asked?.[address(name)] ?? fetch(address(name), { credentials: "same-origin" });
  const response = await sent.catch(() => {
    throw new BrokenDownload("unreachable", path);
  });
  if (!response.ok) throw new BrokenDownload("missing", path);
  return response;
}

async function count(name, response) {
  const reader = response.body.getReader();
  let arrived = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    tell(name, (arrived += value.length));
  }
}

/**
 * The engine is compiled while it comes. It must be just as it came from the network, since only then the
 * browser finds what it compiled on an earlier visit. A copy is what is counted.
 */
async function engine() {
  const response = await answer("engine");
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("application/wasm")) throw new BrokenDownload("wrong type", files.engine.path);
  count("engine", response.counted ?? response.clone()).catch(() => {});
  return (response.module ?? WebAssembly.compileStreaming(response)).catch(() => {
    throw new BrokenDownload("cut short", files.engine.path);
  });
}

async function archive(name) {
  const { path, bytes } = files[name];
  const response = await answer(name);
  const whole = new Uint8Array(bytes);
  const reader = response.body.getReader();
  let arrived = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new BrokenDownload("cut short", path);
    });
    if (done) break;
    if (arrived + value.length > bytes) throw new BrokenDownload("not the right one", path);
    whole.set(value, arrived);
    arrived += value.length;
    tell(name, arrived);
  }
  if (arrived !== bytes) throw new BrokenDownload("cut short", path);
  return whole;
}

/** The download of this name, the engine compiled, an archive as bytes; the first question sends for it. */
export function download(name) {
  if (!asked.has(name)) asked.set(name, name === "engine" ? engine() : archive(name));
  return asked.get(name);
}
