"""Whether reads stay as quick as history grows: the same questions over 1, 10 and 100 % of years of it."""

import json
import statistics
import sys
import time
from datetime import datetime, timedelta, timezone

from history import LARGE, Cast, fill
from runs import through_server

SHARES = (0.01, 0.1, 1.0)
TIMES = 30
CAST = Cast(people=5000, rooms=200, scanners=64, beacons=1000)


def grow(server, school, work, millions):
    """Prints a table of milliseconds; returns what went wrong.
    `work` is what is done beside the questions, by wrk: reports of phones and of scanners."""
    fill(server, 0, SHARES[0] * millions * 1e6, CAST)
    found, done = {}, SHARES[0]
    for share in SHARES:
        began = time.monotonic()
        if share > done:
            fill(server, done * millions * 1e6, share * millions * 1e6, CAST)
        done = share
        print(f"{share:.0%} of history is there, after {time.monotonic() - began:.0f} s.", flush=True)
        before = whole_reads(server)
        for name, milliseconds in measure(server, school, work):
            found.setdefault(name, []).append(milliseconds)
        read = {table: count - before.get(table, 0) for table, count in whole_reads(server).items()}
        found.setdefault("start of the server", []).append(restart(server, school))
    print(f"\n{'milliseconds, median':40}" + "".join(f"{f'{share:.0%}':>10}" for share in SHARES) + f"{'x':>8}")
    for name, times in found.items():
        print(f"{name:40}" + "".join(f"{value:>10.1f}" for value in times) + f"{times[-1] / times[0]:>8.1f}")
    wrong = [f"{table} was read from end to end {count} times" for table, count in read.items() if count]
    for line in wrong:
        print(f"WRONG: {line}")
    return wrong


def measure(server, school, work):
    for name, request, arguments in questions(server):
        yield name, timed(school.admin, request, arguments)
    for one in work:
        yield f"{one.name}, p50 of 32 at once", through_server(server, one, 32, 5).p50


def whole_reads(server):
    """How often each large table has been read from end to end; PostgreSQL tells within a second."""
    time.sleep(1.5)
    tables = " or ".join(f"relname like '{name}'" for name in LARGE)
    rows = server.sql(f"select relname, seq_scan from pg_stat_user_tables where n_live_tup > 10000 and ({tables})")
    return {name: int(count) for name, count in (row.split("|") for row in rows.splitlines())}


def timed(client, request, arguments):
    times = []
    for number in range(TIMES):
        body = json.dumps(arguments(number)).encode()
        began = time.monotonic()
        reply = client.send("POST", f"/post/{request}", body)
        times.append((time.monotonic() - began) * 1000)
        if reply.status != 200:
            sys.exit(f"{request} was answered with {reply}: {reply.body[:200]}")
    return statistics.median(times)


def questions(server):
    """Of another person or room each time."""
    day = datetime.now(timezone.utc).replace(hour=0, minute=0, second=0, microsecond=0) - timedelta(days=3)
    noon, end = (instant(day + timedelta(hours=hours)) for hours in (12, 24))

    def person(number):
        return f"student{number * 151 % 5000 + 1}@school.example"

    return [
        ("where somebody is", "admin.get_student_location", lambda number: {"email": person(number)}),
        ("who is in a room", "admin.get_room_occupants", lambda number: {"room_number": f"R{number * 7 % 200}"}),
        ("who was in a room then", "admin.get_room_occupants",
         lambda number: {"room_number": f"R{number * 7 % 200}", "at": noon}),
        ("a person's day", "admin.get_student_history",
         lambda number: {"email": person(number), "from": instant(day), "to": end}),
        ("the muster list", "admin.get_muster", lambda number: {}),
        ("students, by name", "admin.get_students", lambda number: {"search": f"last{number * 31}", "page_size": 50}),
        ("beacons", "admin.get_beacons", lambda number: {"page_size": 200}),
        ("the newest of the audit", "admin.get_audit", lambda number: {"page_size": 50}),
        ("alerts", "admin.get_alerts", lambda number: {}),
    ]


def instant(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def restart(server, school):
    """Until it answers again."""
    server.stop()
    server.process = None
    began = time.monotonic()
    server.__enter__()
    milliseconds = (time.monotonic() - began) * 1000
    school.admin.close()
    school.admin.port = server.port
    return milliseconds
