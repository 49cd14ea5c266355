// Shows which scanners fell silent or came back, as it happens.
import { onEvent } from "./console.js";

const states = document.querySelector("#scanner-states").content;

onEvent((name, event) => {
  if (name === "connected") return location.reload();
  if (name !== "scanner") return;
  const cell = document.querySelector(`[data-scanner="${Number(event.scanner_id)}"]`);
  const word = states.querySelector(`[data-state="${event.state}"]`);
  if (cell && word) cell.replaceChildren(word.cloneNode(true));
});
