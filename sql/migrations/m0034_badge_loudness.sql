-- How much louder badges are heard than those that the surveys in use were made with, as far as the record tells: those that are
-- heard alike have no row, or one of hardly anything.
create table badge_loudness (
    beacon_id bigint primary key references beacon on delete cascade,
    -- dB, below 0 for one that is fainter.
    mean double precision not null,
    -- One over its variance, in 1/dB².
    certainty double precision not null check (certainty >= 0)
);
grant select, insert, update on badge_loudness to rollcall_app;
