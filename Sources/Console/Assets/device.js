// Shows the state of devices and of their commands live; a picture moves.
import { onEvent } from "./console.js";
import { follower, replace } from "./parts.js";

const page = document.querySelector("[data-device]");
const device = page.dataset.device;

/** Sets the position of the moving part of a picture; the style sheet animates it. */
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

/** Animates a picture; replaces everything else. */
function swap(old, fresh) {
  if (old.dataset.part === "picture") return movePicture(old, document.adoptNode(fresh));
  replace(old, fresh);
}
const follow = follower("[data-part]", swap);

onEvent((name, event) => {
  if (name === "connected") return follow();
  if (name !== "device" && name !== "command") return;
  if (device === "all" || Number(device) === event.device_id) follow();
});

// Swiping over the picture acts like the button.
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

// If the browser recognises speech, spoken text is handled like typed text.
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
