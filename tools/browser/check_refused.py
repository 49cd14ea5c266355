"""Words at a roll-call that the server does not take in: no box stays ticked on one phone alone."""

from check_helper import set_muster
from check_muster import open_roll, row, say_seen, wait_for
from findings import check, must

MOST_SECONDS = 10
# Longer than until all that waits is sent, in milliseconds.
A_WHILE = 1500
KEPT = "async () => (await caches.match('/muster', { ignoreVary: true })) !== undefined"


def say_away(window, id):
    """Says a word without a network."""
    window.context.set_offline(True)
    window.page.locator("#connection").wait_for(state="visible")
    say_seen(window, id)
    wait_for(window, id, "What was said without a network")


def see_refused(window, name):
    """The word stays in sight, also when the page is loaded anew, until somebody has read it."""
    notice = window.page.locator("#refused")
    notice.wait_for(state="visible")
    window.page.wait_for_timeout(A_WHILE)
    must(notice.is_visible(), "A refused word was shown for a moment only.")
    must(name in notice.inner_text(), f"Of {name} nothing is said: {notice.inner_text()}")
    window.go("/muster")
    notice.wait_for(state="visible")
    must(notice.locator("li").count() == 1, f"One word was refused, and these are shown: {notice.inner_text()}")
    notice.locator("button").click()
    notice.wait_for(state="hidden")
    window.go("/muster")
    window.page.wait_for_timeout(500)
    must(not notice.is_visible(), "A refused word that was read is shown again.")


@check("an entry for a muster that has ended is visibly refused")
def ended(trial):
    set_muster(trial, True)
    window, id = open_roll(trial, trial.school.staff), trial.school.ids[1]
    say_away(window, id)
    set_muster(trial, False)
    set_muster(trial, True)
    window.context.set_offline(False)
    see_refused(window, "Tables")
    must(row(window, id, ".done").count() == 0, "A word for the last roll-call counts in the next.")
    set_muster(trial, False)
    window.close()


@check("a row with a refused entry returns to the server's state without a reload")
def back(trial):
    set_muster(trial, True)
    admin = trial.school.admin
    made = admin.ask("admin.create_student", {
        "email": "leaver@school.example", "first_name": "Lee", "last_name": "Leaver"})
    window, id = open_roll(trial, trial.school.staff), made["person_id"]
    window.page.evaluate("window.isSame = true")
    say_away(window, id)
    admin.confirm()
    admin.ask("admin.delete_student", {"person_id": id})
    window.context.set_offline(False)
    window.wait_until(
        lambda: row(window, id, ".done").count() == 0, "A refused word stays in the list as if it counted.",
        MOST_SECONDS)
    must(window.page.evaluate("window.isSame === true"), "The page was loaded anew.")
    see_refused(window, "Leaver")
    set_muster(trial, False)
    window.close()


@check("a person whose login ended elsewhere is told at a muster, and keeps the entries but no list")
def login_ended(trial):
    set_muster(trial, True)
    admin = trial.school.admin
    person, id = trial.school.staff.another(), trial.school.ids[2]
    window, there = open_roll(trial, person), open_roll(trial, admin)
    window.wait_until(
        lambda: window.go("/muster") == 200 and window.page.evaluate(KEPT), "The page is not kept for later.",
        MOST_SECONDS)
    person.ask("universal.logout")
    say_seen(window, id)
    window.page.locator("#logged-out").wait_for(state="visible")
    with window.page.expect_navigation():
        window.page.locator("#logged-out button").click()
    must(window.address.startswith("/login"), f"After the end of the login one is at {window.address}.")
    must(not window.page.evaluate(KEPT), "The list is kept on a device on which nobody is logged in.")
    must(row(there, id, ".done").count() == 0, "What was said without a login counts.")
    window.page.locator("[name=username]").fill(person.email)
    window.page.locator("[name=password]").fill(person.password)
    with window.page.expect_navigation():
        window.page.locator("main form button").first.click()
    must(window.address == "/muster", f"After the login one is at {window.address}.")
    wait_for(there, id, "What was said before the new login")
    set_muster(trial, False)
    for each in (window, there):
        each.close()
