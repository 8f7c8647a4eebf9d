// What the lobby remembers from last time, before Python is there: the match to carry on with, and silence.
const paddock = (window.paddock = window.paddock || {});

const remembered = (name) => {
  try {
    return localStorage.getItem(`paddock:${name}`);
  } catch {
    return null;
  }
};

const summary = () => {
  try {
    const kept = JSON.parse(remembered("carry-on"));
    return kept?.title ? kept : null;
  } catch {
    return null;
  }
};

paddock.refreshLobby = () => {
  const lobby = document.getElementById("lobby");
  const button = document.getElementById("carry-on");
  const match = summary();
  button.hidden = !match;
  lobby.toggleAttribute("data-carry-on", Boolean(match));
  if (match) {
    button.className = `act carry-on seat-${Number(match.colour) || 1}`;
    document.getElementById("carry-on-title").textContent = match.title;
    document.getElementById("carry-on-line").textContent = match.line || "";
  }
  document.documentElement.toggleAttribute("data-muted", remembered("muted") === "yes");
};

paddock.refreshLobby();
