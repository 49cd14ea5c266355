-- A device that a person registered has the name that they gave it, often their own; once they are erased, it has the
-- name of its kind.
create function forget_device_names() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
begin
    update device set device_name = kind || ' ' || device_id where owner = old.person_id;
    return old;
end
$$;
create trigger forget_device_names before delete on person for each row execute function forget_device_names();
