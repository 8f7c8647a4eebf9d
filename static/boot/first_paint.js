// When the lobby has been seen. Its words, cards and buttons are painted first. Its drawings, which take longer
// to lay out than all the rest of that picture, and its typefaces wait for it (`static/style/lobby.css`), and so
// does whatever else would take the processor from it (`early_requests.js`, `table.js`).
(function () {
  "use strict";
  var paddock = (window.paddock = window.paddock || {});
  // A page that nobody looks at may never be painted.
  var LONG_ENOUGH = document.visibilityState === "visible" ? 500 : 0;
  if (!window.Promise) return;
  paddock.seen = new Promise(function (done) {
    setTimeout(done, LONG_ENOUGH);
    if (!window.PerformanceObserver || (PerformanceObserver.supportedEntryTypes || []).indexOf("paint") < 0) return;
    new PerformanceObserver(function (list, observer) {
      if (!list.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      done();
    }).observe({ type: "paint", buffered: true });
  });
  // The page has been read to its end, and whoever shows troubles (`page.js`) hears of them.
  paddock.read = new Promise(function (done) {
    document.addEventListener("DOMContentLoaded", done);
  });
  Promise.all([paddock.seen, paddock.read]).then(function () {
    var drawings = document.getElementById("drawings");
    drawings.outerHTML = drawings.textContent;
    document.documentElement.setAttribute("data-seen", "");
  });
})();
