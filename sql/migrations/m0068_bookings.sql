-- Rooms that somebody has for a time.

create table booking (
    booking_id bigint generated always as identity primary key,
    room_id bigint not null references room on delete cascade,
    -- Who booked it.
    person_id bigint not null references person on delete cascade,
    title text check (length(title) between 1 and 100),
    from_at timestamptz not null,
    until_at timestamptz not null check (until_at > from_at),
    state text not null default 'booked' check (state in ('booked', 'released', 'cancelled')),
    -- Why it was released or cancelled.
    reason text check (length(reason) between 1 and 40),
    created_at timestamptz not null,
    -- When the booker was told that nobody is there.
    noticed_at timestamptz,
    ended_at timestamptz,
    span tstzrange not null generated always as (tstzrange(from_at, until_at, '[)')) stored,
    check ((ended_at is null) = (state = 'booked')),
    -- Ends may touch. What was released frees the room; what was held of it until then is cut off as `until_at`.
    constraint booking_no_overlap exclude using gist (room_id with =, span with &&) where (state = 'booked')
);
create index booking_person_id on booking (person_id);
create index booking_until_at on booking (until_at) where state = 'booked';

create table booking_invited (
    booking_id bigint not null references booking on delete cascade,
    person_id bigint not null references person on delete cascade,
    -- Whether the booker named them by their address: then it is no news to them who it is.
    is_known boolean not null default false,
    primary key (booking_id, person_id)
);
create index booking_invited_person_id on booking_invited (person_id);

-- Each change is told to those who listen: what it is, and for whom. What is new is told at the end of its transaction,
-- once the invited are there.
create function tell_booking() returns trigger language plpgsql as $$
declare
    change text := 'booked';
begin
    if tg_op = 'UPDATE' then
        change := case
            when new.state <> old.state then new.state
            when old.noticed_at is null and new.noticed_at is not null then 'notice'
            else 'changed' end;
    end if;
    perform pg_notify('booking', json_build_object(
        'booking', new.booking_id, 'change', change, 'room', (select room_number from room where room_id = new.room_id),
        'from', extract(epoch from new.from_at), 'until', extract(epoch from new.until_at), 'reason', new.reason,
        'people', array(
            select new.person_id
            union all select person_id from booking_invited where booking_id = new.booking_id))::text);
    return null;
end
$$;
create constraint trigger tell_new_booking after insert on booking deferrable initially deferred
    for each row execute function tell_booking();
create trigger tell_booking after update on booking for each row execute function tell_booking();

alter table site
    add booking_step integer not null default 5 check (booking_step between 1 and 60),
    add booking_longest integer not null default 240 check (booking_longest between 5 and 1440),
    add booking_ahead integer not null default 30 check (booking_ahead between 1 and 366),
    add booking_open integer not null default 3 check (booking_open between 1 and 100);

grant select, insert, update, delete on booking, booking_invited to rollcall_app;
grant update (booking_step, booking_longest, booking_ahead, booking_open) on site to rollcall_app;
