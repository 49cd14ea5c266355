-- A commit that has to reach the disk, and a standby where commits wait for one: whether anything can be kept. The row
-- goes with the commit, and takes room on the disk anew each time; the message makes the commit one that is waited for.
create function prove_commit() returns void language plpgsql set client_min_messages = warning as $$
begin
    create temporary table if not exists commit_proof (filler text) on commit delete rows;
    insert into pg_temp.commit_proof values (repeat('x', 1000));
    perform pg_logical_emit_message(true, 'rollcall', 'x');
end
$$;
grant execute on function prove_commit() to rollcall_app;

-- A roll-call that cannot be written when it begins has the next number from then on, which is counted when it is
-- written: to take it from the sequence would be a commit.
grant select, update on sequence muster_muster_id_seq to rollcall_app;

-- The list of kinds grows by one, whatever stands in it.
do $$
begin
    execute (
        select format('alter table alert_kind drop constraint %I', conname) from pg_constraint
        where conrelid = 'alert_kind'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%disk_low%');
    insert into alert_kind (kind, severity, threshold) values ('database_stuck', 'critical', null);
    execute (
        select format('alter table alert_kind add constraint alert_kind_kind_check check (kind in (%s))',
            string_agg(quote_literal(kind), ', ' order by kind))
        from alert_kind);
end
$$;
