// Bundles style sheets with what they import, layer by layer, makes them small, and takes the window out of them.
// Called with their paths; prints {sheets: [a text for each], windows: {class: what it asks of the window}} as JSON.
//
// When a turned window makes other rules of a sheet hold that stands in layers, Chromium styles the whole page anew and
// lays out all its text. So what the sources ask of the window (`@media`) is asked here of a class of the page's root,
// which `static/windows.js` sets; it weighs nothing, so the rules count as they did.

import { createHash } from "node:crypto";
import { bundle, Features } from "lightningcss-wasm";
import postcss from "postcss";

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

const OF_THE_WINDOW = /\b(orientation|width|height)\b/;
const HEAD_OF_PAGE = /^(:root|html(?![\w-]))/;

/** The class for what is asked of the window: always the same one. */
const classOf = (asked) => `w${createHash("sha256").update(asked).digest("hex").slice(0, 4)}`;

/** The selector, holding only while the page's root has this class. */
function within(name, selector) {
  const root = selector.match(HEAD_OF_PAGE)?.[0];
  return root ? `${root}:where(.${name})${selector.slice(root.length)}` : `:where(.${name}) ${selector}`;
}

function turned(sheet, windows) {
  const style = postcss.parse(sheet);
  style.walkAtRules("media", (media) => {
    if (!OF_THE_WINDOW.test(media.params)) return;
    const name = classOf(media.params);
    windows[name] = media.params;
    media.walkRules((rule) => {
      rule.selectors = rule.selectors.map((selector) => within(name, selector));
    });
    media.replaceWith(media.nodes);
  });
  return style.toString();
}

const windows = {};
const sheets = process.argv.slice(2).map((path) => turned(small(path), windows));
console.log(JSON.stringify({ sheets, windows }));
