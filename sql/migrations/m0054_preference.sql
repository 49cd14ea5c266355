-- How a person wants pages to be; whoever wants what the browser and the system say has no row, or null.

create table preference (
    person_id bigint primary key references person on delete cascade,
    language text check (language in ('en', 'da')),
    theme text check (theme in ('light', 'dark'))
);

grant select, insert, update, delete on preference to rollcall_app;
