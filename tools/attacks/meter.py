"""How long others wait while something costly is done."""

import statistics
import subprocess
import sys
from pathlib import Path


class Prober:
    """Asks GET /health all the time, in a process of its own so that this one does not delay it."""

    def __init__(self, server, pause=0.01):
        self.command = [sys.executable, str(Path(__file__).with_name("probe_health.py")), str(server.port), str(pause)]

    def __enter__(self):
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.process.stdout.readline()
        return self

    def __exit__(self, *_):
        self.finish()

    def finish(self):
        """The milliseconds that each answer took; an answer that never came took 30 s."""
        if self.process is None:
            return self.times
        text, _ = self.process.communicate("end\n")
        self.process, self.times = None, [float(line) for line in text.split()]
        return self.times


def median(values):
    return statistics.median(values) if values else 0.0
