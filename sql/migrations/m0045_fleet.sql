-- How nodes are beside their radio, as their heartbeats tell it, and the settings that the school hands out to them.

alter table scanner
    -- In small letters; settings of the fleet name them.
    add column labels text[] not null default '{}'
        check (array_position(labels, null) is null and cardinality(labels) <= 20),
    -- Of all that follows the newest heartbeat tells; null is what it did not.
    add column version text check (length(version) between 1 and 100),
    -- Seconds by which the node's clock is ahead of the server's.
    add column clock_offset double precision,
    add column spool_bytes bigint check (spool_bytes >= 0),
    -- Seconds since the oldest batch that waits was made.
    add column spool_oldest_age bigint check (spool_oldest_age >= 0),
    -- Batches that gave way because the spool was full.
    add column spool_dropped bigint check (spool_dropped >= 0),
    -- Batches that the server will never take.
    add column spool_set_aside bigint check (spool_set_aside >= 0),
    -- Sightings that wait in memory because the disk takes none.
    add column spool_in_memory bigint check (spool_in_memory >= 0),
    -- Bytes.
    add column free_disk bigint check (free_disk >= 0),
    add column disk_error text check (length(disk_error) between 1 and 100),
    -- [{"name": …, "value": …, "source": …}]
    add column node_settings jsonb,
    add check (num_nonnulls(spool_bytes, spool_dropped, spool_set_aside) in (0, 3)),
    add check (spool_bytes is not null
        or num_nonnulls(spool_oldest_age, spool_in_memory, free_disk, disk_error) = 0);

-- Null leaves a setting to the node, or to the general row.
create table fleet (
    -- Whose scanners it is for; empty for all of them.
    label text primary key check (length(label) <= 45),
    active boolean,
    interval_ms integer check (interval_ms between 20 and 10240),
    measured_power integer check (measured_power between -127 and 20),
    spool_bytes bigint check (spool_bytes >= 1048576),
    log_level text check (log_level in ('trace', 'debug', 'info', 'notice', 'warning', 'error', 'critical')),
    check (num_nonnulls(active, interval_ms, measured_power, spool_bytes, log_level) > 0)
);

grant select, insert, update, delete on fleet to rollcall_app;
