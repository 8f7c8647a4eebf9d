// Sends for the three big files as soon as their names are known, and looks whether a snapshot of Python's
// memory lies here: before any module has been read, while the lobby is laid out. (Links that preload would
// do the first too, but Firefox and WebKit then fetch the files a second time.) What has to be worked on as it
// comes waits until the lobby has been seen.
(function () {
  "use strict";
  var paddock = (window.paddock = window.paddock || {});
  // Whoever takes an answer hears of its trouble.
  var later = function () {};
  paddock.asked = {};
  paddock.arrived = {};
  if (!window.fetch || !window.WebAssembly || !WebAssembly.compileStreaming) return;

  function each(kind, action) {
    Array.prototype.forEach.call(document.querySelectorAll("link[rel=" + kind + "]"), action);
  }

  // The engine is compiled while it comes; what has been counted of its twin is shown.
  function compiled(response) {
    response.twin = response.clone();
    response.module = paddock.seen.then(function () {
      return WebAssembly.compileStreaming(response);
    });
    response.module.then(null, later);
    return response;
  }

  each("parcel", function (link) {
    var answer = fetch(link.href, { credentials: "same-origin" });
    paddock.asked[link.href] = /\.wasm$/.test(link.href) ? answer.then(compiled) : answer;
    paddock.asked[link.href].then(null, later);
  });

  function begin(link) {
    var script = document.createElement("script");
    script.type = "module";
    script.async = false;
    script.src = link.href;
    document.head.appendChild(script);
  }

  paddock.seen.then(function () {
    each("module", function (link) {
      link.rel = "modulepreload";
    });
    paddock.read.then(function () {
      each("script", begin);
    });
  });

  var scope = new URL("./", document.baseURI).href;
  var cache = "paddock-snapshot-" + scope;
  var place = scope + "snapshot";
  paddock.snapshot = { cache: cache, place: place };
  if (!window.caches) return;
  paddock.snapshot.kept = caches.match(place, { cacheName: cache }).then(function (kept) {
    return kept && kept.arrayBuffer().then(function (content) {
      return { headers: kept.headers, content: content };
    });
  });
  paddock.snapshot.kept.then(null, later);
})();
