// What the lobby says of saved games: first what it was last told, before Python is there, then what Python tells.
const paddock = (window.paddock = window.paddock || {});

const remembered = (name) => {
  try {
    return localStorage.getItem(`paddock:${name}`);
  } catch {
    return null;
  }
};

let told = remembered("lobby");

const read = (written) => {
  try {
    return JSON.parse(written || "{}") ?? {};
  } catch {
    return {};
  }
};

const text = (found) => (typeof found === "string" ? found : "");

const byId = (id) => document.getElementById(id);

function fill(id, words) {
  byId(id).textContent = words;
  byId(id).hidden = !words;
}

/** How many games wait, on the card of each. */
function showOnCards(cards) {
  for (const cover of document.querySelectorAll("#lobby [data-game]")) {
    const badge = cover.querySelector(".waiting");
    badge.textContent = text(cards?.[cover.dataset.game]);
    badge.hidden = !badge.textContent;
  }
}

paddock.refreshLobby = () => {
  const { colour, cards, ...found } = read(told);
  const [title, line, others] = [found.title, found.line, found.others].map(text);
  byId("carry-on").hidden = !title;
  byId("carry-on").className = `act carry-on seat-${Number(colour) || 1}`;
  fill("carry-on-title", title);
  fill("carry-on-line", line);
  fill("saved-games", others);
  byId("lobby").toggleAttribute("data-carry-on", Boolean(title || others));
  showOnCards(cards);
  const muted = remembered("muted") === "yes";
  document.documentElement.toggleAttribute("data-muted", muted);
  const { voice } = read(remembered("settings"));
  const night = document.documentElement.dataset.theme === "night";
  document.querySelector("#lobby [data-tap='app voice']").setAttribute("aria-pressed", voice === "on");
  document.querySelector("#lobby [data-tap='app theme']").setAttribute("aria-pressed", night);
  document.querySelector("#lobby [data-tap='app sound']").setAttribute("aria-pressed", !muted);
};

paddock.showInLobby = (text) => {
  told = text;
  paddock.keeping.remember("lobby", text);
  paddock.refreshLobby();
};

paddock.refreshLobby();

/** A text or a zip as a file: by the sheet for sharing where fingers expect that, else downloaded. */
paddock.handOut = async (name, content) => {
  const type = name.endsWith(".zip") ? "application/zip" : "text/plain";
  const file = new File([content], name, { type });
  if (navigator.maxTouchPoints && navigator.canShare?.({ files: [file] })) {
    const shared = await navigator.share({ files: [file] }).then(
      () => true,
      (reason) => reason.name === "AbortError",
    );
    if (shared) return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
