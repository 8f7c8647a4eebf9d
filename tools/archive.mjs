// Starts Pyodide under Node and lets `archive_inside.py` compile Python in it.
// Called with the path of a job: {kind, folder, roots, target} (see `archives.py`).

import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, "..", "node_modules");
const job = JSON.parse(readFileSync(process.argv[2], "utf-8"));

const { loadPyodide } = await import(pathToFileURL(join(packages, "pyodide", "pyodide.mjs")));
const { default: pyscript } = await import(
  pathToFileURL(join(packages, "@pyscript", "core", "src", "stdlib", "pyscript.js"))
);

const python = await loadPyodide({ indexURL: join(packages, "pyodide") });
try {
  python.mountNodeFS("/project", dirname(here));
  python.runPython("import sys; sys.dont_write_bytecode = True; sys.path.append('/project')");
  python.mountNodeFS("/app", job.folder);
  const compile = python.pyimport("tools.archive_inside")[job.kind];
  const archive = job.kind === "library" ? compile(python.toPy(job.roots), python.toPy(pyscript)) : compile("/app");
  writeFileSync(`${job.target}.half`, archive.toJs());
  renameSync(`${job.target}.half`, job.target);
} catch (error) {
  // Without the engine's own stack, which is one line of a megabyte.
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
