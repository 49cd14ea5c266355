-- What the engine knows of the building: where its receivers stood and when, how its rooms sound, and which version of
-- all that holds.

-- Where a scanner stands from when on. What it heard counts for the room it stood in then, however late it arrives.
create table scanner_place (
    scanner_id bigint not null references scanner on delete cascade,
    since timestamptz not null,
    room_id bigint not null references room,
    primary key (scanner_id, since)
);
create index scanner_place_room_id on scanner_place (room_id);
insert into scanner_place (scanner_id, since, room_id) select scanner_id, '-infinity', room_id from scanner;

-- Somebody walked about with a badge and said in which room they were.
create table survey (
    survey_id bigint generated always as identity primary key,
    beacon_id bigint not null references beacon on delete cascade,
    started_at timestamptz not null,
    -- Null while it is being recorded.
    stopped_at timestamptz check (stopped_at >= started_at),
    -- Whether the engine learns from it.
    in_use boolean not null default false,
    check (stopped_at is not null or not in_use)
);
create unique index survey_in_progress on survey (beacon_id) where stopped_at is null;

create table survey_stay (
    survey_stay_id bigint generated always as identity primary key,
    survey_id bigint not null references survey on delete cascade,
    -- The survey's badge: what is heard is looked up by it.
    beacon_id bigint not null,
    room_id bigint not null references room,
    entered_at timestamptz not null,
    -- Null while it lasts.
    left_at timestamptz check (left_at >= entered_at),
    span tstzrange not null generated always as (tstzrange(entered_at, left_at, '[)')) stored,
    constraint survey_stay_one_room exclude using gist (beacon_id with =, span with &&)
);
create index survey_stay_survey_id on survey_stay (survey_id);
create index survey_stay_room_id on survey_stay (room_id);

-- What was heard of the badge meanwhile, kept for as long as the survey is.
create table survey_sighting (
    survey_stay_id bigint not null references survey_stay on delete cascade,
    heard_at timestamptz not null,
    scanner_id bigint not null references scanner on delete cascade,
    -- dBm; null where the receiver gave none.
    rssi smallint check (rssi between -127 and 20),
    count integer not null check (count > 0)
);
create index survey_sighting_survey_stay_id on survey_sighting (survey_stay_id);
create index survey_sighting_scanner_id on survey_sighting (scanner_id);

-- Rises with each change of the building, so that whoever runs the engine knows when to look again.
create table building (
    singleton boolean primary key default true check (singleton),
    version bigint not null default 1
);
insert into building default values;

create function note_building_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    update building set version = version + 1;
    return null;
end
$$;
revoke execute on function note_building_change from public;
create trigger note_building_change after insert or update or delete on door
    for each statement execute function note_building_change();
create trigger note_building_change after insert or delete or update of room_id on scanner
    for each statement execute function note_building_change();
create trigger note_building_change after delete or update of in_use on survey
    for each statement execute function note_building_change();

grant select, insert, update, delete on scanner_place, survey, survey_stay to rollcall_app;
grant select, insert, delete on survey_sighting to rollcall_app;
grant select on building to rollcall_app;
