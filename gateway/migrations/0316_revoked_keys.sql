-- When a vendor was removed at once: nothing that is signed with its key is taken since, until it has another one.
alter table vendors add column key_revoked_at timestamptz;
