-- The three roles. Each is made only where it is missing: roles belong to the whole cluster, and another
-- Rollcall database of it may have made them already, even in this very moment.
do $$
declare
    wanted text;
begin
    foreach wanted in array array['rollcall_owner', 'rollcall_app', 'rollcall_report'] loop
        begin
            if not exists (select from pg_roles where rolname = wanted) then
                execute format('create role %I login', wanted);
            end if;
        exception when duplicate_object or unique_violation then
            null;
        end;
        -- From PostgreSQL 16 on, who makes a role is a member of it without the use of its rights.
        if not pg_has_role(current_user, wanted, 'usage') then
            execute format('grant %I to current_user', wanted);
        end if;
    end loop;
end
$$;

-- Exclusion constraints over a person and a span of time need equality in a GiST index.
create extension if not exists btree_gist;

-- All that follows belongs to the owner; the server serves as rollcall_app, reports read as rollcall_report.
grant create, usage on schema public to rollcall_owner;
grant usage on schema public to rollcall_app, rollcall_report;
grant usage on schema public to rollcall_owner with grant option;
