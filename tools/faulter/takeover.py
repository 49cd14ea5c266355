"""How long it takes until another server commits, and until a hanging database is told."""

import signal
import statistics
import threading
import time

from relay import get, until

# Seconds that a trial may take, and that a goal allows.
MOST, GOAL_TAKEOVER, GOAL_TELLING = 60, 10, 10


def takeovers(run, trials, say):
    """Kills or stops the owner, in turn; returns whether another always committed in time."""
    times = []
    _load(run)
    for number in range(trials):
        owner = run.owner()
        how = ("killed", "stopped")[number % 2]
        if how == "killed":
            owner.kill()
        else:
            owner.program.freeze()
        spent = _until_committed(run, owner)
        times.append(spent)
        say(f"  {number + 1}: owner {how}, another server commits after {spent:.1f} s")
        owner.start() if how == "killed" else owner.program.thaw()
        # Both are at work again, and the one that was stopped knows that it owns nothing.
        until(lambda: all(server.health()[0] == 200 for server in run.servers), MOST)
        until(lambda: [server.engine() for server in run.servers].count("here") == 1, MOST)
        run.sleep(1)
    say(f"takeover: median {statistics.median(times):.1f} s, longest {max(times):.1f} s of {GOAL_TAKEOVER} s")
    return max(times) <= GOAL_TAKEOVER


def _load(run):
    """Reports without a pause, so that the owner is nearly always found in the middle of a transaction."""
    def send(node):
        while not run.over.is_set():
            node.send_once(node.batch([time.time() - 1]), run.owner().port, 2)

    for _ in range(3):
        threading.Thread(target=send, args=(run.handmade("flo", "gym"),), daemon=True).start()


def _until_committed(run, owner):
    """Seconds until a server other than this one acknowledges a batch."""
    began, node = time.monotonic(), run.handmade("drew", "barn")
    others = [server for server in run.servers if server is not owner]
    while time.monotonic() - began < MOST:
        report = node.batch([time.time() - 1])
        if any(node.send_once(report, server.port, 2).status == 200 for server in others):
            break
        time.sleep(0.05)
    return time.monotonic() - began


def tellings(run, trials, say):
    """Stops PostgreSQL; returns whether health and reports were answered with 503 in time."""
    spent = []
    for number in range(trials):
        run.postgres.signal_all(signal.SIGSTOP)
        try:
            found = _until_told(run)
        finally:
            run.postgres.signal_all(signal.SIGCONT)
        spent += found
        say(f"  {number + 1}: database stopped, health tells after {found[0]:.1f} s, a report after {found[1]:.1f} s")
        until(lambda: all(server.health()[0] == 200 for server in run.servers), MOST)
        until(lambda: any(server.engine() == "here" for server in run.servers), MOST)
        run.sleep(1)
    say(f"503 after a database that hangs: longest {max(spent):.1f} s of {GOAL_TELLING} s")
    return max(spent) <= GOAL_TELLING


def _until_told(run):
    """Seconds until `/health` and until a report got 503, each asked for anew every second."""
    owner, node, found = run.owner(), run.handmade("drew", "barn"), {}
    began = time.monotonic()

    def ask(name, question):
        while time.monotonic() - began < MOST and name not in found:
            if question() == 503:
                found.setdefault(name, time.monotonic() - began)

    def ask_often(name, question):
        threads = []
        while time.monotonic() - began < MOST and name not in found:
            threads.append(threading.Thread(target=ask, args=(name, question), daemon=True))
            threads[-1].start()
            time.sleep(1)

    questions = {
        "health": lambda: get(owner.port, "/health", MOST)[0],
        "report": lambda: node.send_once(node.batch([time.time() - 1]), owner.port, MOST).status}
    askers = [threading.Thread(target=ask_often, args=pair, daemon=True) for pair in questions.items()]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    return [found.get(name, MOST) for name in questions]
