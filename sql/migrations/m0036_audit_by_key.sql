-- The audit stays cheap however long it is: whoever reads it finds a page by index, and whoever is refused again and
-- again adds an entry a minute.

-- Pages are in the order of time, and entries of the same instant in that of their numbers.
drop index audit_at;
drop index audit_actor;
drop index audit_targets;
-- What is searched through, so that no entry is put into words again for it.
alter table audit add words text not null generated always as (lower(action || ' ' || details::text)) stored;
-- All entries fulfil its condition, so this index serves whoever names it and nobody else: else a question about somebody
-- or some action would be answered by reading, in the order of time, through the entries of others.
create index audit_at on audit (at, audit_id) where audit_id > 0;
create index audit_action on audit (action, at, audit_id);
create index audit_actor on audit (actor, at, audit_id);
create index audit_of_everybody on audit (action, at, audit_id) where of_everybody;

-- Whom an entry is about: a row for each of `audit.targets`.
create table audit_target (
    audit_id bigint not null,
    -- No foreign key, as in `audit`.
    subject_id uuid not null,
    at timestamptz not null,
    action text not null,
    -- They did it themselves.
    is_own boolean not null
);
insert into audit_target (audit_id, subject_id, at, action, is_own)
select distinct audit_id, target, at, action, target is not distinct from actor from audit, unnest(targets) target;
alter table audit_target
    add primary key (audit_id, subject_id),
    add foreign key (audit_id) references audit on delete cascade;
create index audit_target_subject_id on audit_target (subject_id, at, audit_id);
create index audit_target_by_others on audit_target (subject_id, action, at, audit_id) where not is_own;
create trigger audit_target_append_only before update or truncate on audit_target
    for each statement execute function refuse_audit_change();

-- Nothing else writes there, so that it holds what the audit holds.
create function note_audit_targets() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    insert into audit_target (audit_id, subject_id, at, action, is_own)
    select distinct audit_id, target, at, action, target is not distinct from actor
    from added, unnest(targets) target;
    return null;
end
$$;
revoke execute on function note_audit_targets from public;
create trigger note_audit_targets after insert on audit
    referencing new table as added for each statement execute function note_audit_targets();

-- How often an entry happened: refusals of a minute that are alike have one entry.
create table audit_repeat (
    audit_id bigint primary key references audit on delete cascade,
    minute timestamptz not null,
    -- The actor; else the number of the scanner, or the address of whoever is unknown.
    who text not null,
    request text not null,
    times integer not null check (times > 0),
    unique (minute, who, request)
);

-- The only way to write there. The first refusal of a minute adds an entry, each other one adds to its count.
create function record_refusal(
    refused_at timestamptz, by_person bigint, about_people bigint[], facts jsonb, come_from text
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
    of_minute timestamptz := date_bin('1 minute', refused_at, 'epoch');
    by_subject uuid := (select subject_id from subject where person_id = by_person);
    by_whom text := coalesce(by_subject::text, facts ->> 'scanner_id', come_from, '');
    about uuid[] := array(select subject_id from subject where person_id = any (about_people) order by subject_id);
    wanted text := coalesce(facts ->> 'type', '');
    entry bigint;
begin
    -- Another one at the same moment waits for the entry, whichever server it comes from.
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'refusal', by_whom, wanted), 0));
    update audit_repeat set times = times + 1
    where minute = of_minute and who = by_whom and request = wanted
    returning audit_id into entry;
    if found then
        -- Others it was about are found by the entry, too, which names the first.
        insert into audit_target (audit_id, subject_id, at, action, is_own)
        select entry, subject, refused_at, 'request_refused', subject is not distinct from by_subject
        from unnest(about) subject on conflict do nothing;
        -- Nobody waits for the disk meanwhile. A machine that loses power may lose the last second of the count.
        perform set_config('synchronous_commit', 'off', true);
        return;
    end if;
    insert into audit (at, action, actor, targets, details)
    values (refused_at, 'request_refused', by_subject, about, facts)
    returning audit_id into entry;
    insert into audit_repeat (audit_id, minute, who, request, times)
    values (entry, of_minute, by_whom, wanted, 1);
    insert into audit_address (audit_id, subject_id, address)
    select entry, coalesce(by_subject, about[1]), come_from where come_from is not null;
end
$$;
revoke execute on function record_refusal from public;
grant execute on function record_refusal to rollcall_app;

-- Entries as they are read.
create view audit_entry as
    select audit_id, at, action, actor, audit.targets, of_everybody,
        case when times > 1 then details || jsonb_build_object('count', times::text) else details end details
    from audit left join audit_repeat using (audit_id);

-- The time after which a page begins: that of the entry before it, or of the last entry there is before that where it was
-- deleted for its age.
create function audit_time(entry bigint) returns timestamptz
language sql stable as $$
    select at from audit where audit_id <= entry order by audit_id desc limit 1
$$;

drop function find_audit;
drop function find_looks;

-- The newest of the entries that are asked for, `most` of them; null asks for nothing in particular. Each of the two parts
-- reads an index from its end.
create function find_audit(
    wanted_action text, by_person bigint, about_person bigint, first_at timestamptz, last_at timestamptz, search text,
    before bigint, most bigint
) returns table (audit_id bigint, at timestamptz)
language sql stable as $$
    (
        select audit_id, at from audit
        where about_person is null
            and (wanted_action is not null or by_person is not null or audit_id > 0)
            and (wanted_action is null or action = wanted_action)
            and (by_person is null or actor = (select subject_id from subject where person_id = by_person))
            and (first_at is null or at >= first_at) and (last_at is null or at <= last_at)
            and (search = '' or strpos(words, lower(search)) > 0)
            and (before is null or (at, audit_id) < (audit_time(before), before))
        order by at desc, audit_id desc limit most
    ) union all (
        select audit_id, target.at from audit_target target join audit using (audit_id)
        where subject_id = (select subject_id from subject where person_id = about_person)
            and (wanted_action is null or target.action = wanted_action)
            and (by_person is null or actor = (select subject_id from subject where person_id = by_person))
            and (first_at is null or target.at >= first_at) and (last_at is null or target.at <= last_at)
            and (search = '' or strpos(words, lower(search)) > 0)
            and (before is null or (target.at, audit_id) < (audit_time(before), before))
        order by target.at desc, audit_id desc limit most
    )
$$;

-- The newest of what others saw of a person by each of these actions, and of what they saw of everybody: `most` of each,
-- in no order.
create function find_looks(at_person bigint, looks text[], search text, before bigint, most bigint)
returns table (audit_id bigint, at timestamptz)
language sql stable as $$
    select found.audit_id, found.at
    from unnest(looks) look, lateral (
        (
            select audit_id, at from audit_target
            where subject_id = (select subject_id from subject where person_id = at_person)
                and action = look and not is_own
                and (before is null or (at, audit_id) < (audit_time(before), before))
            order by at desc, audit_id desc limit most
        ) union all (
            select audit_id, at from audit
            where of_everybody and action = look
                and at >= (select created_at from person where person_id = at_person)
                and actor is distinct from (select subject_id from subject where person_id = at_person)
                and (before is null or (at, audit_id) < (audit_time(before), before))
            order by at desc, audit_id desc limit most
        )
    ) found
    where strpos(look, lower(search)) > 0
$$;

grant select on audit_target, audit_repeat, audit_entry to rollcall_app;
