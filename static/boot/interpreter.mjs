// What `interpreter` in pyscript.toml names: Pyodide, started from this origin, with the library and the
// app as archives of byte code. PyScript asks this module for nothing but `version` and `loadPyodide`, on
// the page and in a worker alike.

import { loadPyodide as loadStock, version } from "../runtime/pyodide/pyodide.mjs";
import { lock } from "../runtime/parcels.mjs";
import { address, BrokenParcel, parcel } from "./parcels.mjs";

export { version };

const LIBRARY = "/lib/python314.zip";
const APP = "/lib/paddock.zip";

const PARCELS = ["engine", "library", "app"];

// Sent for at once; whoever needs them hears of their troubles.
for (const name of PARCELS) parcel(name).catch(() => {});

const tell = (trouble) => {
  const { kind = "unknown", path = "", message } = trouble ?? {};
  dispatchEvent(new CustomEvent("paddock:trouble", { detail: { kind, path, message: String(message ?? trouble) } }));
};

/** While Pyodide starts, its own requests are answered with the parcels that are already on their way. */
function handingOver() {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (request, options) => {
    const wanted = String(request?.url ?? request);
    if (wanted === address("engine")) return parcel("engine");
    if (wanted === address("library")) return parcel("library").then((bytes) => new Response(bytes));
    return fetch(request, options);
  };
  // Pyodide only warns when this fails, and then waits for ever.
  WebAssembly.instantiateStreaming = (source, imports) => {
    const result = instantiateStreaming.call(WebAssembly, source, imports);
    const broken = () => tell(new BrokenParcel("cut short", "pyodide/pyodide.asm.wasm"));
    Promise.resolve(source).then(() => result.catch(broken), () => {});
    return result;
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/** Never comes to an end, but fails as soon as one of the parcels is broken. */
const brokenParcel = () => Promise.all(PARCELS.map(parcel)).then(() => new Promise(() => {}));

/** The lobby is to be seen before Python takes the page's only thread. */
const painted = () =>
  new Promise((done) => {
    if (globalThis.document?.visibilityState === "visible") requestAnimationFrame(() => setTimeout(done));
    else done();
  });

let output = { stdout: console.log, stderr: console.error };

async function start() {
  await painted();
  const folder = new URL("../runtime/pyodide/", import.meta.url).href;
  const done = handingOver();
  const python = await loadStock({
    stdout: (line) => output.stdout(line),
    stderr: (line) => output.stderr(line),
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: address("library"),
    lockFileContents: lock,
    // Python has one nothing: what JavaScript calls null is None.
    convertNullToNone: true,
    fsInit: async (files) => files.writeFile(APP, await parcel("app")),
  }).finally(done);
  python.runPython(`import sys; sys.path[:0] = ["${APP}", "${LIBRARY}"]; del sys`);
  return python;
}

// Begun at once: while PyScript itself is still being read, Python is already starting.
const started = Promise.race([start(), brokenParcel()]);
started.catch(tell);

/** Asked by PyScript, once a page or a worker. Of its options only where Python's output goes is news to us. */
export function loadPyodide({ stdout, stderr }) {
  output = { stdout, stderr };
  return started;
}
