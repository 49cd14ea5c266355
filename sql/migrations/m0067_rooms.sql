-- Who may enter which room, and who may book it.

alter table person
    add security_level integer not null default 0 check (security_level between 0 and 9);

alter table room
    -- Whoever has this level or more opens its locks; null where no level does.
    add required_level integer check (required_level between 0 and 9),
    add room_type text check (length(room_type) between 1 and 40),
    add capacity integer check (capacity between 1 and 10000),
    -- The classifications that may book it.
    add bookable_by text[] not null default '{}'
        check (bookable_by <@ array['student', 'staff', 'visitor', 'admin']::text[]),
    -- When it may be booked: spans of weekdays and minutes since midnight; null for always.
    add booking_hours jsonb check (jsonb_typeof(booking_hours) = 'array');

-- Lets a person, or the people of a group, into a room whatever their level.
create table clearance (
    clearance_id bigint generated always as identity primary key,
    room_id bigint not null references room on delete cascade,
    person_id bigint references person on delete cascade,
    group_id bigint references school_group on delete cascade,
    -- The first and the last day, on the school's clocks.
    from_day date,
    until_day date check (until_day >= from_day),
    -- 1 is Monday; empty for all.
    weekdays integer[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
    -- Minutes since midnight, the last without it; null for the whole day.
    from_minute integer check (from_minute between 0 and 1439),
    until_minute integer check (until_minute between 1 and 1440 and until_minute > from_minute),
    created_at timestamptz not null,
    check (num_nonnulls(person_id, group_id) = 1),
    check ((from_minute is null) = (until_minute is null)),
    constraint clearance_key unique nulls not distinct (room_id, person_id, group_id)
);
create index clearance_person_id on clearance (person_id) where person_id is not null;
create index clearance_group_id on clearance (group_id) where group_id is not null;

grant select, insert, update, delete on clearance to rollcall_app;
