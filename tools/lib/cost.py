"""What work costs: CPU of a server and of its PostgreSQL, and memory."""

import os
import time
from pathlib import Path

TICK = 1 / os.sysconf("SC_CLK_TCK")


def cpu_of(process):
    """Seconds of CPU that a process used with all threads it ever had; 0 where it is gone.

    The clock of another process (clock_getcpuclockid(3)) counts in nanoseconds, /proc/PID/stat in ticks of 10 ms.
    """
    try:
        return time.clock_gettime(((~process) << 3) | 2)
    except OSError:
        return 0.0


def children_of(process):
    try:
        return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def ended_children_of(process):
    """Seconds of CPU of the children that have ended, in ticks."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[13]) + int(fields[14])) * TICK


def switches_of(process):
    """How often the threads of a process, as far as they still run, gave up their CPU or lost it."""
    count = 0
    for status in Path(f"/proc/{process}/task").glob("*/status"):
        try:
            lines = status.read_text().splitlines()
        except OSError:
            continue
        count += sum(int(line.split()[1]) for line in lines if "voluntary_ctxt_switches:" in line)
    return count


def memory_of(process, sort="Rss"):
    """MiB in memory; Pss counts what several processes share by their parts."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith(f"{sort}:"):
            return int(line.split()[1]) / 1024
    return 0.0


class Cost:
    """Milliseconds of CPU."""

    def __init__(self, server, database):
        self.server, self.database = server, database

    @property
    def total(self):
        return self.server + self.database


class Meter:
    """Reads the CPU of one server and its database, less what they use when nobody asks anything."""

    def __init__(self, server):
        self.server, self.postmaster = server.pid, server.postmaster
        self.idle = (0.0, 0.0)

    def learn_idle(self, seconds=1.0):
        before = self._read()
        time.sleep(seconds)
        self.idle = tuple((now - then) / seconds for now, then in zip(self._read(), before))

    def measure(self, action):
        """Returns what the action cost, and what it returned."""
        began, before = time.monotonic(), self._read()
        result = action()
        after, elapsed = self._read(), time.monotonic() - began
        server, database = (
            max(0.0, now - then - idle * elapsed) * 1000 for now, then, idle in zip(after, before, self.idle))
        return Cost(server, database), result

    def cheapest(self, action, times):
        """The least of some measurements: what else the machine did makes a cost larger, never smaller."""
        return min((self.measure(action)[0] for _ in range(times)), key=lambda cost: cost.total)

    def _read(self):
        database = sum(cpu_of(child) for child in children_of(self.postmaster)) + ended_children_of(self.postmaster)
        return cpu_of(self.server), database
