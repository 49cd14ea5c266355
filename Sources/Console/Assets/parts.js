// Replaces parts of the page by those of a fresh page, as events arrive.

const pause = 300;

/** Requests a page as a document. A document from such a request contains no text that could run as a script. */
function ask(address) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.timeout = 10000;
    request.onload = () => (request.status === 200 ? resolve(request.responseXML) : reject(request.status));
    request.onerror = request.ontimeout = () => reject(request.status);
    request.send();
  });
}

/** Whether the person has changed a field since the page was loaded. */
function isChanged(field) {
  if (field.options) {
    const first = [...field.options].findLastIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

/** Replaces a part, and keeps the focus on the same button. */
export function replace(old, fresh) {
  if (old.innerHTML === fresh.innerHTML) return;
  // Values that were entered and not sent are kept.
  if ([...old.querySelectorAll("input, textarea, select")].some(isChanged)) return;
  const buttons = [...old.querySelectorAll("button")];
  const place = buttons.indexOf(document.activeElement);
  // A field with the focus is left alone, and so is a form that waits for its answer.
  if (place < 0 && old.contains(document.activeElement)) return;
  if (old.querySelector("button:disabled")) return;
  const open = [...old.querySelectorAll("details")].map((each) => each.open);
  const shown = document.adoptNode(fresh);
  old.replaceWith(shown);
  shown.querySelectorAll("details").forEach((each, number) => { each.open = open[number] ?? each.open; });
  if (place >= 0) shown.querySelectorAll("button")[place]?.focus();
}

/** Updates the parts that match a selector, each from the page that it names, or from this one. */
async function refresh(selector, swap) {
  const parts = [...document.querySelectorAll(selector)];
  const addresses = new Set(parts.map((part) => part.dataset.source ?? location.href));
  for (const address of addresses) {
    try {
      const page = await ask(address);
      for (const old of parts.filter((part) => (part.dataset.source ?? location.href) === address)) {
        const fresh = page.querySelector(`[data-part="${old.dataset.part}"]`);
        if (fresh && old.isConnected) swap(old, fresh);
      }
    } catch {
      // Without a network the old content stays.
    }
  }
}

/** Returns a function that refreshes parts. Calls during a request are combined into the next one. */
export function follower(selector, swap = replace) {
  let [isBusy, isWanted] = [false, false];
  return async () => {
    if (isBusy) {
      isWanted = true;
      return;
    }
    isBusy = true;
    do {
      isWanted = false;
      await refresh(selector, swap);
      await new Promise((resolve) => { setTimeout(resolve, pause); });
    } while (isWanted);
    isBusy = false;
  };
}
