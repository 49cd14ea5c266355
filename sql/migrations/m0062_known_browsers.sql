-- The browsers in which a person logged in before are no devices: those are what a room has, and obey.

alter table device rename to known_browser;
alter index device_pkey rename to known_browser_pkey;
alter index device_person_id rename to known_browser_person_id;
alter table known_browser rename constraint device_token_hash_check to known_browser_token_hash_check;
alter table known_browser rename constraint device_person_id_fkey to known_browser_person_id_fkey;
