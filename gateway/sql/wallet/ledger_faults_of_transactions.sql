-- What is wrong with single transactions, ids from `after` (without) up to `upto`.
create or replace function ledger_faults_of_transactions(after bigint, upto bigint) returns setof ledger_fault
language sql stable set plan_cache_mode = force_custom_plan as $$
  with claims as materialized (select * from ledger_transactions where id > after and id <= upto),
  sums as materialized (
    select member_id, transaction_id, sum(amount)::bigint as total, coalesce(sum(amount) filter (where leg = 0), 0)::bigint as effect,
      split_part(min(account) filter (where leg = 1), ':', 1) as counter, min(currency) as currency, count(distinct currency) as currencies
    from ledger_entries where transaction_id > after and transaction_id <= upto group by 1, 2
  ), both_sides as (
    select coalesce(claims.member_id, sums.member_id) as member_id, coalesce(claims.id, sums.transaction_id) as id, claims.reference,
      claims.kind, claims.effect, claims.currency, total, sums.effect as posted, counter, sums.currency as posted_currency, currencies
    from claims full join sums on sums.member_id = claims.member_id and sums.transaction_id = claims.id
  )
  select 'transaction', member_id, coalesce(reference, id::text), total from both_sides where total <> 0
  union all
  select 'claim', member_id, coalesce(reference, id::text), coalesce(effect, 0) - coalesce(posted, 0) from both_sides
    where coalesce(effect, 0) <> coalesce(posted, 0)
  union all
  select 'account', member_id, coalesce(reference, id::text), 0 from both_sides
    where effect = posted and effect <> 0 and (currencies <> 1 or posted_currency <> currency
      or (kind, counter, sign(effect)) not in (('deposit', 'deposits', 1), ('bet', 'games', -1), ('win', 'games', 1), ('rollback', 'games', 1),
        ('rollback', 'games', -1), ('withdrawal', 'withdrawals', -1), ('withdrawal-return', 'withdrawals', 1), ('transfer-out', 'transfers', -1),
        ('transfer-in', 'transfers', 1), ('bonus', 'bonuses', 1), ('bonus-expiry', 'bonuses', -1), ('adjustment-in', 'adjustments', 1),
        ('adjustment-out', 'adjustments', -1), ('correction', 'deposits', -1), ('correction', 'bonuses', -1), ('correction', 'adjustments', 1),
        ('correction', 'adjustments', -1)))
  limit 100;
$$;

revoke execute on function ledger_faults_of_transactions from public, pavilion_app;
