"""Sessions forged, ended, fixed or too many, live streams, and what another site's page can make a browser do."""

import contextlib
import threading
import time

import raw
from findings import check, must
from school import PASSWORD

MOST_SESSIONS = 20
SECONDS_OF_ENDED_STREAM = 5.0
# Of a server with so many connections half may be streams, and a tenth of these one person's.
CONNECTIONS = 400
MOST_STREAMS = CONNECTIONS // 2 // 10


@check("a forged session is rejected")
def forged(trial):
    real = trial.school.student.cookies["rollcall_session"]
    hashes = trial.school.server.sql("select encode(token_hash, 'hex') from session limit 1")
    changed = real[:-1] + ("A" if real[-1] != "A" else "B")
    forged = (changed, real.swapcase(), real[:-1], real + "A", hashes, "\\x" + hashes, "' or 1=1 --", "%00", "A" * 7000)
    for token in forged:
        client = trial.school.server.client()
        client.cookies["rollcall_session"] = token
        reply = client.post("universal.whoami")
        must(reply.status in (400, 401), f"A cookie of '{token[:20]}…' is answered with {reply}.")


@check("an ended session stays ended")
def ended(trial):
    ways = {
        "universal.logout": {}, "universal.logout_everywhere": {},
        "universal.change_password": {"password": PASSWORD, "new_password": "a second horse battery staple"}}
    for name, arguments in ways.items():
        person = trial.school.spare.another()
        thief = trial.school.server.client()
        thief.cookies["rollcall_session"] = person.cookies["rollcall_session"]
        must(thief.post("universal.whoami").status == 200, "A copy of a session that has not ended is none.")
        person.ask(name, arguments)
        must(thief.post("universal.whoami").status == 401, f"{name} leaves a copy of the session alive.")
        if "new_password" in arguments:
            person.password = arguments["new_password"]
            person.choose_password(PASSWORD)


@check("a planted session is not used by the login")
def fixed(trial):
    planted = "planted-by-somebody-else-0123456789abcdefghi"
    person = trial.school.spare.another()
    person.cookies["rollcall_session"] = planted
    person.log_in()
    must(person.cookies["rollcall_session"] != planted, "The login keeps the token that was shown.")
    thief = trial.school.server.client()
    thief.cookies["rollcall_session"] = planted
    must(thief.post("universal.whoami").status == 401, "The token that was planted opens the account.")


@check("a login ends the session that was sent with it")
def login_ends_session(trial):
    person = trial.school.spare.another()
    thief = trial.school.server.client()
    thief.cookies["rollcall_session"] = person.cookies["rollcall_session"]
    person.log_in()
    must(thief.post("universal.whoami").status == 401, "The session before the login lives on.")


@check("the session cookie is limited to this site and hidden from scripts")
def cookie(trial):
    reply = trial.school.server.client().post(
        "universal.login", {"username": trial.school.spare.email, "password": PASSWORD})
    cookies = [value for name, value in reply.headers if name.lower() == "set-cookie"]
    must(cookies, "A login sets no cookie.")
    trial.school.secrets |= {each.split(";")[0].partition("=")[2] for each in cookies}
    for each in cookies:
        marked = "HttpOnly" in each and "SameSite=Strict" in each and "Path=/" in each
        must(marked, f"A cookie lacks a mark: {each[:20]}…")


@check(f"a person has at most {MOST_SESSIONS} sessions")
def number_of_sessions(trial):
    people = [trial.school.spare.another() for _ in range(MOST_SESSIONS + 2)]
    newest = people[-1].ask("universal.get_sessions")["sessions"]
    must(len(newest) <= MOST_SESSIONS, f"{len(newest)} sessions of one person live.")
    must(people[0].post("universal.whoami").status == 401, "The oldest session lives on beside the newest 20.")


@contextlib.contextmanager
def stream(trial, person):
    """A listener of live events, as a socket from which the head of the answer was read."""
    connection = raw.connect(trial.school.server.port)
    try:
        connection.sendall((
            f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{trial.school.server.port}\r\n"
            f"Cookie: rollcall_session={person.cookies['rollcall_session']}\r\n\r\n").encode())
        yield connection, raw.read_all(connection, 5, lambda data: b"\r\n\r\n" in data)
    finally:
        connection.close()


@check(f"a live stream ends within {SECONDS_OF_ENDED_STREAM:g} s of its session")
def stream_ends(trial):
    ways = {"expires": "expires_at = now() + interval '0.2 s'", "lies idle": "used_at = now() - interval '3 days'"}
    slow = []

    def wait(name, change):
        person = trial.school.spare.another()
        sessions = person.ask("universal.get_sessions")["sessions"]
        number = [each for each in sessions if each["is_current"]][0]["session_id"]
        with stream(trial, person) as (connection, head):
            if raw.statuses(head) != [200]:
                slow.append(f"it does not begin: {head[:80]!r}")
                return
            trial.school.server.sql(f"update session set {change} where session_id = {number}")
            began = time.monotonic()
            raw.read_all(connection, SECONDS_OF_ENDED_STREAM + 1.5)
            if time.monotonic() - began > SECONDS_OF_ENDED_STREAM + 1:
                slow.append(f"it goes on after a session that {name}")
    threads = [threading.Thread(target=wait, args=way) for way in ways.items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    must(not slow, "; ".join(slow))


@check("one person has at most a tenth of all live streams")
def number_of_streams(trial):
    refused = 0
    with contextlib.ExitStack() as stack:
        heads = []
        for _ in range(MOST_STREAMS // 5 + 2):
            person = trial.school.spare.another()
            heads += [stack.enter_context(stream(trial, person))[1] for _ in range(5)]
        open_ones = sum(1 for head in heads if raw.statuses(head)[:1] == [200])
        refused = sum(1 for head in heads if raw.statuses(head)[:1] == [429])
        must(open_ones <= MOST_STREAMS, f"One person has {open_ones} of {CONNECTIONS // 2} streams.")
        must(open_ones + refused == len(heads), "Some were neither begun nor refused by 429.")
        other = stack.enter_context(stream(trial, trial.school.student.another()))[1]
        must(raw.statuses(other) == [200], f"Another person gets none meanwhile: {other[:60]!r}")


CROSS_SITE = [
    {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "http://127.0.0.1.evil.example"}, {"Content-Type": "text/plain"},
    {"Content-Type": "application/x-www-form-urlencoded"}, {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Type": "text/plain; application/json"}, {"Content-Type": ""},
]


@check("a request from another site is refused, even with a valid cookie")
def cross_site(trial):
    person, let_in = trial.school.spare.another(), []
    for headers in CROSS_SITE:
        for path in ("/post", "/post/universal.logout"):
            reply = person.send("POST", path, b'{"type":"universal.logout"}' if path == "/post" else b"{}", headers)
            if reply.status not in (403, 415):
                let_in.append(f"{path} with {headers}: {reply}")
        if "Content-Type" not in headers:
            reply = person.send("GET", "/events", headers=headers)
            if reply.status != 403:
                let_in.append(f"/events with {headers}: {reply}")
    for method in ("GET", "PUT", "DELETE", "OPTIONS"):
        reply = person.send(method, "/post/universal.logout", b"{}")
        if reply.status != 405:
            let_in.append(f"{method}: {reply}")
    must(not let_in, "; ".join(let_in))
    must(person.post("universal.whoami").status == 200, "One of them ended the session.")
