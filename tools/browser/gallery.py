"""Pictures of the main pages of the school that tools/run plays, for the project's own pages."""

import base64
import os

from chromium import DESKTOP, PHONE, Chromium

PAGES = {
    "admin@school.example": {"now": "/now", "muster": "/muster", "scanners": "/scanners"},
    "grace.hopper@school.example": {"room": "/room?room={room}", "person": "{person}"},
    "ada.lovelace@school.example": {"where-i-am": "/"},
}
QUALITY = 55


def take(url, folder):
    """Light and dark, on a phone and on a desktop; the password of all is in ROLLCALL_PASSWORD."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with Chromium(url) as chromium:
        for name, pages in PAGES.items():
            state = _logged_in(chromium, name)
            for dark in (False, True):
                for size, pixels in (("phone", PHONE), ("desktop", DESKTOP)):
                    shade = "dark" if dark else "light"
                    window = chromium.window(dark=dark, size=pixels)
                    window.context.add_cookies(state)
                    for page, address in pages.items():
                        window.go(_filled(window, address))
                        _shoot(window, folder / f"{page}-{size}-{shade}.webp")
                        count += 1
                    window.close()
    return count


def _logged_in(chromium, name):
    window = chromium.window()
    window.go("/login")
    window.page.locator("main [name=username]").fill(name)
    window.page.locator("main [name=password]").fill(os.environ["ROLLCALL_PASSWORD"])
    with window.page.expect_navigation():
        window.page.locator("main [name=password]").press("Enter")
    _start_drill(window, name)
    cookies = window.context.cookies()
    window.close()
    return cookies


def _start_drill(window, name):
    """A list to look at, on which two were seen."""
    if not name.startswith("admin@"):
        return
    window.go("/muster")
    drill = window.page.locator("form:has([value=drill]) button").first
    if window.page.locator("#muster").count() == 0:
        with window.page.expect_navigation():
            drill.click()
    for _ in range(2):
        window.page.locator("[data-witness=seen]").first.click()
        window.page.wait_for_timeout(500)


def _filled(window, address):
    """With somebody who is there now, and their room."""
    if "{" not in address:
        return address
    window.go("/now")
    row = window.page.locator("#people tbody tr[data-state=present]").first
    person = row.locator("th a").get_attribute("href")
    return address.format(person=person, room=row.locator("td").nth(1).inner_text())


def _shoot(window, file):
    session = window.context.new_cdp_session(window.page)
    picture = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(picture["data"]))
