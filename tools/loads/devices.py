"""Whether a server with thousands of devices does what they are told in time, and how all of them come back."""

import json
import subprocess
import threading
import time
from pathlib import Path

from morning import at
from runs import memory, memory_of
from trial_client import Client, Unsuccessful

# Seconds: until all devices are there, and until each command has ended (it expires after 30).
BACK, ENDED = 120, 40
ASKERS = 16


class Devices:
    """Lamps in software, all in one process of `rollcall-device`."""

    def __init__(self, program, server, school, count):
        self.program, self.server, self.folder = str(program), server, Path(server.folder) / "devices"
        self.folder.mkdir(exist_ok=True)
        self.admin, self.count, self.process = school.admin, count, None
        began = time.monotonic()
        self.numbers = self._make()
        print(f"{count} devices are made, after {time.monotonic() - began:.0f} s.", flush=True)

    def _make(self):
        """Returns their numbers."""
        lines, numbers = [], []
        for number in range(self.count):
            serial = f"BENCH-{number:05}"
            made = self.admin.ask("admin.create_device", {
                "kind": "lamp", "device_name": f"Lamp {number}", "serial": serial, "label": "text"})
            lines.append(json.dumps({"device": made["device_id"], "serial": serial, "token": made["token"]}))
            numbers.append(made["device_id"])
        (self.folder / "fleet").write_text("\n".join(lines) + "\n")
        return numbers

    def __enter__(self):
        # The broker learns of them a moment later, and would send away who comes before.
        time.sleep(1)
        with open(self.folder / "log", "wb") as log:
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "TERM", self.program, "lamp", "--broker", self.broker, "--site", self.site,
                 "--fleet", str(self.folder / "fleet"), "--data", str(self.folder / "data")],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    @property
    def broker(self):
        """As the server printed it."""
        text = self.server.out.read_text()
        return text[text.rindex("mqtt://"):].split()[0]

    @property
    def site(self):
        return self.server.sql("select site_key from site")

    @property
    def connected(self):
        return int(self.server.sql("select count(*) from device_state where connected"))

    @property
    def broker_process(self):
        return broker_of(self.server)

    def wait_until_all_are_there(self):
        """Seconds; None where some did not come."""
        began = time.monotonic()
        while time.monotonic() - began < BACK:
            if self.connected == self.count:
                return time.monotonic() - began
            time.sleep(0.1)
        return None


def devices(server, school, program, count, rate, seconds):
    """Prints the goals with what was measured; returns what went wrong."""
    settled = _Memory(server)
    fleet = Devices(program, server, school, count)
    with fleet:
        told = fleet.wait_until_all_are_there()
        if told is None:
            return [f"only {fleet.connected} of {count} devices came: {(fleet.folder / 'log').read_text()[-500:]}"]
        print(f"All have said hello, {told:.1f} s after their start.", flush=True)
        settled.tell("once all are there", fleet)
        wrong = _ask(server, school, fleet, rate, seconds)
        settled.tell("after the commands", fleet)
        subprocess.run(["kill", "-9", str(fleet.broker_process)], check=True)
        began = time.monotonic()
        if not _wait_until_gone(fleet):
            wrong.append("nobody noticed that the broker died")
        back = fleet.wait_until_all_are_there()
        if back is None:
            return [*wrong, f"only {fleet.connected} of {count} devices came back after the broker died"]
        print(f"After kill -9 of the broker all were back in {time.monotonic() - began:.1f} s.", flush=True)
        settled.tell("after the broker died", fleet)
        return wrong


class _Memory:
    """How much more memory server and broker have than before there were devices."""

    def __init__(self, server):
        self.server = server
        self.before = self._read()

    def _read(self):
        return memory(self.server), memory_of(broker_of(self.server), "Pss")

    def tell(self, when, fleet):
        more, broker = (now - then for now, then in zip(self._read(), self.before))
        print(f"{fleet.count} devices, {when}: server {more:+.1f} and broker {broker:+.1f} MiB, together "
              f"{more + broker:+.1f} (Pss).", flush=True)


def broker_of(server):
    """The process of a server's own broker."""
    found = subprocess.run(
        ["pgrep", "--parent", str(server.pid), "mosquitto"], capture_output=True, text=True, check=True)
    return int(found.stdout.split()[0])


def _wait_until_gone(fleet):
    """Whether some are known to be away."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if fleet.connected < fleet.count:
            return True
        time.sleep(0.02)
    return False


def _ask(server, school, fleet, rate, seconds):
    """So many commands a second, each to another device, whether or not earlier ones have ended."""
    total, failed = int(rate * seconds), []
    askers = [_same(school.admin) for _ in range(ASKERS)]
    began = time.monotonic() + 1

    def ask(first):
        for number in range(first, total, ASKERS):
            time.sleep(max(0, began + number / rate - time.monotonic()))
            try:
                askers[first].ask("universal.command_device", {
                    "device_id": fleet.numbers[number * 7 % fleet.count], "command": "toggle" if number % 2 else "on"})
            except Unsuccessful as error:
                failed.append(str(error))

    threads = [threading.Thread(target=ask, args=(first,)) for first in range(ASKERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    took = time.monotonic() - began
    states, open_ones = wait_until_ended(server)
    times = ended_after(server)
    print(f"{total} commands, {total / took:.0f} a second: {states}. From ask to outcome p50 {at(times, .5):.0f} ms, "
          f"p99 {at(times, .99):.0f} ms, longest {times[-1] if times else 0:.0f} ms.", flush=True)
    return failed[:5] + ([f"{open_ones} commands have no outcome"] if open_ones else [])


def wait_until_ended(server):
    """How many commands are in which state, and how many of them have no outcome."""
    end = time.monotonic() + ENDED
    while (open_ones := int(server.sql(OPEN))) and time.monotonic() < end:
        time.sleep(0.2)
    rows = server.sql("select state, count(*) from command group by state order by state").splitlines()
    return dict(row.split("|") for row in rows), open_ones


OPEN = "select count(*) from command where ended_at is null"


def ended_after(server):
    """Milliseconds from ask to outcome of each command, in their order."""
    rows = server.sql("select extract(epoch from ended_at - asked_at) * 1000 from command where ended_at is not null")
    return sorted(float(row) for row in rows.splitlines())


def _same(person):
    """The same session on a connection of its own."""
    client = Client(person.port)
    client.cookies = dict(person.cookies)
    return client
