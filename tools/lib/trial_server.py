"""A rollcall-server of one's own: on loopback, over a private database in a folder that goes away with it."""

import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from trial_client import Client, Unsuccessful

# Nobody waits for a limit here: what is to be seen are the answers to requests, not to haste.
WITHOUT_LIMITS = {
    f"ROLLCALL_LIMIT_{name}": "1000000" for name in ("SESSION", "SCANNER", "SCANNER_SIGHTINGS", "ADDRESS")
}

# What an admin sets, and its owner changes at once.
TEMPORARY = "one that an admin set"


class NoServer(Exception):
    """The server did not start; the text is the end of its log."""


class WorkFolder:
    """A folder that PostgreSQL's user may enter; removed at the end."""

    def __enter__(self):
        self.path = Path(tempfile.mkdtemp(prefix="rollcall-trial-", dir="/var/tmp"))
        self.path.chmod(0o755)
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


class TrialServer:
    """Runs from `with` to its end, whatever happens in between."""

    def __init__(self, program, folder, environment=None, options=()):
        self.program, self.folder = str(program), Path(folder)
        self.data = self.folder / "data"
        self.log, self.out = self.folder / "log", self.folder / "out"
        self.environment, self.options = {**os.environ, **(environment or {})}, list(options)
        self.process, self.port = None, 0

    def __enter__(self):
        if self.process is None:
            self.launch()
        try:
            self.port = self._wait_for_port()
        except BaseException:
            self.stop()
            raise
        return self

    def launch(self):
        """Starts it without waiting for it: whoever calls this sees to its end."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o755)
        command = [self.program, "serve", "--data-dir", str(self.data), "--port", "0", "--mqtt-port", "0",
                   *self.options]
        with open(self.log, "wb") as log, open(self.out, "wb") as out:
            # Ends with this program, even where this program is killed.
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "TERM", *command], stdout=out, stderr=log, stdin=subprocess.DEVNULL,
                env=self.environment)

    def __exit__(self, *_):
        self.stop()

    def ask_to_stop(self):
        """Does not wait for it."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)

    def stop(self):
        if self.process is None or self.process.poll() is not None:
            return
        self.ask_to_stop()
        try:
            self.process.wait(timeout=25)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _wait_for_port(self):
        for _ in range(600):
            found = re.search(r"^Rollcall listens on https?://127\.0\.0\.1:(\d+)", self.out.read_text(), re.MULTILINE)
            if found:
                return int(found[1])
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise NoServer(self.log.read_text()[-2000:])

    @property
    def pid(self):
        return self.process.pid

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def postmaster(self):
        """The process of the private PostgreSQL from which all of its others descend."""
        return int((self.data / "postgres" / "postmaster.pid").read_text().split()[0])

    @property
    def logs(self):
        """What the server and its PostgreSQL have logged so far."""
        written = [self.log, self.data / "postgres.log", *sorted((self.data / "log").glob("postgres-*"))]
        return "\n".join(path.read_text(errors="replace") for path in written if path.exists())

    def create_admin(self, email, password):
        """Returns how the command ended; its messages are in `stderr`."""
        return subprocess.run(
            [self.program, "create-admin", "--data-dir", str(self.data), "--email", email, "--password-file", "-"],
            input=password + "\n", capture_output=True, text=True, env=self.environment)

    def sql(self, text, database="rollcall"):
        """Runs statements as the cluster's owner; returns what they print."""
        command = [
            "psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1",
            "--host", str(self.data / "socket"), "--username", "postgres", database]
        return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout.strip()

    def client(self, source="127.0.0.1", timeout=30):
        return Client(self.port, source, timeout)

    def document(self):
        """The OpenAPI document that the server gives out."""
        return json.loads(self.client().send("GET", "/openapi.json").body)


class Person(Client):
    """Somebody with an account, who can log in and confirm the session."""

    def __init__(self, server, email, password, source="127.0.0.1"):
        super().__init__(server.port, source)
        self.server, self.email, self.password = server, email, password

    def log_in(self, **more):
        self.ask("universal.login", {"username": self.email, "password": self.password, **more})
        return self

    def confirm(self):
        """Shows the password again, where the server knows that; returns whether it does."""
        reply = self.post("universal.confirm", {"password": self.password})
        return reply.status == 200

    def choose_password(self, password):
        self.ask("universal.change_password", {"password": self.password, "new_password": password})
        self.password = password
        return self

    def another(self, source=None):
        """The same person in another browser, logged in anew."""
        return Person(self.server, self.email, self.password, source or self.source).log_in()


def first_admin(server, password, email="admin@school.example"):
    """Makes an admin; returns them, logged in and confirmed."""
    made = server.create_admin(email, password)
    if made.returncode != 0:
        raise Unsuccessful(f"create-admin: {made.stderr.strip()}")
    admin = Person(server, email, password).log_in()
    admin.confirm()
    return admin


def new_person(admin, classification, email, password, names=("Ada", "Byron")):
    """Has an admin make an account; its owner chooses a password and is returned, logged in."""
    admin.ask("admin.create_person", {
        "email": email, "first_name": names[0], "last_name": names[1], "classification": classification,
        "password": TEMPORARY})
    return Person(admin.server, email, TEMPORARY, admin.source).log_in().choose_password(password)
