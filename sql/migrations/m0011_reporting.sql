-- What simple.query sees: views of their own schema, over which the reporting role reads and nothing else. None holds
-- a password's or a token's hash; a new column of a table is in none of them until somebody puts it there.

-- A new schema is the login's to make: the owner of the tables has no right to make one in the database.
reset role;
create schema report authorization rollcall_owner;
set local role rollcall_owner;
comment on schema report is 'The views that simple.query reads.';

create view report.people as
    select person_id, email, first_name, last_name, classification, created_at from person;

create view report.zones as
    select zone_id, zone_name, major_key, leave_after from zone;

create view report.rooms as
    select room_id, room_number, zone_name, description, room.retired_at
    from room join zone using (zone_id);

create view report.beacons as
    select beacon_id, room_number, zone_name, uuid, major, minor, beacon.description, last_heard_at, beacon.retired_at
    from beacon join room using (room_id) join zone using (zone_id);

create view report.badges as
    select badge_issue_id, beacon_id, person_id, first_name, last_name, uuid, major, minor, issued_at, returned_at
    from badge_issue join beacon using (beacon_id) join person using (person_id);

create view report.scanners as
    select scanner_id, scanner_name, room_number, zone_name, last_seen_at, spool_depth, radio_state,
        reports_per_second, scanner.retired_at
    from scanner join room using (room_id) join zone using (zone_id);

-- Each visit with who and where, so that most questions need no join.
create view report.visits as
    select visit_id, person_id, email, first_name, last_name, classification, room_id, room_number, zone_name,
        entered_at, left_at, end_reason
    from visit join person using (person_id) join room using (room_id) join zone using (zone_id);

create view report.whereabouts as
    select person_id, email, first_name, last_name, classification, state, room_number, zone_name, since, heard_at,
        confidence
    from person left join whereabouts using (person_id) left join room using (room_id) left join zone using (zone_id);

-- Every room in use and how many are in it now.
create view report.occupancy as
    select room_id, room_number, zone_name, count(whereabouts.person_id) as people
    from room join zone using (zone_id)
        left join whereabouts using (room_id)
    where room.retired_at is null and (whereabouts.state is null or whereabouts.state = 'present')
    group by room_id, room_number, zone_name;

create view report.changes as
    select change_id, person_id, email, first_name, last_name, state, room.room_number,
        previous.room_number as previous_room_number, since, decided_at, confidence
    from whereabouts_change join person using (person_id)
        left join room using (room_id) left join room previous on previous.room_id = previous_room_id;

grant usage on schema report to rollcall_report;
grant select on all tables in schema report to rollcall_report;
-- Its login has no business in the schema of the tables.
revoke usage on schema public from rollcall_report;
