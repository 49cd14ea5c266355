-- Somebody is unknown because a scanner fell quiet: which, and how loud that had heard them at last, in dBm; both or neither. The
-- record is lived through again in stretches, of which most begin after that. No foreign key, as of the badge: what was shown
-- stays as it was.
alter table whereabouts_change add column quiet_scanner_id bigint, add column last_level double precision;
