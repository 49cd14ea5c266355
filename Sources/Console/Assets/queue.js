// Entries that were said and not yet sent: kept by the browser, for each person and each helper's phone apart, and sent
// in the order in which they were said. What the server refused is kept too, until a person has read that.

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
    // The store has the name of the first version: another one would wait until each older page is closed.
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

/** Those that wait. */
export async function waiting() { return (await own()).filter((entry) => entry.reason === undefined); }

/** Those that the server refused: each with its `reason`, in the server's words. */
export async function refused() { return (await own()).filter((entry) => entry.reason !== undefined); }

/** Keeps an entry and sends it when that is possible. `about` tells a person what it says. */
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

/** Forgets the entries of this person: before a logout, after a warning. Those of others wait for their own login. */
export async function forgetOwn() {
  for (const entry of await own()) await forget(entry);
}

const strangers = [];
/** Calls a function when the server does not know any more who speaks here; entries wait meanwhile. */
export function onUnknown(listener) { strangers.push(listener); }

const listeners = [];
/** Calls a function with how many entries wait, and with whether one was refused now. */
export function onChange(listener) { listeners.push(listener); }
function tellHere(count, isRefused) { for (const listener of listeners) listener(count, isRefused); }

// Another tab may be the one that sends what was said in this one.
const tabs = "BroadcastChannel" in window ? new BroadcastChannel(`rollcall-entries-${viewer}`) : null;
if (tabs) tabs.onmessage = ({ data }) => tellHere(data.count, data.isRefused);

function tell(count, isRefused) {
  tellHere(count, isRefused);
  tabs?.postMessage({ count, isRefused });
}

/** Whether the answer may be another one later. */
const mayPass = (status) => status === 0 || status === 401 || status === 429 || status >= 500;

/** An entry that an older page kept, by the names of today. */
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
