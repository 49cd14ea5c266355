-- A session alone is not enough for what opens accounts: the password has to be shown again now and then. And whoever's
-- access an admin changed learns of it.

alter table session
    -- Until when the session is confirmed, by the machine's clock; null where its password was not shown again.
    add column confirmed_until timestamptz;

alter table site
    add column confirm_minutes integer not null default 10 check (confirm_minutes between 5 and 60);
grant update (confirm_minutes) on site to rollcall_app;

-- What an admin changed of a person's access, until that person has read it. The audit keeps it beyond that.
create table access_change (
    access_change_id bigint generated always as identity primary key,
    person_id bigint not null references person on delete cascade,
    changed_at timestamptz not null,
    -- Null once whoever did it is erased.
    changed_by bigint references person on delete set null,
    change text not null check (change in (
        'password', 'totp_removed', 'claim_code', 'email', 'classification', 'disabled', 'enabled', 'zones', 'groups'))
);
create index access_change_person_id on access_change (person_id, access_change_id);
create index access_change_changed_by on access_change (changed_by);

grant select, insert, delete on access_change to rollcall_app;
