// The service worker: keeps every file of the page on the device and answers from there.
//
// `build` bundles it with Workbox into one file at the root of `dist/`, and writes in which build this is
// and which files belong to it. A file is fetched past the browser's cache and taken only if its content is
// the one that was built; a version is therefore on the device as a whole or not at all.

import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

const PREFIX = "paddock";
const BUILD = "@build@";

// Other pages may live at this origin: the scope, which Workbox appends, tells their caches from ours.
setCacheNameDetails({ prefix: PREFIX });

const files = new PrecacheController();
files.precache(self.__WB_MANIFEST);
clientsClaim();

/** Python's memory (`boot/snapshot.mjs`) stays: a page knows whose it is, and makes its own in its place. */
const ours = (name) => name.startsWith(`${PREFIX}-precache-`) && name.endsWith(`-${registration.scope}`);

async function removeOldCaches() {
  const old = (await caches.keys()).filter((name) => ours(name) && name !== cacheNames.precache);
  await Promise.all(old.map((name) => caches.delete(name)));
}
addEventListener("activate", (event) => event.waitUntil(removeOldCaches()));

registerRoute(new PrecacheRoute(files, { cleanURLs: false, directoryIndex: null, ignoreURLParametersMatching: [] }));

// The page's own address, whatever follows the question mark, and no other below it.
const home = new URL(registration.scope).pathname.replace(/[^\w/]/g, "\\$&");
const page = files.createHandlerBoundToURL("index.html");
registerRoute(new NavigationRoute(page, { allowlist: [new RegExp(`^${home}(index\\.html)?(\\?.*)?$`)] }));

/** Which files of this build are not in the cache, or not sound. */
async function missing() {
  const cache = await caches.open(cacheNames.precache);
  const found = await Promise.all(
    [...files.getURLsToCacheKeys()].map(async ([address, key]) => ((await cache.match(key))?.ok ? "" : address)),
  );
  return found.filter(Boolean);
}

const ANSWERS = {
  build: () => BUILD,
  missing,
  "take over": () => skipWaiting(),
};

addEventListener("message", (event) => {
  const answer = ANSWERS[event.data];
  if (answer) event.waitUntil(Promise.resolve(answer()).then((said) => event.ports[0]?.postMessage(said)));
});
