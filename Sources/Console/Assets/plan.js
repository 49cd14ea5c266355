// Shows people in their rooms on a floor plan, and moves them as events arrive.
import { inOrder, onEvent, tag } from "./console.js";

const plan = document.getElementById("plan");
const list = document.getElementById("plan-people");
// As drawn by the server: more names than these are only counted, and a long name is cut.
const mostNames = 3;
const mostLetters = 14;

/** Who is in the zone, by number: names and room. */
const people = new Map();
for (const item of list?.querySelectorAll("[data-person]") ?? []) {
  const { person, first, last } = item.dataset;
  people.set(person, { first, last, room: item.closest("[data-room]").dataset.room });
}

const inRoom = (room) => [...people].filter(([, person]) => person.room === room)
  .sort(([, a], [, b]) => inOrder(a.last, b.last) || inOrder(a.first, b.first));

function short([id, { first, last }]) {
  const letters = [...`${first} ${[...last][0] ?? ""}.`];
  const name = letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join("")}…` : letters.join("");
  return name + tag(id);
}

function drawRoom(room) {
  for (const area of plan.querySelectorAll("[data-room]")) {
    if (area.dataset.room !== room) continue;
    const inside = inRoom(room);
    const lines = inside.length > mostNames
      ? [plan.dataset.people.replace("#", inside.length)] : inside.map(short);
    const name = area.querySelector(".name");
    name.parentNode.replaceChildren(name, ...lines.map((text) => {
      const line = document.createElementNS(plan.namespaceURI, "tspan");
      line.setAttribute("x", name.getAttribute("x"));
      line.setAttribute("dy", 18);
      line.textContent = text;
      return line;
    }));
    area.classList.remove("moved");
    requestAnimationFrame(() => area.classList.add("moved"));
  }
}

function link(path, ...content) {
  const anchor = document.createElement("a");
  anchor.href = path;
  anchor.append(...content);
  return anchor;
}

function bdi(text) {
  const part = document.createElement("bdi");
  part.textContent = text;
  return part;
}

function section(room) {
  const [part, head, total] = ["section", "h3", "small"].map((name) => document.createElement(name));
  const inside = inRoom(room);
  total.textContent = inside.length;
  head.append(link(`/room?room=${encodeURIComponent(room)}`, room), " ", total);
  const items = document.createElement("ul");
  for (const [id, { first, last }] of inside) {
    const item = document.createElement("li");
    item.append(link(`/person?id=${id}`, bdi(last), ", ", bdi(first), tag(id)));
    items.append(item);
  }
  part.append(head, items);
  return part;
}

function showList() {
  const rooms = [...new Set([...people.values()].map(({ room }) => room))].sort(inOrder);
  if (rooms.length > 0) {
    list.replaceChildren(...rooms.map(section));
    return;
  }
  const nobody = document.createElement("p");
  nobody.textContent = list.dataset.empty;
  list.replaceChildren(nobody);
}

function move(event) {
  const id = String(event.person_id);
  const before = people.get(id)?.room;
  const isHere = event.state === "present" && event.zone_name === plan.dataset.zone;
  people.delete(id);
  if (isHere) people.set(id, { first: event.first_name, last: event.last_name, room: event.room_number });
  const after = people.get(id)?.room;
  if (before === after) return;
  for (const room of [before, after]) if (room !== undefined) drawRoom(room);
  showList();
}

if (plan) onEvent((name, data) => { if (name === "whereabouts") move(data); });
