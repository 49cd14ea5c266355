-- The term of the field (IETF draft "The Idempotency-Key HTTP Header Field") in place of our own.
alter table word rename to idempotent_request;
alter table idempotent_request rename column word_hash to key_hash;
alter index word_pkey rename to idempotent_request_pkey;
alter index word_person_id rename to idempotent_request_person_id;
alter index word_at rename to idempotent_request_at;

alter table correction rename column word_id to idempotency_key;
alter index correction_word_id_key rename to correction_idempotency_key_key;
