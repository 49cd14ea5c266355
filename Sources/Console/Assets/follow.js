// Shows changes of attempts, bookings and resolvers live.
import { onEvent } from "./console.js";
import { follower } from "./parts.js";

const followers = new Map();
/** Refreshes the parts that depend on one kind of event. */
function follow(name) {
  if (!followers.has(name)) followers.set(name, follower(`[data-follow~="${name}"]`));
  followers.get(name)();
}
const followEverything = follower("[data-follow], [data-part=unlock][data-source]");

onEvent((name) => {
  if (name === "connected") followEverything();
  else if (["unlock", "booking", "device", "station"].includes(name)) follow(name);
});
// When the phone is used again, the person may be at another door, and other people's bookings send no events.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) followEverything();
});
