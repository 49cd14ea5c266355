-- What pages of rooms and badges ask for.

-- Who was lost sight of in a room is counted for moments of a day.
create index visit_lost on visit (room_id, left_at) where end_reason = 'unknown';

-- When somebody's client last reported, whatever it heard.
create table client_report (
    person_id bigint primary key references person on delete cascade,
    reported_at timestamptz not null
) with (fillfactor = 70);

-- Since when a badge is lost. It is not given out again until it is found.
alter table beacon add lost_at timestamptz check (lost_at is null or room_id is null);

grant select, insert, update, delete on client_report to rollcall_app;
