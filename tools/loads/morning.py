"""A morning at a large school: 1,500 badges, each heard once a second by its four nearest of 80 scanners, 50 listeners
of live events, and 500 phones that report every ten seconds."""

import hashlib
import http.client
import json
import random
import threading
import time
import uuid
from datetime import datetime, timezone

from cost import Meter, memory_of
from open_loop import updates
from school import instant

LISTENERS, PHONES, PERIOD, NEAREST = 50, 500, 10, 4
WARM = 20
# A badge moves every five minutes on average.
STAY = 300
# What one scanner hears of a badge that is so many rooms away, in dBm.
LEVELS = (-58, -71, -76, -80)


def morning(server, school, driver, seconds):
    """Prints a row for the morning, then for multiples of it until live events come late."""
    print(f"\n{'sightings a second':>20}{'reports p50 / p99 ms':>22}{'events p50 / p99 ms':>22}"
          f"{'CPU ms a second: server + PostgreSQL':>38}{'events':>9}{'missing':>9}{'memory MiB':>12}")
    listeners = [Listener(server.port, token) for token in sessions(server)]
    badges = Badges(school)
    # All come in at once, which is no morning.
    run(server, school, driver, WARM, 1, listeners, badges, is_shown=False)
    wrong = run(server, school, driver, seconds, 1, listeners, badges)[1]
    for multiple in (2, 4, 8, 16):
        late, more = run(server, school, driver, min(seconds, 60), multiple, listeners, badges)
        wrong += more
        if late > 1000 or more:
            break
    for line in wrong:
        print(f"WRONG: {line}")
    return wrong


def run(server, school, driver, seconds, multiple, listeners, badges, is_shown=True):
    """Each scanner reports so many times a second. Returns the 99th percentile of how late events come, and what went
    wrong."""
    for listener in listeners:
        listener.late = []
    until = time.monotonic() + seconds
    nodes = [Node(server.port, token, number, school, badges) for number, token in enumerate(school.tokens)]

    def work():
        threads = [threading.Thread(target=node.run, args=(until, multiple)) for node in nodes]
        for thread in threads:
            thread.start()
        told = driver.run(server.port, PHONES / PERIOD, seconds, updates(school.clients[:PHONES], school.beacons))
        for thread in threads:
            thread.join()
        return told

    meter = Meter(server)
    began, newest = time.monotonic(), int(server.sql("select coalesce(max(change_id), 0) from whereabouts_change"))
    cost, phones = meter.measure(work)
    elapsed = time.monotonic() - began
    time.sleep(2)
    changes = int(server.sql(f"select count(*) from whereabouts_change where change_id > {newest}"))
    times = sorted(taken for node in nodes for taken in node.times)
    late = sorted(value for listener in listeners for value in listener.late)
    missing = sum(max(0, changes - len(listener.late)) for listener in listeners)
    stored = sum(node.stored for node in nodes)
    if not is_shown:
        return 0.0, []
    print(f"{stored / elapsed:>20,.0f}{f'{at(times, .5):.0f} / {at(times, .99):.0f}':>22}"
          f"{f'{at(late, .5):.0f} / {at(late, .99):.0f}':>22}"
          f"{f'{cost.server / elapsed:,.0f} + {cost.database / elapsed:,.0f}':>38}{changes:>9}{missing:>9}"
          f"{memory_of(server.pid, 'Pss'):>12.0f}", flush=True)
    refused = sum(node.refused for node in nodes)
    wrong = [f"{refused} reports were refused at {multiple} times"] if refused else []
    if phones["lost"] + phones["wrong"]:
        wrong.append(f"{phones['lost']} reports of phones were lost and {phones['wrong']} wrong at {multiple} times")
    return at(late, 0.99), wrong


def at(values, share):
    return values[int(share * (len(values) - 1))] if values else 0.0


class Badges:
    """In which room each is, as a number from 0."""

    def __init__(self, school):
        self.rooms = [number % len(school.tokens) for number in range(len(school.badges))]
        self.count, self.random = len(school.tokens), random.Random(1)

    def near(self, room):
        """The badges that a scanner there hears this second, with how many rooms away each is."""
        for number, own in enumerate(self.rooms):
            distance = min((own - room) % self.count, (room - own) % self.count)
            away = 2 * distance - (1 if (own - room) % self.count == distance and distance else 0)
            if away < NEAREST:
                yield number, away

    def move(self):
        """One second passes."""
        for number in range(len(self.rooms)):
            if self.random.random() < 1 / STAY:
                self.rooms[number] = (self.rooms[number] + self.random.choice((-1, 1))) % self.count


class Node:
    """A scanner's node: reports what it hears, once a second for each multiple."""

    def __init__(self, port, token, room, school, badges):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self.room, self.school, self.badges = room, school, badges
        self.spool, self.sequence = uuid.uuid4().hex, 0
        self.times, self.stored, self.refused = [], 0, 0

    def run(self, until, multiple):
        random_start = self.room / len(self.school.tokens) / multiple
        due = time.monotonic() + random_start
        while due < until:
            time.sleep(max(0.0, due - time.monotonic()))
            if self.room == 0:
                self.badges.move()
            self._report()
            due += 1 / multiple

    def _report(self):
        now = instant()
        sightings = [
            {"uuid": self.school.uuid, "major": major, "minor": minor, "rssi": LEVELS[away] - number % 5, "count": 1,
             "heard_at": now}
            for number, away in self.badges.near(self.room) for major, minor in (self.school.badges[number],)]
        body = {"spool": self.spool, "sequence": self.sequence, "sent_at": now, "sightings": sightings}
        self.sequence += 1
        began = time.monotonic()
        self.connection.request("POST", "/post/scanner.report", json.dumps(body), self.headers)
        answer = self.connection.getresponse()
        told = json.loads(answer.read())
        self.times.append((time.monotonic() - began) * 1000)
        self.stored += told.get("stored", 0)
        self.refused += answer.status != 200


class Listener:
    """Reads live events, and notes how late each came after it was decided."""

    def __init__(self, port, token):
        self.late, self.connection = [], http.client.HTTPConnection("127.0.0.1", port, timeout=600)
        self.connection.request("GET", "/events", headers={"Cookie": f"rollcall_session={token}"})
        self.answer = self.connection.getresponse()
        if self.answer.status != 200:
            raise RuntimeError(f"Events are refused: {self.answer.read()[:200]}")
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self):
        try:
            for line in iter(self.answer.readline, b""):
                if line.startswith(b"data:"):
                    self._note(json.loads(line[5:]))
        except (OSError, ValueError, AttributeError):
            return

    def _note(self, event):
        if "decided_at" in event:
            decided = datetime.fromisoformat(event["decided_at"].replace("Z", "+00:00"))
            self.late.append((datetime.now(timezone.utc) - decided).total_seconds() * 1000)


def sessions(server):
    """Tokens of the admin's sessions, five listeners to each."""
    tokens = [f"listener-{number}" for number in range(LISTENERS // 5)]
    hashes = ",".join(f"('\\x{hashlib.sha256(token.encode()).hexdigest()}'::bytea)" for token in tokens)
    server.sql(
        "insert into session (token_hash, person_id, created_at, used_at, expires_at)"
        " select hash, person_id, now(), now(), now() + interval '12 hours'"
        f" from (values {hashes}) token (hash), (select person_id from person where classification = 'admin' limit 1) p"
        " on conflict do nothing")
    return [token for token in tokens for _ in range(5)]
