"""Locks in software at the doors of the school, all in one process of `rollcall-device`."""

import json
import re
import subprocess
import time
from pathlib import Path

from findings import must

LABEL = re.compile(r"^lock (\d+) fingerprint (\S+) code (\S+)", re.MULTILINE)
MOST_SECONDS = 60


class Locks:
    """`locks` are numbers of locks by those of their devices. Runs from `with` to its end; keys outlast it."""

    def __init__(self, server, devices, locks):
        self.server, self.locks = server, locks
        self.program = Path(server.program).with_name("rollcall-device")
        self.folder, self.process = Path(server.folder) / "locks", None
        self.folder.mkdir(exist_ok=True)
        self.out = self.folder / "out"
        (self.folder / "fleet").write_text("".join(
            json.dumps({"device": made["device_id"], "serial": serial, "token": made["token"]}) + "\n"
            for serial, made in devices.items()))

    def __enter__(self):
        # The broker learns of them a moment later, and would send away who comes before.
        time.sleep(1)
        printed = self.server.out.read_text()
        broker = printed[printed.rindex("mqtt://"):].split()[0]
        with open(self.out, "wb") as out, open(self.folder / "log", "wb") as log:
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "TERM", str(self.program), "lock", "--broker", broker, "--site",
                 self.server.sql("select site_key from site"), "--fleet", str(self.folder / "fleet"), "--data",
                 str(self.folder / "data")], stdin=subprocess.DEVNULL, stdout=out, stderr=log)
        try:
            self._wait()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def _wait(self):
        numbers, end = ", ".join(map(str, self.locks)), time.monotonic() + MOST_SECONDS
        wanted = f"select count(*) from device_state where connected and device_id in ({numbers})"
        while int(self.server.sql(wanted)) < len(self.locks):
            must(time.monotonic() < end, f"The locks do not come: {(self.folder / 'log').read_text()[-500:]}")
            time.sleep(0.1)

    def activate(self, admin):
        for device, fingerprint, code in LABEL.findall(self.out.read_text()):
            admin.ask("admin.activate_lock", {
                "lock_id": self.locks[int(device)], "fingerprint": fingerprint, "code": code})
