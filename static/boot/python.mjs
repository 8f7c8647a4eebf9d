// Pyodide, started from this origin, with the library and the app as archives of byte code: from nothing, from
// a snapshot of its memory, or so that one can be made. On the page and in workers alike.

import { lock, sources } from "../runtime/downloads.mjs";
import { loadPyodide } from "../runtime/pyodide/pyodide.mjs";
import { address, DOWNLOADS, download } from "./downloads.mjs";

const LIBRARY = "/lib/python314.zip";

/** An archive; in the project's own folder, where `sources` are read instead, a folder. */
const APP = "/lib/paddock";

// Sent for at once; whoever needs them hears of their troubles.
for (const name of DOWNLOADS) download(name).catch(() => {});

/** Ours comes before whatever Pyodide or PyScript put in front, and once. */
const FIRST_PLACES = `import sys; sys.path[:] = dict.fromkeys(["${APP}", "${LIBRARY}", *sys.path]); del sys`;

/** While Pyodide starts, its own requests are answered with the downloads that are already on their way. */
function handingOver() {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (request, options) => {
    const wanted = String(request?.url ?? request);
    if (wanted === address("engine")) return new Response();
    if (wanted === address("library")) return new Response(await download("library"));
    return fetch(request, options);
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const module = await download("engine");
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/** Never comes to an end, but fails as soon as one of the downloads is broken: Pyodide would wait for ever. */
const brokenDownload = () => Promise.all(DOWNLOADS.map(download)).then(() => new Promise(() => {}));

/** A Python that finds everything of ours. */
export async function startPython(options) {
  const folder = new URL("../runtime/pyodide/", import.meta.url).href;
  const done = handingOver();
  const starting = loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: address("library"),
    lockFileContents: lock,
    // Python has one nothing: what JavaScript calls null is None.
    convertNullToNone: true,
    fsInit: async (files) => (sources ? sources.place(files, APP) : files.writeFile(APP, await download("app"))),
    ...options,
  });
  const python = await Promise.race([starting, brokenDownload()]).finally(done);
  python.runPython(FIRST_PLACES);
  sources?.begin(python, APP);
  return python;
}
