"""Sees that no statement reads a large table from end to end: see tools/check-plans --help."""

import argparse
import json
import os
import sys
import time
from dataclasses import replace
from pathlib import Path

import plan_log
import right_values
from document import request_types
from heard import instant
from history import ENTRY, LARGE, Cast, fill
from school import PERSONS, School
from trial_server import WITHOUT_LIMITS, TrialServer, WorkFolder

ROOMS = 200
CAST = Cast(people=PERSONS, rooms=ROOMS, scanners=3, beacons=3, oldest="last_name like 'Number %'")
# Entries of the audit, beside those that the school has.
AUDIT = 200_000
SIGHTINGS, SMOKE_SIGHTINGS = 1_000_000, 100_000
# A table with fewer rows is quickly read in any way.
ROWS = 10_000
# Fewer different statements than this, and the log did not hold what it should.
STATEMENTS = 200
# What may read them all, by how its statement begins.
LAWFUL = {
    "select token_hash from session where": "once at a server's start: the sessions to keep in memory",
    "select to_jsonb(heard), date_trunc('milliseconds', heard_at)": "the export of a person, a day's table at a time",
    "delete from sighting where": "the erasure of a person, a day's table at a time",
}
# So many in a list, beside one alone.
MANY = 2000


def main(arguments):
    options = _options(arguments)
    if options.self_test:
        problems = plan_log.self_test()
        print("\n".join(problems) or "The self-test passed.")
        return 1 if problems else 0
    with WorkFolder() as folder, TrialServer(options.server, folder / "a", WITHOUT_LIMITS) as server:
        school = School(server)
        began = time.monotonic()
        server.sql(PLACES.format(rooms=ROOMS))
        # As long a time, however many they are: what reads five minutes is to read a part of them.
        fill(server, 0, options.sightings, replace(CAST, pace=PERSONS * options.sightings // SIGHTINGS))
        # One person is in 5,000 entries of the school's audit: of more, an index is the way to them.
        server.sql(ENTRY.format(first=AUDIT, last=2 * AUDIT))
        server.sql(RECEIPTS + plan_log.TURN_ON)
        print(f"History is there, after {time.monotonic() - began:.0f} s.", flush=True)
        _start_again(server, school)
        asked = _ask(school)
        _send_lists(school)
        _wait_for_record(server)
        large = _large(server)
        server.stop()
        return _judge(plan_log.statements(server.logs), large, asked)


def _options(arguments):
    scratch = Path(os.environ.get("ROLLCALL_SCRATCH", ".build"))
    parser = argparse.ArgumentParser(prog="tools/check-plans", add_help=False)
    parser.add_argument("--server", default=str(scratch / "debug" / "rollcall-server"))
    parser.add_argument("--smoke", action="store_true")
    parser.add_argument("--sightings", type=int)
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args(arguments)
    options.sightings = options.sightings or (SMOKE_SIGHTINGS if options.smoke else SIGHTINGS)
    options.server = Path(options.server).resolve()
    if not options.self_test and not os.access(options.server, os.X_OK):
        parser.error(f"{options.server} is not a program. Build it first, or name it with --server.")
    return options


def _start_again(server, school):
    """The server's connections write their plans from their beginning on."""
    server.stop()
    server.process = None
    server.__enter__()
    for client in school.callers.values():
        client.close()
        client.port = server.port


def _ask(school):
    """Asks each type as each caller; returns how many requests were answered well."""
    answered = 0
    types = [each for each in request_types(school.server.document()) if each.name != "simple.query"]
    for each in sorted(types, key=lambda each: right_values.is_destructive(each.name)):
        # Who logs in is that person from then on.
        for caller in ["stranger"] if "stranger" in each.callers else each.callers:
            for arguments in _arguments(each, school.ids):
                reply = school.callers[caller].send("POST", f"/post/{each.name}", json.dumps(arguments).encode())
                answered += reply.status == 200
            if each.name in right_values.CHANGES_ACCOUNT:
                school.restore_accounts()
            if each.name in right_values.ENDS_SESSION:
                school.callers[caller].log_in().confirm()
    return answered


def _arguments(request_type, ids):
    """Those that are needed, those with each other one, and all that go together."""
    needed = right_values.right(request_type, ids)
    yield needed
    for name, schema in request_type.arguments.items():
        if name not in needed:
            beside = right_values.right(request_type, ids, varied=name)
            yield {**beside, name: right_values.value(request_type.name, name, schema, ids)}


def _send_lists(school):
    for count in (1, MANY):
        batch = school.batch("student")
        batch["sightings"] *= count
        school.scanner.ask("scanner.report", batch)
        beacons = [
            {"uuid": heard["uuid"], "major": heard["major"], "minor": heard["minor"], "rssi": -60,
             "heard_at": instant()} for heard in batch["sightings"][:200]]
        school.student.send("POST", "/post/student.update_location", json.dumps({"beacons": beacons}).encode())
        people = school.server.sql(
            f"select person_id from person where last_name like 'Number %' order by person_id limit {count}").split()
        group = school.admin.ask("admin.create_group", {"group_name": f"All {count}"})["group_id"]
        # A group takes half as many at a time.
        members = [int(person) for person in people[:MANY // 2]]
        school.admin.ask("admin.edit_group", {"group_id": group, "add_members": members})
        rows = "".join(f"import{number}@school.example,Ada,Number {number}\n" for number in range(count))
        school.admin.ask("admin.import_students", {"csv": f"email,first_name,last_name\n{rows}", "dry_run": True})


def _wait_for_record(server):
    """Until the record was looked through a first time after the start, two minutes at most."""
    for _ in range(240):
        if server.sql("select count(*) from record_progress where through > now() - interval '5 minutes'") != "0":
            return
        time.sleep(0.5)


def _large(server):
    names = " or ".join(f"relname like '{name}'" for name in LARGE)
    rows = server.sql(f"analyze; select relname from pg_class where reltuples > {ROWS} and relkind = 'r' and ({names})")
    return set(rows.split())


def _judge(seen, large, asked):
    print(f"{asked} requests were answered well; {len(seen)} different statements; large: {', '.join(sorted(large))}.")
    wrong = [
        (text, tables & large) for text, tables in seen.items()
        if tables & large and not any(" ".join(text.split()).startswith(begin) for begin in LAWFUL)]
    for text, tables in wrong:
        print(f"FAILED  {', '.join(sorted(tables))} is read from end to end by: {' '.join(text.split())[:400]}")
    if len(seen) < STATEMENTS:
        print(f"FAILED  only {len(seen)} statements were seen of {STATEMENTS} that there must be at least.")
    missing = {"visit", "whereabouts_change", "audit", "batch", "session"} - large
    if missing or not any(name.startswith("sighting") for name in large):
        print(f"FAILED  these are not large: {', '.join(sorted(missing)) or 'sightings'}.")
        return 1
    if wrong or len(seen) < STATEMENTS:
        return 1
    print("None of them reads a large table from end to end.")
    return 0


# Those that the school has are the first.
PLACES = """
insert into room (room_number, zone_id)
select 'R' || number, (select min(zone_id) from zone) from generate_series(1, {rooms}) number;
"""

# Sessions and receipts of batches, as many as a school has after a term.
RECEIPTS = """
insert into session (token_hash, person_id, created_at, used_at, expires_at)
select sha256((person_id || ' ' || number)::bytea), person_id, now(), now(), now() + interval '12 hours'
from generate_series(1, 10) number, person where last_name like 'Number %';
insert into batch (scanner_id, spool, sequence, received_at, stored, refused)
select (select min(scanner_id) from scanner), 'history', number, now() - make_interval(secs => number), 10, 0
from generate_series(1, 200000) number;
analyze;
"""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
