"""A server with two databases: how long it takes to find the new primary, and what it does without its standby.

The two are a primary and its synchronous standby, by streaming replication. In each trial the primary is killed, the
standby is promoted, and the killed one follows as the new standby."""

import contextlib
import statistics
import threading
import time

from handmade import HandmadeNode
from postgres import Postgres
from relay import until
from school import School
from server import Server

# Seconds that anything may take, and that goals allow: after the promotion, and after the standby is gone.
MOST, GOAL_FOUND, GOAL_TOLD = 90, 10, 15


class Failover(contextlib.ExitStack):
    def __init__(self, options, folder, logs, say):
        super().__init__()
        self.options, self.folder, self.logs, self.say = options, folder, logs, say
        self.over, self.nodes = threading.Event(), []

    def __enter__(self):
        super().__enter__()
        self.callback(self.stop)
        self.primary, self.standby = (
            Postgres(self.folder / name, self.logs / f"postgres-{name}.log", False) for name in ("one", "two"))
        self.primary.make()
        self.follow()
        hosts = ",".join(f"127.0.0.1:{one.port}" for one in (self.primary, self.standby))
        url = f"postgresql://rollcall@{hosts}/rollcall?target_session_attrs=read-write"
        self.server = Server("server", self.options.server, self.folder / "server", url, self.logs / "server.log")
        self.server.start()
        if not until(self.is_well, MOST):
            raise RuntimeError(f"The server did not start: {self.server.program.log_end()}")
        self.school = School(self.server, lambda text: self.primary.sql_at_last(text))
        threading.Thread(target=self._load, daemon=True).start()
        return self

    def is_well(self):
        status, report = self.server.health()
        return status == 200 and report.get("engine") == "here"

    def follow(self):
        """The standby begins anew as a copy of the primary; from then on each commit waits for it."""
        self.primary.sql("alter system reset synchronous_standby_names", "postgres")
        self.standby.copy(self.primary)
        self.primary.sql("alter system set synchronous_standby_names = '*'", "postgres")
        self.primary.sql("select pg_reload_conf()", "postgres")
        sync = "select count(*) from pg_stat_replication where sync_state = 'sync'"
        if not until(lambda: self.primary.sql(sync, "postgres") == "1", MOST):
            raise RuntimeError(f"The standby does not replicate: {self.standby.program.log_end()}")

    def _load(self):
        """One batch after the other, each sent until it is acknowledged."""
        node = HandmadeNode(self.school.scanners["gym"], self.school.badges["flo"], lambda: [self.server])
        self.nodes.append(node)
        while not self.over.is_set():
            node.deliver(node.batch([time.time() - 1]), self.over.is_set, MOST)
            time.sleep(0.02)

    def lost(self):
        """How many sightings are not stored, of those that were acknowledged."""
        acknowledged = sum(node.acknowledged for node in self.nodes)
        return max(0, acknowledged - int(self.primary.sql("select count(*) from sighting")))

    def stop(self):
        self.over.set()
        if hasattr(self, "server"):
            self.server.stop()
        for one in (self.primary, self.standby):
            if one.program.is_running:
                one.kill()


def failovers(trial, trials, say):
    """Kills the primary, again and again, then the standby; whether the goals were met and nothing was lost."""
    times = []
    for number in range(trials):
        times.append(_fail_over(trial))
        say(f"  {number + 1}: primary killed; a report is acknowledged {times[-1]:.1f} s after the standby's promotion")
    told, begun = _lose_standby(trial)
    trial.over.set()
    lost = trial.lost()
    say(f"new primary found: median {statistics.median(times):.1f} s, longest {max(times):.1f} s of {GOAL_FOUND} s")
    say(f"standby gone: /health reports it after {told:.1f} s of {GOAL_TOLD} s; a muster "
        + ("starts, and is stored once the standby is back" if begun else "does not start, or is not stored"))
    say(f"{lost} of the acknowledged sightings are lost")
    return max(times) <= GOAL_FOUND and told <= GOAL_TOLD and begun and lost == 0


def _fail_over(trial):
    """Seconds from the promotion to the next acknowledged report."""
    trial.primary.kill()
    trial.primary, trial.standby = trial.standby, trial.primary
    trial.primary.sql("alter system reset synchronous_standby_names", "postgres")
    trial.primary.sql("select pg_reload_conf(), pg_promote()", "postgres")
    began, before = time.monotonic(), sum(node.acknowledged for node in trial.nodes)
    if not until(lambda: sum(node.acknowledged for node in trial.nodes) > before, MOST, 0.05):
        return MOST
    spent = time.monotonic() - began
    trial.follow()
    until(trial.is_well, MOST)
    return spent


def _lose_standby(trial):
    """Seconds until health says that the standby is gone, and whether a muster that begins then is written later."""
    trial.standby.kill()
    began, admin = time.monotonic(), trial.school.admin
    if not until(lambda: trial.server.health()[1].get("database") == "standby_gone", MOST):
        return MOST, False
    told = time.monotonic() - began
    muster = admin.post("admin.update_muster", {"action": "start", "name": "Fire"})
    trial.standby.start()
    count = "select count(*) from muster where muster_name = 'Fire'"
    is_written = muster.status == 200 and until(lambda: trial.primary.sql(count) == "1", MOST)
    return told, is_written and until(trial.is_well, MOST)
