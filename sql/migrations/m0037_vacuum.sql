-- Sweeps after erasures whose dead rows may still lie in the tables: kept until these are vacuumed.
create table unvacuumed (
    unvacuumed_id bigint generated always as identity primary key,
    -- The transaction in which the sweep ended, after which nothing of the person was visible any more.
    swept_in xid8 not null
);
grant select, insert on unvacuumed to rollcall_app;
