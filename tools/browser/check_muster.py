"""Several people at one roll-call: they see each other's words, also after the network was away."""

import time

from check_live import hears_events
from findings import check, must
from judgement import problems_of

GOAL, MOST_SECONDS = 500.0, 5

# Notes when the row of a person is first shown as accounted for, in milliseconds of the wall clock.
WATCH = """id => {
    window.shown = null;
    const look = () => {
        if (document.querySelector(`tr.done[data-person="${id}"]`)) window.shown ??= Date.now();
    };
    window.observer?.disconnect();
    window.observer = new MutationObserver(look);
    window.observer.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


# Keeps an entry as a page of an earlier version kept it.
KEEP_AS_BEFORE = """person => new Promise((resolve, reject) => {
    const open = indexedDB.open("rollcall", 1);
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
        const change = open.result.transaction("words", "readwrite");
        change.objectStore("words").add({
            viewer: document.body.dataset.viewer, type: "admin.tick_muster", about: "", saidAt: Date.now(),
            args: { action: "tick", person_id: person, witness: "taken_back", word_id: crypto.randomUUID() },
        });
        change.oncomplete = () => resolve();
        change.onerror = () => reject(change.error);
    };
})"""


def open_roll(trial, person):
    """A window with the roll-call in progress, which hears of events."""
    window = trial.chromium.window(person, url=person.server.url)
    with hears_events(window):
        status = window.go("/muster")
        must(status == 200, f"/muster answers {status}.")
    must(window.page.locator("#muster tr[data-person]").count() > 0, "/muster shows nobody, though one is in progress.")
    return window


def row(window, id, state=""):
    return window.page.locator(f"tr{state}[data-person='{id}']").first


def say_seen(window, id):
    row(window, id).locator("button:is([name=person_id], [data-witness=seen])").click()


def wait_for(window, id, what):
    """Waits until somebody is shown as accounted for; returns how many seconds that took."""
    return window.wait_until(
        lambda: row(window, id, ".done").count() > 0, f"{what} is not shown within {MOST_SECONDS} s.", MOST_SECONDS)


@check("two people at one muster see each other's entries")
def together(trial):
    windows, times = [open_roll(trial, trial.school.admin), open_roll(trial, trial.school.staff)], []
    for number, id in enumerate(trial.school.ids[1:4]):
        speaker, listener = windows[number % 2], windows[1 - number % 2]
        listener.page.evaluate(WATCH, id)
        said = time.time() * 1000
        say_seen(speaker, id)
        wait_for(speaker, id, "What one said oneself")
        wait_for(listener, id, "What the other said")
        times.append(listener.page.evaluate("window.shown") - said)
    trial.findings.goal("from a press at a roll-call to the other's row, longest", max(times), GOAL, "ms")
    complaints = [text for window in windows for text in window.complaints]
    must(not complaints, f"The browser's console says: {complaints}")
    for window in windows:
        window.close()


@check("a muster continues without a network, and sends its entries when the network is back")
def away(trial):
    here, there = open_roll(trial, trial.school.admin), open_roll(trial, trial.school.staff)
    from_away, from_here = trial.school.ids[4:6]
    there.context.set_offline(True)
    there.page.locator("#connection").wait_for(state="visible")
    say_seen(there, from_away)
    wait_for(there, from_away, "What was said without a network")
    say_seen(here, from_here)
    wait_for(here, from_here, "What one said oneself")
    must(row(here, from_away, ".done").count() == 0, "What was said without a network came through: it was not away.")
    there.context.set_offline(False)
    seconds = wait_for(here, from_away, "What was said without a network, once it is back,")
    wait_for(there, from_here, "What others said meanwhile")
    there.page.locator("#connection").wait_for(state="hidden")
    trial.findings.goal("from the network's return to the other's row", seconds * 1000, 1000.0 * MOST_SECONDS, "ms")
    for window in (here, there):
        window.close()


@check("an entry stored by the page of an earlier version is sent")
def earlier(trial):
    window, id = open_roll(trial, trial.school.admin), trial.school.ids[1]
    if row(window, id, ".done").count() == 0:
        say_seen(window, id)
        wait_for(window, id, "What one said oneself")
    window.page.evaluate(KEEP_AS_BEFORE, id)
    window.wait_until(
        lambda: row(window, id, ".done").count() == 0,
        f"What an earlier page kept is not shown within {MOST_SECONDS} s.", MOST_SECONDS)
    must(not window.complaints, f"The browser's console says: {window.complaints}")
    window.close()


@check("a muster starts with one press, and works without JavaScript")
def scriptless(trial):
    trial.school.admin.ask("admin.update_muster", {"action": "close"})
    window = trial.chromium.window(trial.school.admin)
    wrong = problems_of(window, "/muster", "en")[0]
    must(not wrong, f"/muster before a roll-call: {wrong}")
    window.close()
    window = trial.chromium.window(trial.school.admin, scripts=False)
    window.go("/muster")
    with window.page.expect_navigation():
        window.page.locator("form:has([name=action][value=start]) button").first.click()
    id = trial.school.ids[0]
    with window.page.expect_navigation():
        say_seen(window, id)
    must(row(window, id, ".done").count() == 1, "Who was seen is not accounted for.")
    window.close()
    trial.school.admin.ask("admin.update_muster", {"action": "close"})
