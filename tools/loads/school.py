"""A school to put load on: places, beacons, people with a session each, and scanners with their tokens."""

import hashlib
from datetime import datetime, timezone

import same_rows
from trial_server import first_admin

PASSWORD = "correct horse battery staple"
PEOPLE, CLIENTS, BEACONS, SCANNERS, BADGES = 5000, 1024, 200, 80, 1500


class School:
    """`clients` are cookies of students, `tokens` those of scanners, `beacons` and `badges` pairs of keys."""

    def __init__(self, server, has_places=True):
        self.server = server
        self.admin = first_admin(server, PASSWORD)
        if has_places:
            self._make_places()
        self.clients = [f"client-{number}" for number in range(CLIENTS)]
        hashes = ",".join(f"('\\x{hashlib.sha256(token.encode()).hexdigest()}'::bytea)" for token in self.clients)
        server.sql(PEOPLE_SQL.format(people=PEOPLE, badges=BADGES, hashes=hashes))
        server.sql(same_rows.TABLES)
        self.uuid = server.sql("select proximity_uuid from site")
        self.beacons = self._keys("room_id is not null")
        self.badges = self._keys("room_id is null")

    def _make_places(self):
        for zone in range(4):
            self.admin.ask("admin.create_zone", {"zone_name": f"Zone {zone}"})
        for room in range(BEACONS):
            self.admin.ask("admin.create_room", {"room_number": f"R{room}", "zone_name": f"Zone {room % 4}"})
            self.admin.ask(
                "admin.create_beacon", {"room_number": f"R{room}", "description": f"Room beacon number {room}"})
        self.tokens = [
            self.admin.ask("admin.create_scanner", {"room_number": f"R{number}", "scanner_name": f"node {number}"})[
                "token"]
            for number in range(SCANNERS)]

    def _keys(self, condition):
        rows = self.server.sql(f"select major || ' ' || minor from beacon where {condition} order by beacon_id")
        return [tuple(map(int, row.split())) for row in rows.splitlines()]


def instant():
    """Now, as the protocol writes it."""
    moment = datetime.now(timezone.utc)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03d}Z"


# Thousands of accounts by request would take longer than all measurements: their passwords would have to be hashed.
PEOPLE_SQL = """
insert into person (email, first_name, last_name, classification, created_at)
    select 'student' || number || '@school.example', 'First' || number, 'Last' || number, 'student', now()
    from generate_series(1, {people}) number;
insert into session (token_hash, person_id, created_at, used_at, expires_at)
    select hash, person_id, now(), now(), now() + interval '12 hours'
    from (select hash, row_number() over () from (values {hashes}) token (hash)) token
        join (select person_id, row_number() over (order by person_id) from person where classification = 'student')
            student using (row_number);
insert into beacon (uuid, major, minor)
    select proximity_uuid, 60000, number from site, generate_series(1, {badges}) number;
insert into badge_issue (beacon_id, person_id, issued_at)
    select beacon_id, person_id, now() - interval '1 hour'
    from (select beacon_id, row_number() over (order by beacon_id) from beacon where room_id is null) badge
        join (select person_id, row_number() over (order by person_id desc) from person
            where classification = 'student') student using (row_number);
create schema bench;
create table bench.student (
    email text primary key, major int, minor int, seen_at timestamptz, revision bigint default 0
) with (fillfactor = 60);
insert into bench.student (email) select email from person where classification = 'student';
create table bench.sighting (
    sighting_id bigserial primary key, scanner_id int, major int, minor int, rssi smallint, seen_at timestamptz);
analyze;
"""
