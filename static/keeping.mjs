// What lies on this tablet: matches, short notes about them, and things (settings, people). In IndexedDB, each
// change as one transaction that is on the disk before it counts as done; where the browser has none, in
// localStorage. Beside each text lies the one before it. `py/stage/storage.py` is the way to it from Python.
//
// The reading is begun here, while Python is still on its way.

const paddock = (window.paddock = window.paddock || {});

const NAME = "paddock";
const VERSION = 1;
const STORES = ["things", "notes", "matches"];
const PREFIX = "paddock:";

/** How texts were kept before there was a database, and how localStorage says that there is one. */
const FORMAT = "2";
/** What older Paddocks have kept in localStorage is brought over once; then this stands among the things. */
const BROUGHT = "brought";
/** Texts that lie in localStorage for want of a database. */
const INSTEAD = `${PREFIX}kept.`;
const LONGEST_NUMBER = 9;
const PATIENCE = 8000;

/** What belongs to the page itself. */
const OWN = new Set(["format", "theme", "muted", "on-trial", "lobby"]);

/** What this window last saw of each match: what somebody else has put there is not written over. */
const known = new Map();

class Elsewhere extends Error {}

function remembered(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Small things that the page wants before Python is there; the truth lies in the database. */
function remember(name, text) {
  if (isOfANewer()) return;
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // It is only seen a little later.
  }
}

function isOfANewer() {
  const format = remembered("format");
  if (!/^\d+$/.test(format ?? "")) return false;
  return format.length > LONGEST_NUMBER || Number(format) > Number(FORMAT);
}

// The database

let opening = null;

function open() {
  return new Promise((done, fail) => {
    const asking = indexedDB.open(NAME, VERSION);
    asking.onupgradeneeded = () => {
      for (const store of STORES) asking.result.createObjectStore(store);
    };
    asking.onerror = () => fail(asking.error);
    asking.onsuccess = () => {
      const database = asking.result;
      const forget = () => {
        database.close();
        opening = null;
      };
      database.onversionchange = database.onclose = forget;
      done(database);
    };
    setTimeout(() => fail(new Error("The database does not open.")), PATIENCE);
  });
}

function database() {
  if (!opening) {
    opening = open();
    opening.catch(() => {
      opening = null;
    });
  }
  return opening;
}

/** A transaction of the database; of another one, if this one was closed by the browser meanwhile. */
async function transaction(mode) {
  const options = { durability: "strict" };
  try {
    return (await database()).transaction(STORES, mode, options);
  } catch (reason) {
    if (reason.name !== "InvalidStateError") throw reason;
    opening = null;
    return (await database()).transaction(STORES, mode, options);
  }
}

/** Runs `use` in a transaction; done when all of it is on the disk, and if anything fails nothing is. */
async function within(mode, use) {
  const doing = await transaction(mode);
  return new Promise((done, fail) => {
    let reason = null;
    const guarded = (action) => {
      try {
        return action();
      } catch (trouble) {
        reason ??= trouble;
        doing.abort();
        return undefined;
      }
    };
    doing.oncomplete = () => done();
    doing.onabort = () => fail(reason ?? doing.error ?? new Error("Nothing was kept."));
    guarded(() => use(doing, guarded));
  });
}

const inDatabase = {
  async read() {
    const found = {};
    await within("readonly", (doing) => {
      for (const name of STORES) {
        const store = doing.objectStore(name);
        found[name] = { keys: [], values: [] };
        store.getAllKeys().onsuccess = ({ target }) => {
          found[name].keys = target.result;
        };
        if (name === "matches") continue;
        store.getAll().onsuccess = ({ target }) => {
          found[name].values = target.result;
        };
      }
    });
    const table = ({ keys, values }) => Object.fromEntries(keys.map((key, at) => [key, values[at]]));
    return { things: table(found.things), notes: table(found.notes), ids: found.matches.keys };
  },

  async match(id) {
    let found;
    await within("readonly", (doing) => {
      doing.objectStore("matches").get(id).onsuccess = ({ target }) => {
        found = target.result;
      };
    });
    return found;
  },

  write(changes, looking) {
    return within("readwrite", (doing, guarded) => {
      for (const [name, key, text] of changes) {
        const store = doing.objectStore(name);
        store.get(key).onsuccess = ({ target }) =>
          guarded(() => {
            looking(name, key, target.result, text);
            if (text === null) store.delete(key);
            else store.put(followed(target.result, text), key);
          });
      }
    });
  },
};

/** A text, and beside it the last other one. */
const followed = (there, text) => ({
  text,
  before: there && there.text !== text ? there.text : (there?.before ?? ""),
});

// Where there is no database

const inStorage = {
  async read() {
    const found = { things: {}, notes: {}, matches: {} };
    for (const [name, key, there] of instead()) found[name][key] = there;
    return { things: found.things, notes: found.notes, ids: Object.keys(found.matches) };
  },

  async match(id) {
    return lying("matches", id);
  },

  async write(changes, looking) {
    const before = changes.map(([name, key]) => [name, key, localStorage.getItem(`${INSTEAD}${name}.${key}`)]);
    for (const [name, key, text] of changes) looking(name, key, lying(name, key), text);
    try {
      for (const [name, key, text] of changes)
        lay(name, key, text === null ? null : JSON.stringify(followed(lying(name, key), text)));
    } catch (reason) {
      for (const [name, key, text] of before) lay(name, key, text);
      throw reason;
    }
  },
};

function lay(name, key, text) {
  if (text === null) localStorage.removeItem(`${INSTEAD}${name}.${key}`);
  else localStorage.setItem(`${INSTEAD}${name}.${key}`, text);
}

function lying(name, key) {
  try {
    return JSON.parse(localStorage.getItem(`${INSTEAD}${name}.${key}`)) ?? undefined;
  } catch {
    return undefined;
  }
}

function names(start) {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

function instead() {
  return names(INSTEAD).map((whole) => {
    const [name, ...key] = whole.slice(INSTEAD.length).split(".");
    return [name, key.join("."), lying(name, key.join("."))];
  });
}

/** What had to lie in localStorage while the database did not open goes where it belongs, and only then away. */
async function bringBack() {
  const found = instead().filter(([name, , there]) => STORES.includes(name) && there);
  if (!found.length) return;
  const changes = found.map(([name, key, there]) => [name, key, there.text]);
  await inDatabase.write(changes, () => {});
  for (const [name, key] of changes) lay(name, key, null);
}

// What Python asks for

let place = null;

async function begin() {
  try {
    await database();
    place = inDatabase;
    await bringBack();
  } catch (reason) {
    // A later Paddock has made the database anew: nothing of it is read or changed.
    if (reason?.name === "VersionError") throw reason;
    place = inStorage;
  }
}

const ready = begin();
ready.catch(() => {});

/** What an older Paddock has kept in localStorage; nothing, if it was brought over. */
function old(things) {
  if (things[BROUGHT]) return {};
  const ours = names(PREFIX).filter((name) => !name.startsWith(INSTEAD) && !OWN.has(name.slice(PREFIX.length)));
  return Object.fromEntries(ours.map((name) => [name.slice(PREFIX.length), remembered(name.slice(PREFIX.length))]));
}

async function everything() {
  if (isOfANewer()) return { newer: true };
  try {
    await ready;
    const found = await place.read();
    return { ...found, old: old(found.things), hint: remembered("lobby") };
  } catch (reason) {
    if (reason?.name === "VersionError") return { newer: true };
    return { refused: true };
  }
}

/** One after the other, in the order in which they were asked for. */
let last = ready.catch(() => {});

function inTurn(action) {
  const done = last.then(action, action);
  last = done.catch(() => {});
  return done;
}

function word(reason) {
  if (reason instanceof Elsewhere) return "elsewhere";
  if (reason?.name === "VersionError") return "newer";
  return /quota/i.test(`${reason?.name} ${reason?.message}`) ? "full" : "refused";
}

async function write(changes) {
  if (isOfANewer()) return "newer";
  const looking = (name, key, there, text) => {
    if (name === "matches" && there && text !== null && there.text !== known.get(key)) throw new Elsewhere();
  };
  try {
    await ready;
    await place.write(changes, looking);
  } catch (reason) {
    return word(reason);
  }
  for (const [name, key, text] of changes)
    if (name === "matches") {
      if (text === null) known.delete(key);
      else known.set(key, text);
    }
  if (remembered("format") !== FORMAT) remember("format", FORMAT);
  return "";
}

async function match(id) {
  if (isOfANewer()) return null;
  try {
    await ready;
    const there = await place.match(id);
    return there ?? { text: "", before: "" };
  } catch {
    return null;
  }
}

// One window holds a match; another one is told, and can take it over.

let held = null;

async function hold(id, takeOver) {
  if (held?.id === id) return true;
  release();
  if (!navigator.locks) return true;
  return new Promise((answered) => {
    const options = takeOver ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`${NAME} ${id}`, options, (lock) => {
        answered(Boolean(lock));
        return lock && new Promise((letGo) => (held = { id, letGo }));
      })
      .catch(() => {
        answered(true);
        if (held?.id !== id) return;
        held = null;
        dispatchEvent(new CustomEvent("paddock:taken", { detail: id }));
      });
  });
}

function release() {
  held?.letGo();
  held = null;
}

const first = everything();

paddock.keeping = {
  /** All but the matches themselves, as JSON: the first time what was read while Python was coming. */
  first: async () => JSON.stringify(await first),
  everything: () => inTurn(async () => JSON.stringify(await everything())),
  write: (changes) => inTurn(() => write(JSON.parse(changes))),
  /** A match and its text before; it counts as seen by this window if it is held. */
  open: (id, takeOver) =>
    inTurn(async () => {
      if (!(await hold(id, takeOver))) return JSON.stringify({ elsewhere: true });
      const found = await match(id);
      if (found?.text) known.set(id, found.text);
      return JSON.stringify(found);
    }),
  peek: async (id) => JSON.stringify(await match(id)),
  /** Whether another window has gone on with it. */
  wentOn: (id) =>
    inTurn(async () => {
      const there = await match(id);
      return Boolean(there?.text && known.has(id) && there.text !== known.get(id));
    }),
  hold: (id) => hold(id, false),
  release,
  remember,
  remembered,
  /** When all that was asked for is done. */
  settled: () => last,
  /** When this is done, or it has taken too long. */
  orTooLong: (asked, milliseconds) => Promise.race([asked, new Promise((done) => setTimeout(done, milliseconds))]),
};
