// Draws the PNG files that are ordered: [{source, target, width, height, ground, share, solid}], as JSON in a
// file. What has no transparent parts is `solid`. A drawing may stand smaller in the middle of a picture of one colour: `ground`, `share` of the shorter side.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import { initWasm, Resvg } from "@resvg/resvg-wasm";

import { withPalette } from "./png.mjs";

const engine = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
await initWasm(readFileSync(engine));

const inner = (svg) => svg.replace(/^[\s\S]*?<svg\b[^>]*>/, "").replace(/<\/svg>\s*$/, "");

function framed({ source, width, height, ground, share }) {
  const side = Math.min(width, height) * share;
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <svg ${place} viewBox="0 0 512 512">${inner(readFileSync(source, "utf-8"))}</svg></svg>`;
}

for (const order of JSON.parse(readFileSync(process.argv[2], "utf-8"))) {
  const drawing = order.ground ? framed(order) : readFileSync(order.source, "utf-8");
  const drawn = new Resvg(drawing, { fitTo: { mode: "width", value: order.width }, font: { loadSystemFonts: false } });
  const picture = drawn.render();
  const solid = order.ground || order.solid;
  writeFileSync(order.target, solid ? withPalette(picture.pixels, picture.width, picture.height) : picture.asPng());
}
