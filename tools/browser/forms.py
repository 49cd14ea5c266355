"""Forms as a person fills them in, on whichever page they are."""

from findings import must


def go_to_form(trial, window, type):
    """Opens a page of an admin that has a form of this request type."""
    address = trial.addresses("admin").with_form(type)
    must(address is not None, f"No page has a form that posts to /forms/{type}.")
    window.go(address)


def fill(page, type, fields):
    """Fills the page's form of a request type in and sends it."""
    named = page.locator(f"[name='{next(iter(fields))}']")
    form = page.locator(f"form[action='/forms/{type}']").filter(has=named).first
    if not form.is_visible():
        page.locator("details", has=form).last.locator("> summary").click()
    for name, value in fields.items():
        field = form.locator(f"[name='{name}']:not([type=hidden])")
        if field.evaluate("each => each.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    with page.expect_navigation():
        form.locator("button").last.click()
