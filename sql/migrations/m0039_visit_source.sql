-- What a visit rests on. A student's own client can say that it hears a room it is not in; nobody can tell yet.

alter table visit
    -- `client` where nothing but the person's own client said so; null for visits from before this was kept.
    add column source text check (source in ('scanner', 'client'));

create or replace view report.visits as
    select visit_id, person_id, email, first_name, last_name, classification, room_id, room_number, zone_name,
        entered_at, left_at, end_reason, source
    from visit join person using (person_id) join room using (room_id) join zone using (zone_id);
