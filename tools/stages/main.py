"""What tools/test runs once packages and Swift are there: see tools/test --help."""

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools" / "lib"))

import processes  # noqa: E402
import report  # noqa: E402
import usage  # noqa: E402
from keyed import Keyed  # noqa: E402
from keys import Keys, compiler, debian_versions  # noqa: E402
from lanes import FAILED, NOT_RUN, PASSED, Lanes, Row  # noqa: E402
from package import load_targets  # noqa: E402
from passed import Passed  # noqa: E402
from swift_tests import SwiftTests  # noqa: E402
from table import chosen  # noqa: E402

# What an interrupted run ends with is 128 and the number of the signal.
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Ended(BaseException):
    """A signal asks the run to end."""


def main(arguments):
    options = parsed(arguments)
    if options.help:
        print(usage.text())
        return 0
    stages = chosen(options.all, options.filter is not None)
    if options.packages:
        print("\n".join(sorted({name for stage in stages for name in stage.debian})))
        return 0
    os.chdir(ROOT)
    for number in SIGNALS:
        # nohup has a hang-up ignored. An interrupt is ignored only since a shell does so for what it runs aside.
        if number != signal.SIGHUP or signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, end)
    try:
        return run(stages, options)
    except Ended as reason:
        return 128 + reason.args[0]


def parsed(arguments):
    parser = argparse.ArgumentParser(prog="tools/test", add_help=False, allow_abbrev=False)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--filter")
    parser.add_argument("--help", "-h", action="store_true")
    # For tools/test: what is to be installed, and how many seconds that took.
    parser.add_argument("--packages", action="store_true")
    parser.add_argument("--installed-in", type=float, default=0)
    return parser.parse_args(arguments)


def end(number, _):
    # A second signal would break off the ending of what runs.
    for one in SIGNALS:
        signal.signal(one, signal.SIG_IGN)
    # Not by print, which may just be at work.
    os.write(sys.stdout.fileno(), b"\nEnding what runs.\n")
    raise Ended(number)


def run(stages, options):
    began = time.monotonic() - options.installed_in
    scratch = Path(os.environ.get("ROLLCALL_SCRATCH") or ".build").resolve()
    logs = emptied(scratch / "stage-logs")
    lanes = Lanes({"scratch": scratch, "logs": logs}, logs, environment(scratch, logs), say)
    lanes.rows.append(Row("install", options.installed_in, PASSED))
    processes.adopt_orphans()
    lanes.run(jobs(stages, options, scratch, logs))
    return tell(lanes.rows, logs, time.monotonic() - began)


def emptied(logs):
    """The folder of logs, without those of the run before; its list of slowest tests stays until there is a new one."""
    logs.mkdir(parents=True, exist_ok=True)
    for file in logs.iterdir():
        if file.is_file() and file.name != "slowest.txt":
            file.unlink()
    return logs


def environment(scratch, logs):
    return {
        "ROLLCALL_BENCH_SCRATCH": str(scratch / "bench"), "ROLLCALL_FUZZ_SCRATCH": str(scratch / "fuzz"),
        **os.environ, "ROLLCALL_TEST_TALLY": str(logs / "tally.json"),
    }  # fmt: skip


def jobs(stages, options, scratch, logs):
    keys = LaterKeys(scratch) if options.filter is None else lambda: None
    passed = Passed(scratch / "passed")
    for stage in stages:
        if stage.name == "tests":
            yield SwiftTests(stage, stage.command(options.all), logs, keys, passed, options.again, options.filter).job
        else:
            yield Keyed(stage, options.all, keys, passed, options.again).job


class LaterKeys:
    """The keys, made when a stage first asks for them: after the build, which fetches the packages of Swift. None when
    sources changed since the run began, so that what was built may be neither the old nor the new."""

    def __init__(self, scratch):
        self.scratch, self.keys, self.is_made = scratch, None, False
        self.before = Keys(ROOT, scratch, {}, "").sources()

    def __call__(self):
        if not self.is_made:
            self.is_made, self.keys = True, self._made()
        return self.keys

    def _made(self):
        try:
            # Not in the build folder, where another command of SwiftPM may be at work.
            keys = Keys(ROOT, self.scratch, load_targets(ROOT, str(self.scratch / "manifest")), compiler())
        except (OSError, subprocess.CalledProcessError) as error:
            say(f"No stage is left out: {error}")
            return None
        if not debian_versions(["libc6"]):
            say("No stage is left out: this system does not tell the versions of its packages.")
            return None
        if keys.sources() != self.before:
            say("No stage is left out: sources changed during the build.")
            return None
        return keys


def tell(rows, logs, seconds):
    print("\n".join(report.failures(rows)))
    print("\n".join(["", *report.table(rows, seconds)]))
    has_run = any(row.name == "tests" and row.log for row in rows)
    if has_run and (logs / "slowest.txt").exists():
        print("\n" + (logs / "slowest.txt").read_text(encoding="utf-8"), end="")
    if closing := report.closing_line(logs / "tests.log"):
        print("\n" + closing, flush=True)
    return 1 if any(row.result in (FAILED, NOT_RUN) for row in rows) else 0


def say(line):
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
