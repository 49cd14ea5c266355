"""Logging in and out, by the keyboard alone."""

from findings import check, must
from language import untranslated
from school import PASSWORD

MOST_TABS = 40


def tab_to(page, selector):
    """Presses Tab until this has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    must(False, f"After {MOST_TABS} times Tab the focus was not on {selector}, at {page.url}.")


def log_in(page, email, password):
    """Types on the page of the login, as it stands."""
    tab_to(page, "[name=username]")
    page.keyboard.press("Control+a")
    page.keyboard.type(email)
    tab_to(page, "[name=password]")
    page.keyboard.type(password)
    with page.expect_navigation():
        page.keyboard.press("Enter")


@check("a login by keyboard works, and leads to the requested page")
def keyboard(trial):
    window = trial.chromium.window()
    page, wanted = window.page, f"/person?id={trial.school.ids[1]}"
    window.go(wanted)
    must(window.address.startswith("/login"), f"A stranger who wants {wanted} is at {window.address}.")
    log_in(page, trial.school.admin.email, "wrong horse battery staple")
    must(page.locator(".errors").count() == 1, "A wrong password shows no summary of errors.")
    must(page.evaluate("document.activeElement.matches('.errors')"), "The summary of errors does not have the focus.")
    kept = page.locator("[name=username]").input_value()
    must(kept == trial.school.admin.email, f"After a wrong password the e-mail field holds '{kept}'.")
    must(page.locator("[name=password]").input_value() == "", "After a wrong password the password is still there.")
    log_in(page, trial.school.admin.email, PASSWORD)
    must(window.address == wanted, f"After the login one is at {window.address}, and wanted to go to {wanted}.")
    tab_to(page, "form[action='/forms/universal.logout'] button")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    must(window.address.startswith("/login"), f"After the logout one is at {window.address}.")
    window.go("/now")
    must(window.address.startswith("/login"), "After the logout /now is still shown.")
    window.close()


@check("a refused login is explained in the reader's language")
def refusal(trial):
    texts = {}
    for language in ("en", "da"):
        window = trial.chromium.window(language=language)
        window.go("/login")
        log_in(window.page, "nobody@school.example", "wrong horse battery staple")
        texts[language] = window.page.locator("body").inner_text().splitlines()
        window.close()
    same = untranslated(texts["en"], texts["da"], trial.school.data)
    must(not same, f"The same in English and Danish: {same}")
