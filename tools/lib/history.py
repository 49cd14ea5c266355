"""History of a school by SQL: sightings, visits, changes and entries of the audit, by the million."""

from dataclasses import dataclass

# For each sighting: visits, changes and entries of the audit.
VISITS, CHANGES, AUDIT = 1 / 4, 1 / 2, 1 / 20

# No request may read one of these from end to end. The names are patterns of `like`.
LARGE = ("sighting%", "visit", "whereabouts_change", "audit", "batch", "session")


@dataclass(frozen=True)
class Cast:
    """How many students, rooms, scanners and beacons history is about: those with the lowest ids, without a gap.
    `oldest` is the condition by which the first student is found, and `pace` how many sightings there are of each
    second, other than one of each student."""

    people: int
    rooms: int
    scanners: int
    beacons: int
    oldest: str = "classification = 'student'"
    pace: int = 0


def fill(server, begin, end, cast):
    """Adds rows from number `begin` to `end` of sightings, and what belongs to them."""
    for text, each in ((SIGHTINGS, 1), (VISIT, VISITS), (CHANGE, CHANGES), (ENTRY, AUDIT)):
        first, last = int(begin * each), int(end * each)
        if last > first:
            server.sql(text.format(first=first, last=last - 1, **{**vars(cast), "pace": cast.pace or cast.people}))
    server.sql("analyze")


# Each person in turn has a visit of 50 minutes, then the next before it, an hour earlier.
VISIT = """
insert into visit (person_id, room_id, entered_at, left_at, end_reason, source)
select person, room, began, began + interval '50 min', 'moved', 'scanner'
from generate_series({first}, {last}) number, lateral (
    select (select min(person_id) from person where {oldest}) + number % {people} person,
        (select min(room_id) from room) + number * 7 % {rooms} room,
        date_trunc('day', now()) - make_interval(hours => (number / {people} + 1)::integer) began
) made;
"""

# Before all that the server itself gives out numbers for.
CHANGE = """
insert into whereabouts_change (change_id, person_id, state, room_id, since, decided_at, confidence, source)
select -number - 1, person, 'present', room, moment, moment, 0.9, 'scanner'
from generate_series({first}, {last}) number, lateral (
    select (select min(person_id) from person where {oldest}) + number % {people} person,
        (select min(room_id) from room) + number * 7 % {rooms} room,
        date_trunc('day', now()) - make_interval(mins => (number / {people} * 30 + 30)::integer) moment
) made;
"""

SIGHTINGS = """
insert into sighting (heard_at, received_at, scanner_id, beacon_id, person_id, room_id, rssi, count)
select moment, moment, scanner, beacon, person, room, -60 - number % 30, 1
from generate_series({first}, {last}) number, lateral (
    select greatest(
            now() - make_interval(secs => number / {pace}::double precision), date_trunc('day', now(), 'UTC')) moment,
        (select min(scanner_id) from scanner) + number % {scanners} scanner,
        (select min(beacon_id) from badge_issue) + number % {beacons} beacon,
        (select min(person_id) from person where {oldest}) + number % {people} person,
        (select min(room_id) from room) + number * 7 % {rooms} room
) made;
"""

ENTRY = """
insert into audit (at, action, actor, targets, details)
select now() - make_interval(secs => number), 'login_refused', actors[number % cardinality(actors) + 1], '{{}}', '{{}}'
from generate_series({first}, {last}) number, (select array_agg(subject_id) as actors from subject) everybody;
"""
