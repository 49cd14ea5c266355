-- Since when a beacon is expected to be heard: one that was registered yesterday was not silent for days.
alter table beacon add column known_since timestamptz not null default now();
