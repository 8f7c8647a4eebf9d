// Bundles the page's modules in a half-made `dist/`, in their places. Called with that folder and, as JSON, which
// file is made of which modules. What has gone into another file and is asked for by nobody is taken away.

import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import terser from "@rollup/plugin-terser";
import { rollup } from "rollup";

import { stop } from "./stop.mjs";

const [folder, wanted] = process.argv.slice(2);
const files = JSON.parse(wanted);
const LIST = "\0list";

/** Stays a file of its own, found from where it was found. */
const PYODIDE = /^\.\.\/runtime\/pyodide\//;

/** A module that does nothing but ask for these. */
const listing = (modules) => ({
  resolveId: (id) => (id === LIST ? LIST : PYODIDE.test(id) ? { id, external: "absolute" } : null),
  load: (id) =>
    id === LIST ? modules.map((name) => `export * from ${JSON.stringify(resolve(folder, name))};`).join("\n") : null,
});

// Names stay as they are: they come back in the reports of errors.
const small = terser({ compress: false, mangle: false, format: { comments: false } });

const gone = new Set();
for (const [file, modules] of Object.entries(files)) {
  const bundle = await rollup({
    input: LIST,
    onwarn: (warning) => stop(warning.message),
    plugins: [listing(modules), small],
  });
  const { output } = await bundle.generate({ format: "es", file: join(folder, file) });
  const [{ code, moduleIds }] = output;
  moduleIds.filter((id) => id !== LIST).forEach((id) => gone.add(id));
  files[file] = code;
}
gone.forEach((path) => rmSync(path));
for (const [file, code] of Object.entries(files)) writeFileSync(join(folder, file), code);
