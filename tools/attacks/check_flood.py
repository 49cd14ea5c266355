"""More than anybody needs: large bodies, unfinished ones, guesses, connections, logins, refusals."""

import base64
import contextlib
import json
import resource
import subprocess
import sys
import time
from pathlib import Path

import bait
import raw
from findings import check, must, percentile
from cost import Meter, memory_of
from trial_server import Person

UNFINISHED, MOST_GROWN, MOST_KEPT = 150, 24.0, 8.0
TOKENS, GUESSERS, MOST_TRANSACTIONS = 600, 30, 60
CONNECTIONS_OF_SERVER = 4000
MOST_LOGIN_SECONDS, SECONDS_OF_FLOOD = 2.0, 6.0
# What else the machine does makes others' logins slower, never faster: the best of so many tries counts.
TRIES = 3
KNOWN_BROWSERS, FLOODING = 10, 300
REFUSALS = 200
MOST_OF_A_PAGE = 150.0


@check("the size of a body is limited by its caller")
def body_limits(trial):
    wrong = []
    callers = [caller for caller in trial.school.callers if caller != "scanner"]
    cases = [(caller, "universal.whoami", bait.body_limit(caller, "")) for caller in callers]
    cases += [("scanner", "scanner.report", bait.LARGE), ("scanner", "scanner.heartbeat", bait.PERSONS),
              ("admin", "admin.import_students", bait.LARGE), ("stranger", "scanner.report", bait.STRANGERS),
              ("student", "admin.import_students", bait.PERSONS)]
    for caller, name, limit in cases:
        for size, is_let_in in ((limit, True), (limit + 1, False)):
            body = b'{"a":"' + b"a" * (size - 8) + b'"}'
            reply = trial.school.callers[caller].send("POST", f"/post/{name}", body)
            is_refused = (reply.status, reply.code) == (413, "too_large")
            if is_refused == is_let_in:
                wrong.append(f"{size} bytes to {name} from {caller}: {reply}")
    must(not wrong, "; ".join(wrong))


@check("unfinished bodies of anonymous callers use little memory")
def unfinished_bodies(trial):
    server = trial.strict.server
    # Once with next to nothing, so that what a connection takes for the first time is no body's.
    with contextlib.ExitStack() as stack:
        _leave_unfinished(trial, stack, [200])
    before = min(memory_of(server.pid) for _ in _moments(1.0))
    with contextlib.ExitStack() as stack:
        _leave_unfinished(trial, stack, [bait.LARGE, bait.STRANGERS])
        grown = max(memory_of(server.pid) for _ in _moments(1.0)) - before
    kept = min(memory_of(server.pid) for _ in _moments(2.0)) - before
    trial.findings.goal("150 unfinished bodies, the server grows", grown, MOST_GROWN, "MB")
    trial.findings.goal("150 unfinished bodies, the server keeps", kept, MOST_KEPT, "MB")
    must(grown <= MOST_GROWN and kept <= MOST_KEPT, f"It grows by {grown:.0f} MiB and keeps {kept:.0f} MiB.")


def _leave_unfinished(trial, stack, lengths):
    """Sends all of each body but its end, from several addresses: it is not the count of requests that is to help."""
    for number in range(UNFINISHED):
        connection = raw.connect(trial.strict.server.port, f"127.0.1.{number % 10 + 1}", timeout=0.2)
        stack.enter_context(contextlib.closing(connection))
        body = b"a" * lengths[number % len(lengths)]
        with contextlib.suppress(OSError):
            connection.sendall(raw.post(trial.strict_host, body, "/post/universal.login")[:-100])


def _moments(seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.1)


@check("invalid tokens from one address reach the database only a few times")
def made_up_tokens(trial):
    server = trial.strict.server
    idle = _transactions(server, lambda: time.sleep(2.0))

    def guess(part):
        cookies, bearers = server.client("127.0.2.1"), server.client("127.0.2.1")
        for number in range(TOKENS // 2 // GUESSERS):
            cookies.cookies = {"rollcall_session": f"made-up-{part}-{number}"}
            bearers.token = f"made-up-{part}-{number}"
            cookies.post("universal.whoami")
            bearers.post("scanner.heartbeat")
    began = time.monotonic()
    made = _transactions(server, lambda: raw.in_parallel(GUESSERS, guess))
    made = max(0.0, made - idle / 2.0 * (time.monotonic() - began))
    trial.findings.goal(f"{TOKENS} made-up tokens, transactions", made, MOST_TRANSACTIONS, "")
    must(made <= MOST_TRANSACTIONS, f"{TOKENS} of them make {made:.0f} transactions.")


def _transactions(server, action):
    """How many the server's connections made meanwhile. Each tells it with its first statement after a second."""
    def count():
        time.sleep(1.1)
        raw.in_parallel(16, lambda index: server.client(f"127.0.3.{index + 1}").send("GET", "/health"))
        time.sleep(0.2)
        return int(server.sql("select xact_commit + xact_rollback from pg_stat_database where datname = 'rollcall'"))
    before = count()
    action()
    # Those of the counting itself, as many as before, and one of this program's.
    return count() - before - 17


@check("a thousand connections are served, but at most a quarter of them from one address")
def connections(trial):
    server = trial.strict.server
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with contextlib.ExitStack() as stack:
        def connect(source):
            return stack.enter_context(contextlib.closing(raw.connect(server.port, source)))
        for number in range(1000):
            connect(f"127.0.4.{number % 4 + 1}")
        must(server.client("127.0.4.9").send("GET", "/health").status == 200, "Beside 1,000 nobody else is answered.")
        quarter = CONNECTIONS_OF_SERVER // 4
        many = [connect("127.0.5.1") for _ in range(quarter + 50)]
        time.sleep(0.5)
        served = sum(_is_served(trial, each) for each in many[-10:])
        other = server.client("127.0.4.10").send("GET", "/health")
        must(other.status == 200, f"Beside one address with more than a quarter another gets {other}.")
        must(served == 0, f"{served} of 10 connections beyond a quarter of one address are served.")
    time.sleep(0.3)
    must(server.client("127.0.5.1").send("GET", "/health").status == 200, "The address is refused afterwards, too.")


def _is_served(trial, connection):
    with contextlib.suppress(OSError):
        connection.sendall(f"GET /health HTTP/1.1\r\nHost: {trial.strict_host}\r\nConnection: close\r\n\r\n".encode())
        return raw.statuses(raw.read_all(connection, 0.5, raw.is_closed_answer)) not in ([], [429], [503])
    return False


@check("repeated logins of one person from known browsers lock out no other person")
def login_flood(trial):
    student = trial.strict.student
    browsers = [
        Person(trial.strict.server, student.email, student.password, f"127.0.6.{n + 1}").log_in()
        for n in range(KNOWN_BROWSERS)]
    slowest = None
    for _ in range(TRIES):
        tried = _slowest_login(trial, browsers)
        slowest = tried if slowest is None else min(slowest, tried)
        if slowest <= MOST_LOGIN_SECONDS:
            break
    trial.findings.goal("others' login beside a flood of logins, p95", slowest, MOST_LOGIN_SECONDS, "s")
    must(slowest <= MOST_LOGIN_SECONDS, f"They take {slowest:.1f} s.")


def _slowest_login(trial, browsers):
    """Seconds of others' slowest logins while these browsers log in again and again; none may be refused."""
    south, end = trial.strict.south, time.monotonic() + SECONDS_OF_FLOOD
    times, refused = [], []
    with _flood(trial, [browsers[index % KNOWN_BROWSERS] for index in range(FLOODING)]):
        while time.monotonic() < end:
            began = time.monotonic()
            person = Person(trial.strict.server, south.email, south.password, "127.0.6.200")
            reply = person.post("universal.login", {"username": person.email, "password": person.password})
            times.append(time.monotonic() - began)
            refused += [str(reply)] if reply.status != 200 else []
            time.sleep(0.1)
    must(not refused, f"{len(refused)} of {len(times)} were refused: {refused[0] if refused else ''}")
    return percentile(times, 0.95)


@contextlib.contextmanager
def _flood(trial, browsers):
    """In a process of its own, and behind the others: whoever attacks has a machine of their own."""
    lines = "".join(json.dumps(_login_again(trial, browser)) + "\n" for browser in browsers)
    program = str(Path(__file__).with_name("flood_logins.py"))
    command = ["nice", "-n", "10", sys.executable, program, str(trial.strict.server.port), str(SECONDS_OF_FLOOD)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        process.stdin.write(lines)
        process.stdin.close()
        must(process.stdout.readline() == "begun\n", "The flood did not begin.")
        yield


def _login_again(trial, browser):
    body = json.dumps({"username": browser.email, "password": browser.password}).encode()
    cookie = f"Cookie: rollcall_device={browser.cookies.get('rollcall_device', '')}"
    request = raw.post(trial.strict_host, body, "/post/universal.login", [cookie])
    return {"source": browser.source, "request": base64.b64encode(request).decode()}


@check("two hundred refused requests make one audit entry")
def refusals(trial):
    person = trial.strict.spare
    for _ in range(REFUSALS):
        person.post("admin.get_zones")
    rows = int(trial.strict.server.sql(
        "select count(*) from audit where action = 'request_refused' and details->>'type' = 'admin.get_zones' "
        "and actor = "
        f"(select subject_id from subject where person_id = {trial.strict.ids['spare']})"))
    # Two where the minute ended meanwhile.
    must(1 <= rows <= 2, f"They are {rows} rows.")


@check("a page of a caller's own audit is cheap among many rows")
def page_of_audit(trial):
    meter = Meter(trial.school.server)
    cost = meter.cheapest(lambda: trial.school.student.post("student.get_audit", {"page": 1, "page_size": 50}), 4)
    trial.findings.goal("a page of one's audit among 100,000 rows", cost.total, MOST_OF_A_PAGE, "ms")
    must(cost.total <= MOST_OF_A_PAGE, f"It costs {cost.total:.0f} ms of CPU.")


@check("a login with an impossible name costs no more than another")
def long_names(trial):
    meter = Meter(trial.school.server)
    client = trial.school.server.client()
    size = bait.STRANGERS - 200
    for text in ("a" * size, bait.filled(bait.ORDERED, size), bait.filled("a.b@", size)):
        arguments = {"username": text, "code": "0000-0000-0000-0000", "password": "an unlikely horse battery"}
        cost = meter.cheapest(lambda: client.post("universal.claim_account", arguments), 4)
        what = f"A claim with {len(text)} characters that begin with '{text[:3]}'"
        must(cost.total <= 50, f"{what} costs {cost.total:.0f} ms.")
