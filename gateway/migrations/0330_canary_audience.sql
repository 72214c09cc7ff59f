-- Whom a canary is for, beside its share: null is everybody.
alter table brand_canaries add column audience jsonb;
