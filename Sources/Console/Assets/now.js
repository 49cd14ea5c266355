// Keeps the list of people up to date, and searches it while the person types.
import { clock, inOrder, onEvent, searchable, tag } from "./console.js";

const body = document.querySelector("#people tbody");
const rows = new Map();
for (const row of body?.rows ?? []) rows.set(row.dataset.person, { row, text: searchable(row.textContent) });

/** The page's text for a state. */
function stateWord(state) {
  return document.querySelector(`.counts .state.${state}`).cloneNode(true);
}

function link(path, text) {
  const anchor = document.createElement("a");
  anchor.href = path;
  anchor.textContent = text;
  return anchor;
}

/** The page's text for the author of a manual override. */
function saidBy(name) {
  const small = document.createElement("small");
  small.className = "said";
  small.textContent = document.querySelector("[data-said]").dataset.said.replace("…", name ?? "–");
  return small;
}

const roomLink = (room) => (room ? link(`/room?room=${encodeURIComponent(room)}`, room) : "–");

function timeOf(iso) {
  const time = document.createElement("time");
  time.dateTime = iso;
  time.textContent = clock(Date.parse(iso));
  return time;
}

function newRow(event) {
  const row = document.createElement("tr");
  row.dataset.person = event.person_id;
  const head = document.createElement("th");
  head.scope = "row";
  const anchor = link(`/person?id=${event.person_id}`, "");
  const [last, first] = [document.createElement("bdi"), document.createElement("bdi")];
  [last.textContent, first.textContent] = [event.last_name, event.first_name];
  anchor.append(last, ", ", first, tag(event.person_id));
  head.append(anchor);
  row.append(head);
  for (let column = 0; column < 5; column += 1) row.insertCell();
  body.append(row);
  return row;
}

const query = new URLSearchParams(location.search);
/** Whether the page shows only some people: then an event may be about a person who is not shown. */
const isNarrowed = () => wanted() !== "" || query.get("search") || query.get("own") === "true";

function show(event) {
  const id = String(event.person_id);
  const known = rows.get(id);
  if (!known && isNarrowed()) return;
  const row = known?.row ?? newRow(event);
  row.dataset.state = event.state;
  const [state, room, zone, since, heard] = row.cells.length ? [...row.cells].slice(1) : [];
  state.replaceChildren(stateWord(event.state));
  if (event.source === "person") state.append(" ", saidBy(event.said_by));
  room.replaceChildren(roomLink(event.room_number));
  zone.textContent = event.zone_name ?? "";
  since.replaceChildren(timeOf(event.since));
  heard.replaceChildren(timeOf(event.decided_at));
  row.classList.remove("changed");
  requestAnimationFrame(() => row.classList.add("changed"));
  rows.set(id, { row, text: searchable(row.textContent) });
  count();
}

function count() {
  const counts = { present: 0, unknown: 0, left: 0 };
  const rooms = new Map();
  for (const { row } of rows.values()) {
    counts[row.dataset.state] += 1;
    if (row.dataset.state !== "present") continue;
    const [room, zone] = [row.cells[2].textContent, row.cells[3].textContent];
    if (!rooms.has(zone)) rooms.set(zone, new Map());
    rooms.get(zone).set(room, (rooms.get(zone).get(room) ?? 0) + 1);
  }
  for (const [state, number] of Object.entries(counts)) {
    document.querySelector(`[data-count="${state}"]`).textContent = number;
  }
  showRooms(rooms);
}

const byName = ([a], [b]) => inOrder(a, b);
/** Compares floors in ascending order: by the first room with a person in it. */
const byFirstRoom = ([a, inA], [b, inB]) => {
  const [first, second] = [inA, inB].map((rooms) => [...rooms.keys()].sort(inOrder)[0]);
  return inOrder(first, second) || inOrder(a, b);
};

function showRooms(zones) {
  const sections = [...zones].sort(byFirstRoom).map(([zone, rooms]) => {
    const section = document.createElement("section");
    const head = document.createElement("h2");
    const total = document.createElement("small");
    total.textContent = [...rooms.values()].reduce((sum, number) => sum + number, 0);
    head.append(link(`/plan?zone=${encodeURIComponent(zone)}`, zone), " ", total);
    const list = document.createElement("ul");
    list.className = "rooms";
    for (const [room, number] of [...rooms].sort(byName)) {
      const item = document.createElement("li");
      const strong = document.createElement("strong");
      strong.textContent = number;
      item.append(roomLink(room), " ", strong);
      list.append(item);
    }
    section.append(head, list);
    return section;
  });
  document.querySelector(".zones").replaceChildren(...sections);
}

const field = document.getElementById("search");
const wanted = () => searchable(field?.value.trim() ?? "");

function filter() {
  const text = wanted();
  for (const { row, text: content } of rows.values()) row.hidden = !content.includes(text);
}
if (body) {
  field.addEventListener("input", filter);
  onEvent((name, data) => { if (name === "whereabouts") show(data); });
} else {
  // The server draws a page without rows again once there is a person: soon, but not for each of many events.
  let pending;
  onEvent((name) => {
    if (name !== "whereabouts" || isNarrowed()) return;
    pending ??= setTimeout(() => {
      pending = undefined;
      if (!isNarrowed()) location.reload();
    }, 3000);
  });
}

// The slider over a day shows its time while it moves, and submits it on release of the finger or mouse.
// With the keyboard, Enter submits it: otherwise each key would load a page.
const slider = document.getElementById("minute");
slider?.addEventListener("input", () => {
  const [hour, minute] = [Math.floor(slider.value / 60), slider.value % 60];
  const text = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  slider.setAttribute("aria-valuetext", text);
  slider.form.querySelector("output").textContent = text;
});
slider?.addEventListener("pointerup", () => slider.form.requestSubmit());
