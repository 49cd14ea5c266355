-- The engine is to know where a leave time is another than before, not where a zone or a room was only written again.
drop trigger note_building_change on zone;
create trigger note_building_change after update of leave_after on zone
    for each row when (old.leave_after <> new.leave_after) execute function note_building_change();
drop trigger note_building_change on room;
create trigger note_building_change after update of zone_id on room
    for each row when (old.zone_id <> new.zone_id) execute function note_building_change();
