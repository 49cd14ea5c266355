"""Helpers at a roll-call: a link for phones on which nobody is logged in, its end, and the list on paper."""

import re
import time

from check_muster import open_roll, row, say_seen, wait_for
from chromium import PHONE
from findings import check, must
from forms import fill
from judgement import problems_of, problems_shown

HELPER, LABEL = "Mia <b>Mint</b>", "Gate A"
MOST_SECONDS = 1.0


def set_muster(trial, is_open):
    """Begins a roll-call, or ends the one in progress, whatever the checks before have left."""
    admin = trial.school.admin
    if (admin.ask("admin.get_muster", {"page_size": 1}).get("muster") is not None) != is_open:
        admin.ask("admin.update_muster", {"action": "start" if is_open else "close"})


def make_link(trial):
    """A window of an admin that shows a link that was just made, and the path of the link."""
    window = trial.chromium.window(trial.school.admin)
    window.go("/muster/links")
    fill(window.page, "admin.create_muster_link", {"label": LABEL, "minutes": "30"})
    must(window.page.locator("svg.qr path").count() == 2, "The page of a new link shows no QR code.")
    wrong = problems_shown(window, "en")[0]
    must(not wrong, f"The page of a new link: {wrong}")
    return window, window.page.locator(".secret").inner_text().removeprefix(trial.server.url)


def come_in(trial, path, language="en", dark=False):
    """The window of a phone that opened the link and gave a name."""
    phone = trial.chromium.window(None, language, dark=dark, size=PHONE)
    must(phone.go(path) == 200, f"The link does not open: {path}")
    wrong = problems_shown(phone, language)[0]
    must(not wrong, f"The page that asks for a name: {wrong}")
    phone.page.locator("#name").fill(HELPER)
    with phone.page.expect_navigation():
        phone.page.locator("main form button").click()
    must(phone.address == "/muster", f"The address bar shows {phone.address} after the name.")
    return phone


def wait_for_end(phone):
    return phone.wait_until(
        lambda: phone.page.locator("#muster").count() == 0,
        "The phone still shows the list 5 s after the end of its link.", 5)


@check("a helper makes entries without a login, and is told when the link has ended")
def helper(trial):
    set_muster(trial, True)
    admin, path = make_link(trial)
    phone, roll = come_in(trial, path), open_roll(trial, trial.school.admin)
    id = trial.school.ids[2]
    say_seen(phone, id)
    wait_for(roll, id, "What a helper said")
    text = row(roll, id).locator("[data-entry]").inner_text()
    must(HELPER in text and LABEL in text, f"A helper's word stands as '{text}'.")
    texts = phone.page.locator("body").inner_text()
    must("@" not in texts, "The page of a helper holds an e-mail address.")
    wrong = problems_shown(phone, "en")[0]
    must(not wrong, f"The page of a helper: {wrong}")
    link = trial.school.admin.ask("admin.get_muster_links", {})["links"][0]
    must([each["name"] for each in link["phones"]] == [HELPER], f"The phones of the link are {link['phones']}.")
    began = time.monotonic()
    trial.school.admin.ask("admin.end_muster_link", {"link_id": link["link_id"]})
    wait_for_end(phone)
    seconds = time.monotonic() - began
    trial.findings.goal("from the end of a link to its phone", seconds * 1000, MOST_SECONDS * 1000, "ms")
    must(phone.page.locator("h1").inner_text() == "This link has ended", "A phone whose link ended is not told so.")
    for window in (admin, phone, roll):
        window.close()


@check("a helper's entries wait for the network, and an ended link is explained in Danish")
def away(trial):
    set_muster(trial, True)
    admin, path = make_link(trial)
    phone, roll = come_in(trial, path, "da", dark=True), open_roll(trial, trial.school.admin)
    id = trial.school.ids[3]
    phone.context.set_offline(True)
    say_seen(phone, id)
    wait_for(phone, id, "What was said without a network")
    phone.context.set_offline(False)
    wait_for(roll, id, "What a helper said without a network")
    set_muster(trial, False)
    wait_for_end(phone)
    stranger = trial.chromium.window(None, "da", size=PHONE)
    must(stranger.go(path) == 404, "A dead link still opens.")
    wrong = [text for text in problems_shown(stranger, "da")[0] if "404" not in text]
    must(not wrong, f"The page of a dead link: {wrong}")
    for window in (admin, phone, roll, stranger):
        window.close()


@check("a muster can be started from any page of staff, and from no page of a student")
def frame(trial):
    selector = ".raise button"
    set_muster(trial, False)
    student = trial.chromium.window(trial.school.student)
    student.go("/here")
    must(student.page.locator(".raise").count() == 0, "A student's page offers a muster.")
    staff = trial.chromium.window(trial.school.staff, size=PHONE)
    for address in ("/now", "/account", "/alerts"):
        staff.go(address)
        must(staff.page.locator(selector).count() == 1, f"{address} offers no muster.")
    staff.page.locator(selector).focus()
    with staff.page.expect_navigation():
        staff.page.keyboard.press("Enter")
    must(staff.address == "/muster", f"The button leads to {staff.address}.")
    staff.go("/now")
    must(staff.page.locator(".raise a").get_attribute("href") == "/muster", "No link leads to the open muster.")
    for window in (student, staff):
        window.close()


@check("the printed list has boxes by room, fits A4, and has no navigation")
def paper(trial):
    set_muster(trial, True)
    window = trial.chromium.window(trial.school.admin, dark=True)
    wrong = problems_of(window, "/muster/paper", "en")[0]
    must(not wrong, f"/muster/paper: {wrong}")
    window.page.emulate_media(media="print")
    for selector in ("header", "nav", "button", ".screen"):
        shown = [each for each in window.page.locator(selector).all() if each.is_visible()]
        must(not shown, f"Paper shows {selector}.")
    people = window.page.locator("tbody tr").count()
    boxes = window.page.locator("td.box").all_inner_texts()
    must(len(boxes) == people > 0 and set(boxes) <= {"☐", "☑"}, f"{len(boxes)} boxes for {people} people.")
    # 210 mm less two margins of 12 mm, at 96 px an inch.
    window.size((703, 1000))
    width = window.page.evaluate("document.documentElement.scrollWidth")
    must(width <= 703, f"The list is {width} px wide, and A4 has 703.")
    pdf = window.page.pdf(prefer_css_page_size=True)
    must(re.search(rb"/MediaBox\s*\[0 0 59[45][.\d]* 84[12]", pdf), "The PDF's pages are not A4.")
    set_muster(trial, False)
    window.close()
