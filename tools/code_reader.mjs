// Makes what reads square codes one small file. Called with the library's module and the file to write.

import { writeFileSync } from "node:fs";

import terser from "@rollup/plugin-terser";
import { rollup } from "rollup";

import { stop } from "./stop.mjs";

const ENTRY = "\0entry";
const [library, target] = process.argv.slice(2);

const bundle = await rollup({
  input: ENTRY,
  onwarn: (warning) => stop(warning.message),
  plugins: [
    {
      resolveId: (id) => (id === ENTRY ? ENTRY : null),
      load: (id) => (id === ENTRY ? `export { decodeQR } from ${JSON.stringify(library)};` : null),
    },
    terser(),
  ],
});
const { output } = await bundle.generate({ format: "es" });
writeFileSync(target, output[0].code);
