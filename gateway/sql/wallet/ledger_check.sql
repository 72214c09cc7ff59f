-- One check: what is new, what is recent, a piece of the whole, and a piece of the balances. A piece with a fault is checked again until it has
-- none. Stops money when something is off. Null while another check runs.
create or replace function ledger_check(most bigint, recent bigint, wallets bigint, out faults jsonb, out froze bigint, out behind boolean,
  out passed boolean)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  progress ledger_check_progress;
  all_faults ledger_fault[] := '{}';
  part ledger_fault[];
  upto bigint;
  whole boolean;
begin
  select * into progress from ledger_check_progress for update skip locked;
  if not found then
    return;
  end if;
  behind := false;
  passed := false;
  if progress.ahead is not null and pg_snapshot_xmin(pg_current_snapshot()) >= progress.settled_at then
    upto := least(progress.ahead, progress.done + most);
    part := array(select fault from ledger_faults_of_transactions(progress.done, upto) fault)
      || array(select fault from ledger_faults_of_order(progress.done, upto, 'checkpoints') fault);
    all_faults := all_faults || part;
    if part = '{}' then
      insert into ledger_checkpoints as known (member_id, currency, wallet, balance)
        select member_id, currency, wallet, sum(effect) from ledger_transactions where id > progress.done and id <= upto and effect <> 0 group by 1, 2, 3
        on conflict (member_id, currency, wallet) do update set balance = known.balance + excluded.balance;
      progress.done := upto;
      behind := upto < progress.ahead;
      if not behind then
        progress.ahead := null;
        progress.settled_at := null;
      end if;
    end if;
  end if;

  -- What the full check reads this time need not be read twice.
  if progress.swept < progress.done - recent then
    all_faults := all_faults || array(select fault from ledger_faults_of_transactions(progress.done - recent, progress.done) fault)
      || array(select fault from ledger_faults_of_order(progress.done - recent, progress.done, 'themselves') fault);
  end if;

  upto := least(progress.done, progress.swept + most);
  part := array(select fault from ledger_faults_of_transactions(progress.swept, upto) fault)
    || array(select fault from ledger_faults_of_order(progress.swept, upto, 'pass') fault);
  if part = '{}' and upto > progress.swept then
    insert into ledger_swept as known (member_id, currency, wallet, balance, pass)
      select member_id, currency, wallet, sum(effect), progress.pass from ledger_transactions
      where id > progress.swept and id <= upto and effect <> 0 group by 1, 2, 3
      on conflict (member_id, currency, wallet) do update
        set balance = case known.pass when excluded.pass then known.balance else 0 end + excluded.balance, pass = excluded.pass;
    progress.swept := upto;
  end if;
  if part = '{}' and progress.swept = progress.done then
    passed := true;
    progress.gone := array(select fault from ledger_faults_of_full_check(progress.pass) fault);
    progress.pass := progress.pass + 1;
    progress.swept := 0;
    progress.pass_ended := clock_timestamp();
  end if;
  all_faults := all_faults || part || progress.gone;

  if not behind then
    select max(member_id), count(*) < wallets into upto, whole
      from (select member_id from wallet_accounts where member_id > progress.compared order by member_id limit wallets) next_ones;
    upto := case when whole then 9223372036854775807 else upto end;
    part := array(select fault from ledger_faults_of_balances(progress.compared, upto, progress.done) fault);
    all_faults := all_faults || part;
    if part = '{}' then
      progress.compared := case when whole then 0 else upto end;
    end if;
  end if;

  select coalesce(jsonb_agg(distinct jsonb_build_object('kind', each.kind, 'memberId', each.member_id::text, 'subject', each.subject,
      'off', each.amount_off::text)), '[]')
    into faults from (select * from unnest(all_faults) limit 100) each;
  if faults <> '[]' then
    insert into ledger_freezes (found) values (faults) on conflict do nothing returning id into froze;
  end if;
  update ledger_check_progress set done = progress.done, ahead = progress.ahead, settled_at = progress.settled_at, pass = progress.pass, swept = progress.swept,
    pass_ended = progress.pass_ended, gone = progress.gone, compared = progress.compared, found = faults, checked_at = clock_timestamp();
end $$;

revoke execute on function ledger_check from public, pavilion_app;
grant execute on function ledger_check to pavilion_app;
