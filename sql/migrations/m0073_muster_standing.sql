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

create function mark_namesakes() returns trigger language plpgsql as $$
begin
    if tg_op <> 'INSERT' then
        update person set is_namesake = false
        where lower(last_name) = lower(old.last_name) and lower(first_name) = lower(old.first_name) and is_namesake
            and (select count(*) from person other
                where lower(other.last_name) = lower(old.last_name)
                    and lower(other.first_name) = lower(old.first_name)) < 2;
    end if;
    if tg_op <> 'DELETE' then
        update person set is_namesake = true
        where lower(last_name) = lower(new.last_name) and lower(first_name) = lower(new.first_name)
            and not is_namesake
            and exists (
                select from person other
                where lower(other.last_name) = lower(person.last_name)
                    and lower(other.first_name) = lower(person.first_name)
                    and other.person_id <> person.person_id);
        update person set is_namesake = false
        where person_id = new.person_id and is_namesake
            and not exists (
                select from person other
                where lower(other.last_name) = lower(person.last_name)
                    and lower(other.first_name) = lower(person.first_name)
                    and other.person_id <> person.person_id);
    end if;
    return null;
end
$$;
create trigger mark_namesakes after insert or delete or update of first_name, last_name on person
    for each row execute function mark_namesakes();

update person set is_namesake = true
where exists (
    select from person other
    where lower(other.last_name) = lower(person.last_name) and lower(other.first_name) = lower(person.first_name)
        and other.person_id <> person.person_id);
create index person_namesake on person (person_id) where is_namesake;
