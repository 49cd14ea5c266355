"""Pages of other origins: what they send is refused, where they link to is shown."""

import contextlib
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from findings import check, must

ZONE = "Made by another site"
PAGE = """<!doctype html><title>Another site</title><a id="link" href="{url}/now">Now</a>
<form method="post" action="{url}/forms/admin.create_zone"><input name="zone_name" value="{zone}">
<button>Win</button></form>"""


@contextlib.contextmanager
def another_site(url):
    """A server on a port of its own, whose page links and posts to Rollcall; gives its port."""
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(PAGE.format(url=url, zone=ZONE).encode())

        def log_message(self, *_):
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()


# Another port is another origin of the same site, whose requests bring `Strict` cookies; another name is another site.
HOSTS = ("127.0.0.1", "localhost")


@check("a form of another origin is refused")
def form(trial):
    with another_site(trial.server.url) as port:
        for host in HOSTS:
            window = trial.chromium.window(trial.school.admin)
            window.page.goto(f"http://{host}:{port}/")
            with window.page.expect_response(lambda answer: "/forms/" in answer.url) as answer:
                window.page.locator("button").click()
            status = answer.value.status
            must(status == 403, f"A form of http://{host}:{port} was answered with {status}.")
            window.close()
    zones = trial.school.admin.ask("admin.get_zones", {"search": ZONE})["zones"]
    must(not zones, "A form of another origin made a zone.")


@check("a link from another site opens the page with the login")
def link(trial):
    with another_site(trial.server.url) as port:
        for host in HOSTS:
            window = trial.chromium.window(trial.school.admin)
            window.page.goto(f"http://{host}:{port}/")
            loads = []
            window.page.on("framenavigated", lambda frame: loads.append(frame.url))
            window.page.locator("#link").click()
            window.page.locator("form[action='/forms/universal.logout']").wait_for()
            must(window.address == "/now", f"One is at {window.address}.")
            must(len(loads) <= 2, f"The page was loaded {len(loads)} times: {loads}")
            window.close()
