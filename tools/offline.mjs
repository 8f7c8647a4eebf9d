// Makes the service worker: bundles our own with Workbox, and writes into it which files to keep.
// Called with the folder to keep, the worker's source, its name in the folder, and the build's name.

import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { nodeResolve } from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import { rollup } from "rollup";
import { injectManifest } from "workbox-build";

import { stop } from "./stop.mjs";

const [folder, source, name, build] = process.argv.slice(2);
const target = join(folder, name);

const bundle = await rollup({
  input: source,
  onwarn: (warning) => stop(warning.message),
  plugins: [
    nodeResolve(),
    replace({
      preventAssignment: true,
      values: { "process.env.NODE_ENV": '"production"', "@build@": build },
      delimiters: ["", ""],
    }),
    terser(),
  ],
});
const { output } = await bundle.generate({ format: "iife" });
const bundled = `${target}.bundled`;
writeFileSync(bundled, output[0].code);

/** With its own hash in the list, a file that is not the one that was built is not taken. */
const withIntegrity = (entries) => ({
  manifest: entries.map((entry) => {
    const hash = createHash("sha384")
      .update(readFileSync(join(folder, entry.url)))
      .digest("base64");
    return { ...entry, integrity: `sha384-${hash}` };
  }),
  warnings: [],
});

const { count, warnings } = await injectManifest({
  swSrc: bundled,
  swDest: target,
  globDirectory: folder,
  globPatterns: ["**/*"],
  globIgnores: [name, `${name}.bundled`],
  maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  manifestTransforms: [withIntegrity],
});
rmSync(bundled);
if (warnings.length) stop(warnings.join("\n"));
console.log(count);
