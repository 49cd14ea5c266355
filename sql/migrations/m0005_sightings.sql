-- The evidence: a receiver heard a beacon. Partitioned by day without a default partition; the days are made ahead
-- and dropped whole. No foreign keys: a school day is 150 million rows, whose receiver, beacon, room and person
-- were looked up in the transaction that stores them.
create table sighting (
    heard_at timestamptz not null,
    received_at timestamptz not null,
    -- Which scanner heard it, or which person's client did.
    scanner_id bigint,
    client_id bigint,
    beacon_id bigint not null,
    -- What it is evidence of: this person near this room. Null where nobody carried the badge then.
    person_id bigint,
    room_id bigint not null,
    -- dBm; null where the receiver gave none.
    rssi smallint check (rssi between -127 and 20),
    count integer not null check (count > 0),
    check (num_nonnulls(scanner_id, client_id) = 1)
) partition by range (heard_at);
create index sighting_heard_at on sighting using brin (heard_at);

-- Makes the partitions of the days from one to the other (UTC) that are missing. CREATE … PARTITION OF would lock
-- out the writers; ATTACH does not.
create function make_sighting_days(first_day date, last_day date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
    wanted date;
    name text;
    made integer := 0;
begin
    -- Two servers may look after the days at the same moment.
    perform pg_advisory_xact_lock(hashtext('make_sighting_days'));
    for wanted in select generate_series(first_day, last_day, interval '1 day')::date loop
        name := 'sighting_' || to_char(wanted, 'YYYYMMDD');
        continue when to_regclass(name) is not null;
        execute format('create table %I (like sighting including defaults including constraints)', name);
        execute format(
            'alter table sighting attach partition %I for values from (%L) to (%L)',
            name, wanted::timestamp at time zone 'UTC', (wanted + 1)::timestamp at time zone 'UTC');
        made := made + 1;
    end loop;
    return made;
end
$$;
revoke execute on function make_sighting_days from public;

grant execute on function make_sighting_days to rollcall_app;
grant select, insert, delete on sighting to rollcall_app;
