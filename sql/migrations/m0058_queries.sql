-- Questions in SQL that are kept under a name, for every admin.

create table saved_query (
    query_id bigint generated always as identity primary key,
    query_name text not null check (length(query_name) between 1 and 100),
    query text not null check (length(query) between 1 and 20000),
    saved_at timestamptz not null
);
create unique index saved_query_name_key on saved_query (lower(query_name));

grant select, insert, update, delete on saved_query to rollcall_app;
