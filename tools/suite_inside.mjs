// Runs pytest inside Pyodide under Node: the rules' own suites on the interpreter that ships.
// Called with the folder of the tests' packages, then pytest's arguments.

import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const house = join(dirname(fileURLToPath(import.meta.url)), "..");
const pyodide = join(house, "node_modules", "pyodide");
const [packages, ...options] = process.argv.slice(2);

const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const python = await loadPyodide({
  indexURL: pyodide,
  env: { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1", HYPOTHESIS_NO_PLUGINS: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
});
python.mountNodeFS("/house", house);
python.mountNodeFS("/packages", packages);
python.globals.set("options", python.toPy(options));
const failed = python.runPython(`
import os, sys
os.chdir("/house")
sys.path.append("/packages")
import pytest
int(pytest.main(["-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin", *options]))
`);
process.exit(failed);
