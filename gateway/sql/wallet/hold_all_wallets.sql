-- Locks all wallets of a member, in the order in which everybody does.
create or replace function hold_all_wallets(member bigint) returns void language plpgsql as $$
begin
  perform from wallet_accounts where member_id = member order by currency, wallet for update;
end $$;

revoke execute on function hold_all_wallets from public, pavilion_app;
