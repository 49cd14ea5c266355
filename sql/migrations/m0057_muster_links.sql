-- Helpers without an account take part in a roll-call with a link that somebody of the school gave them.

create table muster_link (
    link_id bigint generated always as identity primary key,
    muster_id bigint not null references muster on delete cascade,
    label text not null check (length(label) between 1 and 100),
    -- Only people of this zone are shown; null for everybody. No foreign key: of a zone that is deleted nobody is shown.
    zone_id bigint,
    -- SHA-256 of the token in the link's address.
    token_hash bytea not null unique check (length(token_hash) = 32),
    -- No foreign key: the link stays when whoever made it is erased.
    created_by uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
);
create index muster_link_muster_id on muster_link (muster_id);

-- A phone that opened a link, and the name that was typed on it.
create table muster_phone (
    phone_id bigint generated always as identity primary key,
    link_id bigint not null references muster_link on delete cascade,
    helper_name text not null check (length(helper_name) between 1 and 100),
    -- SHA-256 of the token in the phone's cookie.
    token_hash bytea not null unique check (length(token_hash) = 32),
    joined_at timestamptz not null,
    seen_at timestamptz not null,
    ended_at timestamptz
);
create index muster_phone_link_id on muster_phone (link_id);

-- Whose word it is, where a helper said it: then `said_by` is null.
alter table muster_word add phone_id bigint references muster_phone on delete set null;
create index muster_word_phone_id on muster_word (phone_id) where phone_id is not null;

grant select, insert, update, delete on muster_link, muster_phone to rollcall_app;
