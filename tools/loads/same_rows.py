"""The rows that Rollcall writes for a move and for a report, written by PostgreSQL alone: the yardstick of the writer.

The tables have the columns that a move or a report fills, with the checks, indexes and references that Rollcall's had
in schema m0083, when the yardstick was made. They stay as they are when Rollcall's change, so that writing fewer rows
is a gain.
"""

TABLES = """
create sequence bench.change;
create sequence bench.report;
create table bench.heard (
    heard_at timestamptz not null, received_at timestamptz not null, scanner_id bigint, client_id bigint,
    beacon_id bigint not null, person_id bigint, room_id bigint not null,
    rssi smallint check (rssi between -127 and 20), count integer not null check (count > 0), is_aside boolean,
    check (num_nonnulls(scanner_id, client_id) = 1)
) partition by range (heard_at);
create table bench.heard_today partition of bench.heard default;
create index on bench.heard using brin (heard_at);
create table bench.batch (
    scanner_id bigint not null references scanner on delete cascade,
    spool text not null check (length(spool) between 1 and 64), sequence bigint not null check (sequence >= 0),
    received_at timestamptz not null, stored integer not null, refused integer not null,
    node_digest bytea not null default '' check (octet_length(node_digest) in (0, 16)),
    server_digest bytea not null default '' check (octet_length(server_digest) in (0, 16)),
    primary key (scanner_id, spool, sequence, node_digest, server_digest)
);
create index on bench.batch using brin (received_at);
create table bench.whereabouts_change (
    change_id bigint primary key, person_id bigint not null references person on delete cascade,
    state text not null check (state in ('present', 'unknown', 'left')), room_id bigint references room,
    previous_room_id bigint references room, since timestamptz not null, decided_at timestamptz not null,
    confidence real, source text check (source in ('scanner', 'client', 'person'))
);
create index on bench.whereabouts_change (person_id, change_id);
create index on bench.whereabouts_change using brin (decided_at);
create table bench.visit (
    visit_id bigint generated always as identity primary key,
    person_id bigint not null references person on delete cascade, room_id bigint not null references room,
    entered_at timestamptz not null, left_at timestamptz check (left_at > entered_at),
    end_reason text check (end_reason in ('moved', 'left', 'unknown')),
    span tstzrange not null generated always as (tstzrange(entered_at, left_at, '[)')) stored,
    source text check (source in ('scanner', 'client', 'person')),
    check ((left_at is null) = (end_reason is null)),
    exclude using gist (person_id with =, span with &&) deferrable
);
create index on bench.visit using gist (room_id, span);
create index on bench.visit (person_id, entered_at desc);
create index on bench.visit (room_id, left_at) where end_reason = 'unknown';
create index on bench.visit using brin (entered_at);
create table bench.whereabouts (
    person_id bigint primary key references person on delete cascade,
    state text not null check (state in ('present', 'unknown', 'left')), room_id bigint references room,
    since timestamptz not null, heard_at timestamptz not null, decided_at timestamptz not null,
    confidence real check (confidence between 0 and 1), beacon_id bigint references beacon on delete set null,
    visit_id bigint references bench.visit deferrable initially deferred
) with (fillfactor = 70);
create index on bench.whereabouts (room_id) where state = 'present';
create index on bench.whereabouts (visit_id);
"""

# Each client of pgbench has people of its own: two that moved one person at once would wait for each other.
MOVE = """
\\set person :first_person + random(0, 15) * 64 + :client_id
\\set room :first_room + random(0, 199)
\\startpipeline
begin;
insert into bench.heard (heard_at, received_at, client_id, beacon_id, person_id, room_id, rssi, count)
    values (now(), now(), :person, :first_beacon, :person, :room, -60, 1);
insert into bench.whereabouts_change (change_id, person_id, state, room_id, since, decided_at, confidence, source)
    values (nextval('bench.change'), :person, 'present', :room, now(), now(), 1, 'client');
update bench.visit set left_at = greatest(clock_timestamp(), entered_at + interval '1 ms'), end_reason = 'moved'
    where visit_id = any(array[(select visit_id from bench.visit where person_id = :person
        order by entered_at desc limit 1)]) and left_at is null;
insert into bench.visit (person_id, room_id, entered_at, source)
    select :person, :room, coalesce((
        select left_at from bench.visit where person_id = :person order by entered_at desc limit 1), now()),
        'client';
insert into bench.whereabouts (
        person_id, state, room_id, since, heard_at, decided_at, confidence, beacon_id, visit_id)
    select :person, 'present', :room, now(), now(), now(), 1, :first_beacon, (
        select visit_id from bench.visit where person_id = :person order by entered_at desc limit 1)
    on conflict (person_id) do update set state = excluded.state, room_id = excluded.room_id, since = excluded.since,
        heard_at = excluded.heard_at, decided_at = excluded.decided_at, visit_id = excluded.visit_id;
commit;
\\endpipeline
"""

REPORT = """
\\set place random(0, 79)
\\set scanner :first_scanner + :place
\\set room :first_room + :place
\\startpipeline
begin;
insert into bench.heard (heard_at, received_at, scanner_id, beacon_id, person_id, room_id, rssi, count)
    select now(), now(), :scanner, :first_beacon::bigint + number, :first_person::bigint + number, :room, -60, 1
    from generate_series(0, {last}) number;
insert into bench.batch (scanner_id, spool, sequence, received_at, stored, refused, server_digest)
    values (:scanner, 'bench', nextval('bench.report'), now(), {count}, 0, decode(md5('bench'), 'hex'));
commit;
\\endpipeline
"""


def move():
    return MOVE


def report(count):
    return REPORT.format(count=count, last=count - 1)


def numbers(server):
    """The first numbers of people, rooms, beacons and scanners, which follow each other, as options of pgbench."""
    row = server.sql(
        "select (select min(person_id) from person where classification = 'student'), (select min(room_id) from room), "
        "(select min(beacon_id) from beacon), (select min(scanner_id) from scanner)")
    names = ("first_person", "first_room", "first_beacon", "first_scanner")
    return [word for name, number in zip(names, row.split("|")) for word in ("--define", f"{name}={number}")]
