-- Of which rooms it was not known how they sound when everybody's record was looked through last: once more are known,
-- what was looked through since untaught_since is looked through again, whichever server knows them first.
alter table record_progress add column untaught_rooms bigint[];
comment on column record_progress.untaught_rooms is 'Null where that was not kept yet.';
