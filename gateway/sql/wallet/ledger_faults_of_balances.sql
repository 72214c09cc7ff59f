-- Wallets that hold something else than their checkpoint and what came since: of members from `after` (without) up to `upto`.
create or replace function ledger_faults_of_balances(after bigint, upto bigint, done bigint) returns setof ledger_fault
language sql stable set plan_cache_mode = force_custom_plan as $$
  with held as (select member_id, currency, wallet, balance from wallet_accounts where member_id > after and member_id <= upto),
  known as (select member_id, currency, wallet, balance from ledger_checkpoints where member_id > after and member_id <= upto),
  newer as (
    select member_id, currency, wallet, sum(effect)::bigint as balance from ledger_transactions
    where id > done and effect <> 0 and member_id > after and member_id <= upto group by 1, 2, 3
  )
  select 'balance', member_id, currency || case wallet when 'main' then '' else '/' || wallet end,
    coalesce(held.balance, 0) - coalesce(known.balance, 0) - coalesce(newer.balance, 0)
  from held full join known using (member_id, currency, wallet) full join newer using (member_id, currency, wallet)
  where coalesce(held.balance, 0) <> coalesce(known.balance, 0) + coalesce(newer.balance, 0)
  limit 100;
$$;

revoke execute on function ledger_faults_of_balances from public, pavilion_app;
