"""How long others wait while somebody sends the costliest requests again and again."""

import threading
import time

from findings import must, percentile
from meter import Prober, median

# Milliseconds that others may wait longer: for GET /health (the 99th of a hundred), and for a login (the median).
MOST_LONGER = 100.0
SECONDS = 1.0
# What PostgreSQL itself ends after 5 s; two run at a time.
HEAVY_QUERIES = [
    ("select pg_sleep(60)", "select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b"),
    ("with recursive r as (select 1 n union all select n + 1 from r) select max(n) from r",
     "select count(*) from generate_series(1, 100000000) n where repeat('a', 200) || n ~ '(a+)+(a+)+(a+)+b$'"),
]
SECONDS_OF_QUERY = 8.0


class Others:
    """Somebody else, who logs in, while a prober asks GET /health."""

    def __init__(self, school):
        self.school = school
        self.base_health, self.base_login = 0.0, 0.0

    def learn_base(self):
        pairs = [self.during(lambda: time.sleep(0.1)) for _ in range(2)]
        self.base_health, self.base_login = (max(values) for values in zip(*pairs))

    def during(self, action, seconds=SECONDS):
        """Repeats an action; returns the milliseconds that health and login took meanwhile."""
        end, logins = time.monotonic() + seconds, []
        thread = threading.Thread(target=self._log_in_until, args=(end, logins))
        with Prober(self.school.server) as prober:
            thread.start()
            while time.monotonic() < end:
                action()
            thread.join()
            times = prober.finish()
        return percentile(times, 0.99), median(logins)

    def _log_in_until(self, end, times):
        # The first may come while nothing else does, so there are two at least.
        while time.monotonic() < end or len(times) < 2:
            began = time.monotonic()
            self.school.colleague.another("127.0.0.201")
            times.append((time.monotonic() - began) * 1000)
            time.sleep(0.1)

    def longer(self, action, seconds=SECONDS):
        """How much longer both take; the least of three tries where it is too much, since other work delays too."""
        best = None
        for _ in range(3):
            health, login = self.during(action, seconds)
            tried = health - self.base_health, login - self.base_login
            best = min(best or tried, tried, key=max)
            if max(best) <= MOST_LONGER:
                break
        return best


def check_costliest(others, run, findings, count=5):
    """The costliest of strangers and of everybody else, each type once."""
    wanted = _one_of_each_type(run, ["stranger"], count) + _one_of_each_type(
        run, ["student", "visitor", "staff", "admin", "scanner"], count)
    late, most_health, most_login = [], 0.0, 0.0
    for probe in wanted:
        health, login = others.longer(lambda: run._send(probe))
        most_health, most_login = max(most_health, health), max(most_login, login)
        if max(health, login) > MOST_LONGER:
            late.append(f"{probe.name}: health {health:.0f} ms, login {login:.0f} ms longer")
    findings.goal("others' GET /health beside the costliest, longer", most_health, MOST_LONGER, "ms")
    findings.goal("others' login beside the costliest, longer", most_login, MOST_LONGER, "ms")
    must(not late, "; ".join(late))


def _one_of_each_type(run, callers, count):
    found = {}
    for probe in run.costliest(len(run.probes), callers, but=("simple.query",)):
        # One that was not answered would be waited for in vain, and has failed already.
        if probe.reply.status:
            found.setdefault(probe.type, probe)
    return list(found.values())[:count]


def check_queries(others, findings, count=len(HEAVY_QUERIES)):
    """An admin's statements end by their own limit, and nobody waits for them."""
    admins = [others.school.admin.another() for _ in range(2)]
    late, longest = [], 0.0
    for pair in HEAVY_QUERIES[:count]:
        for admin in admins:
            admin.confirm()
        threads, times = [], []
        for admin, query in zip(admins, pair):
            threads.append(threading.Thread(target=_ask, args=(admin, query, times)))
        with Prober(others.school.server) as prober:
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            longer = percentile(prober.finish(), 0.99) - others.base_health
        longest = max(longest, *times)
        if longer > MOST_LONGER or max(times) > SECONDS_OF_QUERY:
            late.append(f"{' and '.join(pair)}: {max(times):.1f} s, health {longer:.0f} ms longer")
    findings.goal("a statement of simple.query at the longest", longest, SECONDS_OF_QUERY, "s")
    must(not late, "; ".join(late))


def _ask(admin, query, times):
    began = time.monotonic()
    admin.post("simple.query", {"query": query})
    times.append(time.monotonic() - began)
