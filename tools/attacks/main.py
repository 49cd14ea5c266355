"""Runs the attack from its beginning to its table: see tools/attack --help."""

import argparse
import os
import signal
import sys
import threading
import time
from pathlib import Path

import check_access
import check_flood
import check_resolver
import check_secrets
import check_sessions
import check_text
import check_wire
import outside
import waits
from costs import CostRun
from findings import CHECKS, Findings, must
from cost import Meter
from probes import Everything, Sample
from self_test import self_test
from trial import Trial
from trial_client import Unsuccessful
from trial_server import WorkFolder

# Of the time there is: for the probes of costs, for schemathesis and for sqlmap, which go on at the same time.
SHARE_OF_COSTS, SHARE_OF_OUTSIDE = 0.4, 0.33
SECONDS, SECONDS_OF_SMOKE = 180, 360
# Beside the programs of others, which have a server of their own, go checks in which no time is measured.
UNTIMED, LAST = [check_access, check_sessions, check_text, check_wire], [check_secrets]
TIMED = [check_flood, check_resolver]


def main(arguments):
    options = _options(arguments)
    if options.self_test:
        problems = self_test()
        print("\n".join(problems) or "The self-test passed.")
        return 1 if problems else 0
    # What is under way ends as after an exception, and the servers too; also where a shell had it ignore interrupts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    findings, began = Findings(options.only, lambda text: print(text, flush=True)), time.monotonic()
    try:
        with WorkFolder() as folder, Trial(options.server, folder, findings, options.smoke) as trial:
            trial.begin()
            _attack(trial, options.seconds, began)
    except KeyboardInterrupt:
        return 130
    return findings.close()


def _options(arguments):
    scratch = Path(os.environ.get("ROLLCALL_SCRATCH", ".build"))
    parser = argparse.ArgumentParser(prog="tools/attack", add_help=False)
    parser.add_argument("--smoke", action="store_true")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--only", default="")
    parser.add_argument("--server", default=str(scratch / "debug" / "rollcall-server"))
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args(arguments)
    options.seconds = options.seconds or (SECONDS_OF_SMOKE if options.smoke else SECONDS)
    options.server = Path(options.server).resolve()
    if not options.self_test and not os.access(options.server, os.X_OK):
        parser.error(f"{options.server} is not a program. Build it first, or name it with --server.")
    return options


def _attack(trial, seconds, began):
    findings = trial.findings
    _costs(trial, seconds * SHARE_OF_COSTS)
    programs = _begin_outside(trial, seconds * SHARE_OF_OUTSIDE)
    for module in UNTIMED:
        _run_checks(trial, module)
    for program in programs:
        program.join()
    for module in TIMED + LAST:
        _run_checks(trial, module)
    findings.run("the run takes its time at most", _check_time, findings, time.monotonic() - began, seconds)


def _check_time(findings, spent, seconds):
    findings.goal("the whole run", spent, seconds, "s")
    must(spent <= seconds, f"It took {spent:.0f} s of {seconds:.0f}.")


def _run_checks(trial, module):
    try:
        trial.log_in_again()
    except Unsuccessful as error:
        trial.findings.fail("everybody can log in again", f"before {module.__name__}: {error}")
    for name, function in CHECKS:
        if function.__module__ == module.__name__:
            trial.findings.run(name, function, trial)


def _costs(trial, seconds):
    findings = trial.findings
    names = {
        "every probe was sent": lambda run: run.check_all_sent(),
        "right arguments are known for every type": lambda run: run.check_right(),
        "no probe is answered with 500, or with nothing": lambda run: run.check_no_bug(),
        "a stranger's request costs 50 ms of CPU at most": lambda run: run.check_cost(True),
        "a person's request costs 500 ms of CPU at most": lambda run: run.check_cost(False),
    }
    late, queries = "others wait 100 ms longer at most", "statements of simple.query end, and nobody waits for them"
    if not any(map(findings.wants, [*names, late, queries])):
        return
    choice = Sample() if trial.is_smoke else Everything()
    run = CostRun(trial.school, trial.types, Meter(trial.school.server), choice)
    others = waits.Others(trial.school)
    run.run(seconds)
    _print_costs(run, findings)
    for name, function in names.items():
        findings.run(name, function, run)
    others.learn_base()
    few = {"count": 1} if trial.is_smoke else {}
    findings.run(late, lambda: waits.check_costliest(others, run, findings, **few))
    findings.run(queries, lambda: waits.check_queries(others, findings, **few))
    trial.school.restore_accounts()


def _print_costs(run, findings):
    sent = f"{len(run.sent)} of {len(run.probes)} probes sent"
    findings.print(f"{sent}; one failed login costs {run.hash_cost:.0f} ms. The costliest:")
    findings.print(f"{'server':>8} {'database':>9}  ms of CPU, type, caller, argument, kind, answer")
    for probe in run.costliest(10):
        findings.print(f"{probe.cost.server:>8.0f} {probe.cost.database:>9.0f}  {probe.name} ({probe.reply})")
    people = ["student", "visitor", "staff", "admin"]
    for who, callers, most in (("stranger", ["stranger"], 50.0), ("person", people, 500.0)):
        for probe in run.costliest(1, callers, but=("simple.query",)):
            most = max(most, probe.most(run.hash_cost))
            findings.goal(f"a {who}'s costliest request, CPU", probe.cost.total, most, "ms")


def _begin_outside(trial, seconds):
    """Returns what goes on, as threads."""
    work = {
        "the OpenAPI document is valid": lambda trial, _: outside.check_document(trial),
        "schemathesis finds nothing": outside.check_schemathesis,
        "sqlmap finds nothing in login and search": outside.check_sqlmap}
    threads = [
        threading.Thread(target=trial.findings.run, args=(name, function, trial, seconds))
        for name, function in work.items()]
    for thread in threads:
        thread.start()
    return threads


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
