// Shows what devices say and how their commands come along, as it happens; a picture moves.
import { onEvent } from "./console.js";

const pause = 300;
const page = document.querySelector("[data-device]");
const device = page.dataset.device;

/** Where the moving part of a picture is; the style sheet lets it go there. */
function place(leaf, transform) {
  leaf.style.transform = transform;
  leaf.dataset.transform = transform;
}
for (const leaf of document.querySelectorAll("[data-transform]")) place(leaf, leaf.dataset.transform);

function movePicture(old, fresh) {
  const [was, is] = [old.querySelector("[data-transform]"), fresh.querySelector("[data-transform]")];
  if (!was || !is) return old.replaceWith(fresh);
  const [picture, next] = [old.querySelector("[data-picture]"), fresh.querySelector("[data-picture]")];
  picture.setAttribute("class", next.getAttribute("class"));
  picture.setAttribute("aria-label", next.getAttribute("aria-label"));
  place(was, is.dataset.transform);
}

/** Puts a part of a fresh page in place of the old one. Whoever is at a button of it stays there. */
function replace(old, fresh) {
  if (old.dataset.part === "picture") return movePicture(old, fresh);
  if (old.innerHTML === fresh.innerHTML) return;
  const buttons = [...old.querySelectorAll("button")];
  const place = buttons.indexOf(document.activeElement);
  // What somebody is typing in is left alone.
  if (place < 0 && old.contains(document.activeElement)) return;
  old.replaceWith(fresh);
  if (place >= 0) fresh.querySelectorAll("button")[place]?.focus();
}

async function refresh() {
  try {
    const response = await fetch(location.href, { signal: AbortSignal.timeout(10000) });
    if (!response.ok) return;
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
    for (const old of document.querySelectorAll("[data-part]")) {
      const part = fresh.querySelector(`[data-part="${old.dataset.part}"]`);
      if (part) replace(old, document.adoptNode(part));
    }
  } catch {
    // Without a network what was shown stays.
  }
}

// What comes while a page is asked for is asked for together next.
let [isBusy, isWanted] = [false, false];
async function follow() {
  if (isBusy) {
    isWanted = true;
    return;
  }
  isBusy = true;
  do {
    isWanted = false;
    await refresh();
    await new Promise((resolve) => { setTimeout(resolve, pause); });
  } while (isWanted);
  isBusy = false;
}

onEvent((name, event) => {
  if (name === "connected") return follow();
  if (name !== "device" && name !== "command") return;
  if (device === "all" || Number(device) === event.device_id) follow();
});

// Swiping over the picture does what the button says.
const farEnough = 40;
let start;
addEventListener("pointerdown", (event) => {
  start = event.target.closest?.("[data-picture]") ? { x: event.clientX, y: event.clientY } : undefined;
});
addEventListener("pointerup", (event) => {
  if (!start) return;
  const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
  start = undefined;
  if (far >= farEnough) document.querySelector("[data-part=button] button")?.click();
});

// Where the browser listens to speech, what is said goes the way of what is typed.
const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
const words = document.querySelector("[data-words]");
if (Recognition && words) {
  const speech = words.querySelector("[data-speech]");
  const form = words.querySelector("form");
  speech.hidden = false;
  speech.querySelector("button").addEventListener("click", () => {
    const recognition = new Recognition();
    recognition.lang = document.documentElement.lang;
    recognition.addEventListener("result", (event) => {
      form.elements.command.value = event.results[0][0].transcript.trim();
      form.requestSubmit();
    });
    recognition.start();
  });
}
