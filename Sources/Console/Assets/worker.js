// Stores the muster page, so that it can be reopened without a network: for twelve hours, until the person logs in or
// out, changes the login's password or codes, joins by a link, or until the end of the login or of a helper's link.

const name = "rollcall";
const longest = 12 * 3600 * 1000;
const changes = [
  "login", "logout", "logout_everywhere", "end_session", "claim_account", "change_password", "confirm_totp",
  "remove_totp",
].map((type) => `/forms/universal.${type}`);
// From now on the stored page may belong to another person.
const isAnothers = ({ method }, { pathname }) =>
  pathname.startsWith("/m/") || method === "POST" && changes.includes(pathname);
const isKept = (url) => url.pathname === "/muster" || url.pathname.startsWith("/assets/");

async function answer(event, url) {
  const { request } = event;
  const cache = await caches.open(name);
  if (url.pathname.startsWith("/assets/")) {
    const kept = await cache.match(request);
    if (kept) return kept;
  }
  try {
    const response = await fetch(request);
    // The page does not wait until it is stored.
    if (response.ok && !response.redirected) event.waitUntil(cache.put(request, response.clone()));
    // A person who may no longer see the list must not keep it; without a login, the request is redirected.
    const isElsewhere = response.redirected || response.type === "opaqueredirect";
    if (isElsewhere || [401, 403].includes(response.status)) await caches.delete(name);
    return response;
  } catch (error) {
    const kept = await cache.match(request);
    const date = Date.parse(kept?.headers.get("date") ?? "");
    if (kept && (url.pathname !== "/muster" || Date.now() - date < longest)) return kept;
    throw error;
  }
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin === location.origin && isAnothers(event.request, url)) {
    event.waitUntil(caches.delete(name));
    return;
  }
  if (event.request.method === "GET" && url.origin === location.origin && isKept(url)) {
    event.respondWith(answer(event, url));
  }
});
