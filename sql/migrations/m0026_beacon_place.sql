-- Where a room's beacon hung before and from when on, once it was moved. What a client heard of it counts for the room it hung in
-- then, however late it arrives.
create table beacon_place (
    beacon_id bigint not null references beacon on delete cascade,
    since timestamptz not null,
    room_id bigint not null references room,
    primary key (beacon_id, since)
);
create index beacon_place_room_id on beacon_place (room_id);
grant select, insert, update on beacon_place to rollcall_app;
