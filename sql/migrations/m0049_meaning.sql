-- What a sighting means: which beacon has an identity, who carries it, where it hangs, where the scanner that heard it
-- stood. The owner of the engine keeps this in memory. Each change of it raises one version, which each commit of
-- sightings asserts, and names what changed, so that the owner reads that alone.
create table meaning (
    singleton boolean primary key default true check (singleton),
    version bigint not null default 1,
    -- The transaction that raised it last: one raises it once, however many rows it changes.
    raised_by xid8
);
insert into meaning default values;

create table meaning_change (
    version bigint not null,
    sort text not null check (sort in ('beacon', 'scanner', 'zone', 'person', 'people')),
    -- The number of the row in the table of that name; 0 where people are gone, whose numbers are kept nowhere.
    id bigint not null,
    primary key (version, sort, id)
);
create index meaning_change_id on meaning_change (id) where sort = 'person';

-- The arguments are the sort, and the column with the number.
create function note_meaning_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
    changed bigint := (to_jsonb(coalesce(new, old)) ->> tg_argv[1])::bigint;
begin
    update meaning set version = version + 1, raised_by = pg_current_xact_id()
    where raised_by is distinct from pg_current_xact_id();
    insert into meaning_change (version, sort, id) select version, tg_argv[0], changed from meaning
    on conflict do nothing;
    return null;
end
$$;

create function note_gone_person() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    update meaning set version = version + 1, raised_by = pg_current_xact_id()
    where raised_by is distinct from pg_current_xact_id();
    delete from meaning_change where sort = 'person' and id = old.person_id;
    insert into meaning_change (version, sort, id) select version, 'people', 0 from meaning
    on conflict do nothing;
    return null;
end
$$;
revoke execute on function note_meaning_change, note_gone_person from public;

-- Fired at the end of a transaction: the one row of the version is locked for no longer than its commit takes, and always
-- after that of the building.
create constraint trigger note_meaning_change
    after insert or delete or update of uuid, major, minor, address, room_id, retired_at on beacon
    deferrable initially deferred for each row execute function note_meaning_change('beacon', 'beacon_id');
create constraint trigger note_meaning_change after insert or update or delete on badge_issue
    deferrable initially deferred for each row execute function note_meaning_change('beacon', 'beacon_id');
create constraint trigger note_meaning_change after insert or update or delete on beacon_place
    deferrable initially deferred for each row execute function note_meaning_change('beacon', 'beacon_id');
-- What is heard of a badge in a survey is kept with it.
create constraint trigger note_meaning_change after insert or update or delete on survey_stay
    deferrable initially deferred for each row execute function note_meaning_change('beacon', 'beacon_id');
create constraint trigger note_meaning_change after insert or update or delete on scanner_place
    deferrable initially deferred for each row execute function note_meaning_change('scanner', 'scanner_id');
create constraint trigger note_meaning_change after insert or delete or update of zone_id on room
    deferrable initially deferred for each row execute function note_meaning_change('zone', 'zone_id');
create constraint trigger note_meaning_change after update of leave_after on zone
    deferrable initially deferred for each row execute function note_meaning_change('zone', 'zone_id');
create constraint trigger note_meaning_change after insert on person
    deferrable initially deferred for each row execute function note_meaning_change('person', 'person_id');
create constraint trigger note_gone_person after delete on person
    deferrable initially deferred for each row execute function note_gone_person();

-- Passes only while the caller owns the engine and knows what sightings mean. The row of the lease is held until the
-- transaction ends, so that nobody else can own the engine meanwhile.
create function check_ingest(holder text, held_fence bigint, known_version bigint) returns void
language plpgsql as $$
begin
    perform from engine_lease where owner = holder and fence = held_fence for share;
    if not found then
        raise exception 'Another server owns the engine.' using errcode = 'RC001';
    end if;
    perform from meaning where version = known_version;
    if not found then
        raise exception 'What sightings mean has changed.' using errcode = 'RC002';
    end if;
end
$$;
revoke execute on function check_ingest from public;

grant execute on function check_ingest to rollcall_app;
grant select on meaning to rollcall_app;
grant select, delete on meaning_change to rollcall_app;
