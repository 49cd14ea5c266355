-- When the zone of a room, or its leave time, changes, the engine is to know, also of people of whom nothing more is heard.
create trigger note_building_change after update of leave_after on zone
    for each statement execute function note_building_change();
create trigger note_building_change after update of zone_id on room
    for each statement execute function note_building_change();
