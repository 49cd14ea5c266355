"""Measures a resolver: see tools/bench-resolver --help."""

import argparse
import json
import resource
import shutil
import sqlite3
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from peers import Knot, Original, has_knot, question
from program import Resolver
from signing import Station

IDLE = 10_000


class Load:
    """The driver, compiled from load.c by the compiler that Swift comes with."""

    def __init__(self, folder):
        self.folder, self.program = Path(folder), Path(folder) / "load"
        compiler = shutil.which("clang") or shutil.which("cc")
        subprocess.run([compiler, "-O2", "-o", self.program, Path(__file__).with_name("load.c")], check=True)

    def file(self, requests):
        path = self.folder / "requests"
        path.write_bytes(b"".join(struct.pack("<I", len(request)) + request for request in requests))
        return path

    def run(self, mode, port, requests, connections, seconds, needle, depth=1, framing="json"):
        arguments = [mode, framing, port, connections, depth, seconds, self.file(requests), needle]
        out = subprocess.run(
            [self.program, *map(str, arguments)], capture_output=True, text=True, check=True).stdout
        result = json.loads(out)
        if result["wrong"]:
            raise RuntimeError(f"{result['wrong']} wrong replies of {result['answered']}")
        return result["rate"]

    def idle(self, port, connections):
        process = subprocess.Popen(
            [self.program, "idle", "json", str(port), str(connections), "1", "0", self.file([]), ""],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process.stdout.readline()
        return process


def mac(number):
    return ":".join(f"{number >> shift & 255:02x}" for shift in (40, 32, 24, 16, 8, 0))


def address(number):
    return f"203.0.{number >> 8 & 255}.{number & 255}"


def make_book(resolver, stations, signed):
    """The resolver makes its tables, then all stations are put in at once, as if they had updated just now."""
    resolver.start()
    resolver.stop()
    now = int(time.time() * 1000)
    with sqlite3.connect(resolver.book) as database:
        names = [mac(0x020000000000 + number) for number in range(stations)]
        database.executemany(
            "insert into devices values (?, ?)", [(name, address(number)) for number, name in enumerate(names)])
        database.executemany(
            "insert into station (id, key, counter, record, signature, findable, seen_ms, until_ms)"
            " values (?, ?, ?, ?, ?, 'serial', ?, ?)",
            [(name, number.to_bytes(32, "big") if number >= len(signed) else signed[number].key, 0,
              Station.text(name, address(number)), bytes(64), now, now + 86_400_000)
             for number, name in enumerate(names)])
    database.close()


def lookups(names):
    return [json.dumps({"HRHomeStationsRequest": [{"StationDID": name}]}).encode() for name in names]


def updates(stations, rounds):
    """For each connection a station: its updates are in order."""
    return [json.dumps(station.update(station.record(address(number % 65_000)))).encode()
            for number in range(rounds) for station in stations]


class Bench:
    def __init__(self, options, folder):
        self.options, self.folder, self.load, self.figures = options, Path(folder), Load(folder), {}

    def note(self, name, values, unit="/s"):
        values = values if isinstance(values, list) else [values]
        self.figures[name] = statistics.median(values)
        spread = f" ({min(values):,.0f} to {max(values):,.0f})" if len(values) > 1 else ""
        print(f"{name:<58}{statistics.median(values):>12,.0f}{unit}{spread}", flush=True)

    def memory(self):
        with Resolver(self.options.resolver) as resolver:
            self.note("PSS, empty", resolver.memory(), " MiB")
            idle = self.load.idle(resolver.port, IDLE)
            self.note("PSS, 10,000 idle connections", resolver.memory(), " MiB")
            idle.communicate()

    def answers(self):
        options = self.options
        stations = [Station(mac(0x020000000000 + number)) for number in range(64)]
        resolver = Resolver(options.resolver)
        make_book(resolver, options.stations, stations)
        names = [mac(0x020000000000 + number * 7919 % options.stations) for number in range(20_000)]
        asked, needle = lookups(names), '"StationIP": "203'
        with resolver, Original(resolver.book) as original:
            kept, each = {"resolver": [], "original": [], "knot": []}, {"resolver": [], "original": []}
            for _ in range(options.rounds):
                for name, port in (("resolver", resolver.port), ("original", original.port)):
                    kept[name].append(self.load.run("keep", port, asked, 32, options.seconds, needle))
                    each[name].append(self.load.run("each", port, asked, 32, options.seconds, needle))
                if has_knot():
                    kept["knot"].append(self.knot(names))
            for name, rates in kept.items():
                if rates:
                    self.note(f"lookups, 32 persistent connections: {name}", rates)
            for name, rates in each.items():
                self.note(f"connect, greeting, one lookup, close: {name}", rates)
            self.updates(resolver, stations)
            self.note(f"PSS, {options.stations:,} stations", resolver.memory(), " MiB")
            idle = self.load.idle(resolver.port, IDLE)
            self.note(f"PSS, 10,000 idle connections and {options.stations:,} stations", resolver.memory(), " MiB")
            idle.communicate()

    def knot(self, names):
        with tempfile.TemporaryDirectory() as folder:
            labels = [(f"s{name.replace(':', '')}", address(number)) for number, name in enumerate(names)]
            with Knot(folder, labels) as knot:
                return self.load.run(
                    "keep", knot.port, [question(label) for label, _ in labels], 32, self.options.seconds, "\u0004",
                    framing="dns")

    def updates(self, resolver, stations):
        for depth in (1, 16):
            rates = []
            for _ in range(self.options.rounds):
                asked = updates(stations, self.options.updates // len(stations))
                rates.append(self.load.run(
                    "once", resolver.port, asked, len(stations), 0, '"Accepted": true', depth=depth))
            self.note(f"signed updates, 64 connections, {depth} outstanding on each", rates)

    def ratios(self):
        figures = self.figures
        for what in ("lookups, 32 persistent connections", "connect, greeting, one lookup, close"):
            for peer in ("original", "knot"):
                if f"{what}: {peer}" in figures:
                    ratio = figures[f"{what}: resolver"] / figures[f"{what}: {peer}"]
                    print(f"{what}: {ratio:.2f} times {peer}")


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("resolver", type=Path)
    parser.add_argument("--stations", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--updates", type=int, default=20_000)
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(options, folder)
        bench.memory()
        bench.answers()
        bench.ratios()
    return 0


if __name__ == "__main__":
    sys.exit(main())
