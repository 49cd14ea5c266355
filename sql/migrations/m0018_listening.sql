-- A node that is there while its radio hears nothing, as it says itself, does not listen: its silence proves nothing.
alter table scanner add column last_listened_at timestamptz;
update scanner set last_listened_at = last_seen_at;

create or replace function note_scanner_pause() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    insert into scanner_pause (scanner_id, from_at, until_at)
    values (new.scanner_id, coalesce(old.last_listened_at, '-infinity'), new.last_listened_at)
    on conflict (scanner_id, from_at) do update set until_at = greatest(scanner_pause.until_at, excluded.until_at);
    return null;
end
$$;
drop trigger note_scanner_pause on scanner;
create trigger note_scanner_pause after update of last_listened_at on scanner
    for each row when (
        old.last_listened_at is null and new.last_listened_at is not null
        or new.last_listened_at > old.last_listened_at + interval '30 s'
        -- It said that it did not listen, and now does.
        or new.last_listened_at > old.last_listened_at
            and old.radio_state in ('starting', 'recovering', 'failed', 'off')
            and coalesce(new.radio_state, 'quiet') in ('scanning', 'quiet'))
    execute function note_scanner_pause();

-- What is handed in late shows that a scanner listened in a pause.
grant update (from_at) on scanner_pause to rollcall_app;
