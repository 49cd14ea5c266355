// Entries that are not sent yet: stored by the browser, separately for each person and each helper's phone, and sent
// in the order in which they were made. Refused entries are stored too, until the person has read the refusal.

const viewer = document.body.dataset.viewer;

function request(action) {
  return new Promise((resolve, reject) => {
    action.onsuccess = () => resolve(action.result);
    action.onerror = () => reject(action.error);
  });
}

let opened;
function store(mode) {
  opened ??= new Promise((resolve, reject) => {
    // The database has the name of the first version: another name would make it wait until each older page is closed.
    const open = indexedDB.open("rollcall", 1);
    open.onupgradeneeded = () => {
      const entries = open.result.createObjectStore("words", { keyPath: "number", autoIncrement: true });
      entries.createIndex("viewer", "viewer");
    };
    open.onsuccess = () => resolve(open.result);
    open.onerror = () => reject(open.error);
  });
  return opened.then((database) => database.transaction("words", mode).objectStore("words"));
}

/** All entries of this person, the oldest first. */
async function own() {
  return request((await store("readonly")).index("viewer").getAll(viewer));
}

/** Unsent entries. */
export async function waiting() { return (await own()).filter((entry) => entry.reason === undefined); }

/** Entries that the server refused: each with the server's `reason`. */
export async function refused() { return (await own()).filter((entry) => entry.reason !== undefined); }

/** Stores an entry and sends it as soon as possible. `about` describes it to the person. */
export async function say(type, args, about) {
  const entry = { viewer, type, args: { ...args, idempotency_key: crypto.randomUUID() }, about, saidAt: Date.now() };
  await request((await store("readwrite")).add(entry));
  send();
}

export async function forget(entry) {
  await request((await store("readwrite")).delete(entry.number));
}

async function refuse(entry, reason) {
  await request((await store("readwrite")).put({ ...entry, reason }));
}

/** Deletes the entries of this person: before a logout, after a warning. Those of others wait for their own login. */
export async function forgetOwn() {
  for (const entry of await own()) await forget(entry);
}

const strangers = [];
/** Calls a function when the server no longer knows the caller; entries wait in the meantime. */
export function onUnknown(listener) { strangers.push(listener); }

const listeners = [];
/** Calls a function with the number of unsent entries, and whether one has just been refused. */
export function onChange(listener) { listeners.push(listener); }
function tellHere(count, isRefused) { for (const listener of listeners) listener(count, isRefused); }

// Another tab may send the entries that were made in this one.
const tabs = "BroadcastChannel" in window ? new BroadcastChannel(`rollcall-entries-${viewer}`) : null;
if (tabs) tabs.onmessage = ({ data }) => tellHere(data.count, data.isRefused);

function tell(count, isRefused) {
  tellHere(count, isRefused);
  tabs?.postMessage({ count, isRefused });
}

/** Whether the answer may be different later. */
const mayPass = (status) => status === 0 || status === 401 || status === 429 || status >= 500;

/** Converts an entry that an older page stored to the current names. */
function renamed({ type, args: { word_id: key, ...args }, ...entry }) {
  return {
    ...entry, type: type === "admin.tick_muster" ? "admin.update_muster" : type,
    args: key === undefined ? args : { idempotency_key: key, ...args },
  };
}

async function post(kept) {
  const entry = renamed(kept);
  const args = {
    ...entry.args, said_at: new Date(entry.saidAt).toISOString(), sent_at: new Date().toISOString(),
  };
  try {
    const response = await fetch(`/post/${entry.type}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(args),
      signal: AbortSignal.timeout(10000),
    });
    return { status: response.status, reply: await response.json() };
  } catch {
    return { status: 0 };
  }
}

let isSending = false;
export async function send() {
  if (isSending) return;
  isSending = true;
  try {
    for (let entries = await waiting(); entries.length > 0; entries = await waiting()) {
      const { status, reply } = await post(entries[0]);
      if (status === 401) for (const listener of strangers) listener();
      if (status !== 200 && mayPass(status)) return;
      if (status === 200) {
        await forget(entries[0]);
      } else {
        await refuse(entries[0], reply.reason ?? "");
        tell(entries.length - 1, true);
      }
    }
  } finally {
    isSending = false;
    tell((await waiting()).length, false);
  }
}

addEventListener("online", send);
setInterval(async () => { if ((await waiting()).length > 0) send(); }, 3000);
