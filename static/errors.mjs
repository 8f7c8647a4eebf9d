// Errors after the start, wherever they happen: told to Python, which shows the friendly sheet; if Python is
// what has died, the page's own sheet comes up, which needs nothing but this page.

const paddock = (window.paddock = window.paddock || {});

/** What a browser reports although nothing has gone wrong: a cancelled animation, a slow layout. */
const harmless = (error) => !error || error.name === "AbortError";

const describe = (error) => String(error?.stack?.includes(error.message) ? error.stack : error);

let telling = false;

function tell(error) {
  if (harmless(error) || telling || !document.documentElement.hasAttribute("data-ready")) return;
  telling = true;
  const heard = !dispatchEvent(new CustomEvent("paddock:failure", { detail: describe(error), cancelable: true }));
  if (!heard) paddock.trouble("stopped", error, true);
  telling = false;
}

addEventListener("error", (event) => tell(event.error));
addEventListener("unhandledrejection", (event) => tell(event.reason));
