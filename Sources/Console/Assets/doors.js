// Doors: says that a badge is waited for.

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
  for (const form of document.querySelectorAll(unlock)) form.elements.idempotency_key.value = crypto.randomUUID();
});
