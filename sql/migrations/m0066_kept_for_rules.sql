-- What stations say of the weather is kept, so that rules are tried on it; and what schedules require is remembered, as
-- what rules go by is.

-- Of a station one report in a second is kept. What it says is told with the device.
drop index weather_report_device_id;
create unique index weather_report_device_id_at on weather_report (device_id, at) where device_id is not null;
drop trigger tell_rules on weather_report;
create trigger tell_rules after insert on weather_report for each row when (new.device_id is null)
    execute function tell_rules();

alter table schedule
    -- What it remembers of what it requires; null where it begins anew.
    add state jsonb;
