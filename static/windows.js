// What the window is like, as classes of <html>: `build` writes here what the style asks of it (`tools/sheets.mjs`).
// The sources ask by themselves, with @media. Loaded in the head, so that the first paint is right.
(() => {
  "use strict";
  const asked = document.currentScript.dataset.windows;
  for (const each of asked ? asked.split("|") : []) {
    const [name, query] = [each.slice(0, each.indexOf(" ")), matchMedia(each.slice(each.indexOf(" ") + 1))];
    const tell = () => document.documentElement.classList.toggle(name, query.matches);
    tell();
    query.addEventListener("change", tell);
  }
})();
