"""What it takes to keep many people present: each is in a room, and their phone reports every ten seconds."""

import hashlib
import re
import statistics
import sys
import time

from cost import Meter, memory_of
from grow import restart
from open_loop import post

PERIOD = 10
SETTLING = 20


def people(server, school, driver, counts, seconds):
    """Prints a row for each number of people."""
    print(f"\n{'present':>8}{'reports a second':>18}{'p50 / p99 ms':>16}{'refused':>9}"
          f"{'CPU ms a second: server + PostgreSQL':>38}{'record behind s':>17}{'memory MiB':>12}{'restart ms':>12}")
    for count in counts:
        clients = join(server, count)
        requests = reports(clients, school.beacons)
        rate = count / PERIOD
        driver.run(server.port, rate, SETTLING, requests)
        cost, told = Meter(server).measure(lambda: driver.run(server.port, rate, seconds, requests))
        present = int(server.sql("select count(*) from whereabouts where state = 'present'"))
        if told["lost"] + told["wrong"] or present < count:
            sys.exit(f"Of {count} people {present} are present; lost: {told['lost']}, wrong: {told['wrong']}.")
        behind, memory = record_behind(server), memory_of(server.pid, "Pss")
        times = f"{told['p50']:.1f} / {told['p99']:.1f}"
        cpu = f"{cost.server / seconds:,.0f} + {cost.database / seconds:,.0f}"
        again = statistics.median(restart(server, school) for _ in range(3))
        print(f"{present:>8}{rate:>18,.0f}{times:>16}{told['refused']:>9}{cpu:>38}{behind:>17.0f}{memory:>12.0f}"
              f"{again:>12.0f}", flush=True)


def record_behind(server):
    """Seconds, the most that is told within a minute: it is looked through once a minute."""
    most = 0.0
    for _ in range(12):
        text = server.client().send("GET", "/metrics").body.decode()
        found = re.search(r"^rollcall_record_behind_seconds ([\d.]+)", text, re.MULTILINE)
        most = max(most, float(found[1]) if found else 0.0)
        time.sleep(5)
    return most


def reports(clients, beacons):
    """Each person stays where they are, but for one of fifty who moves."""
    requests = []
    for turn in range(2):
        for number, client in enumerate(clients):
            room = number + turn if number % 50 == 0 else number
            major, minor = beacons[room % len(beacons)]
            arguments = {"major": major, "minor": minor}
            requests.append(post("/post/student.update_location", arguments, f"rollcall_session={client}"))
    return requests


def join(server, count):
    """So many people with a session each."""
    clients = [f"person-{number}" for number in range(count)]
    hashes = ",".join(
        f"({number}, '\\x{hashlib.sha256(token.encode()).hexdigest()}'::bytea)" for number, token in enumerate(clients))
    server.sql(PEOPLE.format(count=count, hashes=hashes))
    return clients


PEOPLE = """
insert into person (email, first_name, last_name, classification, created_at)
    select 'present' || number || '@school.example', 'First' || number, 'Last' || number, 'student', now()
    from generate_series(0, {count} - 1) number on conflict do nothing;
insert into session (token_hash, person_id, created_at, used_at, expires_at)
    select hash, person_id, now(), now(), now() + interval '12 hours'
    from (values {hashes}) token (number, hash) join person on email = 'present' || number || '@school.example'
    on conflict do nothing;
analyze person, session;
"""
