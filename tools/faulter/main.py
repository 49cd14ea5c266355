"""Runs the suite of faults from its beginning to its table: see tools/faults --help."""

import argparse
import os
import shutil
import signal
import sys
import threading
import time
from pathlib import Path

import kinds_database  # noqa: F401
import kinds_network  # noqa: F401
import kinds_nodes  # noqa: F401
import kinds_servers  # noqa: F401
from devices import DeviceTrial, device_kills
from failover import Failover, failovers
from kinds import KINDS, SMOKE, draw
from locks import LockTrial, lock_kills
from losses import stretches, table
from programs import FalseClock
from radios import RadioTrial, radio_faults
from restore import Restore, restores
from run import LENGTH, Run
from self_test import self_test
from takeover import takeovers, tellings
from trial_server import WorkFolder

# Kills beside devices in the small run.
SMOKE_KILLS = 1


def main(arguments):
    options = _options(arguments)
    if options.list:
        for name, (sentence, _) in KINDS.items():
            print(f"{name:<18}{sentence}")
        return 0
    if options.self_test:
        problems = self_test()
        print("\n".join(problems) or "The self-test passed.")
        return 1 if problems else 0
    # What is under way ends as after an exception, and all processes too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    logs = options.scratch / "fault-logs"
    shutil.rmtree(logs, ignore_errors=True)
    logs.mkdir(parents=True)
    try:
        if options.devices:
            with WorkFolder() as folder, DeviceTrial(options, folder, logs, _say) as trial:
                return 0 if device_kills(trial, options.devices, options.seed, _say) else 1
        if options.locks:
            with WorkFolder() as folder, LockTrial(options, folder, logs, _say) as trial:
                return 0 if lock_kills(trial, options.locks, options.seed, _say) else 1
        if options.failover:
            with WorkFolder() as folder, Failover(options, folder, logs, _say) as trial:
                return 0 if failovers(trial, options.failover, _say) else 1
        if options.radios:
            with WorkFolder() as folder, RadioTrial(options, folder, _say) as trial:
                return 0 if radio_faults(trial, _say) else 1
        with WorkFolder() as folder, (Restore if options.restore else Run)(options, folder, logs, _say) as run:
            if options.smoke:
                return _smoke(run, options, folder / "devices")
            if options.restore:
                return 0 if restores(run, _say) else 1
            return _measure(run, options) if options.takeover or options.hang else _faults(run, options)
    except KeyboardInterrupt:
        return 130


def _options(arguments):
    scratch = Path(os.environ.get("ROLLCALL_SCRATCH", ".build"))
    parser = argparse.ArgumentParser(prog="tools/faults", add_help=False)
    parser.add_argument("--smoke", action="store_true")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seed", type=int, default=int(time.time()) % 100_000)
    parser.add_argument("--kinds", default="")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--takeover", type=int, default=0)
    parser.add_argument("--restore", action="store_true")
    parser.add_argument("--without-sightings", action="store_true")
    parser.add_argument("--devices", type=int, default=0)
    parser.add_argument("--locks", type=int, default=0)
    parser.add_argument("--failover", type=int, default=0)
    parser.add_argument("--radios", action="store_true")
    parser.add_argument("--device", type=Path, default=scratch / "debug" / "rollcall-device")
    parser.add_argument("--hang", type=int, default=0)
    parser.add_argument("--server", type=Path, default=scratch / "debug" / "rollcall-server")
    parser.add_argument("--node", type=Path, default=scratch / "debug" / "rollcall-node")
    parser.set_defaults(length=LENGTH)
    options = parser.parse_args(arguments)
    if options.smoke:
        vars(options).update(SMOKE)
    options.scratch = scratch
    options.kinds = [name for name in options.kinds.split(",") if name] or list(KINDS)
    for name in options.kinds:
        if name not in KINDS:
            parser.error(f"the kind of fault '{name}' does not exist: see tools/faults --list")
    options.server, options.node, options.device = (
        program.resolve() for program in (options.server, options.node, options.device))
    needed = [options.server, options.device if options.devices or options.locks else options.node]
    for program in needed + [options.device] * options.smoke:
        if not (options.list or options.self_test) and not os.access(program, os.X_OK):
            parser.error(f"{program} is not a program. Build it first, or name it with --server, --node or --device.")
    FalseClock.library = (scratch / "wallclock.so").resolve()
    return options


def _say(text):
    print(text, flush=True)


def _measure(run, options):
    run.make(with_nodes=False)
    results = []
    if options.takeover:
        results.append(takeovers(run, options.takeover, _say))
    if options.hang:
        results.append(tellings(run, options.hang, _say))
    return 0 if all(results) else 1


def _smoke(run, options, folder):
    """The kill beside devices comes while the record settles, which is mostly waited for."""
    kill = threading.Thread(target=_kill_beside_devices, args=(options, folder, run.logs, kept := []), daemon=True)
    status = _faults(run, options, beside=kill.start)
    kill.join()
    return status or (0 if kept == [True] else 1)


def _kill_beside_devices(options, folder, logs, kept):
    folder.mkdir()
    with DeviceTrial(options, folder, logs, _say) as trial:
        kept.append(device_kills(trial, SMOKE_KILLS, options.seed, _say))


def _faults(run, options, beside=lambda: None):
    """`beside` is called when the faults are over."""
    began = time.monotonic()
    _say(f"Seed {options.seed}, {options.rounds} rounds of {options.length} s. Two schools are made, one without "
         "faults.")
    run.make()
    run.play()
    faults = draw(options.kinds, options.rounds, options.length, options.seed)
    _say(f"The recording starts {time.monotonic() - began:.0f} s after the start of the run.")
    run.inject(faults)
    beside()
    is_settled = run.settle()
    losses = run.losses(faults)
    _tell(faults, losses)
    run.school.keep_record(run.logs / "record", run.start)
    run.twin.keep_record(run.logs / "twin-record", run.start)
    if not is_settled:
        _say("The record did not settle in time, so visits may differ for that reason.")
    lost = sum(loss.count for loss in losses if not loss.is_allowed)
    _say(f"{'Nothing was lost' if lost == 0 else f'{lost} losses'} in {options.rounds} rounds, seed {options.seed}, "
         f"{time.monotonic() - began:.0f} s. Logs: {run.logs}")
    return 0 if lost == 0 and is_settled else 1


def _tell(faults, losses):
    skipped = [f"skipped: {fault.name} {fault.skipped}" for fault in faults if fault.skipped]
    for line in ["", *stretches(losses), *skipped, "", *table(faults, losses)]:
        _say(line)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
