"""A resolver of a tool's own."""

import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from ports import free_port


class Resolver:
    """Runs `rollcall-resolver serve` over a book in a folder that goes with it."""

    def __init__(self, program, *options, without_limits=True):
        self.program, self.options = Path(program).resolve(), list(options)
        self.folder = Path(tempfile.mkdtemp(prefix="rollcall-resolver-"))
        self.book, self.port, self.process = self.folder / "book", free_port(), None
        if without_limits:
            names = ("connections", "lookups", "unknown", "updates")
            self.options += [word for name in names for word in (f"--{name}-per-address", "0")]

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "serve", "--database", self.book, "--port", str(self.port), *self.options],
            stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if "listens" not in line:
            raise RuntimeError(f"The resolver did not start: {line}")

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """As a service manager does. Returns the exit status and how long it took, in seconds."""
        if self.process is None or self.process.returncode is not None:
            return None
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(timeout=15)
        finally:
            if self.process.poll() is None:
                self.kill()
        self.process.stdout.close()
        return status, time.monotonic() - began

    def stations(self, *arguments):
        return subprocess.run(
            [self.program, "stations", *arguments, "--database", self.book], capture_output=True, text=True)

    def invitation(self, *arguments):
        return re.search(r"Invitation: (\S+)", self.stations("invite", *arguments).stdout)[1]

    def memory(self):
        """MiB that are its own, with its share of what others use too (PSS)."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return int(re.search(r"^Pss:\s+(\d+)", text, re.MULTILINE)[1]) / 1024
