-- A statement about a person in a muster is an entry.
alter table muster_word rename to muster_entry;
alter index muster_word_pkey rename to muster_entry_pkey;
alter index muster_word_latest rename to muster_entry_latest;
alter index muster_word_person_id rename to muster_entry_person_id;
alter index muster_word_phone_id rename to muster_entry_phone_id;
alter table muster_entry rename constraint muster_word_muster_id_fkey to muster_entry_muster_id_fkey;
alter table muster_entry rename constraint muster_word_person_id_fkey to muster_entry_person_id_fkey;
alter table muster_entry rename constraint muster_word_phone_id_fkey to muster_entry_phone_id_fkey;
alter table muster_entry rename constraint muster_word_witness_check to muster_entry_witness_check;
alter table muster_entry rename constraint muster_word_note_check to muster_entry_note_check;
