// Once the lobby has been seen: sends for the three big files, looks whether a snapshot of Python's memory lies
// here, and begins the page's modules. All at the same moment and before any module has been read. (Links that
// preload would do the first too, but Firefox and WebKit then fetch the files a second time.)
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

  // The engine is compiled while it comes; what has been counted of a copy is shown.
  function compiled(response) {
    response.counted = response.clone();
    response.module = WebAssembly.compileStreaming(response);
    response.module.then(null, later);
    return response;
  }

  // Once more if the line broke, after a moment. WebKit refuses everything for a while to a page that has been
  // loaded again before it was there.
  var MOMENTS = [250, 1000];
  // While Pyodide starts, the page's own answers it in the network's place (`python.mjs`).
  var send = window.fetch.bind(window);
  paddock.get = function (address) {
    function get(moments) {
      return send(address, { credentials: "same-origin" }).then(null, function (reason) {
        if (!moments.length) throw reason;
        return new Promise(function (again) {
          setTimeout(again, moments[0]);
        }).then(function () {
          return get(moments.slice(1));
        });
      });
    }
    return get(MOMENTS);
  };

  function askFor(link) {
    var answer = paddock.get(link.href);
    paddock.asked[link.href] = /\.wasm$/.test(link.href) ? answer.then(compiled) : answer;
    paddock.asked[link.href].then(null, later);
  }

  // A file by itself, sent for once; what did not come is sent for again when somebody wants it again.
  var files = {};
  paddock.file = function (address) {
    if (!files[address]) {
      files[address] = paddock.get(address).then(function (response) {
        if (!response.ok) throw new Error(response.url + ": missing");
        return response.arrayBuffer();
      });
      files[address].then(null, function () {
        delete files[address];
      });
    }
    return files[address];
  };

  // The words of a language; those of the family's are sent for at once, the others when somebody wants them.
  paddock.catalogue = function (code) {
    return paddock.file(paddock.languages[code].catalogue);
  };

  function preload(link) {
    link.rel = "modulepreload";
  }

  function begin(link) {
    var script = document.createElement("script");
    script.type = "module";
    script.async = false;
    script.src = link.href;
    document.head.appendChild(script);
  }

  var scope = new URL("./", document.baseURI).href;
  var snapshot = (paddock.snapshot = { cache: "paddock-snapshot-" + scope, place: scope + "snapshot" });

  // Some browsers refuse even to be asked.
  function cachesHere() {
    try {
      return window.caches;
    } catch (_refused) {
      return null;
    }
  }

  function lookForSnapshot() {
    var caches = cachesHere();
    if (!caches) return;
    snapshot.kept = caches.match(snapshot.place, { cacheName: snapshot.cache }).then(function (kept) {
      return (
        kept &&
        kept.arrayBuffer().then(function (content) {
          return { headers: kept.headers, content: content };
        })
      );
    });
    snapshot.kept.then(null, later);
  }

  paddock.seen.then(function () {
    each("download", askFor);
    if (paddock.languages[paddock.language]) paddock.catalogue(paddock.language);
    each("module", preload);
    lookForSnapshot();
    paddock.read.then(function () {
      each("script", begin);
    });
  });
})();
