"""What has to go without JavaScript: logging in, making places, finding people."""

from findings import check, must
from forms import fill, go_to_form
from school import HOSTILE, PASSWORD

ZONE, ROOM = "Attic", "A 101"


@check("login, creating a zone and a room, and search work without JavaScript")
def scriptless(trial):
    window = trial.chromium.window(scripts=False)
    page = window.page
    window.go("/now")
    fill(page, "universal.login", {"username": trial.school.admin.email, "password": PASSWORD})
    must(window.address == "/now", f"After the login one is at {window.address}.")
    _search(page)
    wanted = {"admin.create_zone": {"zone_name": ZONE}, "admin.create_room": {"room_number": ROOM, "zone_name": ZONE}}
    for type, fields in wanted.items():
        go_to_form(trial, window, type)
        fill(page, type, fields)
        errors = page.locator(".errors").all_inner_texts()
        must(not errors, f"{type}: {errors}")
    rooms = trial.school.admin.ask("admin.get_rooms", {"search": ROOM})["rooms"]
    must([room["zone_name"] for room in rooms] == [ZONE], f"The room was not made: {rooms}")
    window.close()


def _search(page):
    wanted = HOSTILE[1][0]
    page.locator("form[role=search] input[type=search]").fill(wanted)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    found = page.locator("tbody tr").all_inner_texts()
    must(len(found) == 1 and wanted in found[0], f"The search for {wanted} finds: {found}")
