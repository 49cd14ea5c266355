-- What is wrong now and was wrong before: one open alert for each kind and subject.

-- How each kind is told. An admin may change it.
create table alert_kind (
    kind text primary key check (kind in (
        'scanner_silent', 'radio_failed', 'node_disk', 'spool_dropping', 'batch_set_aside', 'spool_rolled_back',
        'clock_off', 'scanners_late', 'beacon_unheard', 'badge_twice', 'badge_too_fast', 'unknown_badge',
        'record_broken', 'disk_low', 'backup_old', 'webhook_failing')),
    enabled boolean not null default true,
    severity text not null check (severity in ('info', 'warning', 'critical')),
    -- From when on it is told, in the unit of the kind; null where there is nothing to choose.
    threshold double precision check (threshold > 0 and threshold <= 1e6)
);

insert into alert_kind (kind, severity, threshold) values
    ('scanner_silent', 'critical', 60),
    ('radio_failed', 'critical', null),
    ('node_disk', 'critical', 64),
    ('spool_dropping', 'critical', null),
    ('batch_set_aside', 'warning', null),
    ('spool_rolled_back', 'warning', null),
    ('clock_off', 'warning', 60),
    ('scanners_late', 'critical', 60),
    ('beacon_unheard', 'warning', 2),
    ('badge_twice', 'critical', 30),
    ('badge_too_fast', 'critical', 2),
    ('unknown_badge', 'info', null),
    ('record_broken', 'critical', null),
    ('disk_low', 'critical', null),
    ('backup_old', 'warning', 8),
    ('webhook_failing', 'warning', null);

create table alert (
    alert_id bigint generated always as identity primary key,
    kind text not null references alert_kind,
    subject_sort text not null check (subject_sort in ('scanner', 'beacon', 'person', 'webhook', 'server')),
    -- The number of the row that it is about; 0 of the server itself.
    subject_id bigint not null,
    -- Set where it is about a person, so that it goes with them.
    person_id bigint references person on delete cascade,
    severity text not null check (severity in ('info', 'warning', 'critical')),
    -- Sentences without a person's name: that is put in when they are read, for whoever may see it.
    text text not null check (length(text) between 1 and 500),
    hint text not null check (length(hint) between 1 and 500),
    -- The rooms that it tells of.
    rooms bigint[] not null default '{}',
    opened_at timestamptz not null,
    -- When the cause was last told, and how often it was.
    last_at timestamptz not null,
    count integer not null default 1 check (count > 0),
    -- Since when the cause is gone; null while it is there.
    gone_at timestamptz,
    acknowledged_by bigint references person on delete set null,
    acknowledged_at timestamptz,
    note text check (length(note) between 1 and 500),
    closed_at timestamptz check (closed_at >= opened_at),
    closed_by_hand boolean not null default false,
    check (coalesce(person_id = subject_id, false) = (subject_sort = 'person'))
);
create unique index alert_open on alert (kind, subject_sort, subject_id) where closed_at is null;
create index alert_opened_at on alert (opened_at desc, alert_id desc);
create index alert_closed_at on alert (closed_at);
create index alert_person_id on alert (person_id);
create index alert_acknowledged_by on alert (acknowledged_by);

grant select, update on alert_kind to rollcall_app;
grant select, insert, update, delete on alert to rollcall_app;
