-- Before a scanner was heard of for the first time its silence proves as little as while it is away.
create or replace function note_scanner_pause() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    insert into scanner_pause (scanner_id, from_at, until_at)
    values (new.scanner_id, coalesce(old.last_seen_at, '-infinity'), new.last_seen_at) on conflict do nothing;
    return null;
end
$$;
drop trigger note_scanner_pause on scanner;
create trigger note_scanner_pause after update of last_seen_at on scanner
    for each row when (
        old.last_seen_at is null and new.last_seen_at is not null
        or new.last_seen_at > old.last_seen_at + interval '30 s')
    execute function note_scanner_pause();
