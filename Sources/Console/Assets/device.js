// Shows what devices say and how their commands come along, as it happens; a picture moves.
import { onEvent } from "./console.js";
import { follower, replace } from "./parts.js";

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

/** A picture moves; all else is put in place of the old. */
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
