-- A node is known by its spool: one that is registered anew may still hold what it heard under its former registration, and
-- where that stood is where it was heard.
alter table scanner add column spool text check (length(spool) between 1 and 64);
comment on column scanner.spool is 'Whose batches came last; null before the first.';
-- Of several the record does not tell which came last without being read through.
update scanner set spool = (select max(batch.spool) from batch where batch.scanner_id = scanner.scanner_id);

create trigger note_first_spool after update of spool on scanner
    for each row when (old.spool is null and new.spool is not null) execute function note_building_change();
