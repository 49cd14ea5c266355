"""A server that is lost and restored: nodes send again what came since the backup, and nothing is missing."""

import shutil
import subprocess
import threading
import time

from compare_sightings import compare_sightings
from compare_visits import compare_visits
from losses import stretches
from relay import Balancer
from run import Always, Run
from school import School
from trial_server import WITHOUT_LIMITS, TrialServer

# Seconds after the start of the recording: when the backup is made, when the server is lost, and the end.
BACKUP, LOSS, END = 20, 45, 90


class Restore(Run):
    """Both schools have a private PostgreSQL; one loses its whole data folder in the middle."""

    seconds = END

    def make(self):
        self.callback(self.stop)
        self.server, self.twin_server = (
            TrialServer(self.options.server, self.folder / name, WITHOUT_LIMITS) for name in ("lost", "twin"))
        for server in (self.server, self.twin_server):
            self.callback(server.stop)
            server.launch()
        for server in (self.server, self.twin_server):
            server.__enter__()
        self.school, self.twin = (School(server, server.sql) for server in (self.server, self.twin_server))
        self.balancer = Balancer([Always(self.server)])
        threading.Thread(target=self._look_after, daemon=True).start()

    def lose_and_restore(self):
        archive = self.folder / "rollcall.tar"
        self.sleep(self.start + BACKUP - time.time())
        self.backed_up = time.time() - self.start
        self._command("backup", archive, *([] if self.options.without_sightings else ["--with-sightings"]))
        self._say(f"  {self._second()} s  a backup is made")
        self.sleep(self.start + LOSS - time.time())
        stored = self.school.sql("select count(*) from sighting")
        self.server.stop()
        shutil.rmtree(self.server.data)
        self._say(f"  {self._second()} s  the server is lost, with {stored} sightings")
        self._command("restore", archive)
        # Nodes know the server by its address.
        self.server.options = ["--port", str(self.server.port)]
        self.server.launch()
        self.server.__enter__()
        self._say(f"  {self._second()} s  it is restored")

    def _command(self, name, archive, *options):
        done = subprocess.run(
            [self.server.program, name, archive, "--data-dir", self.server.data, *options],
            capture_output=True, text=True, env=self.server.environment)
        if done.returncode != 0:
            raise RuntimeError(f"rollcall-server {name}: {done.stderr.strip()}")

    def _second(self):
        return f"{time.time() - self.start:5.0f}"

    def found(self):
        """What is missing, doubled or otherwise than at the twin's."""
        sightings, visits = compare_sightings(self, self.recording, END), compare_visits(self, END)
        if self.options.without_sightings:
            # They are left out of the backup, and what was acknowledged by then is known as such. Nobody is judged
            # again on that day, so that the rooms are those of live decisions.
            sightings = [loss for loss in sightings if loss.second >= self.backed_up]
            visits = [loss for loss in visits if loss.what != "visit elsewhere"]
        found = [*sightings, *visits, *self._ends()]
        for loss in found:
            loss.put_down([], self.start, END)
        return found

    def counts(self, school):
        """Sightings and visits from the backup to the end."""
        since, until = self.start + self.backed_up, self.start + END
        return (sum(0 <= moment for _, _, moment, _, _ in school.sightings(since, until)),
                sum(map(len, school.visits(since, until).values())))

    def silent(self):
        """Nodes that never said that they send anything again."""
        return [node.name for node in self.nodes if b"sending acknowledged batches again" not in node.log.read_bytes()]


def restores(run, say):
    """Returns whether all is there that a server has which nothing befell."""
    say("Creating two schools; one will lose its server, which is then restored from a backup.")
    run.make()
    run.play()
    run.lose_and_restore()
    is_settled = run.settle()
    losses, silent = run.found(), run.silent()
    for line in stretches(losses):
        say(line)
    for node in silent:
        say(f"{node} resent nothing.")
    if not is_settled:
        say("The record did not settle in time.")
    sightings, visits = run.counts(run.school)
    say(f"Since the backup: {sightings} sightings, {visits} visits.")
    say("Nothing is missing, and nothing is duplicated." if not losses else f"{len(losses)} losses. Logs: {run.logs}")
    return is_settled and not losses and not silent
