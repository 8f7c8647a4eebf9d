// The lobby's words, cards and buttons are painted first, its many drawings after that: laying them out takes
// longer than everything else of the first picture. (`static/style/lobby.css` holds them back.)
(function () {
  "use strict";
  var LONG_ENOUGH = 500;
  function draw() {
    document.documentElement.setAttribute("data-drawn", "");
  }
  setTimeout(draw, LONG_ENOUGH);
  if (!window.PerformanceObserver || (PerformanceObserver.supportedEntryTypes || []).indexOf("paint") < 0) return;
  new PerformanceObserver(function (list, observer) {
    if (!list.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    draw();
  }).observe({ type: "paint", buffered: true });
})();
