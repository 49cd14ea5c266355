"""Kills server, broker, PostgreSQL and devices while commands are asked: is each done once, with an outcome?

What the server keeps is compared with what the devices wrote into their journals, and with what the program on their
wires wrote down that it did."""

import collections
import contextlib
import json
import os
import random
import shlex
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from ports import free_port
from programs import Program
from trial_client import Client, Unsuccessful
from trial_server import NoServer, Person

COUNT, EMAIL, PASSWORD = 5, "admin@school.example", "a school with many devices"
# Seconds: between two kills, and until the last command must have ended (it expires after 30).
PAUSE, PATIENCE = 2.0, 90
# Seconds: until a service manager starts a server again (deploy/rollcall-server.service), and until it serves again
# after it trapped, with that.
RESTART, MOST_AFTER_TRAP = 1.0, 5.0
LIMITS = {f"ROLLCALL_LIMIT_{name}": "1000000" for name in ("SESSION", "ADDRESS")}
# As deploy/rollcall-server.service has it.
BACKTRACE = {"SWIFT_BACKTRACE": "threads=crashed,symbolicate=off"}


class DeviceTrial:
    """A server with a private PostgreSQL and broker, and lamps whose program writes down what it does."""

    def __init__(self, options, folder, logs, say):
        self.options, self.folder, self.say, self.logs = options, Path(folder), say, Path(logs)
        self.data, self.port, self.mqtt = self.folder / "school", free_port(), free_port()
        self.server = Program(
            [options.server, "serve", "--data-dir", self.data, "--port", self.port, "--mqtt-port", self.mqtt],
            self.logs / "server.log", {**LIMITS, **BACKTRACE})
        self.done, self.devices, self.over = self.logs / "done", None, threading.Event()
        self.asked, self.numbers, self.late = [], [], []

    def __enter__(self):
        self.folder.chmod(0o755)
        self.server.start()
        self._until_healthy()
        subprocess.run(
            [self.options.server, "create-admin", "--data-dir", self.data, "--email", EMAIL, "--password-file", "-"],
            input=PASSWORD + "\n", capture_output=True, text=True, check=True)
        self._make_devices()
        return self

    def __exit__(self, *_):
        self.over.set()
        if self.devices:
            self.devices.kill()
        self.server.stop()

    def _make_devices(self):
        admin = self._person()
        admin.confirm()
        lines = []
        for number in range(COUNT):
            made = admin.ask("admin.create_device", {
                "kind": "lamp", "device_name": f"Lamp {number}", "serial": f"FAULT-{number}", "label": "text"})
            lines.append(json.dumps({
                "device": made["device_id"], "serial": f"FAULT-{number}", "token": made["token"]}))
            self.numbers.append(made["device_id"])
        (self.folder / "fleet").write_text("\n".join(lines) + "\n")
        wires = shlex.join([sys.executable, str(Path(__file__).with_name("wires.py")), str(self.done)])
        self.devices = Program(
            [self.options.device, "lamp", "--broker", f"mqtt://127.0.0.1:{self.mqtt}", "--site",
             self.sql("select site_key from site"), "--fleet", self.folder / "fleet", "--data",
             self.folder / "devices", "--exec", wires], self.logs / "devices.log")
        self.devices.start()
        self._until_connected()

    def _until_connected(self):
        """Throws `NoServer` if a device is not connected in time."""
        connected = "select count(*) from device_state where connected"
        if not self._until(lambda: int(self.sql(connected)) == len(self.numbers)):
            raise NoServer(
                f"{len(self.numbers)} devices do not connect within {PATIENCE} s. The end of the server's log:\n"
                f"{self._log_end()}")

    def _person(self):
        # The address by which a person asks is all that `Person` wants of a server.
        server = type("Address", (), {"port": self.port})
        return Person(server, EMAIL, PASSWORD).log_in()

    def sql(self, text):
        return subprocess.run(
            ["psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--host", self.data / "socket",
             "--username", "postgres", "rollcall"],
            input=text, capture_output=True, text=True, check=True).stdout.strip()

    def ask_until_over(self):
        """Each of them turns a lamp. Only what was answered has to come to an end."""
        person, number = None, 0
        while not self.over.is_set():
            number += 1
            try:
                person = person or self._person()
                reply = person.ask("universal.command_device", {
                    "device_id": self.numbers[number % COUNT], "command": ("on", "off", "toggle")[number % 3]})
                self.asked.append(int(reply["command_id"]))
            except (Unsuccessful, OSError):
                person = None
                time.sleep(0.3)
            time.sleep(0.05)

    def kill(self, kind):
        if kind == "server":
            self.server.kill()
            time.sleep(random.uniform(0, 2))
            self.server.start()
        elif kind == "trap":
            self._trap()
        elif kind == "device":
            self.devices.kill()
            time.sleep(random.uniform(0, 2))
            self.devices.start()
        else:
            for process in self._children(kind):
                # One may have ended since, with the postmaster that was killed just before.
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)

    def _trap(self):
        """The server ends as by a trap, with PostgreSQL and broker left behind, and has to serve again soon."""
        began = time.monotonic()
        self.server.trap()
        time.sleep(RESTART)
        self.server.start()
        self._until_healthy()
        spent = time.monotonic() - began
        if spent > MOST_AFTER_TRAP:
            self.late.append(spent)

    def _children(self, kind):
        """The broker, or all processes of PostgreSQL, by the folder in which they work."""
        home = self.data / ("broker/socket" if kind == "broker" else "postgres")
        found = []
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and os.readlink(entry / "cwd") == str(home):
                    found.append(int(entry.name))
            except OSError:
                continue
        return found

    def _until_healthy(self):
        def answers():
            try:
                return Client(self.port, timeout=2).send("GET", "/health").status == 200
            except OSError:
                return False
        if not self._until(answers):
            raise NoServer(f"The server does not answer within {PATIENCE} s. The end of its log:\n{self._log_end()}")

    def _log_end(self):
        return self.server.log.read_text(errors="replace")[-2000:]

    def _until(self, holds, patience=PATIENCE):
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                if holds():
                    return True
            except subprocess.CalledProcessError:
                pass
            time.sleep(0.2)
        return False

    def wait_for_ends(self):
        self._until_healthy()
        return self._until(lambda: self.sql("select count(*) from command where ended_at is null") == "0")


def device_kills(trial, count, seed, say):
    """Returns whether nothing was lost, and nothing done twice."""
    random.seed(seed)
    asking = threading.Thread(target=trial.ask_until_over, daemon=True)
    asking.start()
    kinds = [("server", "broker", "postgres", "device", "trap")[number % 5] for number in range(count)]
    random.shuffle(kinds)
    for number, kind in enumerate(kinds):
        time.sleep(random.uniform(0.5, 2 * PAUSE))
        trial.kill(kind)
        what = "a trap of the server" if kind == "trap" else f"kill -9 of the {kind}"
        say(f"  {number + 1}: {what}; {len(trial.asked)} commands were sent")
    time.sleep(PAUSE)
    trial.over.set()
    asking.join()
    trial.wait_for_ends()
    for spent in trial.late:
        say(f"After a trap the server serves again in {spent:.1f} s, but at most {MOST_AFTER_TRAP:.0f} s are allowed.")
    return _judge(trial, say) and not trial.late


def _judge(trial, say):
    rows = dict(row.split("|") for row in trial.sql(
        "select command_id, state || case when ended_at is null then ' (open)' else '' end from command"
    ).splitlines())
    states = collections.Counter(rows.values())
    begun, ends = read_journals(trial.folder / "devices")
    times = collections.Counter(trial.done.read_text().split()) if trial.done.exists() else {}
    found = {
        "lost": [command for command in trial.asked if str(command) not in rows],
        "without an outcome": [command for command, state in rows.items() if state.endswith("(open)")],
        "done twice": [command for command in times | begun if max(times[command], begun[command]) > 1],
        "reported as done but not done": [
            command for command, state in rows.items() if state == "done" and command not in times],
        "with another outcome than the device reports": [
            command for command, end in ends.items() if rows.get(command) not in (end, *OVERTAKEN)]}
    say(f"{len(trial.asked)} commands were acknowledged, {len(rows)} are recorded: {dict(states)}. The devices started "
        f"{len(begun)}; their program executed {sum(times.values())}.")
    for name, commands in found.items():
        say(f"{name}: {len(commands)} {' '.join(map(str, commands[:20]))}".rstrip())
    return not any(found.values())


# The server had ended them before the device's word came, which is then kept as a late step.
OVERTAKEN = ("timed_out", "cancelled", "replaced")


def read_journals(folder):
    """What the devices wrote down: how often each command was begun, and how it ended."""
    begun, ends = collections.Counter(), {}
    for path in folder.glob("*/journal"):
        for line in path.read_text().splitlines():
            (word, told), = json.loads(line).items()
            if word == "begun":
                begun[told["id"]] += 1
            elif word == "ended":
                ends[told["id"]] = told["_1"]["outcome"]
    return begun, ends
