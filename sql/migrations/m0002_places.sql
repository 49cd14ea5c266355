-- What stands still: the site, its zones and rooms, and every iBeacon identity.

create table site (
    singleton boolean primary key default true check (singleton),
    proximity_uuid uuid not null default gen_random_uuid(),
    -- Sightings are evidence and are kept this many days.
    sighting_days integer not null default 2 check (sighting_days between 1 and 400),
    -- A spool may hold sightings this old, so a freed key rests as long before it is given out again.
    spool_days integer not null default 7 check (spool_days between 1 and 400)
);
insert into site default values;

create table zone (
    zone_id bigint generated always as identity primary key,
    zone_name text not null check (length(zone_name) between 1 and 100),
    -- From 60,000 up the majors are the badges'.
    major_key integer not null unique check (major_key between 1 and 59999),
    leave_after interval not null default '120 s' check (leave_after between '5 s' and '1 day')
);
create unique index zone_name_key on zone (lower(zone_name));

create table room (
    room_id bigint generated always as identity primary key,
    zone_id bigint not null references zone,
    room_number text not null check (length(room_number) between 1 and 45),
    description text check (length(description) <= 200),
    retired_at timestamptz
);
-- A retired room keeps its number, and another may have it too.
create unique index room_number_key on room (lower(room_number)) where retired_at is null;
create index room_zone_id on room (zone_id);

-- One table for room beacons and badges: an identity means one thing only.
create table beacon (
    beacon_id bigint generated always as identity primary key,
    uuid uuid not null,
    major integer not null check (major between 0 and 65535),
    minor integer not null check (minor between 0 and 65535),
    -- Only where several transmitters share uuid, major and minor: six bytes, most significant first.
    address bytea check (octet_length(address) = 6),
    -- Where a room beacon hangs; a badge has none.
    room_id bigint references room,
    description text check (length(description) <= 200),
    last_heard_at timestamptz,
    retired_at timestamptz,
    constraint beacon_identity_key unique nulls not distinct (uuid, major, minor, address)
);
create index beacon_room_id on beacon (room_id);

-- Keys that were given out once, of beacons and zones that are gone: a spool may still hold their sightings.
create table freed_key (
    major integer not null,
    -- Nil for the major of a zone.
    minor integer,
    freed_at timestamptz not null
);
create index freed_key_major on freed_key (major, minor);

-- The lowest minor from 1 that nothing has, or null where a major is full. A serial would run past the 16 bits
-- of an iBeacon after 65,535 inserts, deleted ones included.
create function free_minor_key(wanted_major integer, at timestamptz) returns integer
language sql stable as $$
    with taken as (
        select minor from beacon, site where uuid = proximity_uuid and major = wanted_major
        union
        select minor from freed_key, site
        where major = wanted_major and minor is not null and freed_at > at - make_interval(days => spool_days)
        union
        select 0
    )
    select min(minor) + 1 from taken
    where minor < 65535 and not exists (select from taken next where next.minor = taken.minor + 1)
$$;

-- The lowest major from 1 that no zone has, or null where there is none.
create function free_major_key(at timestamptz) returns integer
language sql stable as $$
    with taken as (
        select major_key as major from zone
        union
        select major from freed_key, site
        where minor is null and freed_at > at - make_interval(days => spool_days)
        union
        select 0
    )
    select min(major) + 1 from taken
    where major < 59999 and not exists (select from taken next where next.major = taken.major + 1)
$$;

-- The lowest free pair among the majors of badges, or no row where there is none.
create function free_badge_key(at timestamptz) returns table (major integer, minor integer)
language sql stable as $$
    select candidate, free_minor_key(candidate, at) from generate_series(60000, 65535) candidate
    where free_minor_key(candidate, at) is not null
    limit 1
$$;

grant select on site to rollcall_app;
-- A row lock, which keeps two callers from the same key, needs the right to update.
grant update (proximity_uuid) on site to rollcall_app;
grant select, insert, update, delete on zone, room, beacon, freed_key to rollcall_app;
