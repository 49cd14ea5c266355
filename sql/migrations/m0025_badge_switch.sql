-- Another badge of somebody was followed from a time on, also while they stayed where they were, so that no change of theirs
-- tells of it: the record goes along. No foreign key of the badge: what was followed stays so when a beacon is deleted.
create table badge_switch (
    person_id bigint not null references person on delete cascade,
    since timestamptz not null,
    followed_badge bigint not null,
    -- Where they were then said to be.
    state text not null check (state in ('present', 'unknown', 'left')),
    room_id bigint not null references room,
    primary key (person_id, since)
);
grant select, insert on badge_switch to rollcall_app;
