// Bundles style sheets with what they import, layer by layer, and makes them small. Called with their paths; prints a
// list of sheets as JSON.

import { bundle, Features } from "lightningcss-wasm";

import { stop } from "./stop.mjs";

/** The oldest browsers that the page is made for (README): a version's number stands in its upper bits. */
const OLDEST = { chrome: 112 << 16, firefox: 112 << 16, safari: (16 << 16) | (4 << 8) };

/** The page says itself which of its colours are for the night. */
const AS_WRITTEN = Features.LightDark;

/** Addresses are meant from the page, which holds the sheets. */
const fromPage = { Url: (url) => ({ ...url, url: url.url.replace(/^\.\.\//, "static/") }) };

function small(filename) {
  const { code, warnings } = bundle({
    filename,
    minify: true,
    targets: OLDEST,
    exclude: AS_WRITTEN,
    visitor: fromPage,
  });
  for (const { message } of warnings) stop(`${filename}: ${message}`);
  return new TextDecoder().decode(code);
}

console.log(JSON.stringify(process.argv.slice(2).map(small)));
