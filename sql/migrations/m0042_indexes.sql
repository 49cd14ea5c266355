-- What took time for each person, or each badge, that there is.

-- Whether somebody's whereabouts name a visit is asked for each visit that is deleted.
create index whereabouts_visit_id on whereabouts (visit_id);

-- Which minors the beacons of a major have. The lowest that is free is looked for in a few ranges, and not among all of
-- them.
create table used_minor (
    uuid uuid not null,
    major integer not null,
    minors int4multirange not null,
    primary key (uuid, major)
);
insert into used_minor (uuid, major, minors)
select uuid, major, range_agg(int4range(minor, minor + 1)) from beacon group by uuid, major;

-- Nothing else writes there, so that it holds what the beacons have. A beacon keeps its keys for as long as it is there.
create function note_used_minors() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    -- In one order, so that two transactions do not wait for each other.
    insert into used_minor as used (uuid, major, minors)
    select uuid, major, range_agg(int4range(minor, minor + 1)) from added group by uuid, major order by uuid, major
    on conflict (uuid, major) do update set minors = used.minors + excluded.minors;
    return null;
end
$$;
create function forget_used_minors() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    update used_minor used set minors = used.minors - free.minors
    from (
        select uuid, major, range_agg(int4range(minor, minor + 1)) minors from removed
        -- Beacons may share an identity.
        where not exists (
            select from beacon
            where beacon.uuid = removed.uuid and beacon.major = removed.major and beacon.minor = removed.minor)
        group by uuid, major
    ) free
    where used.uuid = free.uuid and used.major = free.major;
    return null;
end
$$;
revoke execute on function note_used_minors, forget_used_minors from public;
create trigger note_used_minors after insert on beacon
    referencing new table as added for each statement execute function note_used_minors();
create trigger forget_used_minors after delete on beacon
    referencing old table as removed for each statement execute function forget_used_minors();

-- As before: the lowest minor from 1 that nothing has, or null where a major is full.
create or replace function free_minor_key(wanted_major integer, at timestamptz) returns integer
language sql stable as $$
    select lower(
        int4multirange(int4range(1, 65536))
        - coalesce(
            (select minors from used_minor, site where uuid = proximity_uuid and major = wanted_major),
            int4multirange())
        - coalesce(
            (
                select range_agg(int4range(minor, minor + 1)) from freed_key, site
                where major = wanted_major and minor is not null and freed_at > at - make_interval(days => spool_days)
            ), int4multirange()))
$$;

-- As before: the lowest free pair among the majors of badges, or no row where there is none.
create or replace function free_badge_key(at timestamptz) returns table (major integer, minor integer)
language sql stable as $$
    select candidate, free_minor
    from generate_series(60000, 65535) candidate, lateral (select free_minor_key(candidate, at) free_minor) free
    where free_minor is not null
    limit 1
$$;

grant select on used_minor to rollcall_app;
