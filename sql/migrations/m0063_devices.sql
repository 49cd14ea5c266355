-- Devices of rooms: what a kind of them can do, how each one is, who may do what with it, and what it was told.

-- A kind is a document; no kind has code of its own.
create table kind (
    kind_name text primary key check (kind_name ~ '^[a-z][a-z0-9_]{0,31}$'),
    document jsonb not null check (jsonb_typeof(document) = 'object'),
    -- It came with the server, which writes it again at each start.
    shipped boolean not null default false,
    created_at timestamptz not null
);

create table device (
    device_id bigint generated always as identity primary key,
    device_name text not null check (length(device_name) between 1 and 100),
    kind text not null references kind,
    serial text not null check (serial ~ '^[A-Za-z0-9._:-]{1,64}$'),
    room_id bigint references room,
    dialect text not null default 'rollcall' check (dialect in ('rollcall', 'skylux', 'tasmota')),
    -- The line of mosquitto's password file, without the name: PBKDF2 of a token that is nowhere.
    broker_password text not null check (broker_password ~ '^\$7\$[0-9]+\$[A-Za-z0-9+/=]+\$[A-Za-z0-9+/=]+$'),
    -- SHA-256 of the code with which somebody registers it, once; null where there is none any more.
    code_hash bytea unique check (octet_length(code_hash) = 32),
    code_until timestamptz,
    owner bigint references person on delete set null,
    -- Whether schedules and rules may close what moves, and why an admin thinks so.
    unattended boolean not null default false,
    unattended_reason text check (length(unattended_reason) between 1 and 200),
    -- Until then whoever knows the serial registers it without the code.
    registration_open_until timestamptz,
    created_at timestamptz not null,
    retired_at timestamptz,
    check ((code_hash is null) = (code_until is null)),
    check (not unattended or unattended_reason is not null)
);
-- A retired device keeps its serial, and another may have it too.
create unique index device_serial_key on device (lower(serial)) where retired_at is null;
create index device_room_id on device (room_id);
create index device_kind on device (kind);
create index device_owner on device (owner);

-- What a device said last.
create table device_state (
    device_id bigint primary key references device on delete cascade,
    -- Of the device's last start; within one, `seq` rises.
    boot text check (length(boot) <= 64),
    seq bigint,
    firmware text check (length(firmware) <= 64),
    properties jsonb not null default '{}' check (jsonb_typeof(properties) = 'object'),
    cause text check (length(cause) <= 64),
    reported_at timestamptz,
    connected boolean not null default false,
    -- Since when it is, or is not; null where it never was.
    connected_at timestamptz,
    -- Since when something was in its way: only a person moves it again.
    obstructed_at timestamptz,
    -- Messages that were refused, counted by reason.
    refused jsonb not null default '{}' check (jsonb_typeof(refused) = 'object')
) with (fillfactor = 70);

create table device_grant (
    grant_id bigint generated always as identity primary key,
    device_id bigint not null references device on delete cascade,
    person_id bigint references person on delete cascade,
    group_id bigint references school_group on delete cascade,
    -- To the staff of the zone.
    zone_id bigint references zone on delete cascade,
    level text not null check (level in ('view', 'operate', 'manage')),
    check (num_nonnulls(person_id, group_id, zone_id) = 1),
    constraint device_grant_key unique nulls not distinct (device_id, person_id, group_id, zone_id)
);
create index device_grant_person_id on device_grant (person_id) where person_id is not null;
create index device_grant_group_id on device_grant (group_id) where group_id is not null;
create index device_grant_zone_id on device_grant (zone_id) where zone_id is not null;

-- What each person may do with each device.
create view device_access as
select device_id, person_id, (array['view', 'operate', 'manage'])[max(rank)] as level
from (
    select device_id, person_id, 3 as rank from device cross join person where classification = 'admin'
    union all
    select device_id, owner, 3 from device where owner is not null
    union all
    select device_id, coalesce(granted.person_id, group_member.person_id, staff.person_id),
        array_position(array['view', 'operate', 'manage'], level)
    from device_grant granted
        left join group_member on group_member.group_id = granted.group_id
        left join person_zone on person_zone.zone_id = granted.zone_id
        left join person staff on staff.person_id = person_zone.person_id and classification = 'staff'
) given
where person_id is not null
group by device_id, person_id;

-- What a device was told to do: the outbox, and what came of it.
create table command (
    command_id bigint generated always as identity primary key,
    device_id bigint not null references device on delete cascade,
    command_name text not null check (length(command_name) between 1 and 32),
    args jsonb not null default '{}' check (jsonb_typeof(args) = 'object'),
    -- The property that it sets, and to what where that is known: a newer command for the same one replaces it.
    property text check (length(property) between 1 and 32),
    value jsonb,
    is_stop boolean not null default false,
    -- What it does depends on how the device is: it must not be done twice.
    is_toggle boolean not null default false,
    -- In seconds.
    longest integer not null check (longest > 0),
    -- So many milliseconds the device warns before it moves.
    warning integer not null default 0 check (warning >= 0),
    state text not null check (state in (
        'asked', 'sent', 'accepted', 'done', 'refused', 'failed', 'obstructed', 'interrupted', 'timed_out', 'cancelled',
        'replaced')),
    reason text check (length(reason) between 1 and 200),
    source text not null check (source in ('person', 'schedule', 'rule', 'button')),
    -- Null where it was none, or they were erased.
    person_id bigint references person on delete set null,
    way text not null check (length(way) between 1 and 32),
    rule_id bigint,
    schedule_id bigint,
    -- The commands that led to it, the nearest last.
    causes bigint[] not null default '{}' check (cardinality(causes) <= 3),
    asked_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > asked_at),
    -- Null until there is an outcome.
    ended_at timestamptz,
    -- The device's properties when it was over.
    outcome_state jsonb,
    sends integer not null default 0 check (sends >= 0),
    -- When the server looks at it again: to send it once more, or to end it.
    next_send_at timestamptz,
    check ((ended_at is null) = (state in ('asked', 'sent', 'accepted'))),
    check (next_send_at is null or ended_at is null)
) with (fillfactor = 80);
create index command_open on command (device_id, command_id) where ended_at is null;
create index command_device_id on command (device_id, command_id desc);
create index command_person_id on command (person_id) where person_id is not null;
create index command_asked_at on command using brin (asked_at);

-- How a command came along.
create table command_step (
    command_id bigint not null references command on delete cascade,
    -- From 1.
    step integer not null check (step > 0),
    at timestamptz not null,
    state text not null,
    who text not null check (who in ('person', 'schedule', 'rule', 'button', 'device', 'server')),
    person_id bigint references person on delete set null,
    way text check (length(way) between 1 and 32),
    reason text check (length(reason) between 1 and 200),
    primary key (command_id, step)
);
create index command_step_person_id on command_step (person_id) where person_id is not null;

-- The server that speaks to the devices writes the broker's files again when this is told.
create function tell_device_login() returns trigger language plpgsql as $$
begin
    notify device_login;
    return null;
end
$$;
create trigger tell_device_login after insert or delete on device
    for each statement execute function tell_device_login();
create trigger tell_device_login_change after update of broker_password, retired_at on device
    for each statement execute function tell_device_login();

-- Each step of a command is told to all servers: the one that speaks to the devices, and those with listeners.
create function tell_command() returns trigger language plpgsql as $$
begin
    perform pg_notify('command', new.command_id || ' ' || new.device_id || ' ' || new.state);
    return null;
end
$$;
create trigger tell_command after insert on command for each row execute function tell_command();
create trigger tell_command_step after update of state on command for each row
    when (old.state <> new.state) execute function tell_command();

-- So is what a device says of itself, and what is changed of it.
create function tell_device() returns trigger language plpgsql as $$
begin
    perform pg_notify('device', new.device_id::text);
    return null;
end
$$;
create trigger tell_device after update on device_state for each row
    when (row(old.properties, old.connected, old.obstructed_at) is distinct from
        row(new.properties, new.connected, new.obstructed_at))
    execute function tell_device();
create trigger tell_device after insert or update on device for each row execute function tell_device();

-- Who listens is looked at again when what they may see of devices has changed.
create trigger tell_access_change after insert or update or delete on device_grant
    for each statement execute function tell_access_change();
create trigger tell_access_change after insert or delete on device
    for each statement execute function tell_access_change();
create trigger tell_access_change_of_place after update of room_id, owner, retired_at on device
    for each statement execute function tell_access_change();

alter table site
    -- Under which topic the devices of this school are: letters and digits, made at random.
    add site_key text not null default substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)
        check (site_key ~ '^[a-z0-9]{1,32}$');
grant update (site_key) on site to rollcall_app;

alter table alert_kind
    drop constraint alert_kind_kind_check,
    add constraint alert_kind_kind_check check (kind in (
        'scanner_silent', 'radio_failed', 'node_disk', 'spool_dropping', 'batch_set_aside', 'spool_rolled_back',
        'clock_off', 'scanners_late', 'beacon_unheard', 'badge_twice', 'badge_too_fast', 'unknown_badge',
        'record_broken', 'disk_low', 'backup_old', 'webhook_failing', 'device_obstructed'));
insert into alert_kind (kind, severity, threshold) values ('device_obstructed', 'critical', null);
alter table alert
    drop constraint alert_subject_sort_check,
    add constraint alert_subject_sort_check
        check (subject_sort in ('scanner', 'beacon', 'person', 'webhook', 'device', 'server'));

grant select, insert, update, delete on kind, device, device_state, device_grant, command, command_step
    to rollcall_app;
grant select on device_access to rollcall_app;
