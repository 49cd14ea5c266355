"""Debian's nginx and Caddy in front of a server, with the files that docs/server.md gives their admins."""

import subprocess
import textwrap
import time
from pathlib import Path

from findings import must
from ports import free_port

HOST = "rollcall.school.example"
PAGE = Path("docs/server.md")
# Seconds until a proxy listens.
PATIENCE = 20

NGINX = """daemon off; pid {folder}/pid; error_log {folder}/log warn; worker_processes 1;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {site}
}}
"""
CADDY = """{{
    admin off
    local_certs
    skip_install_trust
    auto_https disable_redirects
    https_port {port}
    storage file_system {folder}/storage
}}
{site}
"""


def example(first_line):
    """The block of docs/server.md that begins with this line."""
    lines = PAGE.read_text().splitlines()
    must("    " + first_line in lines, f"{PAGE} has no block that begins with '{first_line}'.")
    start = lines.index("    " + first_line)
    length = lines[start:].index("    }") + 1
    return textwrap.dedent("\n".join(lines[start:start + length]))


def changed(text, changes):
    for old, new in changes.items():
        must(old in text, f"The example in {PAGE} has no '{old}'.")
        text = text.replace(old, new)
    return text


class Proxy:
    """One that listens on loopback from `with` to its end."""

    def __init__(self, folder, command, settings, port):
        self.folder, self.command, self.settings, self.port = folder, command, settings, port
        self.process = None

    def __enter__(self):
        self.folder.mkdir(parents=True)
        (self.folder / "settings").write_text(self.settings)
        if self.command[0] == "nginx":
            self._make_certificate()
        with open(self.folder / "out", "wb") as out:
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "TERM", *self.command], stdout=out, stderr=out, stdin=subprocess.DEVNULL,
                env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": str(self.folder)})
        try:
            self._wait()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _make_certificate(self):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}",
             "-addext", f"subjectAltName=DNS:{HOST}", "-keyout", self.folder / "key.pem",
             "-out", self.folder / "chain.pem"], check=True, capture_output=True)

    def _wait(self):
        end = time.monotonic() + PATIENCE
        while self.ask("/health").returncode != 0:
            is_over = self.process.poll() is not None or time.monotonic() > end
            must(not is_over, f"{self.command[0]} does not listen: {(self.folder / 'out').read_text()[-1000:]}")
            time.sleep(0.2)

    def ask(self, path, *options):
        """What curl says of a path of the site."""
        return subprocess.run(
            ["curl", "--silent", "--insecure", "--max-time", "10", "--connect-to", f"{HOST}:443:127.0.0.1:{self.port}",
             *options, f"https://{HOST}{path}"], capture_output=True, text=True)

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def nginx(folder, server, changes=None):
    """- changes: to the example's text, beside those that this machine needs."""
    port = free_port()
    site = changed(example("server {"), {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl", "/etc/rollcall/": f"{folder}/",
        "http://127.0.0.1:8080": server.url, **(changes or {})})
    return Proxy(
        folder, ["nginx", "-c", str(folder / "settings")], NGINX.format(folder=folder, site=site), port)


def caddy(folder, server):
    port = free_port()
    site = changed(example(HOST + " {"), {
        HOST + " {": HOST + " {\n    bind 127.0.0.1", "127.0.0.1:8080": f"127.0.0.1:{server.port}"})
    settings = CADDY.format(folder=folder, port=port, site=site)
    return Proxy(
        folder, ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "settings")], settings, port)
