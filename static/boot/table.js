// The drawings and style sheets of everything beyond the lobby come in a file of their own. Python does not begin to
// answer before they are here (`interpreter.mjs`). They are put into the page once it rests, or for the first picture
// that Python paints (`py/stage/painter.py`): until then nobody needs them, and Python would wait.
(function () {
  "use strict";
  var paddock = window.paddock;
  var link = document.querySelector("link[rel=table]");
  var END = "<!-- whole -->";
  if (!link || !window.fetch || !paddock.seen) return;

  function trouble(kind) {
    var reason = new Error(link.getAttribute("href") + ": " + kind);
    reason.kind = kind;
    reason.path = link.getAttribute("href");
    return reason;
  }

  function unreachable() {
    throw trouble("unreachable");
  }

  function read(response) {
    if (!response.ok) throw trouble("missing");
    if (!/^text\/html/.test(response.headers.get("content-type"))) throw trouble("wrong type");
    return response.text().then(null, function () {
      throw trouble("cut short");
    });
  }

  function whole(text) {
    if (text.slice(-END.length) !== END) throw trouble("cut short");
    return text;
  }

  // Sheets come as text and are taken up by script: the page's policy knows only the styles of the lobby.
  function takenUp(element) {
    var sheet = new CSSStyleSheet();
    sheet.replaceSync(element.textContent);
    element.remove();
    return sheet;
  }

  var waiting = "";

  paddock.insertTable = function () {
    if (!waiting) return;
    document.getElementById("lobby").insertAdjacentHTML("afterend", waiting);
    waiting = "";
    var sheets = Array.prototype.map.call(document.querySelectorAll('script[type="text/css"]'), takenUp);
    document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheets);
  };

  paddock.table = paddock.seen
    .then(function () {
      return paddock.get(link.href);
    })
    .then(read, unreachable)
    .then(whole)
    .then(function (text) {
      waiting = text;
    });
  // Whoever waits for it hears of its trouble.
  paddock.table.then(null, function () {});
})();
