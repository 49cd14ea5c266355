-- Names that decide who may see whom, and the addresses of accounts, are kept in Unicode's normal form C. `Café` can be
-- written in two forms that look alike: as two zones they would be two here and one elsewhere.

-- Some letters are two characters in that form. Names that grow too long by it are cut, with their numbers behind them.
update zone set zone_name = left(normalize(zone_name, NFC), 70) || ' (' || zone_id || ')'
where length(normalize(zone_name, NFC)) > 100;
update room set room_number = left(normalize(room_number, NFC), 20) || ' (' || room_id || ')'
where length(normalize(room_number, NFC)) > 45;
update school_group set group_name = left(normalize(group_name, NFC), 70) || ' (' || group_id || ')'
where length(normalize(group_name, NFC)) > 100;
update person set email = left(person_id || '.cut.' || normalize(email, NFC), 254)
where length(normalize(email, NFC)) > 254;

-- Of names that were the same but for their form, the oldest keeps it. The others are told apart by their numbers.
update zone set zone_name = left(normalize(zone_name, NFC), 70) || ' (' || zone_id || ')'
where zone_id in (
    select zone_id from (
        select zone_id, row_number() over (partition by lower(normalize(zone_name, NFC)) order by zone_id) as place
        from zone) numbered
    where place > 1);
update room set room_number = left(normalize(room_number, NFC), 20) || ' (' || room_id || ')'
where room_id in (
    select room_id from (
        select room_id, row_number() over (partition by lower(normalize(room_number, NFC)) order by room_id) as place
        from room where retired_at is null) numbered
    where place > 1);
update school_group set group_name = left(normalize(group_name, NFC), 70) || ' (' || group_id || ')'
where group_id in (
    select group_id from (
        select group_id, row_number() over (partition by lower(normalize(group_name, NFC)) order by group_id) as place
        from school_group) numbered
    where place > 1);
update person set email = left(person_id || '.duplicate.' || normalize(email, NFC), 254)
where person_id in (
    select person_id from (
        select person_id, row_number() over (partition by lower(normalize(email, NFC)) order by person_id) as place
        from person) numbered
    where place > 1);

update zone set zone_name = normalize(zone_name, NFC) where zone_name is not nfc normalized;
update room set room_number = normalize(room_number, NFC) where room_number is not nfc normalized;
update school_group set group_name = normalize(group_name, NFC) where group_name is not nfc normalized;
update person set email = normalize(email, NFC) where email is not nfc normalized;

-- Whoever writes, the form is the database's own, and the unique indexes over the names hold for it.
create function keep_name_canonical() returns trigger language plpgsql as $$
begin
    case tg_table_name
        when 'zone' then new.zone_name := normalize(new.zone_name, NFC);
        when 'room' then new.room_number := normalize(new.room_number, NFC);
        when 'school_group' then new.group_name := normalize(new.group_name, NFC);
        when 'person' then new.email := normalize(new.email, NFC);
    end case;
    return new;
end
$$;
create trigger keep_name_canonical before insert or update of zone_name on zone
    for each row execute function keep_name_canonical();
create trigger keep_name_canonical before insert or update of room_number on room
    for each row execute function keep_name_canonical();
create trigger keep_name_canonical before insert or update of group_name on school_group
    for each row execute function keep_name_canonical();
create trigger keep_name_canonical before insert or update of email on person
    for each row execute function keep_name_canonical();
