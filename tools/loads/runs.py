"""One timed run of a scenario: through the server by wrk, or without it by pgbench."""

import json
import os
import re
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

import same_rows
from cost import Meter, memory_of, switches_of


class Run:
    """The result: requests answered per second, response times in milliseconds, for each request microseconds of CPU
    and the server's context switches, how many requests were refused for now, and what went wrong."""

    def __init__(self, rate, p50=0.0, p99=0.0, cpu=(0.0, 0.0), switches=0.0, refused=0, wrong=""):
        self.rate, self.p50, self.p99, self.cpu, self.switches = rate, p50, p99, cpu, switches
        self.refused, self.wrong = refused, wrong


# The first reports of a spool wait until it is registered, once in its life.
WARM_UP_SECONDS = 1
# More than the requests of a warm-up: numbers of a spool that come again would be known.
FIRST_AFTER_WARM_UP = 1_000_000


def through_server(server, scenario, connections, seconds):
    spool = uuid.uuid4().hex
    _wrk(server, scenario, connections, WARM_UP_SECONDS, spool, 0)
    before, switches = _rows_at_rest(server, scenario), switches_of(server.pid)
    cost, told = Meter(server).measure(
        lambda: _wrk(server, scenario, connections, seconds, spool, FIRST_AFTER_WARM_UP))
    answered = max(1, told["requests"] - told["refused"])
    switches = (switches_of(server.pid) - switches) / answered
    cpu = tuple(milliseconds * 1000 / answered for milliseconds in (cost.server, cost.database))
    return Run(
        answered / told["seconds"], told["p50"], told["p99"], cpu, switches, told["refused"],
        _wrong(told, scenario, _rows(server, scenario) - before))


def _wrk(server, scenario, connections, seconds, spool, first):
    command = [
        "wrk", "--threads", "1", "--connections", str(connections), "--duration", f"{seconds}s", "--timeout", "10s",
        "--latency", "--script", str(scenario.lua), server.url]
    environment = {**os.environ, "BENCH_SPOOL": spool, "BENCH_FIRST": str(first)}
    out = subprocess.run(command, capture_output=True, text=True, timeout=seconds + 60, env=environment).stdout
    found = re.search(r"^JSON (.*)$", out, re.MULTILINE)
    if not found:
        raise RuntimeError(f"wrk told nothing: {out[-500:]}")
    return json.loads(found[1])


def _rows(server, scenario):
    """Of a server of ours, or of a peer."""
    return int(server.sql(scenario.counted) or 0) if scenario.counted else 0


def _rows_at_rest(server, scenario):
    """The rows once the requests that were under way are stored."""
    rows = None
    while (now := _rows(server, scenario)) != rows:
        rows = now
        time.sleep(0.1)
    return rows


def _wrong(told, scenario, rows):
    """Requests without an answer, and writes that were answered and are not there. What was under way at the end is
    stored without one."""
    wrong = [f"{told['broken']} broken"] if told["broken"] else []
    promised = (told["requests"] - told["refused"]) * scenario.each
    if scenario.counted and rows < promised:
        wrong.append(f"{promised - rows} rows of {promised} missing")
    return ", ".join(wrong)


# PostgreSQL takes 100 connections, of which the server has some.
MOST_PGBENCH_CLIENTS = 64


def without_server(server, scenario, connections, seconds):
    """One statement with the same effect."""
    return _by_pgbench(server, scenario.pgbench, connections, seconds)


def same_rows_without_server(server, scenario, connections, seconds):
    """The rows that the server wrote for it when the yardstick was made."""
    return _by_pgbench(server, scenario.rows, connections, seconds, *same_rows.numbers(server))


def _by_pgbench(server, text, connections, seconds, *options):
    """The script by pgbench, with as many clients as connections, and 64 at most."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "script.sql"
        script.write_text(text)
        command = [
            _pgbench(), "--no-vacuum", "--protocol", "prepared", "--client",
            str(min(connections, MOST_PGBENCH_CLIENTS)), "--jobs", "1", "--time",
            str(seconds), *options, "--file", str(script), "--host", str(server.data / "socket"),
            "--username", "postgres", "rollcall"]
        began = time.monotonic()
        cost, out = Meter(server).measure(
            lambda: subprocess.run(command, capture_output=True, text=True, check=True))
        took = time.monotonic() - began
    rate = float(re.search(r"^tps = ([\d.]+)", out.stdout, re.MULTILINE)[1])
    return Run(rate, cpu=(0.0, cost.database * 1000 / max(1, rate * min(took, seconds))))


def _pgbench():
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pgbench"))
    return str(found[-1]) if found else "pgbench"


def settle(server):
    """Before each run: nothing of the one before is left to be written."""
    server.sql(
        "truncate bench.sighting, bench.heard, bench.batch, bench.whereabouts_change, bench.whereabouts, bench.visit; "
        "checkpoint")


def memory(server):
    return memory_of(server.pid, "Pss")
