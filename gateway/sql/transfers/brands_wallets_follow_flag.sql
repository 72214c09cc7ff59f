-- Whether each vendor keeps a wallet of its own is one of a brand's flags, so that it is planned, agreed to and told to pages as they are; the
-- column follows it, whoever writes.
create or replace function brands_wallets_follow_flag() returns trigger language plpgsql as $$
begin
  new.single_wallet := coalesce(new.flags ->> 'VENDORWALLETS', 'false') <> 'true';
  return new;
end $$;
