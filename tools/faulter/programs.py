"""Programs that a run starts, and ends by their process ids whatever happens."""

import concurrent.futures
import contextlib
import os
import signal
import struct
import subprocess
from pathlib import Path

# The kernel ends a program with the thread that started it, so that one thread starts all and outlives them.
_starter = concurrent.futures.ThreadPoolExecutor(max_workers=1)


class Program:
    """One that may be killed, frozen and started again. Its output goes to the end of one log."""

    def __init__(self, command, log, environment=None):
        self.command, self.log = [str(part) for part in command], Path(log)
        self.environment = {**os.environ, **(environment or {})}
        self.process, self.is_frozen = None, False

    def start(self):
        def launch():
            with open(self.log, "ab") as log:
                return subprocess.Popen(
                    ["setpriv", "--pdeathsig", "KILL", *self.command], stdout=log, stderr=log,
                    stdin=subprocess.DEVNULL, env=self.environment, start_new_session=True)
        self.process = _starter.submit(launch).result()
        self.is_frozen = False

    @property
    def pid(self):
        return self.process.pid

    @property
    def is_running(self):
        return self.process is not None and self.process.poll() is None

    def kill(self):
        """As by `kill -9`, or a loss of power."""
        if self.is_running:
            self.process.kill()
            self.process.wait()

    def trap(self):
        """As a broken promise of the program ends it: by an illegal instruction. What it started lives on."""
        while self.is_running:
            # Swift's own handler tells of the first and returns to an instruction that does no harm.
            self.process.send_signal(signal.SIGILL)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=0.5)

    def stop(self, patience=20):
        """As a service manager does."""
        if not self.is_running:
            return
        self.thaw()
        self.process.terminate()
        try:
            self.process.wait(timeout=patience)
        except subprocess.TimeoutExpired:
            self.kill()

    def freeze(self):
        self._signal(signal.SIGSTOP)
        self.is_frozen = True

    def thaw(self):
        self._signal(signal.SIGCONT)
        self.is_frozen = False

    def _signal(self, number):
        if self.is_running:
            self.process.send_signal(number)

    def log_end(self, lines=4):
        return self.log.read_text(errors="replace").splitlines()[-lines:] if self.log.exists() else []


class FalseClock:
    """A wall clock of one program that can be set while it runs, by wallclock.c. Its monotonic clocks stay true."""

    # The compiled wallclock.c.
    library = None

    def __init__(self, path):
        self.path = Path(path)
        self.path.write_bytes(bytes(8))

    def set(self, seconds):
        """Writes in place: the program has the file mapped."""
        with open(self.path, "r+b", buffering=0) as file:
            file.write(struct.pack("=q", seconds))

    @property
    def environment(self):
        return {"LD_PRELOAD": str(self.library), "ROLLCALL_WALLCLOCK": str(self.path.resolve())}
