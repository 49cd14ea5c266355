"""What a resolver is measured beside: a server of the original's design, and knot, a name server."""

import os
import shutil
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path

from ports import free_port

ZONE = """$ORIGIN stations.example.
$TTL 60
@ SOA ns hostmaster 1 3600 600 86400 60
@ NS ns
ns A 127.0.0.1
"""


class Original:
    """Pinned to one core, where Python is four times as fast: its threads then do not fight for the interpreter."""

    def __init__(self, book):
        self.port = free_port()
        self.process = subprocess.Popen(
            [sys.executable, Path(__file__).with_name("original.py"), str(self.port), book], stdout=subprocess.PIPE)
        self.process.stdout.readline()
        cores = sorted(os.sched_getaffinity(0))
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            os.sched_setaffinity(int(task.name), {cores[-1]})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Knot:
    """Serves the same stations as names with addresses, on loopback."""

    def __init__(self, folder, names):
        self.folder, self.port = Path(folder), free_port()
        zone = self.folder / "stations.zone"
        zone.write_text(ZONE + "".join(f"{name} A {address}\n" for name, address in names))
        (self.folder / "knot.conf").write_text(
            f"server:\n  rundir: {folder}\n  listen: 127.0.0.1@{self.port}\n"
            f"database:\n  storage: {folder}\nlog:\n  - target: stderr\n    any: error\n"
            f"zone:\n  - domain: stations.example\n    file: {zone}\n"
            "    zonefile-sync: -1\n    journal-content: none\n")
        self.process = None

    def __enter__(self):
        self.process = subprocess.Popen([program("knotd"), "-c", self.folder / "knot.conf"])
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                time.sleep(2)  # It listens before the zone is loaded.
                return self
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("knot did not start to listen.")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def program(name):
    return shutil.which(name) or f"/usr/sbin/{name}"


def has_knot():
    return os.access(program("knotd"), os.X_OK)


def question(name):
    """A query for an address, as it goes over TCP."""
    labels = [name, "stations", "example"]
    body = struct.pack(">HHHHHH", 7, 0, 1, 0, 0, 0)
    body += b"".join(bytes([len(label)]) + label.encode() for label in labels) + b"\0" + struct.pack(">HH", 1, 1)
    return struct.pack(">H", len(body)) + body
