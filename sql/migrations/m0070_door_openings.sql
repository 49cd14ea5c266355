-- When the doors of locks stood open, by their contacts.

create table door_opening (
    opening_id bigint generated always as identity primary key,
    lock_id bigint not null references lock on delete cascade,
    opened_at timestamptz not null,
    -- Null while it is open.
    closed_at timestamptz check (closed_at >= opened_at),
    -- What the lock said of its bolt as the door opened; null where it had said nothing of it.
    bolt text check (bolt in ('locked', 'unlocked', 'jammed')),
    -- Whether the lock was there as it opened: else it was open when the lock came back.
    is_witnessed boolean not null,
    -- Whether it opened though it was locked, and no attempt had opened it.
    is_forced boolean not null
);
create unique index door_opening_open on door_opening (lock_id) where closed_at is null;
create index door_opening_lock_id on door_opening (lock_id, opened_at desc);
create index door_opening_opened_at on door_opening using brin (opened_at);

grant select, insert, update on door_opening to rollcall_app;
