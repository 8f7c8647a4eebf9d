// The way to the home screen, as far as this browser has one. Where it would ask by itself, its question is held
// back (`static/boot/page.js`), and Python decides when it is put (`stage/home_screen.py`).

const paddock = (window.paddock = window.paddock || {});

const installed = () => navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;

// An iPad says it is a Mac, but no Mac is touched with several fingers.
const isApple = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** `here` (it stands on the home screen), `ask`, `apple`, `menu`, or `none`. */
function way() {
  if (installed()) return "here";
  if (paddock.question) return "ask";
  if (isApple()) return "apple";
  return /Android/.test(navigator.userAgent) ? "menu" : "none";
}

async function ask() {
  const asked = paddock.question;
  paddock.question = null;
  await asked?.prompt();
}

paddock.home = { way, ask };
