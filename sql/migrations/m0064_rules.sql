-- What tells devices what to do when nobody is there: schedules by the time, rules by what happens; and the weather.

alter table site
    -- Where the school is, in degrees: north and east are positive. Without both no sunrise is known.
    add latitude double precision check (latitude between -90 and 90),
    add longitude double precision check (longitude between -180 and 180);
grant update (latitude, longitude) on site to rollcall_app;

create table schedule (
    schedule_id bigint generated always as identity primary key,
    device_id bigint not null references device on delete cascade,
    command_name text not null check (length(command_name) between 1 and 32),
    args jsonb not null default '{}' check (jsonb_typeof(args) = 'object'),
    weekdays text[] not null check (
        weekdays <@ '{mon,tue,wed,thu,fri,sat,sun}' and array_position(weekdays, null) is null
        and cardinality(weekdays) > 0),
    -- `07:30` on the school's clocks, or `sunset-30` in minutes.
    at text not null check (at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$|^(sunrise|sunset)([+-][0-9]{1,3})?$'),
    -- Null: it has no beginning, or no end.
    first_day date,
    last_day date check (last_day >= first_day),
    -- What has to be so besides.
    requirement jsonb,
    -- Up to so many seconds late it is done; later it is missed.
    late_by integer not null default 300 check (late_by between 0 and 3600),
    enabled boolean not null default true,
    created_by bigint references person on delete set null,
    created_at timestamptz not null,
    -- What was due up to then was done, or noted as missed.
    looked_until timestamptz not null
);
create index schedule_device_id on schedule (device_id);
create index schedule_created_by on schedule (created_by);

-- Each time at which a schedule was due. The row claims it, so that it is done once.
create table schedule_run (
    schedule_id bigint not null references schedule on delete cascade,
    due_at timestamptz not null,
    -- `not_met` and `held`: what it requires was not so, or was not known.
    outcome text not null check (outcome in ('asked', 'missed', 'not_met', 'held', 'refused')),
    command_id bigint references command on delete set null,
    reason text check (length(reason) between 1 and 500),
    primary key (schedule_id, due_at)
);
create index schedule_run_due_at on schedule_run using brin (due_at);
create index schedule_run_command_id on schedule_run (command_id) where command_id is not null;

create table rule (
    rule_id bigint generated always as identity primary key,
    rule_name text not null check (length(rule_name) between 1 and 100),
    -- `Rule` of the target Devices, with the numbers of rooms, zones and devices.
    document jsonb not null check (jsonb_typeof(document) = 'object'),
    enabled boolean not null default true,
    created_at timestamptz not null,
    -- Since when it is as it is: it begins anew then.
    changed_at timestamptz not null,
    -- Since when it starts nothing more because it started too much.
    stopped_at timestamptz,
    -- What it remembers; null where it begins anew.
    state jsonb
);
create unique index rule_name_key on rule (lower(rule_name));

-- Each time that a rule started, or would have. The row claims it, so that its commands are given once.
create table rule_firing (
    rule_id bigint not null references rule on delete cascade,
    -- Which of its conditions turned on, and when.
    cause text not null check (length(cause) between 1 and 64),
    at timestamptz not null,
    -- The place of the condition in `when`, from 0.
    condition integer not null check (condition >= 0),
    -- `dry_run`: it is only recorded. `chain_too_long`: too many commands led to it.
    verdict text not null check (verdict in ('run', 'dry_run', 'not_met', 'held', 'chain_too_long')),
    -- The commands that it gave, and the sentences of those that were refused.
    commands bigint[] not null default '{}',
    refusals text[] not null default '{}',
    primary key (rule_id, cause)
);
create index rule_firing_at on rule_firing (at);

-- How far the changes of whereabouts were taken in.
create table rule_progress (
    singleton boolean primary key default true check (singleton),
    change_id bigint not null default 0
);
insert into rule_progress default values;

create table weather_report (
    weather_report_id bigint generated always as identity primary key,
    at timestamptz not null,
    -- In millimetres an hour, metres a second, degrees Celsius.
    rain double precision check (rain between 0 and 500),
    wind double precision check (wind between 0 and 150),
    temperature double precision check (temperature between -90 and 70),
    -- The station; null where an admin reported it.
    device_id bigint references device on delete cascade,
    check (num_nonnulls(rain, wind, temperature) > 0)
);
create index weather_report_at on weather_report (at desc);
create index weather_report_device_id on weather_report (device_id) where device_id is not null;

alter table command
    add foreign key (rule_id) references rule on delete set null,
    add foreign key (schedule_id) references schedule on delete set null;
create index command_rule_id on command (rule_id) where rule_id is not null;
create index command_schedule_id on command (schedule_id) where schedule_id is not null;

-- The owner of the engine reads again what was changed.
create function tell_rules() returns trigger language plpgsql as $$
begin
    perform pg_notify('rule', tg_table_name);
    return null;
end
$$;
create trigger tell_rules after insert or delete on schedule for each statement execute function tell_rules();
create trigger tell_rules_change after update of
    device_id, command_name, args, weekdays, at, first_day, last_day, requirement, late_by, enabled on schedule
    for each statement execute function tell_rules();
create trigger tell_rules after insert or delete on rule for each statement execute function tell_rules();
create trigger tell_rules_change after update of document, enabled, changed_at on rule
    for each statement execute function tell_rules();
create trigger tell_rules after insert on weather_report for each statement execute function tell_rules();

-- Each start of a rule is told to those who listen.
create function tell_rule_firing() returns trigger language plpgsql as $$
begin
    perform pg_notify('rule_firing', new.rule_id || ' ' || new.cause);
    return null;
end
$$;
create trigger tell_rule_firing after insert on rule_firing for each row execute function tell_rule_firing();

alter table alert_kind
    drop constraint alert_kind_kind_check,
    add constraint alert_kind_kind_check check (kind in (
        'scanner_silent', 'radio_failed', 'node_disk', 'spool_dropping', 'batch_set_aside', 'spool_rolled_back',
        'clock_off', 'scanners_late', 'beacon_unheard', 'badge_twice', 'badge_too_fast', 'unknown_badge',
        'record_broken', 'disk_low', 'backup_old', 'webhook_failing', 'device_obstructed', 'rule_stopped'));
insert into alert_kind (kind, severity, threshold) values ('rule_stopped', 'warning', null);
alter table alert
    drop constraint alert_subject_sort_check,
    add constraint alert_subject_sort_check
        check (subject_sort in ('scanner', 'beacon', 'person', 'webhook', 'device', 'rule', 'server'));

grant select, insert, update, delete on schedule, schedule_run, rule, rule_firing, weather_report to rollcall_app;
grant select, update on rule_progress to rollcall_app;
