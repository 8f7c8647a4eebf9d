// Sends for the three big files as soon as their names are known, before any module has been read. (Links
// that preload would do it too, but Firefox and WebKit then fetch them a second time.)
(function () {
  "use strict";
  var paddock = (window.paddock = window.paddock || {});
  paddock.asked = {};
  paddock.arrived = {};
  if (!window.fetch) return;
  Array.prototype.forEach.call(document.querySelectorAll("link[rel=parcel]"), function (link) {
    var answer = fetch(link.href, { credentials: "same-origin" });
    // Whoever takes the answer hears of its trouble.
    answer.then(null, function () {});
    paddock.asked[link.href] = answer;
  });
})();
