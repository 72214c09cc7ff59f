-- A transaction leaves the balance of the one before it in its wallet, and its own effect. Ids are given out under the wallet's lock, so
-- that their order is the order of a wallet's movements. What stood before the first one is known for the checkpoints and the pass only.
create or replace function ledger_faults_of_order(after bigint, upto bigint, since text) returns setof ledger_fault
language sql stable set plan_cache_mode = force_custom_plan as $$
  select 'order', member_id, reference, balance - before - effect
  from (
    select claim.member_id, reference, claim.balance, effect,
      coalesce(lag(claim.balance) over (partition by claim.member_id, claim.currency, claim.wallet order by claim.id),
        case since when 'checkpoints' then coalesce(known.balance, 0) when 'pass' then coalesce(swept.balance, 0) end) as before
    from ledger_transactions claim
      left join ledger_checkpoints known on since = 'checkpoints'
        and (known.member_id, known.currency, known.wallet) = (claim.member_id, claim.currency, claim.wallet)
      left join ledger_swept swept on since = 'pass' and swept.pass = (select pass from ledger_check_progress)
        and (swept.member_id, swept.currency, swept.wallet) = (claim.member_id, claim.currency, claim.wallet)
    where claim.id > after and claim.id <= upto and effect <> 0
  ) following where balance <> before + effect
  limit 100;
$$;

revoke execute on function ledger_faults_of_order from public, pavilion_app;
