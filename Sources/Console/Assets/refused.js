// Shows entries that the server refused until the person has read the refusal, even after the page is reloaded.
import { forget, onChange, refused } from "./queue.js";

const notice = document.getElementById("refused");

function item({ about, reason }) {
  const made = document.createElement("li");
  const [name, why] = [document.createElement("bdi"), document.createElement("span")];
  name.textContent = about?.name ?? "–";
  why.textContent = reason;
  made.append(name, `: ${about?.text ?? "–"}. `, why);
  return made;
}

let shown = [];
async function show() {
  shown = await refused();
  notice.querySelector("ul").replaceChildren(...shown.map(item));
  notice.hidden = shown.length === 0;
}

if (notice) {
  notice.querySelector("button").addEventListener("click", async () => {
    for (const entry of shown) await forget(entry);
    show();
  });
  onChange((_, isRefused) => { if (isRefused) show(); });
  show();
}
