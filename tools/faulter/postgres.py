"""A PostgreSQL of the run's own, on loopback, on a small disk in memory where the run may mount one."""

import os
import shutil
import signal
import socket
import struct
import subprocess
import time
from pathlib import Path

from ports import free_port
from programs import Program

MEGABYTES = 500
SETTINGS = {
    "listen_addresses": "127.0.0.1", "max_connections": "60", "min_wal_size": "32MB", "max_wal_size": "64MB",
    "shared_buffers": "64MB", "unix_socket_directories": "", "log_min_messages": "warning",
    # A disk in memory has nothing to sync to; elsewhere it is a real disk, and a kill is no loss of power.
    "fsync": "off"}


class Postgres:
    """Servers log in as `rollcall`, the run as `postgres`."""

    def __init__(self, folder, log, mounted):
        self.folder, self.data, self.mounted = Path(folder), Path(folder) / "data", mounted
        self.port = free_port()
        self.tools = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        self.as_owner = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"]
        if os.getuid() != 0:
            self.as_owner = []
        options = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        self.program = Program(
            [*self.as_owner, self.tools / "postgres", "-D", self.data, "-p", self.port, *options], log)

    def make(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.as_owner:
            shutil.chown(self.folder, "postgres", "postgres")
        subprocess.run(
            [*self.as_owner, self.tools / "initdb", "-D", self.data, "--auth=trust", "--username=postgres",
             "--no-sync", "--encoding=UTF8", "--locale=C.UTF-8"],
            check=True, capture_output=True)
        self.start()
        self.sql("create role rollcall login createrole", "postgres")
        self.sql("create database rollcall owner rollcall", "postgres")

    def copy(self, primary):
        """Begins anew as a standby of another, which sends it each commit. Returns once it answers."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        if self.as_owner:
            shutil.chown(self.folder, "postgres", "postgres")
        subprocess.run(
            [*self.as_owner, self.tools / "pg_basebackup", "-h", "127.0.0.1", "-p", str(primary.port), "-U", "postgres",
             "-D", self.data, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"],
            check=True, capture_output=True)
        self.start()

    @property
    def url(self):
        return f"postgresql://rollcall@127.0.0.1:{self.port}/rollcall"

    def start(self, patience=60):
        """Also where it was killed a moment ago and its last processes are still ending."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if not self.program.is_running:
                self.program.start()
            if self.answers():
                return
            time.sleep(0.2)
        raise RuntimeError(f"PostgreSQL did not start: {self.program.log_end()}")

    def answers(self):
        return subprocess.run(
            [self.tools / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-t", "1"],
            capture_output=True).returncode == 0

    @property
    def processes(self):
        """The first process and its children."""
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.program.pid)], capture_output=True, text=True)
        return [self.program.pid, *map(int, found.stdout.split())]

    def signal_all(self, number):
        for process in self.processes:
            try:
                os.kill(process, number)
            except ProcessLookupError:
                pass

    def kill(self):
        self.signal_all(signal.SIGKILL)
        self.program.process.wait()

    def stop(self):
        """A fast shutdown: what is under way is rolled back."""
        if self.program.is_running:
            self.signal_all(signal.SIGCONT)
            self.program.process.send_signal(signal.SIGINT)
            try:
                self.program.process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                self.kill()

    def psql(self, database="rollcall"):
        return [
            self.tools / "psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1",
            f"postgresql://postgres@127.0.0.1:{self.port}/{database}?connect_timeout=5"]

    def sql(self, text, database="rollcall"):
        """Runs statements as superuser; returns what they print. Throws `subprocess` errors."""
        done = subprocess.run(
            self.psql(database), input=text, capture_output=True, text=True, check=True, timeout=60)
        return done.stdout.strip()

    def sql_at_last(self, text, patience=60):
        """The same where the database may be away for a while."""
        end = time.monotonic() + patience
        while True:
            try:
                return self.sql(text)
            except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
                if time.monotonic() > end:
                    raise RuntimeError(f"PostgreSQL: {getattr(error, 'stderr', error)}") from error
                time.sleep(0.3)

    def connect(self):
        """A session as the servers have them, held until the socket is closed; nil where there is no slot left."""
        held = socket.create_connection(("127.0.0.1", self.port), timeout=5)
        text = b"user\0rollcall\0database\0rollcall\0\0"
        held.sendall(struct.pack(">II", 8 + len(text), 196608) + text)
        try:
            file = held.makefile("rb")
            # `Z` says that the session is ready; `E` that it is none.
            while (kind := file.read(1)) not in (b"Z", b"E", b""):
                file.read(struct.unpack(">I", file.read(4))[0] - 4)
        except OSError:
            kind = b""
        if kind == b"Z":
            return held
        held.close()
        return None
