-- Locks of rooms and doors, and each attempt to open one.

create table lock (
    lock_id bigint generated always as identity primary key,
    lock_name text not null check (length(lock_name) between 1 and 100),
    -- Into which room it leads: the right is that of this room.
    room_id bigint not null references room on delete cascade,
    -- The door that it is at, so that the room on the other side is known.
    door_id bigint references door on delete set null,
    device_id bigint not null references device on delete cascade,
    dialect text not null default 'hmac' check (dialect in ('hmac', 'aes128')),
    gate text not null default 'warn' check (gate in ('off', 'warn', 'require')),
    -- In seconds.
    within integer not null default 20 check (within between 5 and 120),
    -- In dBm.
    min_rssi integer check (min_rssi between -127 and 20),
    trust_client boolean not null default false,
    -- Seconds that it is held open.
    relock integer not null default 5 check (relock between 1 and 3600),
    -- Spans of weekdays and minutes since midnight; null for none.
    open_hours jsonb check (jsonb_typeof(open_hours) = 'array'),
    -- Of the keys that it has; null until it is activated.
    epoch bigint check (epoch between 1 and 4294967295),
    -- The epoch that was given out last: another each time.
    last_epoch bigint not null default 0,
    -- The keys, sealed as secrets of one-time codes are.
    sealed_keys bytea,
    activated_at timestamptz,
    -- The activation that was asked for last. While it is under way the owner of the engine finds here what the admin
    -- typed of the lock's label, sealed as the keys are.
    activation_epoch bigint,
    activation_asked_at timestamptz,
    sealed_label bytea,
    -- Why it came to nothing.
    activation_error text check (length(activation_error) between 1 and 40),
    created_at timestamptz not null,
    retired_at timestamptz,
    check ((epoch is null) = (sealed_keys is null) and (epoch is null) = (activated_at is null)),
    check ((activation_asked_at is null) = (sealed_label is null))
);
create unique index lock_device_id on lock (device_id) where retired_at is null;
create unique index lock_name_key on lock (lower(lock_name)) where retired_at is null;
create index lock_room_id on lock (room_id);
create index lock_door_id on lock (door_id) where door_id is not null;

-- The scanners that see who stands at it; without any, those of the rooms at the door do.
create table lock_listener (
    lock_id bigint not null references lock on delete cascade,
    scanner_id bigint not null references scanner on delete cascade,
    primary key (lock_id, scanner_id)
);
create index lock_listener_scanner_id on lock_listener (scanner_id);

-- Each attempt, granted or not.
create table unlock (
    attempt_id bigint generated always as identity primary key,
    lock_id bigint not null references lock on delete cascade,
    room_id bigint not null references room on delete cascade,
    -- Null of open hours, which nobody asks for.
    person_id bigint references person on delete cascade,
    asked_at timestamptz not null,
    way text not null check (way in ('self', 'override', 'open_hours', 'booking')),
    -- By which request: a page, the command line, an old endpoint.
    source text not null default 'request' check (length(source) between 1 and 20),
    is_granted boolean not null,
    -- What gave the right, and its number.
    right_word text check (right_word in ('level', 'clearance', 'booking')),
    right_id bigint,
    -- 'seen', 'not_seen' or 'blind', by what, and how many milliseconds before.
    sight text not null check (sight in ('off', 'seen', 'not_seen', 'blind')),
    sight_source text check (length(sight_source) between 1 and 40),
    sight_ms integer,
    reasons text[] not null default '{}',
    override_reason text check (length(override_reason) between 1 and 200),
    epoch bigint,
    -- Seconds to hold it open.
    hold integer not null check (hold between 1 and 3600),
    -- The old endpoints ask for challenge and response one by one.
    is_stepped boolean not null default false,
    -- The lock's random bytes, of such a one.
    nonce bytea check (octet_length(nonce) = 16),
    state text not null check (state in (
        'refused', 'asked', 'challenged', 'responded', 'opened', 'denied', 'jammed', 'timed_out', 'unconfirmed')),
    outcome_reason text check (length(outcome_reason) between 1 and 64),
    responded_at timestamptz,
    ended_at timestamptz,
    check (is_granted = (state <> 'refused')),
    check ((ended_at is null) = (state in ('asked', 'challenged', 'responded')))
);
create index unlock_lock_id on unlock (lock_id, attempt_id desc);
create index unlock_person_id on unlock (person_id, attempt_id desc) where person_id is not null;
create index unlock_room_id on unlock (room_id);
create index unlock_asked_at on unlock using brin (asked_at);
create index unlock_open on unlock (attempt_id) where ended_at is null;

-- An attempt is added once and its outcome filled in once: what was decided is never changed.
create function guard_unlock() returns trigger language plpgsql as $$
begin
    if old.ended_at is not null
        or row(old.lock_id, old.asked_at, old.way, old.is_granted, old.right_word, old.right_id, old.sight,
            old.sight_source, old.sight_ms, old.reasons, old.override_reason, old.hold)
        is distinct from row(new.lock_id, new.asked_at, new.way, new.is_granted, new.right_word, new.right_id,
            new.sight, new.sight_source, new.sight_ms, new.reasons, new.override_reason, new.hold)
        or (old.state = 'responded' and new.state in ('asked', 'challenged'))
    then
        raise exception 'an attempt that is over is never changed';
    end if;
    return new;
end
$$;
create trigger guard_unlock before update on unlock for each row execute function guard_unlock();

create function tell_unlock() returns trigger language plpgsql as $$
begin
    perform pg_notify('unlock', new.attempt_id || ' ' || new.lock_id || ' ' || new.state);
    return null;
end
$$;
create trigger tell_unlock after insert on unlock for each row execute function tell_unlock();
create trigger tell_unlock_step after update of state on unlock for each row
    when (old.state <> new.state) execute function tell_unlock();

create function tell_lock() returns trigger language plpgsql as $$
begin
    perform pg_notify('lock', new.lock_id::text);
    return null;
end
$$;
create trigger tell_lock after insert or update on lock for each row execute function tell_lock();

alter table site
    add unlock_days integer not null default 90 check (unlock_days between 1 and 3660),
    add allow_weak_locks boolean not null default false;

alter table alert_kind
    drop constraint alert_kind_kind_check,
    add constraint alert_kind_kind_check check (kind in (
        'scanner_silent', 'radio_failed', 'node_disk', 'spool_dropping', 'batch_set_aside', 'spool_rolled_back',
        'clock_off', 'scanners_late', 'beacon_unheard', 'badge_twice', 'badge_too_fast', 'unknown_badge',
        'record_broken', 'disk_low', 'backup_old', 'webhook_failing', 'device_obstructed', 'rule_stopped',
        'unlock_denied', 'door_forced', 'door_held', 'lock_jammed', 'lock_battery', 'lock_silent', 'lock_forgery'));
insert into alert_kind (kind, severity, threshold) values
    ('unlock_denied', 'warning', 5),
    ('door_forced', 'critical', null),
    ('door_held', 'warning', 30),
    ('lock_jammed', 'critical', null),
    ('lock_battery', 'warning', 15),
    ('lock_silent', 'critical', 120),
    ('lock_forgery', 'critical', null);
alter table alert
    drop constraint alert_subject_sort_check,
    add constraint alert_subject_sort_check
        check (subject_sort in ('scanner', 'beacon', 'person', 'webhook', 'device', 'rule', 'lock', 'server'));

grant select, insert, update, delete on lock, lock_listener to rollcall_app;
-- The serving role adds attempts, and fills in what came of them.
grant select, insert, delete on unlock to rollcall_app;
grant update (state, epoch, nonce, outcome_reason, responded_at, ended_at) on unlock to rollcall_app;
grant update (unlock_days, allow_weak_locks) on site to rollcall_app;
