"""Where a server's CPU goes for one kind of work, by `perf` (Debian: linux-perf)."""

import collections
import re
import shutil
import subprocess
import sys

from runs import settle, through_server

# As Swift's mangled names begin: `$s`, the length of the module's name, the name.
MODULES = ("Presence", "Server", "Wire", "Copies", "Store", "Postgres", "Beacon", "Live", "HummingbirdCore",
           "Hummingbird", "NIOHTTP1", "NIOPosix", "NIOCore")
PATTERN = re.compile("(" + "|".join(f"{len(name)}{name}" for name in MODULES) + ")")


def profile(server, scenario, seconds, folder):
    """Prints for each module, and for the functions that cost most, their share of the samples."""
    if shutil.which("perf") is None:
        sys.exit("--profile needs perf. On Debian: apt-get install linux-perf")
    settle(server)
    data = str(folder / "perf.data")
    recorder = subprocess.Popen(
        ["perf", "record", "--freq", "997", "--call-graph", "fp", "--output", data, "--pid", str(server.pid)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        run = through_server(server, scenario, 32, seconds)
    finally:
        recorder.terminate()
        recorder.wait()
    modules, functions, total = count(stacks(data))
    print(f"\n{scenario.name}: {run.rate:,.0f} a second, {run.cpu[0]:,.0f} us of the server's CPU each")
    for name, samples in modules.most_common():
        print(f"  {samples / total:>6.1%}  {name}")
    print("  of these, with what the runtime and the kernel do for them:")
    names = demangled([name for name, _ in functions.most_common(20)])
    for (name, samples), plain in zip(functions.most_common(20), names):
        print(f"  {samples / total:>6.1%}  {plain[:100]}")


def stacks(data):
    """The functions of each sample, the innermost first."""
    told = subprocess.run(["perf", "script", "--input", data, "--fields", "ip,sym"], capture_output=True, text=True)
    for block in told.stdout.split("\n\n"):
        frames = [line.split(None, 1)[1] for line in block.strip().splitlines() if len(line.split(None, 1)) > 1]
        if frames:
            yield frames


def count(samples):
    """Samples by module and by function: each counts for the innermost function that is Swift's and of a module."""
    modules, functions, total = collections.Counter(), collections.Counter(), 0
    for frames in samples:
        total += 1
        for frame in frames:
            found = PATTERN.search(frame) if frame.startswith("$s") else None
            if found:
                modules[found[1].lstrip("0123456789")] += 1
                functions[frame] += 1
                break
        else:
            modules["the runtime, C libraries and the kernel alone"] += 1
    return modules, functions, max(1, total)


def demangled(names):
    told = subprocess.run(["swift", "demangle", "--compact", "--simplified"], input="\n".join(names),
                          capture_output=True, text=True)
    return told.stdout.splitlines() if told.returncode == 0 else names
