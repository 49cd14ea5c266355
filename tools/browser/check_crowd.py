"""A roll-call of a whole school: how soon it is there after the press, how soon a key finds, and a word gets across."""

import time

from check_muster import WATCH, open_roll, say_seen, wait_for
from findings import check, must, percentile
from school import PASSWORD
from trial_server import WITHOUT_LIMITS, TrialServer, WorkFolder, first_admin, new_person

PEOPLE, ROOMS, CLASSES = 5_000, 300, 200
PRESSES, WORDS, NAMES = 5, 20, ("last12", "first498", "r32", "7c")

# Everybody in a room and in a class, four in five of them heard half a minute ago.
CROWD = f"""
begin;
insert into zone (zone_name, major_key, leave_after) values ('Crowd', 1, interval '1 hour');
insert into room (room_number, zone_id) select 'R' || n, zone_id from zone, generate_series(1, {ROOMS}) n;
insert into school_group (group_name) select n || 'c' from generate_series(1, {CLASSES}) n;
insert into person (email, first_name, last_name, classification, created_at)
    select 'p' || n || '@school.example', 'First' || n, 'Last' || n, 'student', now()
    from generate_series(1, {PEOPLE}) n;
insert into group_member (group_id, person_id) select group_id, person_id from person
    join school_group on group_name = (person_id % {CLASSES} + 1) || 'c' where classification = 'student';
insert into visit (person_id, room_id, entered_at) select person_id, room_id, now() - interval '10 minutes'
    from person join room on room_number = 'R' || (person_id % {ROOMS} + 1)
    where classification = 'student' and person_id % 5 <> 0;
insert into whereabouts (person_id, state, room_id, since, heard_at, decided_at, confidence, visit_id)
    select person_id, 'present', room_id, entered_at, now() - interval '30 s', now(), 0.9, visit_id from visit;
commit;
analyze;
"""

# From the press, over any number of pages, until all that the page holds was painted; and from each key to its paint.
WATCH_PAINT = """() => {
    const painted = (then) => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => then(Date.now(), performance.now());
        channel.port2.postMessage(0);
    });
    addEventListener("click", () => sessionStorage.setItem("pressed", Date.now()), true);
    addEventListener("DOMContentLoaded", () => painted((now) => { window.painted = now; }));
    window.keys = [];
    addEventListener("input", (event) => {
        painted((_, now) => window.keys.push(now - event.timeStamp));
    }, true);
}"""
STEPS = """() => {
    const [page] = performance.getEntriesByType("navigation");
    return {
        "start": page.redirectEnd - page.redirectStart || page.fetchStart - page.startTime,
        "answer": page.responseStart - page.fetchStart, "bytes": page.responseEnd - page.responseStart,
        "parse": page.domInteractive - page.responseEnd,
        "scripts": page.domContentLoadedEventEnd - page.domInteractive,
        "KiB": page.encodedBodySize / 1024, "nodes": document.querySelectorAll("*").length,
    };
}"""


@check("a muster of 5,000 people works")
def crowd(trial):
    with WorkFolder() as folder, TrialServer(trial.server.program, folder / "crowd", WITHOUT_LIMITS) as server:
        admin = first_admin(server, PASSWORD)
        staff = new_person(admin, "staff", "staff@school.example", PASSWORD, ("Stella", "Staff"))
        server.sql(CROWD)
        presses = [_press(trial, admin) for _ in range(PRESSES)]
        trial.findings.goal("5,000: from the press to the whole list, p50", percentile(presses, 0.5), 300.0, "ms")
        keys = _search(trial, admin)
        trial.findings.goal("5,000: from a key in the search to its paint, p95", percentile(keys, 0.95), 50.0, "ms")
        words = _say(trial, admin, staff)
        trial.findings.goal("5,000: from a press to the other's row, p50", percentile(words, 0.5), 200.0, "ms")
        trial.findings.goal("5,000: from a press to the other's row, p99", percentile(words, 0.99), 200.0, "ms")


def _open(trial, person):
    window = trial.chromium.window(person, url=person.server.url)
    window.page.set_default_timeout(60_000)
    window.page.add_init_script(f"({WATCH_PAINT})()")
    return window


def _press(trial, admin):
    """Starts one and ends it again; returns how many milliseconds it took until the whole list was painted."""
    window = _open(trial, admin)
    window.go("/muster")
    window.page.locator("form.alarm button").click(no_wait_after=True)
    window.page.wait_for_selector("#muster", state="attached")
    # No wait_for_function: it would be a script that the page's policy refuses.
    while not window.page.evaluate("window.painted"):
        window.page.wait_for_timeout(50)
    must(window.page.locator("#muster tr[data-person]").count() >= PEOPLE, "The list is not whole.")
    took = window.page.evaluate("window.painted - Number(sessionStorage.getItem('pressed'))")
    steps = ", ".join(f"{name} {value:.0f}" for name, value in window.page.evaluate(STEPS).items())
    trial.findings.print(f"    a press: {took:.0f} ms ({steps})")
    window.close()
    admin.ask("admin.update_muster", {"action": "close"})
    return took


def _search(trial, admin):
    admin.ask("admin.update_muster", {"action": "start"})
    window = _open(trial, admin)
    window.go("/muster")
    for name in NAMES:
        window.page.locator("#search").press_sequentially(name, delay=150)
        shown = window.page.locator("#muster tr[data-person]:not([hidden])").count()
        must(0 < shown < PEOPLE, f"'{name}' finds {shown} people.")
        for _ in name:
            window.page.locator("#search").press("Backspace", delay=150)
    window.page.wait_for_timeout(200)
    keys = window.page.evaluate("window.keys")
    must(len(keys) == 2 * sum(map(len, NAMES)), f"{len(keys)} keys were noted.")
    window.close()
    return keys


def _say(trial, *people):
    windows, times = [open_roll(trial, person) for person in people], []
    ids = windows[0].page.locator("#muster tr:is(.missing, .apart)").evaluate_all(
        f"rows => rows.slice(0, {WORDS}).map(row => row.dataset.person)")
    for number, id in enumerate(ids):
        speaker, listener = windows[number % 2], windows[1 - number % 2]
        listener.page.evaluate(WATCH, id)
        speaker.page.evaluate("addEventListener('click', () => { window.pressed = Date.now(); }, { capture: true })")
        say_seen(speaker, id)
        wait_for(listener, id, "What the other said")
        times.append(listener.page.evaluate("window.shown") - speaker.page.evaluate("window.pressed"))
        time.sleep(0.1)
    for window in windows:
        window.close()
    return times
