// The way to the home screen, as far as this browser has one; `paddock:news` says `installable` when it
// would ask by itself, and Python decides when to (`stage/install.py`).

const paddock = (window.paddock = window.paddock || {});

let question = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  question = event;
  dispatchEvent(new CustomEvent("paddock:news", { detail: "installable" }));
});
addEventListener("appinstalled", () => {
  question = null;
});

const installed = () => navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;

// An iPad says it is a Mac, but no Mac is touched with several fingers.
const isApple = () => /iPad|iPhone|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** `here` (it stands on the home screen), `ask`, `apple`, `menu`, or `none`. */
function way() {
  if (installed()) return "here";
  if (question) return "ask";
  if (isApple()) return "apple";
  return /Android/.test(navigator.userAgent) ? "menu" : "none";
}

async function ask() {
  const asked = question;
  question = null;
  await asked?.prompt();
}

paddock.home = { way, ask };
