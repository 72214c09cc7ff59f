-- One look: what is new, what is recent, a piece of the whole, and a piece of the balances. A piece with a fault is looked at again until it has
-- none. Stops money when something is off. Null while somebody else looks.
create or replace function ledger_look(most bigint, recent bigint, wallets bigint, out faults jsonb, out froze bigint, out behind boolean,
  out passed boolean)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  watch ledger_watch;
  all_faults ledger_fault[] := '{}';
  part ledger_fault[];
  upto bigint;
  whole boolean;
begin
  select * into watch from ledger_watch for update skip locked;
  if not found then
    return;
  end if;
  behind := false;
  passed := false;
  if watch.ahead is not null and pg_snapshot_xmin(pg_current_snapshot()) >= watch.settled_at then
    upto := least(watch.ahead, watch.done + most);
    part := array(select fault from ledger_faults_of_transactions(watch.done, upto) fault)
      || array(select fault from ledger_faults_of_order(watch.done, upto, 'checkpoints') fault);
    all_faults := all_faults || part;
    if part = '{}' then
      insert into ledger_checkpoints as known (member_id, currency, wallet, balance)
        select member_id, currency, wallet, sum(effect) from ledger_transactions where id > watch.done and id <= upto and effect <> 0 group by 1, 2, 3
        on conflict (member_id, currency, wallet) do update set balance = known.balance + excluded.balance;
      watch.done := upto;
      behind := upto < watch.ahead;
      if not behind then
        watch.ahead := null;
        watch.settled_at := null;
      end if;
    end if;
  end if;

  -- What the pass reads in this look need not be read twice.
  if watch.swept < watch.done - recent then
    all_faults := all_faults || array(select fault from ledger_faults_of_transactions(watch.done - recent, watch.done) fault)
      || array(select fault from ledger_faults_of_order(watch.done - recent, watch.done, 'themselves') fault);
  end if;

  upto := least(watch.done, watch.swept + most);
  part := array(select fault from ledger_faults_of_transactions(watch.swept, upto) fault)
    || array(select fault from ledger_faults_of_order(watch.swept, upto, 'pass') fault);
  if part = '{}' and upto > watch.swept then
    insert into ledger_swept as known (member_id, currency, wallet, balance, pass)
      select member_id, currency, wallet, sum(effect), watch.pass from ledger_transactions
      where id > watch.swept and id <= upto and effect <> 0 group by 1, 2, 3
      on conflict (member_id, currency, wallet) do update
        set balance = case known.pass when excluded.pass then known.balance else 0 end + excluded.balance, pass = excluded.pass;
    watch.swept := upto;
  end if;
  if part = '{}' and watch.swept = watch.done then
    passed := true;
    watch.gone := array(select fault from ledger_faults_of_pass(watch.pass) fault);
    watch.pass := watch.pass + 1;
    watch.swept := 0;
    watch.pass_ended := clock_timestamp();
  end if;
  all_faults := all_faults || part || watch.gone;

  if not behind then
    select max(member_id), count(*) < wallets into upto, whole
      from (select member_id from wallet_accounts where member_id > watch.compared order by member_id limit wallets) next_ones;
    upto := case when whole then 9223372036854775807 else upto end;
    part := array(select fault from ledger_faults_of_balances(watch.compared, upto, watch.done) fault);
    all_faults := all_faults || part;
    if part = '{}' then
      watch.compared := case when whole then 0 else upto end;
    end if;
  end if;

  select coalesce(jsonb_agg(distinct jsonb_build_object('kind', each.kind, 'memberId', each.member_id::text, 'subject', each.subject,
      'off', each.amount_off::text)), '[]')
    into faults from (select * from unnest(all_faults) limit 100) each;
  if faults <> '[]' then
    insert into ledger_freezes (found) values (faults) on conflict do nothing returning id into froze;
  end if;
  update ledger_watch set done = watch.done, ahead = watch.ahead, settled_at = watch.settled_at, pass = watch.pass, swept = watch.swept,
    pass_ended = watch.pass_ended, gone = watch.gone, compared = watch.compared, found = faults, looked_at = clock_timestamp();
end $$;

revoke execute on function ledger_look from public, pavilion_app;
grant execute on function ledger_look to pavilion_app;
