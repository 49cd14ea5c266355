-- What is believed and what was: whereabouts, each change of them, and visits.

create table visit (
    visit_id bigint generated always as identity primary key,
    person_id bigint not null references person on delete cascade,
    room_id bigint not null references room,
    entered_at timestamptz not null,
    left_at timestamptz,
    end_reason text check (end_reason in ('moved', 'left', 'unknown')),
    span tstzrange not null generated always as (tstzrange(entered_at, left_at, '[)')) stored,
    check (left_at > entered_at),
    check ((left_at is null) = (end_reason is null)),
    constraint visit_no_overlap exclude using gist (person_id with =, span with &&)
);
-- Who was in this room then.
create index visit_room_span on visit using gist (room_id, span);
create index visit_person_entered on visit (person_id, entered_at desc);
create index visit_open on visit (person_id) where left_at is null;

create table whereabouts (
    person_id bigint primary key references person on delete cascade,
    state text not null check (state in ('present', 'unknown', 'left')),
    -- Where they are, or where they were last known to be.
    room_id bigint references room,
    since timestamptz not null,
    heard_at timestamptz not null,
    decided_at timestamptz not null,
    confidence real check (confidence between 0 and 1),
    -- What told it: the receiver that held them, and the beacon it heard.
    scanner_id bigint references scanner on delete set null,
    beacon_id bigint references beacon on delete set null,
    visit_id bigint references visit,
    check (state <> 'present' or (room_id is not null and visit_id is not null))
) with (fillfactor = 70);
create index whereabouts_room_id on whereabouts (room_id) where state = 'present';

-- Each live decision as it was shown. Append only for the serving role; erasing a person takes theirs along.
create table whereabouts_change (
    -- Given out by the one writer, in the order of the commits: the id of the live event.
    change_id bigint primary key,
    person_id bigint not null references person on delete cascade,
    state text not null check (state in ('present', 'unknown', 'left')),
    room_id bigint references room,
    previous_room_id bigint references room,
    since timestamptz not null,
    decided_at timestamptz not null,
    confidence real
);
create index whereabouts_change_person_id on whereabouts_change (person_id, change_id);

-- The one server that owns the engine. The fence rises with each owner and is checked in each ingest transaction.
create table engine_lease (
    singleton boolean primary key default true check (singleton),
    owner text not null default '',
    fence bigint not null default 0,
    -- The newest change that went with somebody erased: ids are never given out twice.
    erased_change bigint not null default 0,
    expires_at timestamptz not null default '-infinity'
);
insert into engine_lease default values;

grant select, insert, update, delete on visit, whereabouts to rollcall_app;
grant select, insert on whereabouts_change to rollcall_app;
grant select, update on engine_lease to rollcall_app;
