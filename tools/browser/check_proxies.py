"""Rollcall behind Debian's nginx and Caddy: logins, live pages, and what a proxy can get wrong."""

import contextlib
import time

from check_login import log_in
from findings import check, must
from heard import batch
from proxies import HOST, caddy, nginx
from trial_server import WITHOUT_LIMITS, TrialServer, WorkFolder, first_admin

PASSWORD = "correct horse battery staple"
BEHIND = {**WITHOUT_LIMITS, "ROLLCALL_HOSTS": HOST, "ROLLCALL_TRUSTED_PROXIES": "127.0.0.1"}
ROOMS = ("N1", "N2")
# Seconds until a person who moves is seen, and until a page says that nothing comes.
MOST_SECONDS, TELLING = 10, 8
# The example's block for live pages; without it nginx keeps back what a server sends, unless the server forbids it.
LIVE = "location = /events {"
ELSEWHERE = {LIVE: "location = /nothing {"}


class Behind:
    """A server that trusts a proxy, and a school with one person who carries a badge."""

    def __init__(self, trial, stack):
        self.chromium, self.stack = trial.chromium, stack
        self.folder = stack.enter_context(WorkFolder())
        self.server = stack.enter_context(TrialServer(trial.server.program, self.folder / "server", BEHIND))
        self.admin = first_admin(self.server, PASSWORD)
        self.admin.ask("admin.create_zone", {"zone_name": "House"})
        self.scanners = {}
        for room in ROOMS:
            self.admin.ask("admin.create_room", {"room_number": room, "zone_name": "House"})
            made = self.admin.ask("admin.create_scanner", {"room_number": room, "scanner_name": room})
            self.scanners[room] = self.server.client()
            self.scanners[room].token = made["token"]
        ada = self.admin.ask("admin.create_student", {
            "email": "ada@school.example", "first_name": "Ada", "last_name": "Byron"})
        self.badge = self.admin.ask("admin.issue_badge", {"person_id": ada["person_id"]})
        self.row, self.place = f"tr[data-person='{ada['person_id']}']", 0
        began = time.monotonic()
        while b"data-person" not in self.admin.send("GET", "/now").body:
            must(time.monotonic() - began < MOST_SECONDS, "A person who is heard is not on /now.")
            self._hear(ROOMS[0])
            time.sleep(0.45)

    def _hear(self, place):
        for room in ROOMS:
            self.scanners[room].ask("scanner.report", batch(
                [self.badge], f"spool {room}", (-1.3, -1.2, -1.1), -45 if room == place else -85))

    def proxy(self, make, name, **more):
        return self.stack.enter_context(make(self.folder / name, self.server, **more))

    def window(self, proxy):
        """An admin who has logged in through the proxy, and looks at /now."""
        window = self.stack.enter_context(self.chromium.beside(HOST, proxy.port))
        window.go("/now")
        log_in(window.page, self.admin.email, PASSWORD)
        must(window.address == "/now", f"After the login through the proxy one is at {window.address}.")
        return window

    def see_live(self, window):
        """The person moves, and the open page shows it."""
        window.page.evaluate("window.isSame = true")
        self.place += 1
        room = ROOMS[self.place % len(ROOMS)]
        # Reports go on while the page is looked at: one second does not move a person.
        began = time.monotonic()
        while room not in window.page.locator(self.row).inner_text():
            must(time.monotonic() - began < MOST_SECONDS, f"The page does not show that a person moved to {room}.")
            self._hear(room)
            window.page.wait_for_timeout(450)
        must(window.page.evaluate("window.isSame === true"), "The page was loaded anew.")
        must(not window.page.locator("#connection").is_visible(), "The page says that nothing comes.")


@contextlib.contextmanager
def behind(trial):
    with contextlib.ExitStack() as stack:
        yield Behind(trial, stack)


@check("behind nginx and Caddy, configured as in docs/server.md, logins and live pages work")
def as_told(trial):
    with behind(trial) as school:
        for make in (nginx, caddy):
            proxy = school.proxy(make, make.__name__)
            window = school.window(proxy)
            school.see_live(window)
            secure = [cookie["secure"] for cookie in window.context.cookies()]
            must(secure and all(secure), f"Cookies behind {make.__name__} are not Secure.")
            must(proxy.ask("/metrics", "--fail").returncode == 22, f"/metrics is shown behind {make.__name__}.")


@check("nginx without a block for live pages forwards events at once, as the server's headers ask")
def buffering(trial):
    with behind(trial) as school:
        school.see_live(school.window(school.proxy(nginx, "nginx", changes=ELSEWHERE)))


@check("a page reports that a proxy delays its live updates")
def kept_back(trial):
    hold = {**ELSEWHERE, "location / {": "proxy_ignore_headers X-Accel-Buffering;\n    location / {"}
    with behind(trial) as school:
        window = school.window(school.proxy(nginx, "nginx", changes=hold))
        notice = window.page.locator("#connection")
        window.wait_until(notice.is_visible, "The page does not say that no live updates arrive.", TELLING)
        must("Live updates do not arrive" in notice.inner_text(), f"The page says: {notice.inner_text()}")


# A path of another site that leads to Rollcall: passed on whole, and with its beginning cut off.
WHOLE = "location /rollcall/ {{ proxy_pass {url}; proxy_set_header Host $host; }}"
CUT = ("location /rollcall/ {{ proxy_pass {url}/; proxy_set_header Host $host; "
       "proxy_set_header X-Forwarded-Prefix /rollcall; }}")


@check("below a path of another site, Rollcall reports that it needs its own host name")
def below(trial):
    with behind(trial) as school:
        for name, location in (("whole", WHOLE), ("cut", CUT)):
            added = f"{location.format(url=school.server.url)}\n    location / {{"
            proxy = school.proxy(nginx, name, changes={"location / {": added})
            told = proxy.ask("/rollcall/now", "--header", "Accept: text/html")
            must("below a path of a site" in told.stdout, f"With the path {name} the answer is {told.stdout[:300]}")
