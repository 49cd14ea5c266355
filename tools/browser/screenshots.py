"""Pictures of the pages, for people to look at: light and dark, on a phone and on a desktop."""

import re

from addresses import kind
from chromium import DESKTOP, PHONE

SIZES = {"phone": PHONE, "desktop": DESKTOP}


def take(trial, folder):
    """One of each kind of page, as an admin sees it, and the login."""
    folder.mkdir(parents=True, exist_ok=True)
    first = {}
    for address in trial.addresses("admin").pages:
        first.setdefault(kind(address)[0], address)
    for dark in (False, True):
        for size in SIZES:
            for who, addresses in ((None, ["/login"]), (trial.school.admin, first.values())):
                window = trial.chromium.window(who, dark=dark, size=SIZES[size])
                for address in addresses:
                    window.go(address)
                    name = re.sub(r"\W+", "-", kind(address)[0]).strip("-") or "first"
                    shade = "dark" if dark else "light"
                    window.page.screenshot(path=folder / f"{name}-{size}-{shade}.png", full_page=True)
                window.close()
    return len(first) + 1
