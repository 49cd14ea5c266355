"""How soon a bolt is drawn after somebody asked for it over TLS, where others ask for theirs at the same time."""

import json
import re
import ssl
import subprocess
import threading
import time
from pathlib import Path

from morning import at
from trial_client import Client, Unsuccessful

# Milliseconds of the 99th percentile: what must be, and what would be better.
MUST, STRETCH = 300, 120
# Each person opens each lock so often: more within ten seconds is limited.
TIMES = 5
BACK = 60
LABEL = re.compile(r"^lock (\d+) fingerprint (\S+) code (\S+)", re.MULTILINE)


def certificate(folder):
    """Makes one for this machine's own address, which clients of this program trust from then on; returns the server's
    options."""
    chain, key = Path(folder) / "certificate.pem", Path(folder) / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(chain)],
        check=True, capture_output=True)
    Client.tls = ssl.create_default_context(cafile=str(chain))
    return ["--tls-certificate", str(chain), "--tls-key", str(key)]


class Locks:
    """Locks in software, all in one process of `rollcall-device`, of rooms that everybody may enter."""

    def __init__(self, program, server, school, count):
        self.program, self.server, self.admin, self.count = str(program), server, school.admin, count
        self.folder = Path(server.folder) / "locks"
        self.folder.mkdir(exist_ok=True)
        self.out, self.process = self.folder / "out", None
        self.numbers = self._make()

    def _make(self):
        """Returns the numbers of devices and locks."""
        lines, numbers = [], []
        for number in range(self.count):
            serial = f"BENCH-{number:05}"
            made = self.admin.ask("admin.create_device", {
                "kind": "lock", "device_name": f"Lock {number}", "serial": serial, "label": "text"})
            self.admin.ask("admin.create_room", {
                "room_number": f"L{number}", "zone_name": "Zone 0", "required_level": 0})
            lock = self.admin.ask("admin.create_lock", {
                "lock_name": f"Lock {number}", "room_number": f"L{number}", "device_id": made["device_id"],
                "gate": "off", "relock": 1})
            lines.append(json.dumps({"device": made["device_id"], "serial": serial, "token": made["token"]}))
            numbers.append((made["device_id"], lock["lock_id"]))
        (self.folder / "fleet").write_text("\n".join(lines) + "\n")
        return numbers

    def __enter__(self):
        # The broker learns of them a moment later, and would send away who comes before.
        time.sleep(1)
        printed = self.server.out.read_text()
        broker = printed[printed.rindex("mqtt://"):].split()[0]
        with open(self.out, "wb") as out, open(self.folder / "log", "wb") as log:
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "TERM", self.program, "lock", "--broker", broker, "--site",
                 self.server.sql("select site_key from site"), "--fleet", str(self.folder / "fleet"), "--data",
                 str(self.folder / "data"), "--relock", "1"], stdin=subprocess.DEVNULL, stdout=out, stderr=log)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def activate(self):
        """Whether all came, and have keys."""
        end = time.monotonic() + BACK
        while int(self.server.sql("select count(*) from device_state where connected")) < self.count:
            if time.monotonic() > end:
                return False
            time.sleep(0.1)
        labels = {int(device): label for device, *label in LABEL.findall(self.out.read_text())}
        for device, lock in self.numbers:
            fingerprint, code = labels[device]
            self.admin.ask("admin.activate_lock", {"lock_id": lock, "fingerprint": fingerprint, "code": code})
        return True

    @property
    def drawn(self):
        """How often bolts were."""
        return (self.folder / "log").read_text().count("The lock opens for attempt")


def locks(server, school, program, count):
    """Prints the goal with what was measured; returns what went wrong."""
    with Locks(program, server, school, count) as all_locks:
        if not all_locks.activate():
            return [f"not all of {count} locks came: {(all_locks.folder / 'log').read_text()[-500:]}"]
        times, failed = _open(server, school, all_locks)
        drawn = all_locks.drawn
    lock_times = sorted(float(row) for row in server.sql(
        "select extract(epoch from ended_at - asked_at) * 1000 from unlock where state = 'opened'").splitlines())
    if not times:
        return failed[:5] or ["no lock opened"]
    p99 = at(times, .99)
    print(f"{count} at once, {len(times)} attempts over TLS. From the request to the word that the bolt is open p50 "
          f"{at(times, .5):.0f} ms, p99 {p99:.0f} ms, longest {at(times, 1):.0f} ms; of that from record to outcome "
          f"p50 {at(lock_times, .5):.0f} ms, p99 {at(lock_times, .99):.0f} ms. Must {MUST}, stretch {STRETCH}.",
          flush=True)
    wrong = failed[:5]
    if drawn != len(times):
        wrong.append(f"{len(times)} attempts were answered as opened, and {drawn} times a bolt was drawn")
    if p99 > MUST:
        wrong.append(f"p99 is {p99:.0f} ms")
    return wrong


def _open(server, school, all_locks):
    """Each person opens one lock after the other, all persons at once and each another lock. Returns milliseconds in
    their order, and what was refused."""
    times, failed, count = [], [], all_locks.count
    start = threading.Barrier(count)

    def ask(first):
        person = Client(server.port)
        person.cookies = {name: school.clients[first] for name in school.admin.cookies if "session" in name}
        person.ask("universal.get_locks", {"page": 1, "page_size": 1})
        start.wait()
        for number in range(TIMES * count):
            began = time.monotonic()
            try:
                reply = person.ask("universal.unlock", {
                    "lock_id": all_locks.numbers[(first + number) % count][1]})
                if reply["outcome"] != "opened":
                    failed.append(f"{reply['outcome']} {reply.get('outcome_reason', '')}")
                else:
                    times.append((time.monotonic() - began) * 1_000)
            except Unsuccessful as error:
                failed.append(str(error))

    threads = [threading.Thread(target=ask, args=(first,)) for first in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(times), failed
