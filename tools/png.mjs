// Writes a picture of few colours as a PNG file with a palette: a quarter of the bytes.

import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const ROOM = 256;

function chunk(kind, content) {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

const distance = (one, other) =>
  (((one >> 16) & 255) - ((other >> 16) & 255)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  ((one & 255) - (other & 255)) ** 2;

/** The colours that are used most, and for every other one the nearest of them. */
function palette(colours) {
  const uses = new Map();
  for (const colour of colours) uses.set(colour, (uses.get(colour) ?? 0) + 1);
  const byUse = [...uses.keys()].sort((one, other) => uses.get(other) - uses.get(one));
  const chosen = byUse.slice(0, ROOM);
  const places = new Map(chosen.map((colour, place) => [colour, place]));
  for (const colour of byUse.slice(ROOM)) {
    const nearest = chosen.reduce((best, other) => (distance(colour, other) < distance(colour, best) ? other : best));
    places.set(colour, places.get(nearest));
  }
  return { chosen, places };
}

/** `pixels` as red, green, blue, alpha; what shines through is taken as solid. */
export function withPalette(pixels, width, height) {
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at++)
    colours[at] = (pixels[4 * at] << 16) | (pixels[4 * at + 1] << 8) | pixels[4 * at + 2];
  const { chosen, places } = palette(colours);
  // Each line begins with the number of its filter: none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = places.get(colours[y * width + x]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(chosen.flatMap((colour) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", table),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
