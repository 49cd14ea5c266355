"""Chromium as somebody uses it: a window of their own, and what it complained of."""

import contextlib
import os
import shutil
import time
from urllib.parse import urljoin

from findings import must
from playwright.sync_api import sync_playwright

DESKTOP, PHONE, NARROW = (1280, 800), (390, 844), (320, 640)
LOCALES = {"en": "en-GB", "da": "da-DK"}


class Window:
    """One page in a context of its own. `complaints` are errors of the console, breaches of its policy among them, and
    of scripts; `dialogs` what came up by alert()."""

    def __init__(self, context, url):
        self.context, self.url = context, url
        self.page = context.new_page()
        self.complaints, self.dialogs = [], []
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(f"an error of a script: {error}"))
        self.page.on("dialog", self._dismiss)

    def _note(self, message):
        if message.type == "error":
            place = message.location.get("url", "").removeprefix(self.url)
            self.complaints.append(f"{message.text} ({place})")

    def _dismiss(self, dialog):
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def go(self, address):
        """Opens an address of the server; returns the answer's status."""
        answer = self.page.goto(self.url + address)
        return answer.status if answer else 0

    def wait_until(self, holds, problem, most_seconds):
        """Returns how many seconds that took; fails with the problem where it takes longer."""
        began = time.monotonic()
        while not holds():
            must(time.monotonic() - began < most_seconds, problem)
            self.page.wait_for_timeout(20)
        return time.monotonic() - began

    @property
    def address(self):
        """Where the window is, without the server."""
        return self.page.url.removeprefix(self.url)

    def size(self, size):
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def unfold(self, selector="details"):
        """Opens what is folded up around each of these."""
        self.page.locator(selector).evaluate_all(
            "all => all.forEach(each => { for (let e = each; e; e = e.parentElement) "
            "if (e.tagName === 'DETAILS') e.open = true })")

    def close(self):
        self.context.close()


class Chromium:
    """Debian's chromium without a screen, from `with` to its end."""

    def __init__(self, url):
        self.url = url

    def __enter__(self):
        self.playwright = sync_playwright().start()
        try:
            self.browser = self._launch()
        except BaseException:
            self.playwright.stop()
            raise
        return self

    @contextlib.contextmanager
    def beside(self, host, port):
        """A window of a browser of its own, to which a host is at a port of this machine, whatever its certificate."""
        browser = self._launch(f"--host-resolver-rules=MAP {host}:443 127.0.0.1:{port}", "--ignore-certificate-errors")
        try:
            context = browser.new_context(locale=LOCALES["en"], ignore_https_errors=True)
            context.set_default_timeout(10_000)
            yield Window(context, f"https://{host}")
        finally:
            browser.close()

    def _launch(self, *more):
        without_sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        return self.playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*without_sandbox, *more])

    def __exit__(self, *_):
        self.browser.close()
        self.playwright.stop()

    def window(self, person=None, language="en", dark=False, size=DESKTOP, scripts=True, url=None):
        """A new window of somebody who is logged in, or of a stranger; `url` is another server's."""
        url = url or self.url
        context = self.browser.new_context(
            locale=LOCALES[language], color_scheme="dark" if dark else "light", java_script_enabled=scripts,
            viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        context.set_default_timeout(10_000)
        if person is not None:
            context.add_cookies([
                {"name": name, "value": value, "url": urljoin(url, "/"), "sameSite": "Strict", "httpOnly": True}
                for name, value in person.cookies.items()])
        return Window(context, url)
