-- Each day of the week has lawful hours of its own, or none. What was set before for all days is carried over.

create domain lawful_hours as text
    constraint lawful_hours_form check (
        value = 'none'
        or value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
            and left(value, 5) collate "C" < right(value, 5) collate "C");

alter table site
    -- Outside these hours of the school's time sightings are dropped, not stored.
    add lawful_mon lawful_hours not null default '00:00-24:00',
    add lawful_tue lawful_hours not null default '00:00-24:00',
    add lawful_wed lawful_hours not null default '00:00-24:00',
    add lawful_thu lawful_hours not null default '00:00-24:00',
    add lawful_fri lawful_hours not null default '00:00-24:00',
    add lawful_sat lawful_hours not null default '00:00-24:00',
    add lawful_sun lawful_hours not null default '00:00-24:00';

-- A setting could only be of whole minutes.
update site
set (lawful_mon, lawful_tue, lawful_wed, lawful_thu, lawful_fri, lawful_sat, lawful_sun) = (
    select
        max(hours) filter (where day = 'mon'), max(hours) filter (where day = 'tue'),
        max(hours) filter (where day = 'wed'), max(hours) filter (where day = 'thu'),
        max(hours) filter (where day = 'fri'), max(hours) filter (where day = 'sat'),
        max(hours) filter (where day = 'sun')
    from (
        select day, case when day = any (lawful_weekdays) and left(lawful_from::text, 5) <> left(lawful_until::text, 5)
            then left(lawful_from::text, 5) || '-' || left(lawful_until::text, 5) else 'none' end as hours
        from unnest('{mon,tue,wed,thu,fri,sat,sun}'::text[]) day) week);

alter table site
    drop constraint site_lawful_hours,
    drop lawful_weekdays,
    drop lawful_from,
    drop lawful_until;

grant update (lawful_mon, lawful_tue, lawful_wed, lawful_thu, lawful_fri, lawful_sat, lawful_sun)
    on site to rollcall_app;
