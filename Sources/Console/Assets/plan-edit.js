// Places items on a floor plan by dragging, by two presses or by arrow keys, and makes pictures small enough to be
// sent. Without a script, the fields of the page place items.
import { shrink } from "./plan-picture.js";

const svg = document.getElementById("plan-edit");
const state = document.getElementById("plan-state");
const words = svg?.dataset ?? {};
const [width, height] = [1000, Number(words.height)];
const [step, smallStep] = [0.01, 0.001];
// The distance from the centre to the edges of a room that is a single point, or is placed by a press.
const half = 0.03;
const newHalf = [0.06, 0.06];

const things = new Map();
/** The item that the next press on the plan places. */
let armed;

const element = (name, attributes = {}) => {
  const made = document.createElementNS(svg.namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};
const within = (value) => Math.min(1, Math.max(0, value));
const middle = (values) => (Math.min(...values) + Math.max(...values)) / 2;
const center = ({ points }) => [0, 1].map((axis) => middle(points.map((point) => point[axis])));
const at = ([x, y]) => [x * width, y * height];

/** The corners of the area that the points of a room define. */
function corners(points) {
  if (points.length > 2) return points;
  const [[ax, ay], [bx, by]] = [points[0], points.at(-1)];
  const [mx, my] = points.length === 1 ? [half, half * width / height] : [0, 0];
  const [left, right] = [Math.min(ax, bx) - mx, Math.max(ax, bx) + mx];
  const [top, bottom] = [Math.min(ay, by) - my, Math.max(ay, by) + my];
  return [[left, top], [right, top], [right, bottom], [left, bottom]];
}

function shape({ kind, points }) {
  if (kind === "room") return element("polygon", { points: corners(points).map((point) => at(point).join()).join(" ") });
  const [cx, cy] = at(points[0]);
  return element("circle", { cx, cy, r: 18 });
}

function label(thing) {
  const [x, y] = at(center(thing));
  const text = element("text", { x, y: y + (thing.kind === "room" ? 5 : 34) });
  const letters = [...thing.name];
  text.textContent = letters.length > 14 ? `${letters.slice(0, 13).join("")}…` : thing.name;
  return text;
}

function draw(thing) {
  const isPlaced = thing.points.length > 0;
  thing.group.replaceChildren(...(isPlaced ? [shape(thing), label(thing)] : []));
  thing.group.setAttribute("visibility", isPlaced ? "visible" : "hidden");
  const handled = thing.kind === "room" && thing.points.length > 1 ? thing.points : [];
  while (thing.handles.length > handled.length) thing.handles.pop().remove();
  handled.forEach((point, index) => {
    thing.handles[index] ??= handle(thing, index);
    const [cx, cy] = at(point);
    thing.handles[index].setAttribute("cx", cx);
    thing.handles[index].setAttribute("cy", cy);
  });
  thing.row.querySelector("summary").textContent = `${thing.label}: ${isPlaced ? words.placed : words.absent}`;
}

function handle(thing, index) {
  const made = element("circle", {
    r: 17, class: "handle", tabindex: 0, role: "button", "aria-label": `${words.corner} ${index + 1}, ${thing.label}`,
    "data-key": thing.key, "data-corner": index,
  });
  thing.group.after(made);
  return made;
}

function showFields(thing) {
  for (const input of thing.row.querySelectorAll("input[type=number]")) {
    const [, point, axis] = input.name.match(/points\[(\d+)\]\[(\d)\]$/);
    input.value = thing.points[point]?.[axis] ?? "";
  }
}

async function post(thing) {
  const { kind, id, points } = thing;
  const body = JSON.stringify({ zone_name: words.zone, things: [{ kind, id, points }] });
  const response = await fetch("/post/admin.place_on_plan", {
    method: "POST", headers: { "Content-Type": "application/json" }, body, signal: AbortSignal.timeout(10000),
  }).catch(() => undefined);
  const reply = await response?.json().catch(() => undefined);
  state.textContent = response?.ok ? words.saved : reply?.reason ?? words.failed;
}

/** Sends the position of an item; changes of the same item are sent one after the other. */
function save(thing) {
  thing.points = thing.points.map((point) => point.map((value) => Math.round(value * 1e4) / 1e4));
  draw(thing);
  showFields(thing);
  thing.sent = (thing.sent ?? Promise.resolve()).then(() => post(thing));
}

function saveSoon(thing) {
  clearTimeout(thing.timer);
  thing.timer = setTimeout(() => save(thing), 400);
}

/** Moves a whole item, or one corner, from its old place, but not beyond the edge of the plan. */
function shift(thing, points, corner, by) {
  const moved = corner === undefined ? points : [points[corner]];
  const [dx, dy] = [0, 1].map((axis) => {
    const values = moved.map((point) => point[axis]);
    return Math.min(1 - Math.max(...values), Math.max(-Math.min(...values), by[axis]));
  });
  thing.points = points.map((point, index) => (
    corner === undefined || corner === index ? [within(point[0] + dx), within(point[1] + dy)] : point));
  draw(thing);
}

function placeAt(thing, [x, y]) {
  if (thing.points.length > 0) {
    const [cx, cy] = center(thing);
    shift(thing, thing.points, undefined, [x - cx, y - cy]);
  } else if (thing.kind === "room") {
    thing.points = [-1, 1].map((sign) => [within(x + sign * newHalf[0]), within(y + sign * newHalf[1])]);
  } else {
    thing.points = [[x, y]];
  }
  arm(undefined);
  save(thing);
}

function arm(thing) {
  armed = thing;
  for (const each of things.values()) each.button.setAttribute("aria-pressed", each === thing);
  if (thing) state.textContent = words.press;
}

const pressed = (event) => {
  const box = svg.getBoundingClientRect();
  return [within((event.clientX - box.left) / box.width), within((event.clientY - box.top) / box.height)];
};
const thingOf = (target) => things.get(target.closest?.("[data-key]")?.dataset.key);
const cornerOf = (target) => (target.dataset?.corner === undefined ? undefined : Number(target.dataset.corner));

let drag;
function begin(event) {
  const thing = thingOf(event.target);
  // Scanners and beacons are in rooms; a room is not in another room.
  if (armed && thing !== armed && (!thing || armed.kind !== "room")) {
    placeAt(armed, pressed(event));
  } else if (thing) {
    drag = { thing, corner: cornerOf(event.target), from: pressed(event), points: thing.points, isMoved: false };
    svg.setPointerCapture(event.pointerId);
    arm(thing === armed ? undefined : thing);
  }
}

function go(event) {
  if (!drag) return;
  const to = pressed(event);
  const by = [0, 1].map((axis) => to[axis] - drag.from[axis]);
  drag.isMoved ||= Math.hypot(...by) > 0.004;
  if (drag.isMoved) shift(drag.thing, drag.points, drag.corner, by);
}

function end() {
  if (drag?.isMoved) {
    arm(undefined);
    save(drag.thing);
  }
  drag = undefined;
}

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function press(event) {
  const thing = thingOf(event.target);
  if (!thing) return;
  const by = arrows[event.key]?.map((sign) => sign * (event.shiftKey ? smallStep : step));
  if (by) shift(thing, thing.points, cornerOf(event.target), by);
  if (event.key === "Delete" || event.key === "Backspace") {
    thing.points = [];
    thing.button.focus();
  }
  if (!by && thing.points.length > 0) return;
  event.preventDefault();
  saveSoon(thing);
}

function take(row) {
  const { kind, id, name } = row.dataset;
  const key = `${kind} ${id}`;
  const thing = { key, kind, id: Number(id), name, label: row.dataset.label, row, handles: [] };
  thing.points = JSON.parse(row.dataset.points);
  thing.group = element("g", {
    class: `thing ${kind}`, tabindex: 0, role: "button", "aria-label": thing.label, "data-key": key,
  });
  thing.button = document.createElement("button");
  thing.button.type = "button";
  thing.button.textContent = words.place;
  thing.button.setAttribute("aria-label", `${words.place}: ${thing.label}`);
  thing.button.addEventListener("click", (event) => {
    // A key press has no position, so the item is placed in the middle, and arrow keys move it from there.
    if (event.detail > 0) { arm(armed === thing ? undefined : thing); return; }
    if (thing.points.length === 0) placeAt(thing, [0.5, 0.5]);
    thing.group.focus();
  });
  row.prepend(thing.button);
  things.set(key, thing);
  svg.append(thing.group);
  draw(thing);
}

if (svg) {
  for (const drawn of svg.querySelectorAll(".thing")) drawn.remove();
  for (const row of document.querySelectorAll("#plan-things li")) take(row);
  svg.addEventListener("pointerdown", begin);
  svg.addEventListener("pointermove", go);
  svg.addEventListener("pointerup", end);
  svg.addEventListener("pointercancel", end);
  svg.addEventListener("keydown", press);
}

for (const input of document.querySelectorAll('input[type=file][name="image"]')) {
  input.addEventListener("change", () => shrink(input));
}
