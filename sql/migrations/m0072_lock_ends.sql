-- All servers hear that a lock was deleted, too.
create or replace function tell_lock() returns trigger language plpgsql as $$
begin
    perform pg_notify('lock', coalesce(new.lock_id, old.lock_id)::text);
    return null;
end
$$;
drop trigger tell_lock on lock;
create trigger tell_lock after insert or update or delete on lock for each row execute function tell_lock();

-- The serving role adds attempts, and fills in what came of them. Those that are too old go by another role.
revoke delete on unlock from rollcall_app;
