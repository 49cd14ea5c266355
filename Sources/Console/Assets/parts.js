// Puts parts of a fresh page in place of the old ones, as things happen.

const pause = 300;

/** Asks for a page as a document. A request of this kind makes one without any text that could run. */
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

/** Whether a person has filled in a field, or chosen in it, since the page came. */
function isChanged(field) {
  if (field.options) {
    const first = [...field.options].findLastIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

/** A person who is at a button of a part stays there. */
export function replace(old, fresh) {
  if (old.innerHTML === fresh.innerHTML) return;
  // What a person has filled in and not sent stays.
  if ([...old.querySelectorAll("input, textarea, select")].some(isChanged)) return;
  const buttons = [...old.querySelectorAll("button")];
  const place = buttons.indexOf(document.activeElement);
  // What a person is typing in is left alone, and so is what waits for its answer.
  if (place < 0 && old.contains(document.activeElement)) return;
  if (old.querySelector("button:disabled")) return;
  const open = [...old.querySelectorAll("details")].map((each) => each.open);
  const shown = document.adoptNode(fresh);
  old.replaceWith(shown);
  shown.querySelectorAll("details").forEach((each, number) => { each.open = open[number] ?? each.open; });
  if (place >= 0) shown.querySelectorAll("button")[place]?.focus();
}

/** Brings the parts with a selector up to date, each from the page that it names, or from this one. */
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
      // Without a network what was shown stays.
    }
  }
}

/** A function that refreshes parts. What comes while a page is asked for is asked for together next. */
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
