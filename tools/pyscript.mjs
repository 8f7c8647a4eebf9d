// Makes PyScript's core one file that nobody has to wait for. Called with the folder of PyScript's package and the
// file to write.
//
// - As it comes, the core awaits at its top level. WebKit's loader of modules turns round for ever when a page is
//   left while such a module is still to begin (`asyncModuleEvaluation`), and takes the tab with it. So all of it
//   becomes a function that is called at once. What it exports is for plugins, and we have none.
// - Its plugin for errors is always fetched, even when turned off. All it is asked for then is to put no banner on
//   the page, so that is all it is here.

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { rollup } from "rollup";

import { stop } from "./stop.mjs";

const [folder, target] = process.argv.slice(2);

const cores = readdirSync(folder).filter((name) => /^core-.*\.js$/.test(name));
if (cores.length !== 1) stop(`PyScript's core should be one file, not ${cores.length}.`);

const ERRORS = /^\.\/error-/;
const QUIET = `
export const notOnDOM = () => {};
export const notify = (message) => {
  throw new Error(message);
};
`;

const quietErrors = {
  resolveId: (id, from) => from && (ERRORS.test(id) ? id : { id, external: "absolute" }),
  load: (id) => (ERRORS.test(id) ? QUIET : null),
};

const beginsAtOnce = {
  transform(code, id) {
    if (ERRORS.test(id)) return null;
    const statements = this.parse(code).body;
    const exported = statements.filter(({ type }) => type.startsWith("Export"));
    if (exported.length !== 1 || statements.some(({ type }) => type === "ImportDeclaration"))
      stop("PyScript's core should import nothing and export everything in one place.");
    const [{ start, end }] = exported;
    return { code: `(async () => {${code.slice(0, start)}${code.slice(end)}})();`, map: null };
  },
};

const bundle = await rollup({
  input: join(folder, cores[0]),
  treeshake: false,
  onwarn: (warning) => stop(warning.message),
  plugins: [quietErrors, beginsAtOnce],
});
const { output } = await bundle.generate({ format: "es", inlineDynamicImports: true, compact: true });
writeFileSync(target, output[0].code);
