"""A `rollcall-server` on a database that it shares with others."""

import json
import subprocess
import threading
import time
from pathlib import Path

from programs import FalseClock, Program
from relay import get
from trial_client import Client
from ports import free_port

# All nodes and people of a run come from one address.
LIMITS = {"ROLLCALL_LIMIT_ADDRESS": "1000000", "ROLLCALL_LIMIT_ADDRESS_CONNECTIONS": "4000"}


class Server:
    def __init__(self, name, program, folder, url, log):
        self.name, self.server_program, self.url = name, str(program), url
        self.folder, self.port, self.lock = Path(folder), free_port(), threading.Lock()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.clock = FalseClock(Path(log).with_suffix(".clock"))
        self.environment = {
            **LIMITS, "ROLLCALL_DATABASE_URL": url, "ROLLCALL_SECRET_KEY_FILE": str(self.folder / "secret.key"),
            "ROLLCALL_ERASURE_FILE": str(self.folder / "erasures")}
        self.program = Program(
            [program, "serve", "--data-dir", self.folder, "--port", self.port, "--mqtt-port", "0"], log,
            {**self.environment, **self.clock.environment})
        self.log, self.read_from, self.is_wanted, self.ended_by_itself = Path(log), 0, False, []

    def start(self):
        self.read_from = self.log.stat().st_size if self.log.exists() else 0
        self.program.start()
        self.is_wanted = True

    def kill(self):
        self.is_wanted = False
        self.program.kill()

    def stop(self):
        """As a service manager does: its broker ends too, which a killed server leaves running."""
        self.is_wanted = False
        self.program.stop(patience=10)

    def look_after(self):
        """Called every now and then: starts it anew where it ended by itself, as a service manager does.

        One that found no database when it started has ended as it should.
        """
        if self.is_wanted and not self.program.is_running:
            if b"Rollcall listens on" in self.log.read_bytes()[self.read_from:]:
                self.ended_by_itself.append((time.time(), self.program.log_end()))
            time.sleep(1)
            self.start()

    def health(self, timeout=1):
        """Status and members of `/health`."""
        status, text = get(self.port, "/health", timeout)
        try:
            return status, json.loads(text)
        except ValueError:
            return status, {}

    def engine(self):
        if self.program.is_frozen or not self.program.is_running:
            return None
        status, report = self.health()
        return report.get("engine") if status == 200 else None

    def client(self, source="127.0.0.1", timeout=30):
        return Client(self.port, source, timeout)

    def create_admin(self, email, password):
        return subprocess.run(
            [self.server_program, "create-admin", "--email", email, "--password-file", "-"],
            input=password + "\n", capture_output=True, text=True,
            env={**self.program.environment, **self.environment, "LD_PRELOAD": ""})
