"""A run: the school under fault and its faultless twin, from the first process to the last comparison."""

import contextlib
import shutil
import subprocess
import threading
import time

from compare_sightings import compare_handmade, compare_sightings
from compare_visits import compare_visits
from handmade import HandmadeNode
from losses import Loss
from node import Node
from postgres import MEGABYTES, Postgres
from recording import PEOPLE, ROOMS, Recording
from relay import Balancer, until
from school import School
from server import Server
from trial_client import Client
from trial_server import WITHOUT_LIMITS, TrialServer

# Seconds of real time of a round, and for the record to be settled afterwards.
LENGTH, SETTLING = 30, 200
# Seconds for the twin to look through what the other school has stored, and beyond the rounds that is taken over.
LOOKING, BEYOND = 60, 30
# Megabytes of a node's disk.
SPOOL_MEGABYTES = 24


class Run(contextlib.ExitStack):
    def __init__(self, options, folder, logs, say):
        super().__init__()
        self.options, self.folder, self.logs, self._say = options, folder, logs, say
        self.over, self.is_mounted, self.start = threading.Event(), False, None
        self.postgres_lock, self.rows_lock = threading.Lock(), threading.Lock()
        self.nodes, self.servers, self.handmade_nodes, self.sequences = [], [], [], []
        self.allowed, self.damaged = [], {}

    @property
    def seconds(self):
        return self.options.rounds * self.options.length

    def make(self, with_nodes=True):
        """Both schools, side by side; nothing is heard yet."""
        self.callback(self.stop)
        self.is_mounted = self._mount(self.folder / "postgres", MEGABYTES)
        self.postgres = Postgres(self.folder / "postgres", self.logs / "postgres.log", self.is_mounted)
        twin = TrialServer(self.options.server, self.folder / "twin", WITHOUT_LIMITS)
        self.callback(twin.stop)
        if with_nodes:
            twin.launch()
        self.postgres.make()
        for name in ("north", "south"):
            server = Server(name, self.options.server, self.folder / "shared", self.postgres.url, self.log(name))
            server.start()
            self.servers.append(server)
            # The first makes the schema.
            if not until(lambda: server.health()[0] == 200, 60):
                raise RuntimeError(f"The server did not start: {server.program.log_end()}")
        self.balancer = Balancer(self.servers)
        until(lambda: self.balancer.owner is not None, 30)
        self.school = School(self.balancer.owner, self.postgres.sql_at_last)
        if with_nodes:
            self.school.remember_long_ago("attic")
            self.twin_server = self.enter_context(twin)
            self.twin = School(self.twin_server, self.twin_server.sql)
        threading.Thread(target=self._look_after, daemon=True).start()

    def log(self, name):
        return self.logs / f"{name}.log"

    def play(self):
        """Starts the nodes of both schools; the recording begins for all at the same moment."""
        recording, length = Recording(), self.seconds + SETTLING + 60
        self.recording, self.start = recording, float(int(time.time()) + 6)
        everywhere = [(self.school, self.balancer, ""), (self.twin, Balancer([Always(self.twin_server)]), "twin-")]
        for school, balancer, prefix in everywhere:
            for receiver, room in ROOMS.items():
                node = self._node(prefix + room, school, school.scanners[room], receiver, balancer, length)
                node.begin(self.start)
                (self.nodes if prefix == "" else self._twins).append(node)

    def _node(self, name, school, scanner, receiver, balancer, length):
        folder, capture = self.folder / "nodes" / name, self.folder / f"{name}.btsnoop"
        if not name.startswith("twin-"):
            self.is_mounted = self._mount(folder, SPOOL_MEGABYTES) and self.is_mounted
        folder.mkdir(parents=True, exist_ok=True)
        self.recording.write(capture, receiver, {person: school.badges[person] for person in PEOPLE}, length)
        return Node(name, self.options.node, scanner, capture, folder, balancer, self.log(name))

    def _mount(self, folder, megabytes):
        """A disk in memory; whether that is permitted. It goes with the mount namespace of the run."""
        folder.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "tmpfs", str(folder)], capture_output=True)
        if done.returncode == 0:
            self.callback(subprocess.run, ["umount", "--lazy", str(folder)], capture_output=True)
        return done.returncode == 0

    _twins = []

    def inject(self, faults):
        """Begins each at its moment; returns when the last is over."""
        threads = []
        for fault in faults:
            self.sleep(self.start + fault.moment - time.time())
            threads.append(threading.Thread(target=fault.run, args=(self,), daemon=True))
            threads[-1].start()
        for thread in threads:
            while thread.is_alive():
                thread.join(0.5)

    def settle(self):
        """Waits until everything is handed in and the record of both schools is looked through; whether it is."""
        end = self.start + self.seconds
        self.sleep(end + 2 - time.time())
        self._say("The faults are over. Waiting for empty spools and a settled record.")
        began = time.monotonic()
        until(lambda: self._is_handed_in(end), SETTLING, 1)
        self._say(f"All spools are empty after {time.monotonic() - began:.0f} s.")
        left = SETTLING - (time.monotonic() - began)
        if not all([until(lambda: one.is_settled(end), left, 1) for one in (self.school, self.twin)]):
            return False
        self.twin.take_evidence(self.school, self.start - 5, end + BEYOND)
        return until(lambda: self.twin.is_settled(end), LOOKING, 1)

    def _is_handed_in(self, end):
        """Whether each node has told since the end that its spool is as good as empty."""
        rooms = ", ".join(f"'{room}'" for room in ROOMS.values())
        return self.school.sql(
            f"select count(*) from scanner where scanner_name in ({rooms}) and spool_depth <= 2"
            f" and last_seen_at > to_timestamp({end + 3})") == str(len(ROOMS))

    def losses(self, faults):
        for node in self.nodes:
            if node.deaf_since is not None:
                node.deaf.append((node.deaf_since, time.time()))
        found = compare_sightings(self, self.recording, self.seconds)
        found += [*compare_handmade(self), *compare_visits(self, self.seconds), *self._gaps(), *self._ends()]
        found += [
            Loss("fault not mended", fault.moment, detail=fault.problem) for fault in faults if fault.problem]
        for loss in found:
            loss.put_down(faults, self.start, self.options.length)
        return found

    def _gaps(self):
        """Batches that a spool numbered before its node was killed, and that never came."""
        for node, spool, numbered, below in self.sequences:
            came = self.postgres.sql(
                f"select count(distinct sequence) from batch where scanner_id = {node.scanner['scanner_id']}"
                f" and spool = '{spool}' and sequence < {below}")
            lacking = numbered - int(came) - (self.damaged.get(spool) or 0)
            if lacking > 0:
                yield Loss("missing", None, node.name, kind="kill-node", count=lacking, detail="whole batches")

    def _ends(self):
        for node in self.nodes:
            for moment, lines in node.ended_by_itself:
                yield Loss("ended by itself", moment - self.start, node.name, detail=" / ".join(lines))
        for server in self.servers:
            for moment, lines in server.ended_by_itself:
                yield Loss("ended by itself", moment - self.start, person=server.name, detail=" / ".join(lines))

    def _look_after(self):
        while not self.over.wait(0.3):
            for one in [*self.nodes, *self.servers]:
                one.look_after()

    # What faults ask of a run.

    def say(self, fault, text=""):
        self._say(f"  round {fault.round + 1}  {time.time() - self.start:5.0f} s  {fault.name} {text}".rstrip())

    def sleep(self, seconds):
        if seconds > 0 and self.over.wait(seconds):
            raise KeyboardInterrupt

    def wait_for(self, condition, patience):
        return until(lambda: condition() or self.over.is_set(), patience)

    def node(self, name):
        return next(node for node in self.nodes if node.name == name)

    def owner(self):
        return self.balancer.owner or self.servers[0]

    def handmade(self, person, room):
        node = HandmadeNode(self.school.scanners[room], self.school.badges[person], self.balancer.order)
        node.room = room
        self.handmade_nodes.append(node)
        return node

    def note_sequence(self, node):
        facts = node.spool_identity(), *node.numbered()
        if None not in facts:
            self.sequences.append((node, *facts))

    def note_damage(self, node):
        """The batches that wait in a spool are lost with it."""
        self.damaged[node.spool_identity()] = node.waiting_batches()

    def allow(self, node, since, until_):
        self.allowed.append((node, since, until_))

    def is_allowed(self, node, since, until_):
        return any(one is node and start < until_ and since < end for one, start, end in self.allowed)

    def fill(self, path):
        """Writes zeros until the disk has no room left."""
        with contextlib.suppress(OSError), open(path, "wb", buffering=0) as file:
            while file.write(bytes(1 << 20)):
                pass
        with contextlib.suppress(OSError), open(path, "ab", buffering=0) as file:
            while file.write(bytes(512)):
                pass

    def change_something(self, fault, number):
        """One change of an admin's, whatever comes of it."""
        admin = self.school.admin
        person = Client(self.owner().port)
        person.cookies = dict(admin.cookies)
        person.post("admin.create_group", {"group_name": f"{fault.round}-{number}-{int(time.time())}"})

    def stop(self):
        self.over.set()
        for one in [*self.nodes, *self._twins]:
            one.is_wanted = False
            if one.program is not None:
                one.program.kill()
        for server in self.servers:
            server.stop()
        if hasattr(self, "postgres") and self.postgres.program.is_running:
            self.postgres.kill()
        shutil.rmtree(self.folder / "nodes", ignore_errors=True)


class Always:
    """The twin's one server, as a balancer knows servers."""

    def __init__(self, server):
        self.port = server.port

    def engine(self):
        return "here"
