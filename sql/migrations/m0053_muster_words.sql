-- A roll-call keeps every word that was said of anybody, and what was believed when it began.

alter table muster
    add kind text not null default 'emergency' check (kind in ('emergency', 'drill')),
    -- Rises by one with each word and each change of the roll-call itself.
    add version bigint not null default 0,
    -- It was begun by mistake: no report tells of it.
    add is_mistake boolean not null default false;

create table muster_word (
    muster_id bigint not null references muster on delete cascade,
    version bigint not null,
    person_id bigint not null references person on delete cascade,
    witness text not null check (
        witness in ('seen', 'said_present', 'seen_leaving', 'needs_help', 'known_absent', 'taken_back')),
    note text check (length(note) between 1 and 500),
    -- No foreign key: the list stays whole when whoever said it is erased.
    said_by uuid,
    -- As the sender's clock and the server's agree; the last word by this time counts.
    said_at timestamptz not null,
    received_at timestamptz not null,
    -- Of whoever sent it: a word that comes twice is one.
    word_id uuid unique,
    primary key (muster_id, version)
);
create index muster_word_latest on muster_word (muster_id, person_id, said_at desc, version desc);
create index muster_word_person_id on muster_word (person_id);

insert into muster_word (muster_id, version, person_id, witness, said_by, said_at, received_at)
select muster_id, row_number() over (partition by muster_id order by ticked_at, person_id), person_id,
    case when accounted_for then 'seen' else 'taken_back' end, ticked_by, ticked_at, ticked_at
from muster_tick;
update muster set version = (select coalesce(max(version), 0) from muster_word word
    where word.muster_id = muster.muster_id);
drop table muster_tick;

-- What was believed of each person when the roll-call began.
create table muster_belief (
    muster_id bigint not null references muster on delete cascade,
    person_id bigint not null references person on delete cascade,
    state text not null check (state in ('present', 'unknown', 'left')),
    -- As it was called then.
    room_number text,
    heard_at timestamptz,
    primary key (muster_id, person_id)
);
create index muster_belief_person_id on muster_belief (person_id);

grant select, insert, update, delete on muster_word, muster_belief to rollcall_app;
