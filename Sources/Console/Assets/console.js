// Shared by all pages: updates relative times, and receives live events if the page names one to continue after.

import { forgetOwn, waiting } from "./queue.js";

const language = document.body.dataset.language;
const skew = Date.parse(document.body.dataset.now) - Date.now();

/** The server's time now, in milliseconds. */
export const serverNow = () => Date.now() + skew;

const relative = new Intl.RelativeTimeFormat(language, { numeric: "always", style: "short" });

/** The elapsed time since an instant, as text. */
export function ago(milliseconds) {
  const seconds = Math.max(0, Math.round((serverNow() - milliseconds) / 1000));
  if (seconds < 60) return relative.format(-seconds, "second");
  if (seconds < 3600) return relative.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 172800) return relative.format(-Math.floor(seconds / 3600), "hour");
  return relative.format(-Math.floor(seconds / 86400), "day");
}

/** A time of day by the school's clocks, with its offset from UTC if they show it twice. */
export function clock(milliseconds) {
  const timeZone = document.body.dataset.zone;
  // In the server's format, in every language.
  const show = (time, options) => new Date(time).toLocaleTimeString("en-GB", { timeZone, hourCycle: "h23", ...options });
  const offset = (time) => show(time, { timeZoneName: "longOffset" }).replace(/^.*GMT/, "") || "+00:00";
  const minute = { hour: "2-digit", minute: "2-digit" };
  const text = show(milliseconds, minute);
  const twin = [-3600000, 3600000].find((distance) => show(milliseconds + distance, minute) === text);
  return twin === undefined ? text : `${text} ${offset(milliseconds)}`;
}

/** A text in the form used for searching: without differences of case, apostrophes and dashes. */
export const searchable = (text) => text.toLowerCase()
  .replace(/[\u2018\u2019\u201b\u02bc\u00b4`\u2032]/g, "'").replace(/[\u2010-\u2015\u2212]/g, "-");

const collator = new Intl.Collator(language, { numeric: true });
/** Compares names by the order of the reader's language. */
export const inOrder = (a, b) => collator.compare(a, b);

const namesakes = new Set((document.body.dataset.namesakes ?? "").split(" "));

/** The number that distinguishes a person from others of the same name; empty for all others. */
export const tag = (id) => (namesakes.has(String(id)) ? ` #${id}` : "");

function refreshAges() {
  for (const time of document.querySelectorAll("time[data-ago]")) {
    const text = ago(Date.parse(time.dateTime));
    if (time.textContent !== text) time.textContent = text;
  }
}
setInterval(refreshAges, 5000);

document.querySelector(".errors")?.focus();

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

// A pressed button cannot be pressed again until the answer arrives.
document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (event.target.method !== "post" || !button || event.defaultPrevented) return;
  setTimeout(() => { button.disabled = !event.defaultPrevented; });
});
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("button[disabled]")) button.disabled = false;
});

/** Logging out deletes the person's unsent entries from the device, after a warning. */
async function logOut(event) {
  event.preventDefault();
  let isMeant = true;
  try {
    const count = (await waiting()).length;
    isMeant = count === 0 || confirm(`${count} ${document.body.dataset.queued}`);
    if (isMeant) await forgetOwn();
  } catch {
    // A browser without storage has no entries to delete.
  } finally {
    if (isMeant) event.target.submit();
  }
}
const logouts = ["universal.logout", "universal.logout_everywhere"].map((type) => `form[action="/forms/${type}"]`);
for (const form of document.querySelectorAll(logouts.join())) form.addEventListener("submit", logOut);

const banner = document.getElementById("connection");
let lastSeen = serverNow();

function showConnection(isConnected, isHeld) {
  if (isConnected) lastSeen = serverNow();
  if (!isConnected && banner.hidden) {
    const clock = new Date(lastSeen).toLocaleTimeString(language, {
      hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23",
    });
    banner.textContent = `${isHeld ? banner.dataset.held : banner.dataset.lost} ${clock}.`;
  }
  banner.hidden = isConnected;
}

// One connection for all tabs: the tab that holds the lock listens, and forwards events to the others.
const channel = "BroadcastChannel" in window ? new BroadcastChannel("rollcall-events") : null;
const listeners = [];

/** Calls a function with each live event: its name and its data; the name is `connected` after a break. */
export function onEvent(listener) {
  listeners.push(listener);
}

function deliver(message) {
  const isBack = message.connected && !banner.hidden;
  if (message.connected !== undefined) showConnection(message.connected, message.held);
  if (message.name) showConnection(true);
  const name = message.name ?? (isBack ? "connected" : undefined);
  if (name) for (const listener of listeners) listener(name, message.data);
}

// The latest messages of the listening tab, for a tab that was opened in the meantime.
const recent = [];
const longest = 1000;

function tell(message) {
  deliver(message);
  channel?.postMessage(message);
}

/** The last state of the stream that this tab reported while it listens; undefined otherwise. */
let state;
function tellState(message) {
  state = message;
  tell(message);
}

function tellAgain(since) {
  if (state) channel.postMessage(state);
  for (const message of recent) if (message.id > since) channel.postMessage(message);
}

const names = ["whereabouts", "alert", "muster", "scanner", "device", "command", "unlock", "booking", "station"];

const openingTime = 5000;

function listen(after) {
  const source = new EventSource(`/events?after=${after}`);
  // A proxy that delays the stream lets neither its beginning nor an error through.
  const opening = setTimeout(() => tellState({ connected: false, held: true }), openingTime);
  source.onopen = () => {
    clearTimeout(opening);
    tellState({ connected: true });
  };
  source.onerror = () => {
    clearTimeout(opening);
    tellState({ connected: false });
    // A browser gives up if the answer is not a stream, for example while the server is away.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => listen(last), 3000);
  };
  let last = after;
  for (const name of names) {
    source.addEventListener(name, (event) => {
      if (event.lastEventId) last = event.lastEventId;
      const message = { name, id: Number(event.lastEventId), data: JSON.parse(event.data) };
      if (recent.push(message) > longest) recent.shift();
      tell(message);
    });
  }
}

const after = document.body.dataset.event;
if (after !== undefined) {
  if (channel) {
    channel.onmessage = ({ data }) => (data.since === undefined ? deliver(data) : tellAgain(data.since));
    // Requests the events between the creation of this page and the start of listening.
    channel.postMessage({ since: Number(after) });
  }
  if (navigator.locks) {
    navigator.locks.request("rollcall-events", () => { listen(after); return new Promise(() => {}); });
  } else {
    listen(after);
  }
}
addEventListener("offline", () => showConnection(false));
