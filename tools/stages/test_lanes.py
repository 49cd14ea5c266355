"""Lanes with toy commands: they go on at the same time, one may fail, one may hang, and nothing outlives them."""

import os
import signal
import threading
import time
from pathlib import Path

import processes
from lanes import FAILED, NOT_RUN, PASSED, UNCHANGED, Job, Lanes, Verdict
from stage import ALONE, COMPUTES, WAITS


class Interrupt(BaseException):
    pass


def lanes(folder, said):
    processes.adopt_orphans()
    return Lanes({"folder": folder}, folder, dict(os.environ), said.append)


def job(name, lane, script, **more):
    return Job(name, lane, lambda: script, **more)


def finds_what_runs_after_what(folder):
    said = []
    both = lanes(folder, said)
    both.run(iter([
        job("build", COMPUTES, 'until [ -e "$folder/met" ]; do sleep 0.05; done; echo built >>"$folder/order"'),
        job("tests", COMPUTES, 'echo tests >>"$folder/order"; echo "error: broken"; false', needs=("build",)),
        job("plans", COMPUTES, 'echo plans >>"$folder/order"', needs=("build",)),
        job("alone", ALONE, '[ ! -e "$folder/slow" ]; echo alone >>"$folder/order"', needs=("build",)),
        # Would wait for good if the lanes went one after the other.
        job("docs", WAITS, 'touch "$folder/met" "$folder/slow"'),
        job("radio", WAITS, 'sleep 0.5; rm "$folder/slow"', needs=("build",)),
        job("after", WAITS, "true", needs=("tests",)),
        Job("kept", WAITS, lambda: None),
        job("judged", WAITS, "true", end=lambda status, log: Verdict(False, line="It is not so.")),
    ]))  # fmt: skip
    results = {row.name: row.result for row in both.rows}
    expected = {"build": PASSED, "tests": FAILED, "plans": PASSED, "alone": PASSED, "docs": PASSED, "radio": PASSED,
                "after": NOT_RUN, "kept": UNCHANGED, "judged": FAILED}  # fmt: skip
    if results != expected:
        yield f"the results are {results}"
    if (folder / "order").read_text() != "built\ntests\nplans\nalone\n":
        yield f"the order is {(folder / 'order').read_text().split()}"
    if not any("error: broken" in line and str(folder / "tests.log") in line for line in said):
        yield f"the failing line and the log are not reported: {said}"
    if not any("It is not so." in line for line in said):
        yield "the line of a judge is not told"


def finds_that_an_interrupt_ends_all(folder):
    """One takes note of the interrupt; one has left a process in a session of its own, whose parent has ended."""
    one = lanes(folder, [])
    scripts = {
        "polite": """trap 'echo interrupted >"$folder/told"; exit' INT; echo $$ >"$folder/polite"; sleep 600""",
        "away": """setsid --fork bash -c "echo \\$\\$ >'$folder/away'; exec sleep 600"; sleep 600""",
    }
    threading.Thread(target=interrupt_once_there, args=([folder / name for name in scripts],), daemon=True).start()
    handler = signal.signal(signal.SIGINT, raise_interrupt)
    try:
        one.run([job("polite", COMPUTES, scripts["polite"]), job("away", WAITS, scripts["away"])])
        yield "an interrupt does not break off the lanes"
    except Interrupt:
        pass
    finally:
        signal.signal(signal.SIGINT, handler)
    if not (folder / "told").exists():
        yield "what runs is not interrupted first"
    yield from (f"'{name}' outlives an interrupt" for name in scripts if is_there(number(folder / name)))


def finds_that_nothing_outlives_a_stage(folder):
    """Also what does not listen: the next stage looks for it."""
    one = lanes(folder, [])
    before, processes.PATIENCE = processes.PATIENCE, ((signal.SIGINT, 0.3), (signal.SIGTERM, 0.3), (signal.SIGKILL, 5))
    deaf = """(trap '' INT TERM; echo $BASHPID >"$folder/pid"; while :; do sleep 0.1; done) &
        until [ -s "$folder/pid" ]; do sleep 0.05; done"""
    one.run([job("deaf", WAITS, deaf), job("next", WAITS, '[ ! -e "/proc/$(cat "$folder/pid")" ]')])
    processes.PATIENCE = before
    if one.rows[1].result != PASSED:
        yield "a process that ignores signals outlives its stage"


def raise_interrupt(*_):
    raise Interrupt


def interrupt_once_there(files):
    while not all(file.exists() and file.read_text().strip() for file in files):
        time.sleep(0.05)
    os.kill(os.getpid(), signal.SIGINT)


def number(file):
    return int(file.read_text())


def is_there(process):
    return Path(f"/proc/{process}").exists()
