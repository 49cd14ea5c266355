"""Faults of the database, and of what is in it."""

import contextlib
import signal
import subprocess
import threading

from kinds import kind
from recording import PEOPLE

BREAK = """
    create or replace function break_row() returns trigger language plpgsql as $$
    begin raise exception 'broken for a trial' using errcode = 'check_violation'; end $$;
    create or replace trigger break_row before insert or update on visit
        for each row when (new.person_id = {person}) execute function break_row();
    create or replace trigger break_row before insert or update on whereabouts
        for each row when (new.person_id = {person}) execute function break_row();
"""
# Counts each transaction once, at its commit: the writer may have decided on top of it by then.
FAIL_THIRD = """
    create sequence if not exists third_commit;
    grant usage on sequence third_commit to public;
    create or replace function fail_third() returns trigger language plpgsql as $$
    begin
        if current_setting('trial.counted', true) is distinct from pg_current_xact_id()::text then
            perform set_config('trial.counted', pg_current_xact_id()::text, true);
            if nextval('third_commit') % 3 = 0 then
                raise exception 'failed for a trial' using errcode = 'serialization_failure';
            end if;
        end if;
        return null;
    end $$;
    drop trigger if exists fail_third on batch;
    create constraint trigger fail_third after insert on batch
        deferrable initially deferred for each row execute function fail_third();
"""
MEND_THIRD = "drop function if exists fail_third() cascade; drop sequence if exists third_commit"
MEND = "drop function if exists break_row() cascade"


@kind("kill-postgres", "All processes of PostgreSQL are killed; it is started again after some seconds.")
def kill_postgres(run, fault):
    with fault.alone(run, run.postgres_lock):
        run.postgres.kill()
        try:
            fault.pause(run, 1, 5)
        finally:
            run.postgres.start()


@kind("restart-postgres", "PostgreSQL is shut down cleanly and started again.")
def restart_postgres(run, fault):
    with fault.alone(run, run.postgres_lock):
        run.postgres.stop()
        run.postgres.start()


@kind("stop-postgres", "All processes of PostgreSQL are suspended for 12 seconds.")
def stop_postgres(run, fault):
    with fault.alone(run, run.postgres_lock):
        run.postgres.signal_all(signal.SIGSTOP)
        try:
            fault.pause(run, 12)
        finally:
            run.postgres.signal_all(signal.SIGCONT)


@kind("no-connections", "Another program uses up all connections of PostgreSQL, and ends some of the servers'.")
def no_connections(run, fault):
    with fault.alone(run, run.postgres_lock), contextlib.ExitStack() as stack:
        def take_all():
            while (taken := run.postgres.connect()) is not None:
                stack.enter_context(taken)

        take_all()
        for _ in range(3):
            run.postgres.sql(
                "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'rollcall'"
                " and query <> '' order by random() limit 4")
            take_all()
            fault.pause(run, 2, 4)


@kind("full-postgres", "PostgreSQL's disk is full for a while. PostgreSQL is started again if it stopped.")
def full_postgres(run, fault):
    if not run.is_mounted:
        fault.skipped = "needs a disk in memory, which only root may mount"
        return
    with fault.alone(run, run.postgres_lock):
        filler = run.postgres.folder / "filler"
        run.fill(filler)
        try:
            fault.pause(run, 6, 10)
        finally:
            filler.unlink()
            run.postgres.start()


@kind("broken-row", "One person's whereabouts and visits violate a constraint of the database for some seconds.")
def broken_row(run, fault):
    person = fault.random.choice(list(PEOPLE))
    fault.person = person
    with fault.alone(run, run.rows_lock):
        run.postgres.sql_at_last(BREAK.format(person=run.school.people[person]))
        try:
            fault.pause(run, 6, 12)
        finally:
            run.postgres.sql_at_last(MEND)


@kind("third-commit", "Every third commit of sightings fails for some seconds.")
def third_commit(run, fault):
    with fault.alone(run, run.rows_lock):
        try:
            run.postgres.sql_at_last(FAIL_THIRD)
            fault.pause(run, 6, 12)
        finally:
            run.postgres.sql_at_last(MEND_THIRD)


@kind("locked-table", "Another session locks the audit table while nine admins make changes.")
def locked_table(run, fault):
    with fault.alone(run, run.rows_lock):
        session = subprocess.Popen(
            run.postgres.psql(), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True)
        try:
            session.stdin.write("begin; lock table audit in access exclusive mode;\n")
            session.stdin.flush()
            fault.pause(run, 0.5)
            for number in range(9):
                threading.Thread(target=run.change_something, args=(fault, number), daemon=True).start()
            fault.pause(run, 7, 10)
        finally:
            session.kill()
            session.wait()
