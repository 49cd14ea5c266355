// Shows what is heard in the room in which the person walks with a badge.
import { serverNow } from "./console.js";

const walk = document.getElementById("walk");
const pause = 2000;

function cell(row, text) { row.insertCell().textContent = text; }

function rowOf(heard) {
  const row = document.createElement("tr");
  const head = document.createElement("th");
  head.scope = "row";
  head.textContent = heard.scanner_name;
  row.append(head);
  cell(row, heard.room_number);
  cell(row, heard.packets);
  const level = heard.rssi?.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: 1, maximumFractionDigits: 1,
  });
  cell(row, level === undefined ? "–" : `${level.replace("-", "−")} dBm`);
  return row;
}

function show(stay) {
  document.querySelector("#heard tbody").replaceChildren(...stay.heard.map(rowOf));
  walk.querySelector("[data-nothing]").hidden = stay.heard.length > 0;
  const isEnough = serverNow() - Date.parse(stay.entered_at) >= Number(walk.dataset.enough) * 1000;
  walk.querySelector("[data-stay]").hidden = isEnough;
  walk.querySelector("strong[data-enough]").hidden = !isEnough;
}

async function look() {
  try {
    const response = await fetch("/post/admin.record_survey", {
      method: "POST", headers: { "Content-Type": "application/json" }, signal: AbortSignal.timeout(10000),
      body: JSON.stringify({ action: "list", survey_id: Number(walk.dataset.survey) }),
    });
    if (!response.ok) return;
    const stay = (await response.json()).surveys[0]?.stays.at(-1);
    // The walk was continued in another window, or has ended.
    if (!stay || stay.left_at || Date.parse(stay.entered_at) !== Date.parse(walk.dataset.entered)) location.reload();
    else show(stay);
  } catch {
    // Without a network the old content stays; the next request may succeed.
  }
}

async function follow() {
  await look();
  setTimeout(follow, pause);
}
if (walk) setTimeout(follow, pause);
