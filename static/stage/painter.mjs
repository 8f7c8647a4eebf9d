// Paints pictures: a whole one from its HTML, and what has changed from a list of operations. What they mean stands in
// `py/stage/patch.py` and `py/stage/operations.py`; the functions here only carry them out.

import { copyAll, fitAll } from "./hats.mjs";

const paddock = (window.paddock = window.paddock || {});

/** Where a node's style stands in markup (`STYLE` of `py/stage/html.py`). */
const STYLED = "data-style";

/** Attributes that, as `value` does, only say how a form begins; what it shows now is the property. */
const LIVE = ["checked", "selected"];

// The policy of the page forbids styles in HTML, so they are applied through the style object.
const dress = (node) => {
  node.style.cssText = node.getAttribute(STYLED);
};
const dressAll = (top) => {
  if (top.matches(`[${STYLED}]`)) dress(top);
  top.querySelectorAll(`[${STYLED}]`).forEach(dress);
};
const operations = {
  SetText: (node, text) => {
    node.data = text;
  },
  SetAttribute: (node, name, value) => {
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
    if (name === "class" || name === "href") fitAll(node);
    if (name === STYLED && value === null) node.removeAttribute("style");
    else if (name === STYLED) dress(node);
    else if (name === "value") node.value = value ?? "";
    else if (LIVE.includes(name)) node[name] = value !== null;
  },
  InsertText: (parent, before, text) =>
    parent.insertBefore(document.createTextNode(text), parent.childNodes[before] ?? null),
  Insert: (parent, before, markup) => {
    const place = document.createRange();
    place.selectNodeContents(parent);
    const added = place.createContextualFragment(markup);
    const roots = [...added.children];
    roots.forEach(dressAll);
    parent.insertBefore(added, parent.childNodes[before] ?? null);
    roots.forEach(fitAll);
  },
  Remove: (parent, place) => parent.childNodes[place].remove(),
  Move: (parent, place, before) => {
    const children = parent.childNodes;
    parent.insertBefore(children[place], children[before] ?? null);
  },
};

paddock.painter = {
  copyHats: copyAll,
  paint: (place, markup) => {
    place.innerHTML = markup;
    dressAll(place);
    fitAll(place);
  },
  painted: () =>
    new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
      setTimeout(done, document.hidden ? 0 : 100);
    }),
  placeOfFocus: (top) => {
    const path = [];
    let node = document.activeElement;
    if (!node || !top.contains(node)) return "";
    for (; node !== top; node = node.parentNode) path.unshift([...node.parentNode.childNodes].indexOf(node));
    return JSON.stringify(path);
  },
  change: (top, text) => {
    for (const [name, path, ...rest] of JSON.parse(text)) {
      const node = path.reduce((parent, place) => parent.childNodes[place], top);
      operations[name](node, ...rest);
    }
  },
};
