-- What a visit rests on. A student's own client can say that it hears a room it is not in; nobody can tell yet.

alter table visit
    -- `client` where nothing but the person's own client said so; null for visits from before this was kept.
    add column source text check (source in ('scanner', 'client'));

alter table whereabouts_change
    -- What held somebody who is present, as it was shown; null where nobody is.
    add column source text check (source in ('scanner', 'client'));

create or replace view report.visits as
    select visit_id, person_id, email, first_name, last_name, classification, room_id, room_number, zone_name,
        entered_at, left_at, end_reason, source
    from visit join person using (person_id) join room using (room_id) join zone using (zone_id);

create or replace view report.changes as
    select change_id, person_id, email, first_name, last_name, state, room.room_number,
        previous.room_number as previous_room_number, since, decided_at, confidence, whereabouts_change.source
    from whereabouts_change join person using (person_id)
        left join room using (room_id) left join room previous on previous.room_id = previous_room_id;

create or replace view report.whereabouts as
    select person_id, email, first_name, last_name, classification, state, room_number, zone_name, since, heard_at,
        confidence,
        case when state = 'present' then case when exists (
            select from beacon where beacon.beacon_id = whereabouts.beacon_id and beacon.room_id is not null)
            then 'client' else 'scanner' end end as source
    from person left join whereabouts using (person_id) left join room using (room_id) left join zone using (zone_id);
