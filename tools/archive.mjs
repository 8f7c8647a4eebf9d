// Starts Pyodide under Node and lets `archive_inside.py` compile Python in it.
// Called with the path of a job: {kind, roots | folder, target} (see `archives.py`).

import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { dirname, join } from "node:path";

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, "..", "node_modules");
const job = JSON.parse(readFileSync(process.argv[2], "utf-8"));

const { loadPyodide } = await import(pathToFileURL(join(packages, "pyodide", "pyodide.mjs")));
const { default: pyscript } = await import(
  pathToFileURL(join(packages, "@pyscript", "core", "src", "stdlib", "pyscript.js"))
);

const python = await loadPyodide({ indexURL: join(packages, "pyodide") });
python.runPython(readFileSync(join(here, "archive_inside.py"), "utf-8"));

let archive;
if (job.kind === "library") {
  archive = python.globals.get("library")(python.toPy(job.roots), python.toPy(pyscript));
} else {
  python.mountNodeFS("/app", job.folder);
  archive = python.globals.get("app")("/app");
}
writeFileSync(`${job.target}.half`, archive.toJs());
renameSync(`${job.target}.half`, job.target);
process.exit(0);
