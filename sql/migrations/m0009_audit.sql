-- Who did what, and who looked at whom. People are named by a random number, and the one row of `subject` says whose
-- it is: once that is gone the record is still whole, and nobody is in it.

create table subject (
    subject_id uuid primary key default gen_random_uuid(),
    person_id bigint not null unique references person on delete cascade
);
insert into subject (person_id) select person_id from person;

create function make_subject() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
    insert into subject (person_id) values (new.person_id);
    return null;
end
$$;
revoke execute on function make_subject from public;
create trigger make_subject after insert on person for each row execute function make_subject();

create table audit (
    audit_id bigint generated always as identity primary key,
    at timestamptz not null,
    action text not null check (action ~ '^[a-z_]{1,60}$'),
    -- Null where nobody was logged in, and where a scanner or the server itself acted.
    actor uuid,
    -- Whom it was about, or whose whereabouts were seen. No foreign keys: the record outlives whom it names.
    targets uuid[] not null default '{}',
    -- It was about everybody there was.
    of_everybody boolean not null default false,
    -- Words and numbers of things, never of persons.
    details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index audit_at on audit (at);
create index audit_actor on audit (actor, audit_id);
create index audit_targets on audit using gin (targets);

-- Where it was done from. An address can tell who somebody is, so it goes with them.
create table audit_address (
    audit_id bigint primary key references audit on delete cascade,
    subject_id uuid references subject on delete cascade,
    address text not null check (length(address) between 1 and 100)
);
create index audit_address_subject_id on audit_address (subject_id);

-- The serving role lacks the right already. This stops a slip of the owner, who deletes only what is old.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
    raise exception 'the audit is append only' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_append_only before update or truncate on audit
    for each statement execute function refuse_audit_change();

-- The entries that are asked for; null asks for nothing in particular.
create function find_audit(
    wanted_action text, by_person bigint, about_person bigint, first_at timestamptz, last_at timestamptz, search text
) returns setof audit
language sql stable as $$
    select * from audit
    where (wanted_action is null or action = wanted_action)
        and (by_person is null or actor = (select subject_id from subject where person_id = by_person))
        and (about_person is null
            or targets && array(select subject_id from subject where person_id = about_person))
        and (first_at is null or at >= first_at) and (last_at is null or at <= last_at)
        and strpos(lower(action || ' ' || details::text), lower(search)) > 0
$$;

-- What others saw of a person by these actions, also where they saw everybody.
create function find_looks(at_person bigint, looks text[], search text) returns setof audit
language sql stable as $$
    select audit.* from subject join person using (person_id) join audit
        on targets @> array[subject_id] or (of_everybody and at >= created_at)
    where person_id = at_person and action = any (looks) and actor is distinct from subject_id
        and strpos(action, lower(search)) > 0
$$;

grant select on subject to rollcall_app;
grant select, insert on audit, audit_address to rollcall_app;
