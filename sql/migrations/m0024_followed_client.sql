-- Of several clients of a person (a phone carried, a tablet in a locker) one is followed: the session it is logged in with.
-- No foreign key: a session that ended may still be the one whose word stands.
alter table whereabouts add column followed_session bigint;
-- When it was last seen to be carried; null where it never was.
alter table whereabouts add column followed_carried_at timestamptz;
-- True where another client than that heard it: kept, and evidence of nothing. Null otherwise, which takes no space. Without a
-- check, for which all sightings would be read while nobody can report.
alter table sighting add column is_aside boolean;
