-- When a scanner did not listen where it stands now while a survey's badge was in a room: it was away for three heartbeats,
-- stood somewhere else, or did not exist. What it did not hear then says nothing.
create view survey_absence as
-- Worked out once, and not for each stay.
with elsewhere as materialized (
    select scanner_id, from_at, until_at from scanner_stand where not is_current
    union all
    select scanner_id, '-infinity', min(since) from scanner_place group by scanner_id having min(since) > '-infinity'
)
select survey_id, survey_stay_id, scanner_id,
    greatest(from_at, entered_at) as from_at, least(until_at, left_at) as until_at
from survey_stay cross join lateral (
    select scanner_id, from_at, until_at from scanner_pause
    union all
    select scanner_id, coalesce(last_listened_at, '-infinity'), 'infinity' from scanner
    where last_listened_at is null or last_listened_at < left_at - interval '30 s'
    union all
    select scanner_id, from_at, until_at from elsewhere
) away
where left_at is not null and from_at < left_at and until_at > entered_at;
grant select on survey_absence to rollcall_app;
