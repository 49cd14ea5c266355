-- The disk of a node may be restored from an image: its spool then uses numbers again for other sightings. A batch is
-- known by its number and by what is in it.

alter table batch
    -- The first 16 bytes of SHA-256 over the sightings as the node first spooled them; empty of a node that makes none.
    add column node_digest bytea not null default '' check (octet_length(node_digest) in (0, 16)),
    -- The same over identities, levels, counts and differences of times, which the server makes of every batch, so that
    -- it is known again by a node that makes none, or did not yet. Empty of batches from before: they are known by their
    -- number alone.
    add column server_digest bytea not null default '' check (octet_length(server_digest) in (0, 16)),
    drop constraint batch_pkey,
    add primary key (scanner_id, spool, sequence, node_digest, server_digest);
