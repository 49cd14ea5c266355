-- Who may see whom, what joins rooms, the roll-call in an emergency, and what is remembered of erasures.

create table school_group (
    group_id bigint generated always as identity primary key,
    group_name text not null check (length(group_name) between 1 and 100)
);
create unique index school_group_name_key on school_group (lower(group_name));

-- Staff see the others of their groups, wherever they are.
create table group_member (
    group_id bigint not null references school_group on delete cascade,
    person_id bigint not null references person on delete cascade,
    primary key (group_id, person_id)
);
create index group_member_person_id on group_member (person_id);

-- Staff see whoever is in these zones, while they are there.
create table person_zone (
    person_id bigint not null references person on delete cascade,
    zone_id bigint not null references zone on delete cascade,
    primary key (person_id, zone_id)
);
create index person_zone_zone_id on person_zone (zone_id);

create table door (
    door_id bigint generated always as identity primary key,
    room_a bigint not null references room on delete cascade,
    room_b bigint not null references room on delete cascade,
    check (room_a <> room_b)
);
-- A door joins its rooms in either direction.
create unique index door_rooms_key on door (least(room_a, room_b), greatest(room_a, room_b));
create index door_room_b on door (room_b);

create table muster (
    muster_id bigint generated always as identity primary key,
    muster_name text not null check (length(muster_name) between 1 and 100),
    started_at timestamptz not null,
    closed_at timestamptz,
    check (closed_at >= started_at)
);
-- Everybody ticks the same list.
create unique index muster_in_progress on muster ((closed_at is null)) where closed_at is null;

-- Who was seen in person. The last word on each of them counts, whoever said it.
create table muster_tick (
    muster_id bigint not null references muster on delete cascade,
    person_id bigint not null references person on delete cascade,
    accounted_for boolean not null,
    -- No foreign key: the list stays whole when whoever ticked it is erased.
    ticked_by uuid,
    ticked_at timestamptz not null,
    primary key (muster_id, person_id)
);
create index muster_tick_person_id on muster_tick (person_id);

-- Whom to erase again after a restore, by the random number that nothing else ties to them any more.
create table erasure (
    subject_id uuid primary key,
    erased_at timestamptz not null
);

-- Days of sightings in which an erased person is still to be looked for: kept only until that is done.
create table unswept (
    person_id bigint primary key,
    erased_at timestamptz not null
);

alter table site
    add audit_days integer not null default 400 check (audit_days between 1 and 3660),
    -- A batch that comes again after its receipt is gone is taken for new, so no spool may hold it any more.
    add batch_days integer not null default 30 check (batch_days between 8 and 3660);

-- What is too old is found without reading the rest: these tables grow in the order of their times.
create index visit_entered_at on visit using brin (entered_at);
create index whereabouts_change_decided_at on whereabouts_change using brin (decided_at);
create index batch_received_at on batch using brin (received_at);

-- Whoever listens to live events is looked at again when this is told: what they may see may have changed.
create function tell_access_change() returns trigger language plpgsql as $$
begin
    notify access_change;
    return null;
end
$$;
create trigger tell_access_change after update or delete on person
    for each statement execute function tell_access_change();
create trigger tell_access_change after delete on session
    for each statement execute function tell_access_change();
create trigger tell_access_change after insert or update or delete on person_zone
    for each statement execute function tell_access_change();
create trigger tell_access_change after insert or update or delete on group_member
    for each statement execute function tell_access_change();
create trigger tell_access_change after update of zone_name on zone
    for each statement execute function tell_access_change();
create trigger tell_access_change after update of zone_id on room
    for each statement execute function tell_access_change();

grant select, insert, update, delete on school_group, group_member, person_zone, door, muster, muster_tick
    to rollcall_app;
grant select, insert on erasure to rollcall_app;
grant select, insert, delete on unswept to rollcall_app;
