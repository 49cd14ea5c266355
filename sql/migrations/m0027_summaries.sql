-- The record asks for the sightings of the last minutes, again and again. A BRIN index knows nothing of the pages that were filled
-- since the table was last vacuumed, unless it is told to summarise them as they fill; it cannot be told once for all partitions.
create function summarise_sightings() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
    day regclass;
begin
    -- Two servers may look after the days at the same moment.
    perform pg_advisory_xact_lock(hashtext('make_sighting_days'));
    for day in
        select inhrelid::regclass from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = 'sighting_heard_at'::regclass and reloptions is null
    loop
        execute format('alter index %s set (autosummarize = on)', day);
    end loop;
end
$$;
revoke execute on function summarise_sightings from public;
grant execute on function summarise_sightings to rollcall_app;
select summarise_sightings();
