-- Which languages there are is the server's to know: each has a catalogue of texts. A tag that an older server does not
-- know is left to the browser there.
alter table preference
    drop constraint preference_language_check,
    add constraint preference_language_check check (language ~ '^[a-z]{2,3}$');
