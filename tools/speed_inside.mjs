// Runs one Python program inside Pyodide under Node, with the house mounted: how fast the rules are there.
// Called with the program's path in the house, then its arguments.

import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const house = join(dirname(fileURLToPath(import.meta.url)), "..");
const pyodide = join(house, "node_modules", "pyodide");
const [program, ...options] = process.argv.slice(2);

const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: pyodide, env: { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1" } });
python.mountNodeFS("/house", house);
python.globals.set("arguments", python.toPy([`/house/${program}`, ...options]));
python.runPython(`
import runpy, sys
sys.argv = arguments
try:
    runpy.run_path(arguments[0], run_name="__main__")
except SystemExit as end:
    code = int(end.code or 0)
`);
process.exit(python.globals.get("code") ?? 0);
