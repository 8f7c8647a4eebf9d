// Day or night, decided before the first paint, so that nothing flashes. Loaded in the head, not deferred.
// The attribute on <html> is the only thing the style sheets look at: each token is written once a theme.
(() => {
  "use strict";
  const KEY = "paddock:theme";
  const night = matchMedia("(prefers-color-scheme: dark)");
  const paddock = (window.paddock = window.paddock || {});

  const chosenTheme = () => {
    try {
      return localStorage.getItem(KEY) || "system";
    } catch {
      return "system";
    }
  };

  const apply = (choice) => {
    const theme = choice === "system" ? (night.matches ? "night" : "day") : choice;
    document.documentElement.dataset.theme = theme;
    const colour = document.querySelector('meta[name="theme-color"]');
    if (colour) colour.content = theme === "night" ? "#222850" : "#cfe9ea";
  };

  paddock.chosenTheme = chosenTheme;
  paddock.theme = (choice) => {
    try {
      if (choice === "system") localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, choice);
    } catch {
      // Not kept, but shown: the storage speaks up for itself when a match can't be saved.
    }
    apply(choice);
  };

  apply(chosenTheme());
  night.addEventListener("change", () => {
    apply(chosenTheme());
    paddock.refreshLobby?.();
  });
  document.addEventListener("DOMContentLoaded", () => apply(chosenTheme()));
})();
