-- Accounts: how one comes into them, what else than a password keeps others out, and who is turned away.

alter table person
    -- Since when the person cannot log in; null where they can.
    add column disabled_at timestamptz,
    -- Set by an admin, who knows it: the person has to choose another before anything else.
    add column password_temporary boolean not null default false;

alter table session
    -- Names a session to its owner; the token's hash never leaves the database.
    add column session_id bigint generated always as identity unique,
    -- Where the login came from, and the program that it named.
    add column address text not null default '' check (length(address) <= 100),
    add column agent text check (length(agent) <= 200);

alter table site
    -- How long the one-time code for an account holds.
    add column claim_code_hours integer not null default 72 check (claim_code_hours between 1 and 8784);

-- The one-time code with which a person takes an account over; a new one replaces it.
create table claim_code (
    person_id bigint primary key references person on delete cascade,
    -- SHA-256; the code itself is nowhere.
    code_hash bytea not null check (octet_length(code_hash) = 32),
    issued_at timestamptz not null,
    expires_at timestamptz not null
);

create table totp (
    person_id bigint primary key references person on delete cascade,
    -- Sealed with AES-GCM under a key that is not in the database.
    sealed_secret bytea not null,
    -- Null until the person has shown a code of it; until then it counts for nothing.
    confirmed_at timestamptz,
    -- The time step of the newest code that was used: none is taken twice (RFC 6238, section 5.2).
    last_step bigint not null default 0
);

create table recovery_code (
    code_hash bytea primary key check (octet_length(code_hash) = 32),
    person_id bigint not null references person on delete cascade
);
create index recovery_code_person_id on recovery_code (person_id);

-- Browsers in which a person logged in before, so that strangers who guess cannot lock them out
-- (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
create table device (
    token_hash bytea primary key check (octet_length(token_hash) = 32),
    person_id bigint not null references person on delete cascade,
    seen_at timestamptz not null
);
create index device_person_id on device (person_id);

-- Attempts to guess a secret, by SHA-256 of what is being counted: an account, an address, a device. Each takes a
-- place in a bucket, and the bucket is empty again at the time that is kept.
create table attempt (
    key bytea primary key check (octet_length(key) = 32),
    empty_at timestamptz not null
);

-- Takes a place in all of these buckets and returns null; or, where one is full, takes none and returns the seconds
-- until there is a place again. A bucket has so many places, of which one is freed every so many seconds.
create function admit_attempt(keys bytea[], places integer[], seconds float8[], at timestamptz) returns float8
language plpgsql as $$
declare
    wait float8;
begin
    -- In the order of the keys, so that two callers never hold what the other waits for.
    insert into attempt (key, empty_at) select wanted, at from unnest(keys) wanted order by wanted
    on conflict do nothing;
    perform from attempt where key = any (keys) order by key for update;
    select max(extract(epoch from greatest(empty_at, at) - at) + bucket.every - bucket.places * bucket.every)
    into wait
    from unnest(keys, places, seconds) bucket (key, places, every) join attempt using (key);
    if wait > 0 then
        return wait;
    end if;
    update attempt set empty_at = greatest(empty_at, at) + make_interval(secs => bucket.every)
    from unnest(keys, seconds) bucket (key, every) where attempt.key = bucket.key;
    return null;
end
$$;

-- Somebody must be able to let the others in. Whoever would take the last admin away is refused; two who would take
-- away one each wait for each other at the row of the site.
create function keep_an_admin() returns trigger
language plpgsql as $$
begin
    if tg_op = 'UPDATE' and new.classification = 'admin' and new.disabled_at is null then
        return new;
    end if;
    perform from site for update;
    if not exists (
        select from person
        where classification = 'admin' and disabled_at is null and password_hash is not null
            and person_id <> old.person_id)
    then
        raise exception 'the last admin' using errcode = 'check_violation', constraint = 'person_last_admin';
    end if;
    return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger keep_an_admin before update or delete on person for each row
    when (old.classification = 'admin' and old.disabled_at is null and old.password_hash is not null)
    execute function keep_an_admin();

grant select, insert, update, delete on claim_code, totp, recovery_code, device, attempt to rollcall_app;
