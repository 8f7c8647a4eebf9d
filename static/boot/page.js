/* The first seconds of the page, before Python: what is loading, taps that came too early, and a way out
   when something does not work. Plain old JavaScript, so that it still speaks in an old browser. */

(function () {
  "use strict";

  var script = document.currentScript;
  var sentences = window.paddockSentences;
  var paddock = (window.paddock = window.paddock || {});
  var ready = false;

  paddock.early = "";
  paddock.trouble = trouble;

  function byId(id) {
    return document.getElementById(id);
  }

  function mark(name, options) {
    if (window.performance && performance.mark) performance.mark(name, options);
  }

  /* ---- can this browser do it? ---- */

  function olderThan(pattern, oldest) {
    var found = pattern.exec(navigator.userAgent);
    return !!found && parseFloat(found[1]) < oldest;
  }

  function tooOld() {
    var agent = navigator.userAgent;
    if (!("noModule" in HTMLScriptElement.prototype) || !window.CSS || !CSS.supports("inset", "0")) return true;
    if (!CSS.supports("height", "1dvh") || typeof BigInt64Array !== "function" || !Array.prototype.findLast)
      return true;
    if (/Firefox\//.test(agent)) return olderThan(/Firefox\/(\d+)/, 112);
    if (/Chrom(e|ium)\//.test(agent)) return olderThan(/Chrom(?:e|ium)\/(\d+)/, 112);
    return /Safari\//.test(agent) && olderThan(/Version\/(\d+\.\d+)/, 16.4);
  }

  function noWebAssembly() {
    return typeof WebAssembly !== "object" || typeof WebAssembly.instantiateStreaming !== "function";
  }

  function lookAtStorage() {
    var opening;
    try {
      opening = indexedDB.open("paddock.probe");
      opening.onerror = function () {
        trouble("storage", opening.error);
      };
      opening.onsuccess = function () {
        opening.result.close();
        indexedDB.deleteDatabase("paddock.probe");
      };
    } catch (refused) {
      trouble("storage", refused);
    }
  }

  /* ---- how far it is ---- */

  var parts = paddock.arrived;
  var STAGES = ["Loading Pyodide", "Loaded Storage", "Loaded interpreter", "Loaded Pyodide", "ready"];
  var BYTES_SHARE = 0.7;
  var stage = 0;
  var shown = 0;

  function fraction() {
    var total = 0;
    var arrived = 0;
    for (var name in parts) {
      total += parts[name].total;
      arrived += parts[name].bytes;
    }
    return BYTES_SHARE * (total ? arrived / total : 0) + (1 - BYTES_SHARE) * (stage / STAGES.length);
  }

  function showProgress() {
    var bar = byId("boot-progress");
    shown = Math.max(shown, fraction());
    if (bar) bar.value = shown;
    listen();
  }

  function reach(name) {
    var position = STAGES.indexOf(name) + 1;
    if (position > stage) stage = position;
    showProgress();
  }

  addEventListener("paddock:bytes", showProgress);
  addEventListener("py:progress", function (event) {
    reach(event.detail);
  });

  /* ---- taps that come too early ---- */

  function say(sentence) {
    var place = byId("boot-words");
    if (place) place.textContent = paddock.inWords(sentence);
  }

  function keepTap(event) {
    var button = event.target.closest && event.target.closest("[data-tap]");
    if (!button || byId("boot-trouble").open) return;
    event.preventDefault();
    event.stopPropagation();
    forgetTap();
    paddock.early = button.getAttribute("data-tap");
    button.setAttribute("data-kept", "");
    say(sentences.moment);
  }

  function forgetTap() {
    var kept = document.querySelector("[data-kept]");
    if (kept) kept.removeAttribute("data-kept");
  }

  /* ---- something is wrong ---- */

  var timer = 0;
  var patience = 1000 * Number((script && script.getAttribute("data-patience")) || 20);

  function listen() {
    clearTimeout(timer);
    if (!ready)
      timer = setTimeout(function () {
        trouble("silence");
      }, patience);
  }

  function fill(place, text) {
    var element = byId(place);
    element.textContent = text || "";
    element.hidden = !text;
  }

  function trouble(kind, detail, evenNow) {
    if ((ready && !evenNow) || byId("boot-trouble").open) return;
    var words = sentences.troubles[kind] || sentences.troubles.broken;
    var sheet = byId("boot-trouble");
    fill("boot-what", paddock.inWords(words.what));
    fill("boot-do", paddock.inWords(words.how));
    fill("boot-detail", detail ? String((detail && detail.message) || detail) : "");
    say("");
    if (sheet.showModal) sheet.showModal();
    else sheet.setAttribute("open", "");
    document.documentElement.setAttribute("data-trouble", kind);
  }

  /* Once more, past every cache: what is broken may be an old or half copy. */
  function tryAgain() {
    byId("boot-again").disabled = true;
    var again = function () {
      location.reload();
    };
    if (ready || !window.fetch || !performance.getEntriesByType) return again();
    var files = performance.getEntriesByType("resource").map(function (entry) {
      return fetch(entry.name, { cache: "reload" }).then(
        function (response) {
          return response.arrayBuffer();
        },
        function () {},
      );
    });
    Promise.race([
      Promise.all(files).then(paddock.offline && paddock.offline.startAfresh),
      new Promise(function (resolve) {
        setTimeout(resolve, patience);
      }),
    ]).then(again, again);
  }

  addEventListener("paddock:trouble", function (event) {
    var kinds = { unreachable: "network", missing: "missing", "cut short": "broken", "wrong type": "type" };
    trouble(kinds[event.detail.kind] || "broken", event.detail.message);
  });
  addEventListener(
    "error",
    function (event) {
      var element = event.target;
      if (element && (element.tagName === "SCRIPT" || element.tagName === "LINK"))
        trouble("missing", element.src || element.href);
      else if (event.message) trouble("broken", event.message);
    },
    true,
  );
  addEventListener("unhandledrejection", function (event) {
    trouble("broken", event.reason);
  });
  document.addEventListener("py:done", function () {
    setTimeout(function () {
      trouble("broken");
    }, 2000);
  });

  /* ---- the browser's offer to install, which may come before anything of `home_screen.mjs` is there ---- */

  addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    paddock.question = event;
    dispatchEvent(new CustomEvent("paddock:news", { detail: "installable" }));
  });
  addEventListener("appinstalled", function () {
    paddock.question = null;
  });

  /* ---- ready ---- */

  function finish() {
    // What can save nothing is not begun, however far Python came.
    if (document.documentElement.getAttribute("data-trouble") === "storage") return;
    ready = true;
    clearTimeout(timer);
    reach("ready");
    document.removeEventListener("click", keepTap, true);
    forgetTap();
    say("");
    if (byId("boot-trouble").open) byId("boot-trouble").close();
    document.documentElement.removeAttribute("data-trouble");
    document.documentElement.setAttribute("data-ready", "");
  }

  function watch(type, name, found) {
    new PerformanceObserver(function (list, observer) {
      var entry = list.getEntriesByName(name)[0];
      if (!entry) return;
      observer.disconnect();
      found(entry);
    }).observe({ type: type, buffered: true });
  }

  function markLobby() {
    var painted = function (entry) {
      mark("paddock:lobby", { startTime: entry.startTime });
    };
    if (PerformanceObserver.supportedEntryTypes.indexOf("paint") >= 0)
      return watch("paint", "first-contentful-paint", painted);
    requestAnimationFrame(function () {
      requestAnimationFrame(function () {
        painted({ startTime: performance.now() });
      });
    });
  }

  document.addEventListener("click", keepTap, true);
  byId("boot-again").addEventListener("click", tryAgain);
  if (location.protocol === "file:") return trouble("file");
  if (tooOld()) return trouble("old");
  if (noWebAssembly()) return trouble("webassembly");
  paddock.seen.then(lookAtStorage);
  markLobby();
  watch("mark", "paddock:ready", finish);
  listen();
})();
