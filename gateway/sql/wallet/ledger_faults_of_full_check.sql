-- At the end of a full check: wallets whose transactions add up to something else than they did when they were read first.
create or replace function ledger_faults_of_full_check(this_pass bigint) returns setof ledger_fault
language sql stable set plan_cache_mode = force_custom_plan as $$
  select 'gone', member_id, currency || case wallet when 'main' then '' else '/' || wallet end, coalesce(swept.balance, 0) - coalesce(known.balance, 0)
  from ledger_checkpoints known full join (select * from ledger_swept where pass = this_pass) swept using (member_id, currency, wallet)
  where coalesce(swept.balance, 0) <> coalesce(known.balance, 0)
  limit 100;
$$;

revoke execute on function ledger_faults_of_full_check from public, pavilion_app;
