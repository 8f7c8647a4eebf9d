// Writes the numbers of drawings as short as they can be. Takes a list of SVGs as JSON, and prints it so.

import { json } from "node:stream/consumers";

import { optimize } from "svgo";

/** A hundredth of a unit is seen at no size. */
const floatPrecision = 2;

/** Only what needs no style to be sure of: SVGO doesn't know which lines the kit's classes draw, nor which of the
 * marks that are no longer than their pen's point are meant. */
const plugins = [
  { name: "cleanupNumericValues", params: { floatPrecision } },
  {
    name: "convertPathData",
    params: { floatPrecision, applyTransforms: false, makeArcs: false, removeUseless: false },
  },
  "convertTransform",
  "convertEllipseToCircle",
  "sortAttrs",
];

const drawings = await json(process.stdin);
console.log(JSON.stringify(drawings.map((svg) => optimize(svg, { multipass: true, plugins }).data)));
