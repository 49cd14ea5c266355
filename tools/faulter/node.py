"""A scanner node: a real `rollcall-node` that replays a capture into a spool of its own."""

import re
import shutil
import sqlite3
import tempfile
import threading
import time
from datetime import datetime, timezone
from pathlib import Path

from programs import FalseClock, Program
from relay import Relay

# A second that has ended is in the spool by then.
UNSURE = 2.5
HEARS = re.compile(r"\d+:\d\d of \d+:\d\d")


class Node:
    """`deaf` has the times in which nobody can say what it heard: it was down, or its disk was put back."""

    def __init__(self, name, program, scanner, capture, folder, balancer, log):
        self.name, self.folder, self.relay = name, Path(folder), Relay(balancer)
        self.scanner, self.capture, self.node_program = scanner, capture, program
        self.clock = FalseClock(Path(log).with_suffix(".clock"))
        self.log, self.lock, self.program = Path(log), threading.Lock(), None
        self.deaf, self.deaf_since, self.is_wanted = [], None, False
        self.read_from, self.ended_by_itself = 0, []

    def begin(self, start):
        """Starts it. The recording begins at `start`, in seconds since 1970."""
        moment = datetime.fromtimestamp(start, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        self.program = Program(
            [self.node_program, "replay", self.capture, "--server", self.relay.url, "--spool", self.folder,
             "--start", moment, "--linger", "3600"],
            self.log, {**self.clock.environment, "ROLLCALL_TOKEN": self.scanner["token"]})
        self.start()

    def start(self):
        self.read_from = self.log.stat().st_size if self.log.exists() else 0
        self.program.start()
        self.is_wanted = True

    def kill(self, politely=False):
        """What it has heard since the last second that surely ended may be lost with it."""
        if self.deaf_since is None:
            self.deaf_since = time.time() - UNSURE
        self.is_wanted = False
        self.program.stop() if politely else self.program.kill()

    def look_after(self):
        """Called every now and then: notes that it hears again, and starts it anew where it ended by itself."""
        if self.deaf_since is not None and self.is_wanted and self._hears():
            self.deaf.append((self.deaf_since, time.time() + 1))
            self.deaf_since = None
        if self.is_wanted and not self.program.is_running:
            if self.deaf_since is None:
                self.ended_by_itself.append((time.time(), self.program.log_end()))
            time.sleep(1)
            self.start()

    def _hears(self):
        with open(self.log, "rb") as log:
            log.seek(self.read_from)
            return bool(HEARS.search(log.read().decode(errors="replace")))

    def is_deaf(self, since, until):
        return any(start < until and since < end for start, end in self.deaf)

    @property
    def spool(self):
        return self.folder / "node.spool"

    @property
    def spool_files(self):
        return sorted(file for file in self.folder.glob("node.spool*") if file.suffix != ".uuids")

    def save(self, folder):
        """Copies the spool of a node that is down."""
        for file in self.spool_files:
            shutil.copy2(file, folder)

    def restore(self, folder):
        for file in self.spool_files:
            file.unlink()
        for file in Path(folder).iterdir():
            shutil.copy2(file, self.folder)

    def waiting_since(self):
        """The time of the oldest batch in the spool of a node that is down; None where there is none."""
        return self._ask("select min(created_ms) / 1000.0 from batch where state = 0")

    def waiting_batches(self):
        return self._ask("select count(*) from batch where state = 0")

    def numbered(self):
        """How many batches it has numbered as its own, those that memory held first left out; and their end."""
        return self._ask(
            "select next_sequence - (select count(*) from batch where origin is not null) from spool"), self._ask(
            "select next_sequence from spool")

    def spool_identity(self):
        return self._ask("select identity from spool")

    def _ask(self, query):
        with tempfile.TemporaryDirectory() as folder:
            self.save(folder)
            try:
                copy = sqlite3.connect(Path(folder) / self.spool.name)
                try:
                    return copy.execute(query).fetchone()[0]
                finally:
                    copy.close()
            except (sqlite3.Error, TypeError):
                return None
