-- A request that carries a word is done once: what was answered to it is kept, and repeated when it comes again.

create table word (
    -- SHA-256 of the word. The word itself is not kept: it is the key of what is kept here.
    word_hash bytea primary key check (length(word_hash) = 32),
    -- Nil while the request is under way, for a sender who is no person, and for somebody who erased themselves.
    person_id bigint references person on delete cascade,
    -- Of who sent what, under the word.
    digest bytea not null check (length(digest) = 32),
    -- Sealed under the word. Nil while the request is under way, which nobody else sees.
    reply bytea,
    at timestamptz not null
);
create index word_person_id on word (person_id);
create index word_at on word (at);

grant select, insert, update, delete on word to rollcall_app;

-- A roll-call had numbers of its own for this.
alter table muster_word drop column word_id;
