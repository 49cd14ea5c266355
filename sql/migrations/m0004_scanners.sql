-- Scanner nodes, and the batches of sightings they handed over.

create table scanner (
    scanner_id bigint generated always as identity primary key,
    scanner_name text not null check (length(scanner_name) between 1 and 100),
    room_id bigint not null references room,
    -- SHA-256 of the bearer token; null once the scanner is retired.
    token_hash bytea unique check (octet_length(token_hash) = 32),
    last_seen_at timestamptz,
    adapter_name text,
    adapter_state text,
    reports_per_second double precision,
    spool_depth integer,
    retired_at timestamptz
);
create unique index scanner_name_key on scanner (lower(scanner_name)) where retired_at is null;
create index scanner_room_id on scanner (room_id);

-- The set of batches received, not the highest number: a spool may send them in any order, and again.
create table batch (
    scanner_id bigint not null references scanner on delete cascade,
    spool text not null check (length(spool) between 1 and 64),
    sequence bigint not null check (sequence >= 0),
    received_at timestamptz not null,
    -- What was answered, so that the same batch sent again is answered alike.
    stored integer not null,
    refused integer not null,
    primary key (scanner_id, spool, sequence)
);

grant select, insert, update, delete on scanner, batch to rollcall_app;
