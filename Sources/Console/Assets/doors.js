// Doors: shows that the server is waiting for a badge.

const unlock = "form[action='/forms/universal.unlock']";

// The browser submits the form itself; the answer takes as long as the server waits for the badge.
document.addEventListener("submit", (event) => {
  if (!event.target.matches(unlock)) return;
  const status = event.target.closest(".unlock").querySelector(".waiting");
  status.textContent = status.dataset.waiting;
});
// After the Back button leads here, a press is a new attempt.
addEventListener("pageshow", (event) => {
  for (const status of document.querySelectorAll(".unlock .waiting")) status.textContent = "";
  if (!event.persisted || !crypto.randomUUID) return;
  for (const form of document.querySelectorAll(unlock)) form.elements.idempotency_key.value = crypto.randomUUID();
});
