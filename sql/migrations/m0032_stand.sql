-- A survey tells of a scanner what it heard where it stands now: also where it was said for a while to stand somewhere else,
-- by mistake, and then here again.
create view scanner_stand as
select scanner_id, room_id, since as from_at,
    coalesce(lead(since) over places, 'infinity') as until_at,
    room_id = last_value(room_id) over (places rows between unbounded preceding and unbounded following) as is_current
from scanner_place
window places as (partition by scanner_id order by since);
comment on view scanner_stand is 'Where scanners stood, from and up to when, and whether in the room where they stand now.';
grant select on scanner_stand to rollcall_app;
