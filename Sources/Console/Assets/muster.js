// Makes entries without waiting for the network, shows the entries of others, and searches while the person types.
import "./refused.js";
import { clock, onEvent, searchable } from "./console.js";
import { onChange, onUnknown, say, send, waiting } from "./queue.js";

const list = document.getElementById("muster");
const loggedOut = document.getElementById("logged-out");
loggedOut?.querySelector("button").addEventListener("click", () => location.reload());
// A helper is notified at once when the link has ended; others log in again, and lose no entry.
const isHelper = document.body.dataset.viewer.startsWith("phone-");
function tellUnknown() {
  if (isHelper) location.reload();
  else if (loggedOut) loggedOut.hidden = false;
}
onUnknown(tellUnknown);
const labels = list ? JSON.parse(list.dataset.labels) : {};
const accounting = new Set(["seen", "said_present", "seen_leaving", "known_absent"]);
/** The rows of each person: one, or one for each group. */
const rows = new Map();
for (const row of list?.querySelectorAll("tr[data-person]") ?? []) {
  const id = row.dataset.person;
  rows.set(id, [...(rows.get(id) ?? []), row]);
}

function show(id, entry) {
  const isDone = accounting.has(entry.witness);
  for (const row of rows.get(String(id)) ?? []) {
    if (entry.standing) row.dataset.standing = entry.standing;
    else if (entry.witness && entry.witness !== "taken_back") row.dataset.standing = "expected";
    row.className = isDone ? "done" : row.dataset.standing === "expected" ? "missing" : "apart";
    row.querySelector(".box").textContent = isDone ? "☑" : "☐";
    const cell = row.querySelector("[data-entry]");
    const parts = [labels[entry.witness], entry.by, entry.clock].filter(Boolean).join(", ");
    cell.textContent = entry.note ? `${parts}, “${entry.note}”` : parts || "–";
    if (entry.disputed) {
      const mark = document.createElement("strong");
      mark.className = "disputed";
      mark.textContent = list.dataset.disputed;
      cell.prepend(mark, " ");
    }
    const button = row.querySelector(".say button");
    if (button) offer(button, isDone);
  }
}

/** Gives a button the next entry on a person. */
function offer(button, isDone) {
  button.dataset.witness = isDone ? "taken_back" : "seen";
  button.textContent = labels[button.dataset.witness];
}

/** Makes the page's buttons send entries at once, and adds those that a page without scripts does not have. */
function takeButtons() {
  for (const cell of list.querySelectorAll("tr[data-person] .say")) {
    const known = cell.querySelector("button");
    const button = known ?? document.createElement("button");
    offer(button, cell.parentNode.className === "done");
    if (!known) cell.prepend(button);
  }
}

const left = document.querySelector("[data-missing]");

/** Shows the numbers of people, by the server's names. */
function count(counts) {
  for (const place of document.querySelectorAll("[data-count]")) {
    place.textContent = counts[place.dataset.count] ?? 0;
  }
  if (left?.closest("details").open) nameMissing();
}

/** Lists the missing people beside the button that ends the muster. */
function nameMissing() {
  if (!left) return;
  const missing = [...rows.values()].map(([row]) => row).filter((row) => row.className === "missing");
  const [most, list] = [Number(left.dataset.most), left.querySelector("ul")];
  const texts = missing.slice(0, most).map((row) => row.querySelector("th").textContent);
  if (missing.length > most) texts.push(left.dataset.more.replace("0", missing.length - most));
  list.replaceChildren(...texts.map((text) => {
    const item = document.createElement("li");
    item.textContent = text;
    return item;
  }));
  left.hidden = missing.length === 0;
}
left?.closest("details").addEventListener("toggle", nameMissing);

/** Counts from the rows instead, including entries that the server does not have yet. */
function countRows() {
  const counts = {};
  for (const [row] of rows.values()) {
    const { standing } = row.dataset;
    const name = standing !== "expected" ? standing : row.className === "done" ? "accounted_for" : "missing";
    counts[name] = (counts[name] ?? 0) + 1;
  }
  count(counts);
}

/** Whether a row may differ from the server's state. */
let isStale = false;

async function refresh() {
  const search = new URLSearchParams(location.search).get("search") ?? undefined;
  const isWhole = isStale;
  isStale = false;
  const version = isWhole ? undefined : Number(list.dataset.version);
  const args = { muster_id: Number(list.dataset.muster), after_version: version, search };
  const response = await fetch("/post/admin.get_muster", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(args),
  }).catch(() => undefined);
  if (response?.status === 401) tellUnknown();
  // A request that fails now is repeated once there is a connection.
  if (!response?.ok) { isStale ||= isWhole; return; }
  if (loggedOut) loggedOut.hidden = true;
  const reply = await response.json();
  if (reply.muster.closed_at) { location.reload(); return; }
  list.dataset.version = reply.muster.version;
  if (isWhole) showNothingOfOthers(reply.people);
  for (const person of reply.people) {
    show(person.person_id, {
      standing: person.standing, witness: person.witness, by: person.said_by, note: person.note, disputed: person.disputed,
      clock: person.ticked_at && clock(Date.parse(person.ticked_at)),
    });
  }
  count(reply.counts);
  await showWaiting();
}

/** Shows no entry for people whom the server no longer lists. */
function showNothingOfOthers(people) {
  const listed = new Set(people.map((person) => String(person.person_id)));
  for (const id of rows.keys()) if (!listed.has(id)) show(id, {});
}

/** Shows entries that were made here and are not sent yet. */
async function showWaiting() {
  const muster = Number(list.dataset.muster);
  const entries = (await waiting()).filter(({ type, args }) => (
    type === "admin.update_muster" && args.muster_id === muster));
  for (const entry of entries) {
    show(entry.args.person_id, { witness: entry.args.witness, by: list.dataset.by, clock: clock(entry.saidAt) });
  }
  if (entries.length > 0) countRows();
}

const status = document.createElement("p");
status.className = "warning";
status.setAttribute("role", "status");
status.hidden = true;

let pending;
/** Several changes in a short time cause one request. */
function refreshSoon() {
  pending ??= setTimeout(() => { pending = undefined; refresh(); }, 20);
}

onChange((number, isRefused) => {
  if (isRefused && list?.dataset.open === "true") {
    isStale = true;
    refreshSoon();
  }
  status.hidden = number === 0;
  if (number > 0) status.textContent = `${number} ${document.body.dataset.queued}`;
});

if (list?.dataset.open === "true") {
  list.before(status);
  takeButtons();
  list.addEventListener("click", async (event) => {
    const { witness } = event.target.dataset;
    if (!witness) return;
    event.preventDefault();
    const row = event.target.closest("tr");
    const [{ person }, now] = [row.dataset, clock(Date.now())];
    show(person, { witness, by: list.dataset.by, clock: now });
    countRows();
    await say("admin.update_muster", {
      action: "tick", muster_id: Number(list.dataset.muster), person_id: Number(person), witness,
    }, { name: row.querySelector("th").textContent, text: `${labels[witness]}, ${now}` });
  });
  onEvent((name, data) => {
    if (name === "muster" && data.muster_id === Number(list.dataset.muster) && data.version > list.dataset.version) {
      refreshSoon();
    }
  });
  onEvent((name) => { if (name === "connected") refresh(); });
  addEventListener("online", refresh);
  showWaiting().then(send);
  // Requests the entries between the creation of this page and the start of listening.
  refresh();
} else if (!list) {
  onEvent((name) => { if (name === "muster") location.reload(); });
}

/** The parts of the list, each with its rows and their search text; created when first needed. */
let parts;
const readParts = () => (parts ??= [...list.querySelectorAll("tbody")].map((part) => ({
  part, rows: [...part.rows].map((row) => ({ row, text: searchable(row.textContent) })),
})));

const rowHeight = 3.7;

/** Hides people who do not match. Only changes are applied: each costs more than the search. */
function find(text) {
  for (const { part, rows } of readParts()) {
    let shown = 0;
    for (const each of rows) {
      const isFound = each.text.includes(text);
      if (isFound) shown += 1;
      if (each.row.hidden === isFound) each.row.hidden = !isFound;
    }
    if (part.hidden !== (shown === 0)) part.hidden = shown === 0;
    // The size of a part that was never visible must be set, since the browser has not measured it.
    const size = shown === rows.length ? "" : `none ${shown * rowHeight}rem`;
    if (part.style.containIntrinsicSize !== size) part.style.containIntrinsicSize = size;
  }
}

const field = document.getElementById("search");
if (list && field) {
  field.addEventListener("focus", readParts, { once: true });
  field.addEventListener("input", () => find(searchable(field.value.trim())));
}

if ("serviceWorker" in navigator && "trustedTypes" in window) {
  const policy = trustedTypes.createPolicy("rollcall", { createScriptURL: () => "/service-worker.js" });
  navigator.serviceWorker.register(policy.createScriptURL("/service-worker.js"));
}
