-- What comes late of a day whose other sightings are deleted only fills times in which the person has no visit. Such visits
-- may grow by what comes later still; no other is touched by it.
alter table visit add column is_filled boolean check (is_filled);
comment on column visit.is_filled is 'True where it was added by sightings that came after the others of that day were deleted.';
