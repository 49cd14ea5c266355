-- The floor plan of a zone, and where rooms, scanners and room beacons are on it.

create table zone_plan (
    zone_id bigint primary key references zone on delete cascade,
    format text not null check (format in ('png', 'jpeg', 'webp')),
    -- In pixels.
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    -- Without metadata.
    image bytea not null check (octet_length(image) between 1 and 1468006),
    -- Random; the picture's address holds it, so that each picture has one of its own.
    picture_id uuid not null unique default gen_random_uuid()
);

create table plan_thing (
    zone_id bigint not null references zone_plan on delete cascade,
    room_id bigint unique references room on delete cascade,
    scanner_id bigint unique references scanner on delete cascade,
    beacon_id bigint unique references beacon on delete cascade,
    -- From the left and from the top, in parts of the whole, one point after the other.
    points double precision[] not null check (cardinality(points) between 2 and 200 and cardinality(points) % 2 = 0),
    check (num_nonnulls(room_id, scanner_id, beacon_id) = 1)
);
create index plan_thing_zone_id on plan_thing (zone_id);

-- What is moved elsewhere or out of use is no longer where it was.
create function leave_plan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    case tg_table_name
        when 'scanner' then delete from plan_thing where scanner_id = new.scanner_id;
        when 'beacon' then delete from plan_thing where beacon_id = new.beacon_id;
        else
            delete from plan_thing
            where room_id = new.room_id
                or scanner_id in (select scanner_id from scanner where room_id = new.room_id)
                or beacon_id in (select beacon_id from beacon where room_id = new.room_id);
    end case;
    return null;
end
$$;
revoke execute on function leave_plan from public;

create trigger leave_plan after update of zone_id, retired_at on room
    for each row when (old.zone_id <> new.zone_id or new.retired_at is not null) execute function leave_plan();
create trigger leave_plan after update of room_id, retired_at on scanner
    for each row when (old.room_id <> new.room_id or new.retired_at is not null) execute function leave_plan();
create trigger leave_plan after update of room_id, retired_at on beacon
    for each row when (old.room_id is distinct from new.room_id or new.retired_at is not null)
    execute function leave_plan();

grant select, insert, update, delete on zone_plan, plan_thing to rollcall_app;
