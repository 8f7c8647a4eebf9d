// The sand of an hourglass, second by second: nothing else on the page changes meanwhile, so nothing else is drawn.

const paddock = (window.paddock = window.paddock || {});

paddock.showSand = (left) => {
  for (const glass of document.querySelectorAll("[data-sand-left]")) {
    glass.style.setProperty("--sand-left", String(left / Number(glass.dataset.sandWhole)));
    const number = glass.querySelector("[data-sand-number]") ?? document.querySelector("[data-sand-number]");
    if (number) number.textContent = String(left);
  }
};
