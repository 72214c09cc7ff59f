-- Locks all wallets of members, in one order, and tells what they hold: who moves money between several must not wait for one another.
create or replace function hold_wallets(members bigint[], of_currency text) returns table (member_id bigint, wallet text, balance bigint)
language sql security definer set search_path = public, pg_temp as $$
  select held.member_id, held.wallet, held.balance from wallet_accounts held
  where held.member_id = any (members) and held.currency = of_currency
  order by held.member_id, held.wallet for update;
$$;

revoke execute on function hold_wallets from public, pavilion_app;
grant execute on function hold_wallets to pavilion_app;
