-- The scanner that fell quiet may have stood in another room than the one somebody was in; and whoever is present beside its louder
-- word is held by that as well, which a restart must not forget.
alter table whereabouts_change add column quiet_room_id bigint;
update whereabouts_change set quiet_room_id = room_id where quiet_scanner_id is not null;
alter table whereabouts
    add column quiet_scanner_id bigint, add column quiet_room_id bigint, add column last_level double precision;
update whereabouts set
    quiet_scanner_id = last.quiet_scanner_id, quiet_room_id = last.quiet_room_id, last_level = last.last_level
from (
    select distinct on (person_id) person_id, quiet_scanner_id, quiet_room_id, last_level
    from whereabouts_change order by person_id, change_id desc
) last
where last.person_id = whereabouts.person_id and whereabouts.state = 'unknown' and last.quiet_scanner_id is not null;
