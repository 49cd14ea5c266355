"""Whether logins hold up others: `student.update_location` alone, and beside ten logins a second."""

import statistics
import threading
import time

from runs import settle, through_server
from school import PASSWORD
from trial_server import Person

A_SECOND = 10
# A login hashes its password for a tenth of a second or more on a loaded machine, and several then overlap.
THREADS = 16


def beside_logins(server, school, work, connections, seconds, rounds):
    """Prints the times of both, and the ratio of their 99th percentiles; returns what went wrong."""
    print(f"\n{'connections':>12}{'alone p50 / p99 ms':>24}{'beside logins':>24}{'p99 x':>8}{'logins a second':>18}")
    wrong = []
    for count in connections:
        pairs = []
        for _ in range(rounds):
            settle(server)
            alone = through_server(server, work, count, seconds)
            settle(server)
            with Logins(server, school.admin.email) as logins:
                beside = through_server(server, work, count, seconds)
            pairs.append((alone, beside, logins.done / seconds))
            wrong += [run.wrong for run in (alone, beside) if run.wrong] + logins.wrong
        alone, beside = ([pair[place] for pair in pairs] for place in (0, 1))
        ratio = statistics.median(one.p99 / other.p99 for other, one, _ in pairs)
        done = statistics.median(pair[2] for pair in pairs)
        print(f"{count:>12}{times(alone):>24}{times(beside):>24}{ratio:>8.2f}{done:>18.1f}", flush=True)
    for line in wrong:
        print(f"WRONG: {line}")
    return wrong


def times(runs):
    return " / ".join(f"{statistics.median(getattr(run, name) for run in runs):.1f}" for name in ("p50", "p99"))


class Logins:
    """An admin logs in so often, from many connections, until the end of `with`."""

    def __init__(self, server, email):
        self.server, self.email = server, email
        self.lock, self.over = threading.Lock(), threading.Event()
        self.due, self.done, self.wrong = 0, 0, []

    def __enter__(self):
        self.began = time.monotonic()
        self.threads = [threading.Thread(target=self._log_in_again_and_again) for _ in range(THREADS)]
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        for thread in self.threads:
            thread.join()

    def _log_in_again_and_again(self):
        while True:
            with self.lock:
                due = self.began + self.due / A_SECOND
                self.due += 1
            if self.over.wait(max(0.0, due - time.monotonic())):
                return
            try:
                Person(self.server, self.email, PASSWORD).log_in().close()
            except Exception as failure:  # a thread's failure is told by the run that waits for it
                self.wrong.append(f"a login: {failure}")
                return
            with self.lock:
                self.done += 1
