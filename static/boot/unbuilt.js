// The page as it stands in the project's own folder, served by any host: all drawings go into it as they are, and
// Python reads our modules one by one (`sources.mjs`). `build` leaves this out and puts what it has made of them in
// its place. Where nothing is prepared yet, the page says how to do that.
(() => {
  "use strict";
  const paddock = window.paddock;
  if (location.protocol === "file:") return;

  window.paddockSentences.troubles.missing = {
    what: "This folder is not prepared yet.",
    how: "Run \u201cpython3 tasks.py prepare\u201d in it, then try again. Or run \u201cpython3 tasks.py play\u201d and use the address it prints.",
  };
  import("../runtime/downloads.mjs").catch((reason) => paddock.trouble("missing", reason));

  // The sheets are linked already; Python waits for the drawings.
  const text = async ({ href }) => (await fetch(href, { cache: "no-cache" })).text();
  const drawings = document.body.appendChild(document.createElement("div"));
  paddock.table = Promise.all([...document.querySelectorAll("link[rel=kit]")].map(text)).then((texts) => {
    drawings.innerHTML = texts.join("");
  });
  paddock.insertTable = () => {};

  // Many a host lets a browser keep what has just been edited: then the page begins again with what is there now.
  const read = async (address, cache) => (await fetch(address, { cache })).text();
  const edited = async (address) => (await read(address, "force-cache")) !== (await read(address, "no-cache"));
  addEventListener("load", async () => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    const named = Array.from(document.querySelectorAll("script[src]"), ({ src }) => src);
    const ours = new Set([...fetched, ...named].filter((name) => /^(?!.*\/runtime\/).*\.(css|m?js|py)$/.test(name)));
    if ((await Promise.all(Array.from(ours, edited))).includes(true)) location.reload();
  });

  // Taken away by `first_paint.js`, which finds the lobby's drawings in it when they are built.
  document.body.appendChild(document.createElement("div")).id = "drawings";
})();
