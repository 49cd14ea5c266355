-- What a person says of where somebody is, or was, outranks what receivers heard. Old values stay.
create table correction (
    correction_id bigint generated always as identity primary key,
    person_id bigint not null references person on delete cascade,
    -- `present` and `left` say where somebody is; the others tell of a visit.
    kind text not null check (kind in ('present', 'left', 'changed', 'added', 'removed')),
    -- What it says: null where they were nowhere.
    room_id bigint references room,
    entered_at timestamptz,
    -- Null while it counts, of a word on where somebody is.
    left_at timestamptz,
    -- The times that it decides. The record pass changes no visits in them.
    spans tstzmultirange not null,
    -- What was shown before a word on where somebody is; null of somebody never heard.
    old_state text check (old_state in ('present', 'unknown', 'left')),
    old_room_id bigint references room,
    -- It counts now, in place of what receivers hear.
    is_standing boolean not null default false check (not is_standing or kind in ('present', 'left')),
    -- It counted when it came: of a word that was held up, they may have moved on by then.
    did_count boolean not null default true,
    -- The room in which receivers had them when it was said: once that changes, receivers count again. Null where they
    -- had them nowhere.
    anchor_room_id bigint references room,
    reason text check (length(reason) between 1 and 500),
    -- No foreign key: the correction stays when whoever said it is erased.
    said_by uuid,
    said_at timestamptz not null,
    received_at timestamptz not null,
    -- Of whoever sent it: a word that comes twice is one, if it asks for the same.
    word_id uuid unique,
    asked text,
    check (kind <> 'present' or room_id is not null)
);
create unique index correction_standing on correction (person_id) where is_standing;
create index correction_person_id on correction (person_id, said_at desc);

-- The visits as they were before a correction.
create table replaced_visit (
    correction_id bigint not null references correction on delete cascade,
    visit_id bigint not null,
    room_id bigint not null references room,
    entered_at timestamptz not null,
    left_at timestamptz,
    source text check (source in ('scanner', 'client', 'person')),
    primary key (correction_id, visit_id)
);

alter table visit
    add column correction_id bigint references correction on delete set null,
    drop constraint visit_source_check,
    add constraint visit_source_check check (source in ('scanner', 'client', 'person'));
create index visit_correction_id on visit (correction_id) where correction_id is not null;

alter table whereabouts_change
    add column said_by uuid,
    drop constraint whereabouts_change_source_check,
    add constraint whereabouts_change_source_check check (source in ('scanner', 'client', 'person'));
comment on column whereabouts_change.source is
    'What held somebody who is present; `person` where somebody said where they are, or that they left.';

-- The engine's own belief has no visit while a word counts in its place.
alter table whereabouts
    drop constraint whereabouts_check,
    add constraint whereabouts_room_check check (state <> 'present' or room_id is not null);

-- What is believed of everybody: what a person said, where that counts, and else what receivers tell.
create view shown_whereabouts as
    select person_id, state, room_id, since, heard_at, confidence, beacon_id, null::bigint as correction_id,
        null::uuid as said_by, null::timestamptz as said_at
    from whereabouts
    where not exists (
        select from correction where correction.person_id = whereabouts.person_id and is_standing)
    union all
    select word.person_id, kind, coalesce(word.room_id, old_room_id, heard.room_id), entered_at, heard_at, null, null,
        correction_id, said_by, said_at
    from correction word left join whereabouts heard on heard.person_id = word.person_id where is_standing;

create or replace view report.whereabouts as
    select person_id, email, first_name, last_name, classification, state, room_number, zone_name, since, heard_at,
        confidence,
        case when correction_id is not null then 'person' when state = 'present' then case when exists (
            select from beacon where beacon.beacon_id = shown.beacon_id and beacon.room_id is not null)
            then 'client' else 'scanner' end end as source
    from person left join shown_whereabouts shown using (person_id) left join room using (room_id)
        left join zone using (zone_id);

create or replace view report.occupancy as
    select room_id, room_number, zone_name, count(shown.person_id) as people
    from room join zone using (zone_id) left join shown_whereabouts shown using (room_id)
    where room.retired_at is null and (shown.state is null or shown.state = 'present')
    group by room_id, room_number, zone_name;

grant select, insert, update, delete on correction, replaced_visit to rollcall_app;
grant select on shown_whereabouts to rollcall_app;
