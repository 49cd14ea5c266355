-- A node may be away for a long weekend, or for a week of holidays: what it heard is taken in for 14 days, and judged with
-- what the others heard meanwhile.

alter table site alter spool_days set default 14;
-- 7 was the default. A school that once set a number itself keeps it, as far as the audit tells.
update site set spool_days = 14
where spool_days = 7 and not exists (
    select from audit where action = 'config_written' and details ->> 'item' = 'spool_days');

-- Up to when all that the scanner heard has arrived: its last heartbeat with an empty spool.
alter table scanner add drained_at timestamptz;
update scanner set drained_at = last_seen_at where coalesce(spool_depth, 0) = 0;

create function note_drained_spool() returns trigger
language plpgsql as $$
begin
    new.drained_at := greatest(old.drained_at, new.last_seen_at);
    return new;
end
$$;
-- Heartbeats alone set the depth of a spool. One that is not told counts as empty.
create trigger note_drained_spool before update of spool_depth on scanner
    for each row when (coalesce(new.spool_depth, 0) = 0) execute function note_drained_spool();

-- The days of the sightings, by UTC.
create table sighting_day (
    day date primary key,
    -- `kept`: all that came of that day is there. `partial`: its sightings were deleted once, and only what came later is
    -- there, so that nobody can be judged by it again.
    state text not null check (state in ('kept', 'partial'))
);
grant select on sighting_day to rollcall_app;

insert into sighting_day (day, state)
select to_date(right(relname::text, 8), 'YYYYMMDD'), 'kept'
from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'sighting'::regclass;
-- Those before the oldest were deleted, as far back as any setting may reach.
insert into sighting_day (day, state)
select first - ago, 'partial'
from (select min(day) as first from sighting_day) kept, generate_series(1, 400) ago where first is not null;

create or replace function make_sighting_days(first_day date, last_day date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
    wanted date;
    name text;
    made integer := 0;
begin
    -- Two servers may look after the days at the same moment.
    perform pg_advisory_xact_lock(hashtext('make_sighting_days'));
    for wanted in select generate_series(first_day, last_day, interval '1 day')::date loop
        insert into sighting_day (day, state) values (wanted, 'kept') on conflict do nothing;
        name := 'sighting_' || to_char(wanted, 'YYYYMMDD');
        continue when to_regclass(name) is not null;
        execute format('create table %I (like sighting including defaults including constraints)', name);
        execute format(
            'alter table sighting attach partition %I for values from (%L) to (%L)',
            name, wanted::timestamp at time zone 'UTC', (wanted + 1)::timestamp at time zone 'UTC');
        made := made + 1;
    end loop;
    return made;
end
$$;

-- The days older than `sighting_days` whose sightings are still needed, and the scanner for which each is; null where the
-- record has yet to be made from them.
--
-- A scanner that has not emptied its spool since the end of a day may still hand in what it heard then, and without the
-- evidence of the others that cannot be judged. One that is silent may be listening, cut off: it counts for as long as a
-- spool keeps anything.
create function needed_sighting_days(instant timestamptz) returns table (day date, scanner_id bigint)
language sql stable as $$
    with old as (
        select sighting_day.day, sighting_day.day::timestamp at time zone 'UTC' as from_at,
            (sighting_day.day + 1)::timestamp at time zone 'UTC' as until_at
        from sighting_day, site
        where sighting_day.day < (instant at time zone 'UTC')::date - sighting_days
            and sighting_day.day >= (instant at time zone 'UTC')::date - spool_days
    )
    select old.day, scanner.scanner_id from old, site, scanner
    where retired_at is null and last_seen_at > instant - make_interval(days => spool_days)
        and coalesce(drained_at, '-infinity') < old.until_at
    union all
    select old.day, null from old
    where exists (select from record_due due where due.from_at < old.until_at and due.until_at > old.from_at)
        or (select through from record_progress) < old.until_at
$$;
grant execute on function needed_sighting_days to rollcall_app;
