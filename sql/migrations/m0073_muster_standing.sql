-- A roll-call tells those whom it expects from those whom nobody has to look for.

-- Null for a person who was never heard.
alter table muster_belief alter column state drop not null;
alter table muster_belief
    add standing text check (standing in ('expected', 'left', 'not_heard', 'no_badge', 'disabled'));

-- Of former roll-calls, as far as it is still known.
update muster_belief belief
set standing = case
    when state = 'present' then 'expected'
    when heard_at < started_at - interval '12 hours' then 'not_heard'
    when state = 'unknown' then 'expected'
    else 'left' end
from muster where muster.muster_id = belief.muster_id;
insert into muster_belief (muster_id, person_id, standing)
select muster_id, person_id, 'not_heard' from muster join person on created_at <= started_at
on conflict do nothing;

alter table muster_belief alter column standing set not null;

-- People who share a name are shown with their numbers.
alter table person add is_namesake boolean not null default false;

-- A table of students comes in one statement: their names are counted together.
create function count_namesakes(last_names text[], first_names text[]) returns void language sql as $$
    with asked as (
        select distinct last_name, first_name from unnest(last_names, first_names) as name (last_name, first_name)
    ), counted as (
        select person_id,
            count(*) over (partition by lower(person.last_name), lower(person.first_name)) > 1 as is_namesake
        from person join asked
            on lower(person.last_name) = asked.last_name and lower(person.first_name) = asked.first_name
    )
    update person set is_namesake = counted.is_namesake from counted
    where counted.person_id = person.person_id and counted.is_namesake <> person.is_namesake
$$;

-- The update above is none of names, so that it ends there.
create function mark_namesakes() returns trigger language plpgsql as $$
declare
    last_names text[];
    first_names text[];
begin
    if tg_op = 'INSERT' then
        select array_agg(lower(last_name)), array_agg(lower(first_name)) into last_names, first_names from added;
    elsif tg_op = 'DELETE' then
        select array_agg(lower(last_name)), array_agg(lower(first_name)) into last_names, first_names from gone;
    else
        select array_agg(lower(name.last_name)), array_agg(lower(name.first_name)) into last_names, first_names
        from added join gone using (person_id), lateral (
            values (added.last_name, added.first_name), (gone.last_name, gone.first_name)
        ) name (last_name, first_name)
        where (added.last_name, added.first_name) is distinct from (gone.last_name, gone.first_name);
    end if;
    if last_names is not null then perform count_namesakes(last_names, first_names); end if;
    return null;
end
$$;
create trigger mark_added_namesakes after insert on person
    referencing new table as added for each statement execute function mark_namesakes();
create trigger mark_changed_namesakes after update on person
    referencing new table as added old table as gone for each statement execute function mark_namesakes();
create trigger mark_gone_namesakes after delete on person
    referencing old table as gone for each statement execute function mark_namesakes();

update person set is_namesake = true
where exists (
    select from person other
    where lower(other.last_name) = lower(person.last_name) and lower(other.first_name) = lower(person.first_name)
        and other.person_id <> person.person_id);
create index person_namesake on person (person_id) where is_namesake;
