-- Since when the record was looked through without knowing how rooms sound; null where that is known, or all of it has
-- been looked through again.
alter table record_progress add column untaught_since timestamptz;
