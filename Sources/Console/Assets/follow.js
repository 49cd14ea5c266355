// Shows what comes of attempts, bookings and resolvers as it happens.
import { onEvent } from "./console.js";
import { follower } from "./parts.js";

const followers = new Map();
/** Refreshes what shows one kind of event. */
function follow(name) {
  if (!followers.has(name)) followers.set(name, follower(`[data-follow~="${name}"]`));
  followers.get(name)();
}
const followEverything = follower("[data-follow], [data-part=unlock][data-source]");

onEvent((name) => {
  if (name === "connected") followEverything();
  else if (["unlock", "booking", "device", "station"].includes(name)) follow(name);
});
// A person who takes their phone out stands at another door than before, and of others' bookings no event tells.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) followEverything();
});
