"""Another server, to be measured beside: one that somebody has, and that takes the same work.

It is started with `{port}` in its command replaced, and BENCH_DSN naming a database of its own in the same PostgreSQL,
made by a file of SQL that comes with it. It answers `POST /post` with `{"type": …, "args": {…}}`: `universal.login`
(`student1@school.example` with the password `pw-student1`, and so on; `admin1@school.example`),
`student.update_location` (`major`, `minor`), `admin.get_beacons`, and `scanner.report` of an admin (`scanner_id`,
`sightings` of `uuid`, `major`, `minor`, `rssi`, `seen_at` in seconds since 1970).
"""

import json
import os
import shlex
import signal
import socket
import subprocess
import time
from pathlib import Path

from ports import free_port
from trial_client import Client

CLIENTS = 1024


class Peer:
    """Runs from `with` to its end."""

    def __init__(self, server, name, command, schema):
        self.name, self.command, self.server = name, command, server
        self.database = "peer_" + "".join(letter for letter in name.lower() if letter.isalnum())
        socket_folder = server.data / "socket"
        server.sql(f"create database {self.database}")
        server.sql(Path(schema).read_text(), self.database)
        self.dsn = f"postgresql://postgres@/{self.database}?host={socket_folder}"
        self.port = free_port()

    def __enter__(self):
        self.process = subprocess.Popen(
            shlex.split(self.command.replace("{port}", str(self.port))), env={**os.environ, "BENCH_DSN": self.dsn},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            self._wait()
            self.admin = self._login("admin1")
            self.cookies = [self._login(f"student{number + 1}") for number in range(CLIENTS)]
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(timeout=20)

    @property
    def pid(self):
        return self.process.pid

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def postmaster(self):
        return self.server.postmaster

    def sql(self, text):
        return self.server.sql(text, self.database)

    def _wait(self):
        for _ in range(200):
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"The peer {self.name} does not listen.")

    def _login(self, name):
        client = Client(self.port)
        arguments = {"username": f"{name}@school.example", "password": f"pw-{name}"}
        reply = client.send("POST", "/post", json.dumps({"type": "universal.login", "args": arguments}).encode())
        cookie = next((value for key, value in reply.headers if key.lower() == "set-cookie"), "").split(";")[0]
        if not cookie:
            raise RuntimeError(f"The peer {self.name} does not log {name} in: {reply}")
        return cookie
