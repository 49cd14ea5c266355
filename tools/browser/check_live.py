"""Pages that live on: a report that moves people is seen on /now without a reload."""

from findings import check, must, percentile
from school import HOSTILE, ROOMS

ROUNDS, MOST_SECONDS, GOAL = 4, 20, 200.0

# Notes when the row of a person first shows a room, in milliseconds of the wall clock.
WATCH = """([ids, room]) => {
    window.shown = {};
    const look = () => {
        for (const id of ids) {
            const row = document.querySelector(`tr[data-person="${id}"]`);
            if (row && !(id in window.shown) && [...row.cells].some(cell => cell.textContent.trim() === room))
                window.shown[id] = Date.now();
        }
    };
    window.observer?.disconnect();
    window.observer = new MutationObserver(look);
    window.observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def hears_events(window):
    """Waits at the end of `with` until the page opened there hears of events."""
    return window.page.expect_response(lambda answer: "/events" in answer.url)


def open_now(window):
    with hears_events(window):
        status = window.go("/now")
        must(status == 200, f"/now answers {status}.")


def move(trial, page, numbers, room):
    """Moves people to a room, by reports each second. Returns how many ms after the sending of a report, and after its
    answer, each was seen there."""
    ids, times = [trial.school.ids[number] for number in numbers], {}
    page.evaluate(WATCH, [ids, room])
    for _ in range(MOST_SECONDS):
        for sent, answered in trial.school.hear_in_turns(numbers, room):
            page.wait_for_timeout(450)
            for id, shown in page.evaluate("window.shown").items():
                times.setdefault(id, (shown - sent, max(0.0, shown - answered)))
        if len(times) == len(ids):
            break
    return times


@check("a move appears on /now within 2 s without a reload")
def live(trial):
    window = trial.chromium.window(trial.school.admin)
    open_now(window)
    window.page.evaluate("window.isSame = true")
    everybody, times = range(len(HOSTILE)), []
    for number in range(1 if trial.is_smoke else ROUNDS):
        room = list(ROOMS)[number % 2]
        moved = move(trial, window.page, everybody, room)
        must(len(moved) == len(everybody), f"{len(everybody) - len(moved)} were not seen to move to {room} on /now.")
        times += moved.values()
    must(window.page.evaluate("window.isSame === true"), "The page was loaded anew meanwhile.")
    must(not window.complaints, f"The browser's console says: {window.complaints}")
    for since, measured in zip(("sending", "answer"), zip(*times)):
        for name, share in (("p50", 0.5), ("p99", 0.99)):
            what = f"from a report's {since} to the row on /now, {name}"
            trial.findings.goal(what, percentile(measured, share), GOAL, "ms")
    longest = max(after for _, after in times)
    must(longest <= 2000, f"It took {longest:.0f} ms.")
    window.close()


@check("a search without matches is not reloaded while people move")
def searched(trial):
    windows = {typed: trial.chromium.window(trial.school.admin) for typed in ("half a na", "")}
    for typed, window in windows.items():
        with hears_events(window):
            window.go("/now?search=nobody+at+all")
        window.page.evaluate("window.isSame = true")
        window.page.locator("#search").fill(typed)
    watcher = trial.chromium.window(trial.school.admin)
    open_now(watcher)
    room = next(room for room in ROOMS if room != trial.school.places[0])
    must(move(trial, watcher.page, [0], room), f"Nobody was seen to move to {room}.")
    # Longer than an empty page waits before it is loaded anew.
    watcher.page.wait_for_timeout(3500)
    for typed, window in windows.items():
        must(window.page.evaluate("window.isSame === true"), f"The page was loaded anew, with '{typed}' in its field.")
        must(window.page.locator("#search").input_value() == typed, f"'{typed}' is lost.")
    for window in (*windows.values(), watcher):
        window.close()


@check("hostile names are shown as text and never executed")
def hostile(trial):
    window = trial.chromium.window(trial.school.admin)
    open_now(window)
    _see_names(window.page, "when /now is opened")
    must(move(trial, window.page, [0, 2], list(ROOMS)[-1]), "Nobody moved.")
    _see_names(window.page, "after an event moved them")
    for id in trial.school.ids:
        window.go(f"/person?id={id}")
        heading = window.page.locator("h1").inner_text()
        first, last = HOSTILE[trial.school.ids.index(id)]
        must(first in heading and last in heading, f"The heading of {first} {last} is '{heading}'.")
    window.go("/room?room=R%26D%20%221%22%20%3Cb%3E")
    must('R&D "1" <b>' in window.page.locator("h1").inner_text(), "The hostile room's name is no heading.")
    must(not window.dialogs, f"These ran: {window.dialogs}")
    must(not window.complaints, f"The browser's console says: {window.complaints}")
    window.close()


def _see_names(page, when):
    text = " ".join(page.locator("table#people").inner_text().split())
    for first, last in HOSTILE:
        must(first in text and last in text, f"'{first} {last}' is not in the table {when}.")
    made = page.locator("main img, main script, main [onfocus], main [onmouseover]").count()
    must(made == 0, f"Names became {made} elements or attributes {when}.")


@check("a new resolver appears on the open page of remote access without a reload")
def resolver(trial):
    window = trial.chromium.window(trial.school.admin)
    with hears_events(window):
        window.go("/remote")
    window.page.evaluate("window.isSame = true")
    # All pages were looked at meanwhile: the last confirmation may be over.
    trial.school.admin.confirm()
    trial.school.admin.ask("admin.edit_station", {"servers": ["127.0.0.1:1"]})
    try:
        table = window.page.locator("#resolvers")
        window.wait_until(lambda: "127.0.0.1:1" in table.inner_text(), "The page does not show the resolver.", 10)
        must(window.page.evaluate("window.isSame === true"), "The page was loaded anew.")
        must(not window.complaints, f"The browser's console says: {window.complaints}")
    finally:
        trial.school.admin.ask("admin.edit_station", {"servers": []})
    window.close()


# Puts a part with a field in the page, changes a property of the field, and tells whether a fresh part takes its place.
REPLACE = """async ([tag, attributes, chosen, change]) => {
    // The address of a script has a hash of its text.
    const script = [...document.scripts].find(script => script.src.includes("follow"));
    const [, parts] = (await (await fetch(script.src)).text()).match(/"([^"]*parts[^"]*)"/);
    const { replace } = await import(new URL(parts, script.src));
    const make = text => {
        const [part, field] = [document.createElement("div"), document.createElement(tag)];
        for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
        for (const number of tag === "select" ? [0, 1] : []) {
            const option = document.createElement("option");
            option.toggleAttribute("selected", number === chosen);
            field.append(option);
        }
        part.append(field, text);
        return part;
    };
    const [old, fresh] = [make("old"), make("fresh")];
    document.querySelector("main").append(old);
    Object.assign(old.firstElementChild, change);
    replace(old, fresh);
    const isReplaced = fresh.isConnected;
    (isReplaced ? fresh : old).remove();
    return isReplaced;
}"""


@check("live updates keep what a person has typed or chosen, and replace the rest")
def kept(trial):
    window = trial.chromium.window(trial.school.admin)
    with hears_events(window):
        window.go("/remote")
    for tag, attributes, chosen, change in (
            ("input", {"value": "a"}, None, {"value": "b"}),
            ("input", {"type": "checkbox", "value": "a"}, None, {"checked": True}),
            ("textarea", {}, None, {"value": "b"}), ("select", {}, None, {"selectedIndex": 1}),
            ("select", {}, 1, {"selectedIndex": 0})):
        field = [tag, attributes, chosen]
        must(window.page.evaluate(REPLACE, [*field, {}]), f"{field} is not replaced, though nobody changed it.")
        must(not window.page.evaluate(REPLACE, [*field, change]), f"{field} is replaced after {change}.")
    must(not window.complaints, f"The browser's console says: {window.complaints}")
    window.close()
