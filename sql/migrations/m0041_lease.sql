-- The session in which the owner of the engine writes. Where its machine hangs in a transaction, the session still holds
-- the row of the lease: whoever takes the engine over ends it. A process id alone may mean another session by then.
alter table engine_lease
    add column writer_pid integer,
    add column writer_started timestamptz;
