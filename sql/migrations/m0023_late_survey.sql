-- What is handed in of a survey after it was taken into use teaches too. It comes bit by bit, from the spool of a node that was
-- away: whoever runs the engine looks again once nothing more has come for a while.
alter table building add column grown_at timestamptz;

create function note_survey_growth() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    if exists (
        select from heard join survey_stay using (survey_stay_id) join survey using (survey_id) where in_use
    ) then
        update building set grown_at = clock_timestamp();
    end if;
    return null;
end
$$;
create trigger note_survey_growth after insert on survey_sighting
    referencing new table as heard for each statement execute function note_survey_growth();

-- The version of the building, with what has grown and come to rest.
create function building_version() returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    update building set version = version + 1, grown_at = null
    where grown_at < clock_timestamp() - interval '10 s';
    return (select version from building);
end
$$;
revoke execute on function note_survey_growth, building_version from public;
grant execute on function building_version to rollcall_app;
