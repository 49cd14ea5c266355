-- This server as a station: what it tells resolvers, and what they say.

create table station (
    -- There is one.
    is_only boolean primary key default true check (is_only),
    -- As it is told: it stays, whichever machine speaks. Null before the first has spoken.
    serial text check (length(serial) between 1 and 64),
    -- Of its key: each new key has the next one.
    generation integer not null default 1 check (generation > 0),
    -- Of the record that was signed last.
    counter bigint not null default 0 check (counter between 0 and 9007199254740991),
    -- What an admin said; null where the settings of the server that speaks hold.
    findable text check (findable in ('serial', 'code')),
    port integer check (port between 1 and 65535),
    servers text[] check (cardinality(servers) <= 4),
    sealed_invitation bytea,
    -- What is told: the settings of the server that speaks, with what an admin said.
    told_findable text check (told_findable in ('serial', 'code')),
    told_port integer check (told_port between 1 and 65535),
    -- Its addresses in words, the one of IPv4 first; null where none is known.
    address text check (length(address) between 1 and 250)
);
insert into station default values;

-- The resolvers that it speaks to, in their order.
create table station_resolver (
    server text primary key check (length(server) between 1 and 270),
    place integer not null,
    since timestamptz not null,
    state text not null default 'connecting' check (state in ('connecting', 'accepted', 'refused', 'unreachable')),
    accepted_at timestamptz,
    -- Whether it could connect to the port; null where it has not tried.
    is_reachable boolean,
    reason text check (length(reason) between 1 and 64),
    -- Of the key that it has; null where it is known to have none.
    generation integer
);

-- 'plan' where the server that speaks has to read anew what it is to say, 'state' for who looks on.
create function tell_station() returns trigger language plpgsql as $$
begin
    perform pg_notify('station', tg_argv[0]);
    return null;
end
$$;
create trigger tell_station_plan after update on station for each row
    when (row(old.generation, old.findable, old.port, old.servers, old.sealed_invitation) is distinct from
        row(new.generation, new.findable, new.port, new.servers, new.sealed_invitation))
    execute function tell_station('plan');
create trigger tell_station after update on station for each row
    when (row(old.serial, old.told_findable, old.told_port, old.address) is distinct from
        row(new.serial, new.told_findable, new.told_port, new.address))
    execute function tell_station('state');
create trigger tell_station_resolver after insert or update or delete on station_resolver
    for each row execute function tell_station('state');

alter table alert_kind
    drop constraint alert_kind_kind_check,
    add constraint alert_kind_kind_check check (kind in (
        'scanner_silent', 'radio_failed', 'node_disk', 'spool_dropping', 'batch_set_aside', 'spool_rolled_back',
        'clock_off', 'scanners_late', 'beacon_unheard', 'badge_twice', 'badge_too_fast', 'unknown_badge',
        'record_broken', 'disk_low', 'backup_old', 'webhook_failing', 'device_obstructed', 'rule_stopped',
        'unlock_denied', 'door_forced', 'door_held', 'lock_jammed', 'lock_battery', 'lock_silent', 'lock_forgery',
        'station_unreachable'));
insert into alert_kind (kind, severity, threshold) values ('station_unreachable', 'warning', 900);

grant select on station to rollcall_app;
grant update (
    serial, generation, counter, findable, port, servers, sealed_invitation, told_findable, told_port, address)
    on station to rollcall_app;
grant select, insert, update, delete on station_resolver to rollcall_app;
