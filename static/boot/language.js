/* Which language the page speaks, decided before anything is seen: what the family chose, else the first of the
   browser's languages that there is, else English. Plain old JavaScript, so that it still speaks in an old browser. */

(function () {
  "use strict";

  var paddock = (window.paddock = window.paddock || {});
  var ENGLISH = "en";
  // `build` puts the table into the page; the sources alone speak English.
  var table = document.getElementById("languages");
  var languages = table ? JSON.parse(table.textContent) : {};
  var wished = [].concat(navigator.languages || navigator.language || []).map(function (tag) {
    return tag.toLowerCase().split("-")[0];
  });

  function known(code) {
    return code === ENGLISH || Object.keys(languages).indexOf(code) >= 0;
  }

  function chosen() {
    try {
      return JSON.parse(localStorage.getItem("paddock:settings")).language;
    } catch (_nothing) {
      return "";
    }
  }

  paddock.languages = languages;
  paddock.ownLanguage = wished.filter(known)[0] || ENGLISH;

  /* A sentence of the page itself in the language that is spoken; what is not there, in English. */
  paddock.inWords = function (text) {
    var language = languages[paddock.language];
    return (language && language.words[text]) || text;
  };

  paddock.relabel = function () {
    Array.prototype.forEach.call(document.querySelectorAll("[data-text]"), function (element) {
      element.textContent = paddock.inWords(element.getAttribute("data-text"));
    });
    Array.prototype.forEach.call(document.querySelectorAll("[data-label]"), function (element) {
      element.setAttribute("aria-label", paddock.inWords(element.getAttribute("data-label")));
    });
  };

  /* From now on the page speaks this language. */
  paddock.speak = function (code) {
    paddock.language = code;
    document.documentElement.lang = code;
    document.querySelector("link[rel=manifest]").href = (
      languages[code] || { manifest: "paddock.webmanifest" }
    ).manifest;
    paddock.relabel();
  };

  paddock.language = known(chosen()) ? chosen() : paddock.ownLanguage;
  document.documentElement.lang = paddock.language;
})();
