-- Of several badges of a person, the one that is followed, also while a client tells where they are. No foreign key among the
-- changes: what was shown stays as it was when a beacon is deleted.
alter table whereabouts add column followed_badge bigint references beacon on delete set null;
alter table whereabouts_change add column followed_badge bigint;
