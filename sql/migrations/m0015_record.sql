-- The record of visits is corrected afterwards from what was heard.

-- A correction moves several visits of a person at once, which must not overlap when it is done.
alter table visit drop constraint visit_no_overlap;
alter table visit add constraint visit_no_overlap
    exclude using gist (person_id with =, span with &&) deferrable initially immediate;

-- How far the record was looked through; null where it never was.
create table record_progress (
    singleton boolean primary key default true check (singleton),
    through timestamptz
);
insert into record_progress default values;

-- Stretches before that which have to be looked through again: something came late, or it was not yet clear where
-- somebody was at the end.
create table record_due (
    record_due_id bigint generated always as identity primary key,
    person_id bigint not null references person on delete cascade,
    from_at timestamptz not null,
    until_at timestamptz not null,
    -- Not before: more may be on its way.
    due_at timestamptz not null,
    check (from_at <= until_at)
);
create index record_due_due_at on record_due (due_at);
create index record_due_person_id on record_due (person_id);

-- When a scanner was not heard of: its silence then proves nothing.
create table scanner_pause (
    scanner_id bigint not null references scanner on delete cascade,
    from_at timestamptz not null,
    until_at timestamptz not null,
    primary key (scanner_id, from_at)
);

create function note_scanner_pause() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    insert into scanner_pause (scanner_id, from_at, until_at)
    values (new.scanner_id, old.last_seen_at, new.last_seen_at) on conflict do nothing;
    return null;
end
$$;
revoke execute on function note_scanner_pause from public;
-- Three heartbeats missed.
create trigger note_scanner_pause after update of last_seen_at on scanner
    for each row when (new.last_seen_at > old.last_seen_at + interval '30 s')
    execute function note_scanner_pause();

grant select, update on record_progress to rollcall_app;
grant select, insert, delete on record_due to rollcall_app;
grant select on scanner_pause to rollcall_app;
