"""Looks at the console from its beginning to its table: see tools/console --help."""

import argparse
import contextlib
import os
import signal
import sys
import time
from pathlib import Path

import check_confirm
import check_crowd
import check_doors
import check_helper
import check_live
import check_login
import check_muster
import check_origins
import check_pages
import check_plan
import check_proxies
import check_refused
import check_scriptless
import check_weight
import gallery
import screenshots
from addresses import MOST_OF_A_KIND, SMOKE_OF_A_KIND, Addresses
from chromium import Chromium
from findings import CHECKS, Findings
from school import School
from trial_server import WITHOUT_LIMITS, TrialServer, WorkFolder

# Those that change something come last.
ORDER = [
    check_weight, check_login, check_pages, check_live, check_doors, check_plan, check_origins, check_scriptless,
    check_confirm, check_muster, check_helper, check_refused, check_proxies, check_crowd]
# They measure, and that it goes at all others see; or they need more of Debian than a browser.
NOT_IN_SMOKE = {check_weight, check_proxies, check_crowd}


class Trial:
    """What every check is given."""

    def __init__(self, server, chromium, findings, is_smoke):
        self.server, self.chromium, self.findings, self.is_smoke = server, chromium, findings, is_smoke
        self.school, self._addresses, self.advice = School(server), {}, {}

    def addresses(self, kind):
        """Where one of this kind comes to by links; looked for once."""
        if kind not in self._addresses:
            client = self.school.callers[kind] or self.server.client()
            self._addresses[kind] = Addresses(
                client, ("/",) if self.school.callers[kind] else ("/login", "/"),
                SMOKE_OF_A_KIND if self.is_smoke else MOST_OF_A_KIND)
        return self._addresses[kind]

    def advise(self, kind, report):
        """Keeps what axe only recommends."""
        for line in report.lines():
            self.advice.setdefault(line.partition(": ")[2], f"{line} as {kind}")


def main(arguments):
    options = _options(arguments)
    # What is under way ends as after an exception, and the server too; also where a shell had it ignore interrupts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if options.of is not None:
        print(f"{gallery.take(options.of, options.screenshots)} pictures are in {options.screenshots}.")
        return 0
    findings, began = Findings(options.only, lambda text: print(text, flush=True)), time.monotonic()
    try:
        with contextlib.ExitStack() as stack:
            folder = stack.enter_context(WorkFolder())
            server = stack.enter_context(TrialServer(options.server, folder / "server", WITHOUT_LIMITS))
            trial = Trial(server, stack.enter_context(Chromium(server.url)), findings, options.smoke)
            _look(trial, options.screenshots)
    except KeyboardInterrupt:
        return 130
    findings.goal("the whole run", time.monotonic() - began, 240, "s")
    return findings.close()


def _options(arguments):
    scratch = Path(os.environ.get("ROLLCALL_SCRATCH", ".build"))
    parser = argparse.ArgumentParser(prog="tools/console", add_help=False)
    parser.add_argument("--smoke", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--screenshots", type=Path)
    parser.add_argument("--server", default=str(scratch / "debug" / "rollcall-server"))
    parser.add_argument("--of")
    options = parser.parse_args(arguments)
    if options.of is not None:
        options.screenshots = options.screenshots or Path("docs/screenshots")
        return options
    options.server = Path(options.server).resolve()
    if not os.access(options.server, os.X_OK):
        parser.error(f"{options.server} is not a program. Build it first, or name it with --server.")
    return options


def _look(trial, folder):
    findings = trial.findings
    for module in ORDER:
        if trial.is_smoke and module in NOT_IN_SMOKE:
            continue
        for name, function in CHECKS:
            if function.__module__ == module.__name__:
                findings.run(name, function, trial)
    for line in trial.advice.values():
        findings.print(f"--  only recommended: {line}")
    if folder is not None:
        with trial.school.heard():
            count = screenshots.take(trial, folder)
        findings.print(f"Pictures of {count} pages are in {folder}.")
    bugs = [line for line in trial.server.logs.splitlines() if "error_id" in line]
    if bugs:
        findings.fail("the server logs no bug", "\n    ".join(bugs[:5]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
