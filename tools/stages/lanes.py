"""Runs jobs in lanes that go on at the same time; in each lane one job after the other."""

import shlex
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import processes
from failing import failing_line, last_line, left_out
from stage import ALONE

PASSED, FAILED, UNCHANGED, NOT_RUN = "passed", "failed", "unchanged", "not run"
# Seconds between two sayings of how far a job is.
BEAT = 30


@dataclass
class Verdict:
    passed: bool
    note: str = ""  # for the table
    line: str = ""  # the first line that says what is wrong, when the log has none


def by_status(status, log):
    return Verdict(status == 0, note=left_out(log))


@dataclass
class Job:
    name: str
    lane: str
    begin: Callable[[], str | None]  # gives the text for bash when the job's turn comes; None when nothing has changed
    end: Callable[[int, Path], Verdict] = by_status  # is given the exit status and the log
    needs: tuple = ()  # names of jobs that must have passed


@dataclass
class Row:
    name: str
    seconds: float
    result: str
    note: str = ""
    log: Path | None = None


@dataclass
class Running:
    job: Job
    process: object
    log: Path
    began: float
    told: float


class Lanes:
    """The places are variables of the scripts, and of nothing that these start."""

    def __init__(self, places, logs, environment, say):
        self.places, self.logs, self.environment, self.say = places, logs, environment, say
        self.rows, self.running, self.waiting = [], {}, {}

    def run(self, jobs):
        """Runs those of all lanes, then those that run alone. All that was started has ended when this returns, also by
        an exception."""
        jobs = list(jobs)
        try:
            self._run([job for job in jobs if job.lane != ALONE])
            self._run([job for job in jobs if job.lane == ALONE])
        finally:
            processes.end_groups([one.process.pid for one in self.running.values()])
            processes.end_all()

    def _run(self, jobs):
        self.waiting = {job.lane: deque() for job in jobs}
        for job in jobs:
            self.waiting[job.lane].append(job)
        while self.running or any(self.waiting.values()):
            for lane, queue in self.waiting.items():
                while queue and lane not in self.running and self._next(lane, queue[0]):
                    queue.popleft()
            self._collect(processes.collect())
            self._tell()
            time.sleep(0.1)

    def _next(self, lane, job):
        """Starts the job if it can start. Returns whether it has left the queue."""
        results = {row.name: row.result for row in self.rows}
        missing = [name for name in job.needs if results.get(name) != PASSED]
        if any(name in results for name in missing):
            self._close(Row(job.name, 0, NOT_RUN, f"{missing[0]} did not pass"))
            return True
        if missing:
            return False
        script = job.begin()
        if script is None:
            self._close(Row(job.name, 0, UNCHANGED))
            return True
        self.say(f"{job.name:<14} ...")
        log, now = self.logs / f"{job.name}.log", time.monotonic()
        places = "".join(f"{name}={shlex.quote(str(place))}\n" for name, place in self.places.items())
        process = processes.start(places + script, log, self.environment)
        self.running[lane] = Running(job, process, log, now, now)
        return True

    def _collect(self, ended):
        """Takes note of children that have ended; those of a job are ended with it."""
        for lane, one in list(self.running.items()):
            if one.process.pid in ended:
                one.process.returncode = ended[one.process.pid]
                seconds = time.monotonic() - one.began
                del self.running[lane]
                ended |= processes.end_groups([one.process.pid])
                self._judge(one, seconds)
        # While remains were ended, a job of another lane may have ended too.
        if any(one.process.pid in ended for one in self.running.values()):
            self._collect(ended)

    def _judge(self, one, seconds):
        verdict = one.job.end(one.process.returncode, one.log)
        self._close(Row(one.job.name, seconds, PASSED if verdict.passed else FAILED, verdict.note, one.log))
        if not verdict.passed:
            self.say(f"    {verdict.line or failing_line(one.log)}\n    {one.log}")

    def _close(self, row):
        self.rows.append(row)
        self.say(f"{row.name:<14} {minutes(row.seconds)} min  {row.result}" + (f": {row.note}" if row.note else ""))

    def _tell(self):
        for one in self.running.values():
            now = time.monotonic()
            if now - one.told >= BEAT:
                one.told = now
                self.say(f"{one.job.name:<14} {minutes(now - one.began)} min  {last_line(one.log)[:90]}")


def minutes(seconds):
    return f"{seconds / 60:.2f}"
