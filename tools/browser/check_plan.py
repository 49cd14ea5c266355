"""The floor plan of a zone: uploaded with what it should not keep, things placed on it, people who move on it."""

import struct
import zlib

from chromium import NARROW
from check_live import hears_events
from findings import Failed, check, must
from judgement import problems_of
from school import ROOMS

ZONE = "North"
HERE, THERE = [room for room, zone in ROOMS.items() if zone == ZONE]
EDIT, SECRET, MOST_SECONDS = f"/plan/edit?zone={ZONE}", b"Secret place", 20


def picture(width=400, height=300):
    """A PNG with a text that is nobody's business."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + b"\xe0" * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) + chunk(
        b"tEXt", b"Comment\0" + SECRET) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def plan(trial):
    return next(plan for plan in trial.school.admin.ask("admin.get_plans")["plans"] if plan["zone_name"] == ZONE)


def points(trial, room):
    return next((thing["points"] for thing in plan(trial)["things"] if thing["name"] == room), [])


def wait_for_points(trial, page, room, are_right, what):
    for _ in range(100):
        if are_right(found := points(trial, room)):
            return found
        page.wait_for_timeout(50)
    raise Failed(f"{what}: {found}")


def upload(window, name, content):
    window.page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "image/png", "buffer": content})
    with window.page.expect_navigation():
        window.page.locator("form:has(input[type=file]) button:enabled").click()


def press(page, x, y):
    """Presses a place of the plan, in parts of the whole."""
    drawing = page.locator("#plan-edit")
    box = drawing.bounding_box()
    drawing.click(position={"x": x * box["width"], "y": y * box["height"]})


@check("a plan can be uploaded, also without scripts; metadata is removed, and a script is refused as a picture")
def uploaded(trial):
    for scripts in (False, True):
        window = trial.chromium.window(trial.school.admin, scripts=scripts)
        must(window.go(EDIT) == 200, "The page to edit a plan does not answer.")
        window.unfold()
        upload(window, "plan.png", b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")
        must("PNG" in window.page.locator(".errors").inner_text(), "A script was taken for a picture.")
        window.go(EDIT)
        window.unfold()
        upload(window, "plan.png", picture())
        must(window.page.locator("#plan-edit image").count() == 1, "The plan is not shown after the upload.")
        window.close()
    kept = trial.school.admin.send("GET", plan(trial)["path"])
    must(kept.status == 200 and SECRET not in kept.body, "The text of the picture was kept.")


@check("the browser shrinks a picture of a plan that is too large")
def large(trial):
    window = trial.chromium.window(trial.school.admin)
    window.go(EDIT)
    window.unfold()
    upload(window, "plan.png", picture(9000, 5000))
    size = plan(trial)["width"], plan(trial)["height"]
    must(size == (4000, 2222), f"The plan has {size} pixels.")
    window.close()


@check("rooms and scanners can be placed on the plan by two presses, dragging, arrow keys and fields")
def placed(trial):
    window = trial.chromium.window(trial.school.admin)
    page = window.page
    window.go(EDIT)
    page.locator(f"#plan-things li[data-name={HERE}] > button").click()
    press(page, 0.25, 0.5)
    first = wait_for_points(trial, page, HERE, lambda found: len(found) == 2, "Two presses")
    group = page.locator(f"g[aria-label$=' {HERE}']")
    group.scroll_into_view_if_needed()
    box = group.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + 38, steps=4)
    page.mouse.up()
    dragged = wait_for_points(trial, page, HERE, lambda found: found and found[0][0] > first[0][0] + 0.02, "Dragging")
    group.focus()
    page.keyboard.press("ArrowLeft")
    wait_for_points(trial, page, HERE, lambda found: abs(found[0][0] - dragged[0][0] + 0.01) < 0.002, "An arrow key")
    page.locator(f"#plan-things li[data-name={THERE}] > button").focus()
    page.keyboard.press("Enter")
    wait_for_points(trial, page, THERE, lambda found: len(found) == 2, "A key")
    page.keyboard.press("Delete")
    wait_for_points(trial, page, THERE, lambda found: not found, "The key Delete")
    must(not window.complaints, f"The browser's console says: {window.complaints}")
    window.close()
    _place_by_fields(trial)


def _place_by_fields(trial):
    window = trial.chromium.window(trial.school.admin, scripts=False)
    window.go(EDIT)
    window.unfold()
    row = window.page.locator(f"#plan-things li[data-name={THERE}]")
    for field, value in zip(row.locator("input[type=number]").all(), ("0.6", "0.1", "0.9", "0.4")):
        field.fill(value)
    with window.page.expect_navigation():
        row.locator("button").click()
    must(points(trial, THERE) == [[0.6, 0.1], [0.9, 0.4]], f"By fields it is at {points(trial, THERE)}.")
    window.close()


@check("a move appears on the plan without a reload")
def moving(trial):
    window = trial.chromium.window(trial.school.admin)
    page, id = window.page, trial.school.ids[1]
    name = f"#plan-people a[href='/person?id={id}']"
    with hears_events(window):
        must(window.go(f"/plan?zone={ZONE}") == 200, "The plan does not answer.")
    page.evaluate("window.isSame = true")
    for room in (THERE, HERE):
        for _ in range(MOST_SECONDS):
            trial.school.hear([1], room)
            page.wait_for_timeout(450)
            if page.locator(f"section:has(h3 a:text-is('{room}')) {name.removeprefix('#plan-people ')}").count():
                break
        else:
            raise Failed(f"Nobody was seen to move to {room}.")
        drawn = page.locator(f"#plan [data-room='{room}'] text").text_content()
        must("Robert'" in drawn or "people" in drawn, f"In {room} the plan shows '{drawn}'.")
    must(page.evaluate("window.isSame === true"), "The page was loaded anew meanwhile.")
    must(not window.dialogs and not window.complaints, f"{window.dialogs} {window.complaints}")
    window.close()


@check("the pages of the plan are correct with rooms and scanners on it")
def pages(trial):
    for language, dark in (("en", False), ("da", True)):
        for address in (f"/plan?zone={ZONE}", EDIT):
            window = trial.chromium.window(trial.school.admin, language, dark=dark)
            wrong = problems_of(window, address, language)[0]
            must(not wrong, f"{address} in {language}: {wrong}")
            window.size(NARROW)
            must(problems_of(window, address, language)[0] == [], f"{address} in {language} at {NARROW[0]} px")
            window.close()
