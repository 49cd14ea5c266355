-- Who there is, who is logged in, and who carries what.

create table person (
    person_id bigint generated always as identity primary key,
    email text not null check (length(email) between 3 and 254),
    first_name text not null check (length(first_name) between 1 and 100),
    last_name text not null check (length(last_name) between 1 and 100),
    classification text not null check (classification in ('student', 'staff', 'visitor', 'admin')),
    -- Argon2id in its PHC string form; null where the person cannot log in yet.
    password_hash text,
    created_at timestamptz not null
);
create unique index person_email_key on person (lower(email));
create index person_name on person (lower(last_name), lower(first_name));

create table session (
    -- SHA-256 of the token in the cookie; the token itself is nowhere.
    token_hash bytea primary key check (octet_length(token_hash) = 32),
    person_id bigint not null references person on delete cascade,
    created_at timestamptz not null,
    used_at timestamptz not null,
    expires_at timestamptz not null
);
create index session_person_id on session (person_id);

-- From when to when a person carries a badge. One badge is one person's at a time.
create table badge_issue (
    badge_issue_id bigint generated always as identity primary key,
    beacon_id bigint not null references beacon on delete cascade,
    person_id bigint not null references person on delete cascade,
    issued_at timestamptz not null,
    returned_at timestamptz,
    span tstzrange not null generated always as (tstzrange(issued_at, returned_at, '[)')) stored,
    check (returned_at >= issued_at),
    constraint badge_issue_one_carrier exclude using gist (beacon_id with =, span with &&)
);
create index badge_issue_person_id on badge_issue (person_id);

grant select, insert, update, delete on person, session, badge_issue to rollcall_app;
