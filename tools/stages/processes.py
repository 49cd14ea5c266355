"""Starts what stages run, and ends all of it: no child outlives tools/test, however that ends."""

import ctypes
import os
import signal
import subprocess
import time

from cost import children_of

# prctl(2): a process whose parent has ended becomes a child of this one, and not of init.
PR_SET_CHILD_SUBREAPER = 36

# What is ended has so many seconds after each signal: servers store what they have. An interrupt comes first: on it
# swift also ends the test process, which it starts in a group of its own.
PATIENCE = ((signal.SIGINT, 20), (signal.SIGTERM, 10), (signal.SIGKILL, 5))


def adopt_orphans():
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def start(script, log, environment):
    """Runs text for bash in a process group of its own, until a command of it fails. Nothing can be asked there."""
    with log.open("wb") as output:
        return subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", script], stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.STDOUT, env=environment, process_group=0)


def collect():
    """The children that have ended, by number: their exit status. Orphans are among them."""
    ended = {}
    while True:
        try:
            process, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return ended
        if process == 0:
            return ended
        ended[process] = os.waitstatus_to_exitcode(status)


def end_groups(groups):
    """Ends what is left of these process groups. Returns what was collected meanwhile."""
    return _end(lambda: [-group for group in groups if _is_there(-group)])


def end_all():
    """Ends every process below this one."""
    return _end(lambda: descendants(os.getpid()))


def descendants(process):
    found = []
    for child in children_of(process):
        found += [child, *descendants(child)]
    return found


def _end(living):
    """Sends signals to those that a function names, a negative number for a group, until it names none."""
    ended = collect()
    for sign, seconds in PATIENCE:
        until, told = time.monotonic() + seconds, set()
        while (targets := set(living())) and time.monotonic() < until:
            # Orphans come to light only when their parents have ended.
            for target in targets - told:
                _send(target, sign)
            told |= targets
            time.sleep(0.05)
            ended |= collect()
    return ended


def _send(target, sign):
    try:
        os.kill(target, sign)
    except (ProcessLookupError, PermissionError):
        pass


def _is_there(target):
    try:
        os.kill(target, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
