// Every sheep of the kit wears all hats, and the seat says which one shows; on the page it wears no other.
//
// Hats that nobody sees are three quarters of a sheep's shapes, and the browser copies and styles them all. So whatever
// is drawn with a hat is drawn from a copy of the drawing that has only the hat of its seat. The copies are made for the
// first picture and stand beside their originals. A picture knows nothing of this: it names the drawing, and
// `static/style/tokens.css` says whose hat is whose.

const OWN = /^hat-\d-/;
const HATS = "[class^=hat-]";
const worn = new Map();
const drawing = (id) => {
  const found = document.getElementById(id);
  return found?.localName === "symbol" ? found : null;
};
const named = (use) => (use.getAttribute("href") ?? "").slice(1).replace(OWN, "");
const hasHats = (id) => {
  const found = drawing(id);
  if (found && !worn.has(id)) {
    const inner = [...found.querySelectorAll("use")].some((use) => hasHats(named(use)));
    worn.set(id, inner || found.querySelector(HATS) !== null);
  }
  return worn.get(id) ?? false;
};
// Whose hat: the nearest seat's; where a drawing says that somebody is nobody, none.
const seatOf = (node, outside) => {
  const said = node.closest("[class*=seat-], .k-nobody")?.getAttribute("class");
  return said === undefined ? outside : (said.match(/\bseat-(\d)/)?.[1] ?? "0");
};
const copied = new Set();
const copy = (id) => {
  for (const seat of "012345678") {
    const own = drawing(id).cloneNode(true);
    own.id = `hat-${seat}-${id}`;
    for (const hat of own.querySelectorAll(HATS)) {
      if (hat.getAttribute("class") !== `hat-${seatOf(hat, seat)}`) hat.remove();
    }
    for (const use of own.querySelectorAll("use")) fit(use, seat);
    drawing(id).after(own);
  }
};
// All at once, with the first picture that has hats: which copies there are must not tell who
// looked at what. Not sooner: it takes longer than all that is done before Python answers taps.
export const copyAll = () => {
  const ids = [...document.querySelectorAll("symbol[id]")].map((symbol) => symbol.id);
  const due = ids.filter((id) => !OWN.test(id) && !copied.has(id) && hasHats(id));
  due.forEach((id) => copied.add(id));
  due.forEach(copy);
};
const fit = (use, outside) => {
  const id = named(use);
  if (!hasHats(id)) return;
  if (!copied.has(id)) copyAll();
  const href = `#hat-${seatOf(use, outside)}-${id}`;
  if (use.getAttribute("href") !== href) use.setAttribute("href", href);
};
/** Puts the right hats on everything that is drawn in an element. */
export const fitAll = (top) => {
  if (top.localName === "use") fit(top, "0");
  for (const use of top.querySelectorAll("use")) fit(use, "0");
};
