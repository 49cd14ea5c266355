"""The big button: it opens a door without JavaScript, too, and what comes of it is seen on pages that are open."""

from check_live import hears_events
from findings import check, must
from school import LOCK

BUTTON = "main .unlock form[action='/forms/universal.unlock'] button"


@check("the big button opens a door with and without JavaScript")
def press(trial):
    with trial.school.locks:
        for scripts in (True, False):
            window = trial.chromium.window(trial.school.student, scripts=scripts)
            window.go("/")
            button = window.page.locator(BUTTON, has_text=LOCK).nth(int(scripts))
            if not button.is_visible():
                window.page.locator(".unlock summary").click()
            with window.page.expect_navigation():
                button.click()
            heading, text = window.page.locator("h1").inner_text(), window.page.locator("main").inner_text()
            must(heading == "Open" and "It locks again at" in text, f"scripts {scripts}: {text}")
            must(not window.complaints, f"The browser's console says: {window.complaints}")
            window.close()


@check("an unlock attempt appears on open pages of its person and of admins without a reload")
def live(trial):
    windows = {
        "/my-unlocks": trial.chromium.window(trial.school.staff), "/unlocks": trial.chromium.window(trial.school.admin)}
    for address, window in windows.items():
        with hears_events(window):
            window.go(address)
        window.page.evaluate("window.isSame = true")
    before = {address: window.page.locator("#unlocks tbody tr").count() for address, window in windows.items()}
    number = next(iter(trial.school.locks.locks.values()))
    with trial.school.locks:
        trial.school.staff.ask("universal.unlock", {"lock_id": number})
    for address, window in windows.items():
        rows = window.page.locator("#unlocks tbody tr")
        window.wait_until(lambda: rows.count() > before[address], f"{address} does not show the attempt.", 10)
        window.wait_until(
            lambda: "unlocked" in rows.first.inner_text(), f"{address} does not show that it opened.", 10)
        must(window.page.evaluate("window.isSame === true"), f"{address} was loaded anew.")
        must(not window.complaints, f"The browser's console says: {window.complaints}")
        window.close()
