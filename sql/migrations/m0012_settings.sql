-- What the school may set beside what came with accounts and the audit. Each setting is a column of the one row of
-- `site`, so that its type and range are the database's to keep, and a statement can join it. admin.config.write
-- changes them, on all servers at once.

alter table site
    -- An IANA name. Lawful hours, days and lessons follow it across daylight saving.
    add time_zone text not null default 'UTC'
        check (timezone(time_zone, timestamp '2000-01-01 00:00') is not null),
    -- Visits and changes of whereabouts are kept this many days.
    add visit_days integer not null default 400 check (visit_days between 1 and 3660),
    -- Outside these days and hours of the school's time sightings are dropped, not stored.
    add lawful_weekdays text[] not null default '{mon,tue,wed,thu,fri,sat,sun}'
        check (lawful_weekdays <@ '{mon,tue,wed,thu,fri,sat,sun}' and array_position(lawful_weekdays, null) is null),
    add lawful_from time not null default '00:00',
    add lawful_until time not null default '24:00',
    -- A session ends when it was not used for so long, and in any case after so many hours.
    add session_idle_minutes integer not null default 120 check (session_idle_minutes between 5 and 43200),
    add session_hours integer not null default 12 check (session_hours between 1 and 720),
    -- Whether staff and admins need a second factor.
    add totp_required boolean not null default false,
    add constraint site_lawful_hours check (lawful_from < lawful_until);

grant update (
    sighting_days, spool_days, time_zone, visit_days, audit_days, batch_days, lawful_weekdays, lawful_from,
    lawful_until, session_idle_minutes, session_hours, claim_code_hours, totp_required
) on site to rollcall_app;
