-- Which adapter a node has: its name may change at each start, the address does not.
alter table scanner add column adapter_address bytea check (octet_length(adapter_address) = 6);

-- A scanner that answers and hears nothing, while others near it hear badges; and a radio that recovers for ever.
alter table alert_kind
    drop constraint alert_kind_kind_check,
    add constraint alert_kind_kind_check check (kind in (
        'scanner_silent', 'radio_failed', 'scanner_deaf', 'node_disk', 'spool_dropping', 'batch_set_aside',
        'spool_rolled_back', 'clock_off', 'scanners_late', 'beacon_unheard', 'badge_twice', 'badge_too_fast',
        'unknown_badge', 'record_broken', 'disk_low', 'backup_old', 'webhook_failing', 'device_obstructed',
        'rule_stopped', 'unlock_denied', 'door_forced', 'door_held', 'lock_jammed', 'lock_battery', 'lock_silent',
        'lock_forgery', 'station_unreachable'));
insert into alert_kind (kind, severity, threshold) values ('scanner_deaf', 'critical', 120);
update alert_kind set threshold = 120 where kind = 'radio_failed';

-- How nodes scan: a receiver that shares its chip with Wi-Fi may have to leave it some time.
alter table fleet
    add column scan_interval_ms integer check (scan_interval_ms between 3 and 10240),
    add column scan_window_ms integer check (scan_window_ms between 3 and 10240),
    add column scan_coded_phy boolean,
    drop constraint fleet_check,
    add constraint fleet_check check (num_nonnulls(
        active, interval_ms, measured_power, spool_bytes, log_level, scan_interval_ms, scan_window_ms,
        scan_coded_phy) > 0);
