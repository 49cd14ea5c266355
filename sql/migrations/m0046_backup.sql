-- When the database was last backed up, and from when on nodes are to send again after it was restored.

-- The backups that were made with `rollcall-server backup`, and the one that this database was restored from.
create table backup (
    backup_id bigint generated always as identity primary key,
    made_at timestamptz not null,
    bytes bigint not null check (bytes >= 0),
    has_sightings boolean not null
);
create index backup_made_at on backup (made_at);

alter table site
    -- A server whose database was never backed up is told of from some days after this on.
    add column backups_since timestamptz not null default now(),
    -- Nodes send again what was acknowledged after this; null where the database was never restored.
    add column resend_from timestamptz;

grant select on backup to rollcall_app;
