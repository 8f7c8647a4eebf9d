// The lobby's words, cards and buttons are painted first, its many drawings in the frame after: laying them
// out takes longer than everything else of the first picture. (`static/style/lobby.css` holds them back.)
(function () {
  "use strict";
  requestAnimationFrame(function () {
    setTimeout(function () {
      document.documentElement.setAttribute("data-drawn", "");
    });
  });
})();
