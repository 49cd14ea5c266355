"""What only a form leads to: a refused form, the question for the password, and what is shown once."""

from check_pages import looks
from findings import check, must
from forms import fill, go_to_form
from judgement import problems_shown
from language import untranslated
from school import PASSWORD, ROOMS


@check("pages after a refused form, with a password prompt, and with a value shown once are correct")
def confirm(trial):
    wrong, texts = [], {}
    for language, look in looks(trial).items():
        # A session of its own, which is not confirmed yet.
        window = trial.chromium.window(trial.school.admin.another(), language, **look)
        for step in _steps(trial, window, language):
            # The browser itself complains of every answer that is an error.
            window.complaints = [text for text in window.complaints if "Failed to load resource" not in text]
            problems, _, found = problems_shown(window, language)
            wrong += [f"{step} ({language}): {problem}" for problem in problems]
            texts.setdefault(step, []).append(found)
        window.close()
    for step, (english, *others) in texts.items():
        same = [text for danish in others for text in untranslated(english, danish, trial.school.data)]
        wrong += [f"{step}: '{text}' is the same in English and Danish" for text in same]
    must(not wrong, "\n    ".join([f"{len(wrong)} found", *wrong]))


def _steps(trial, window, language):
    """Goes through them; gives the name of each where the window shows it."""
    page, zone = window.page, next(iter(ROOMS.values()))
    go_to_form(trial, window, "admin.create_zone")
    fill(page, "admin.create_zone", {"zone_name": zone})
    must(page.locator(".errors").count() == 1, "A zone that is there already is not refused.")
    yield "a refused form"
    go_to_form(trial, window, "admin.create_scanner")
    fill(page, "admin.create_scanner", {"scanner_name": f"By form, {language}", "room_number": next(iter(ROOMS))})
    must(page.locator("form[action='/forms/universal.confirm']").count() == 1, "The password is not asked for.")
    yield "the question for the password"
    fill(page, "universal.confirm", {"password": PASSWORD})
    must(page.locator(".secret").count() == 1, "The new scanner's token is not shown.")
    yield "what is shown once"
