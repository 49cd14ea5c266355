-- What a scanner's supervision of its radio told last: all of it, or nothing where the node has no radio.

-- Now under a check; the next heartbeat tells it again.
update scanner set reports_per_second = null where reports_per_second is not null;

alter table scanner
    add check (reports_per_second between 0 and 1e9),
    add radio_state text
        check (radio_state in ('starting', 'scanning', 'quiet', 'recovering', 'failed', 'off')),
    add radio_mode text check (radio_mode in ('exclusive', 'shared')),
    add radio_commands text check (radio_commands in ('legacy', 'extended')),
    -- The code of the error that keeps the radio from working.
    add radio_error text check (length(radio_error) between 1 and 100),
    add radio_last_report_at timestamptz,
    -- Counted since the node started.
    add radio_restarts integer check (radio_restarts >= 0),
    add radio_resets integer check (radio_resets >= 0),
    add radio_dropped_reports bigint check (radio_dropped_reports >= 0),
    add check (num_nonnulls(radio_state, radio_restarts, radio_resets, radio_dropped_reports) in (0, 4)),
    add check (radio_state is null or reports_per_second is not null),
    add check (radio_state is not null
        or num_nonnulls(radio_mode, radio_commands, radio_error, radio_last_report_at) = 0);
