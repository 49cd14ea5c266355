// Doors and rooms: says that a badge is waited for, and shows what comes of it, and of bookings, as it happens.
import { onEvent } from "./console.js";
import { follower } from "./parts.js";

const unlock = "form[action='/forms/universal.unlock']";

// The browser sends the form by itself; the answer takes as long as the badge is looked for.
document.addEventListener("submit", (event) => {
  if (!event.target.matches(unlock)) return;
  const status = event.target.closest(".unlock").querySelector(".waiting");
  status.textContent = status.dataset.waiting;
});
// After the way back to this page a press is another attempt than the one before.
addEventListener("pageshow", (event) => {
  for (const status of document.querySelectorAll(".unlock .waiting")) status.textContent = "";
  if (!event.persisted || !crypto.randomUUID) return;
  for (const form of document.querySelectorAll(unlock)) form.elements.word_id.value = crypto.randomUUID();
});

const followers = new Map();
/** Refreshes what shows one kind of event. */
function follow(name) {
  if (!followers.has(name)) followers.set(name, follower(`[data-follow~="${name}"]`));
  followers.get(name)();
}
const followEverything = follower("[data-follow], [data-part=unlock][data-source]");

onEvent((name) => {
  if (name === "connected") followEverything();
  else if (["unlock", "booking", "device"].includes(name)) follow(name);
});
// Whoever takes their phone out stands at another door than before, and of others' bookings no event tells.
document.addEventListener("visibilitychange", () => { if (!document.hidden) followEverything(); });
