-- Texts as names of the catalogue with their values (`Phrase`), so that each reader gets them in their language. The
-- columns beside them hold the same in English: for messages to other programs, and for rows written before.
alter table alert
    add column text_phrase jsonb check (jsonb_typeof(text_phrase) = 'object'),
    add column hint_phrase jsonb check (jsonb_typeof(hint_phrase) = 'object');
alter table rule_firing add column refusal_phrases jsonb[] not null default '{}';
alter table schedule_run add column reason_phrase jsonb check (jsonb_typeof(reason_phrase) = 'object');
