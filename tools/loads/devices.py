"""Whether a server with thousands of devices does what they are told in time, and how all of them come back."""

import json
import statistics
import subprocess
import threading
import time
from pathlib import Path

from runs import memory, memory_of
from trial_client import Unsuccessful

BACK = 120
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
        found = subprocess.run(
            ["pgrep", "--parent", str(self.server.pid), "mosquitto"], capture_output=True, text=True, check=True)
        return int(found.stdout.split()[0])

    def wait_until_all_are_there(self):
        """Seconds; nil where some did not come."""
        began = time.monotonic()
        while time.monotonic() - began < BACK:
            if self.connected == self.count:
                return time.monotonic() - began
            time.sleep(0.1)
        return None


def devices(server, school, program, count, rate, seconds):
    """Prints the goals with what was measured; returns what went wrong."""
    before = memory(server)
    fleet = Devices(program, server, school, count)
    broker_before = memory_of(fleet.broker_process, "Pss")
    with fleet:
        told = fleet.wait_until_all_are_there()
        if told is None:
            return [f"only {fleet.connected} of {count} devices came: {(fleet.folder / 'log').read_text()[-500:]}"]
        print(f"All have said hello, {told:.1f} s after their start.", flush=True)
        wrong = _ask(server, school, fleet, rate, seconds)
        grown = memory(server) - before + memory_of(fleet.broker_process, "Pss") - broker_before
        print(f"Server and broker have {grown:.0f} MiB more than without devices (Pss).", flush=True)
        subprocess.run(["kill", "-9", str(fleet.broker_process)], check=True)
        _wait_until_gone(fleet)
        back = fleet.wait_until_all_are_there()
        print(f"After kill -9 of the broker all were back in {back:.1f} s." if back else "Not all came back.")
        return wrong + ([] if back else ["not all devices came back after the broker died"])


def _wait_until_gone(fleet):
    end = time.monotonic() + 10
    while fleet.connected == fleet.count and time.monotonic() < end:
        time.sleep(0.02)


def _ask(server, school, fleet, rate, seconds):
    """So many commands a second, each to another device, whether or not earlier ones have ended."""
    total, failed = int(rate * seconds), []
    began = time.monotonic() + 1

    def ask(first):
        asker = school.admin.another()
        for number in range(first, total, ASKERS):
            time.sleep(max(0, began + number / rate - time.monotonic()))
            try:
                asker.ask("universal.command_device", {
                    "device_id": fleet.numbers[number * 7 % fleet.count], "command": "toggle" if number % 2 else "on"})
            except Unsuccessful as error:
                failed.append(str(error))

    threads = [threading.Thread(target=ask, args=(first,)) for first in range(ASKERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    time.sleep(35)
    rows = server.sql(
        "select state, extract(epoch from ended_at - asked_at) * 1000 from command order by command_id").splitlines()
    times = sorted(float(row.split("|")[1]) for row in rows if row.startswith("done|"))
    states = {}
    for row in rows:
        state = row.split("|")[0]
        states[state] = states.get(state, 0) + 1
    quantile = statistics.quantiles(times, n=100) if len(times) > 1 else [0] * 99
    print(f"{total} commands, {rate:.0f} a second: {states}. From ask to outcome p50 {quantile[49]:.0f} ms, "
          f"p99 {quantile[98]:.0f} ms, longest {times[-1] if times else 0:.0f} ms.", flush=True)
    open_ones = sum(states.get(state, 0) for state in ("asked", "sent", "accepted"))
    return failed[:5] + ([f"{open_ones} commands have no outcome"] if open_ones else [])
