-- The ledger is looked at all the time, in pieces: what does not agree stops money within a minute, and two operators let it move again.

-- Ids of transactions grow with the table of their entries, too.
create index ledger_entries_by_transaction on ledger_entries using brin (transaction_id) with (pages_per_range = 16, autosummarize = on);

-- What each wallet holds by its transactions up to `ledger_watch.done`.
create table ledger_checkpoints (
  member_id bigint not null,
  currency  text not null,
  wallet    text not null,
  balance   bigint not null,
  primary key (member_id, currency, wallet)
) with (fillfactor = 70);

-- The same once more, from the first transaction on: the pass that reads the whole ledger again adds it up here.
create table ledger_swept (
  member_id bigint not null,
  currency  text not null,
  wallet    text not null,
  balance   bigint not null,
  pass      bigint not null,
  primary key (member_id, currency, wallet)
) with (fillfactor = 70);

create table ledger_watch (
  one        boolean primary key default true check (one),
  -- Transactions up to here are in the checkpoints; up to `ahead` they are settled once everything numbered below `settled_at` has ended.
  done       bigint not null default 0,
  ahead      bigint,
  settled_at xid8,
  pass       bigint not null default 1,
  swept      bigint not null default 0,
  -- The last whole pass.
  pass_began timestamptz not null default now(),
  pass_ended timestamptz,
  -- The member up to whom balances were compared.
  compared   bigint not null default 0,
  -- What is off at present.
  found      jsonb not null default '[]',
  looked_at  timestamptz
);
insert into ledger_watch default values;

-- Who agreed that money moves again.
create table ledger_lifts (
  freeze_id bigint not null references ledger_freezes (id),
  operator  text not null check (length(operator) between 1 and 100),
  reason    text not null check (length(reason) between 1 and 500),
  agreed_at timestamptz not null default now(),
  primary key (freeze_id, operator)
);
revoke insert, update, delete, truncate, references, trigger on ledger_checkpoints, ledger_swept, ledger_watch, ledger_lifts from pavilion_app, public;

create type ledger_fault as (kind text, member_id bigint, subject text, amount_off bigint);

-- What is wrong with single transactions, ids from `after` (without) up to `upto`.
create function ledger_faults_of_transactions(after bigint, upto bigint) returns setof ledger_fault
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

-- A transaction leaves the balance of the one before it in its wallet, and its own effect. Ids are given out under the wallet's lock, so
-- that their order is the order of a wallet's movements. What stood before the first one is known for the checkpoints and the pass only.
create function ledger_faults_of_order(after bigint, upto bigint, since text) returns setof ledger_fault
language sql stable set plan_cache_mode = force_custom_plan as $$
  select 'order', member_id, reference, balance - before - effect
  from (
    select claim.member_id, reference, claim.balance, effect,
      coalesce(lag(claim.balance) over (partition by claim.member_id, claim.currency, claim.wallet order by claim.id),
        case since when 'checkpoints' then coalesce(known.balance, 0) when 'pass' then coalesce(swept.balance, 0) end) as before
    from ledger_transactions claim
      left join ledger_checkpoints known on since = 'checkpoints'
        and (known.member_id, known.currency, known.wallet) = (claim.member_id, claim.currency, claim.wallet)
      left join ledger_swept swept on since = 'pass' and swept.pass = (select pass from ledger_watch)
        and (swept.member_id, swept.currency, swept.wallet) = (claim.member_id, claim.currency, claim.wallet)
    where claim.id > after and claim.id <= upto and effect <> 0
  ) following where balance <> before + effect
  limit 100;
$$;

-- Wallets that hold something else than their checkpoint and what came since: of members from `after` (without) up to `upto`.
create function ledger_faults_of_balances(after bigint, upto bigint, done bigint) returns setof ledger_fault
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

-- At the end of a pass: wallets whose transactions add up to something else than they did when they were read first.
create function ledger_faults_of_pass(this_pass bigint) returns setof ledger_fault
language sql stable set plan_cache_mode = force_custom_plan as $$
  select 'gone', member_id, currency || case wallet when 'main' then '' else '/' || wallet end, coalesce(swept.balance, 0) - coalesce(known.balance, 0)
  from ledger_checkpoints known full join (select * from ledger_swept where pass = this_pass) swept using (member_id, currency, wallet)
  where coalesce(swept.balance, 0) <> coalesce(known.balance, 0)
  limit 100;
$$;

-- Notes how far the ledger has come, as `member_days_mark` does.
create function ledger_look_ahead() returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  newest bigint;
begin
  select case when is_called then last_value else 0 end into newest from ledger_transaction_ids;
  update ledger_watch set ahead = newest, settled_at = pg_current_xact_id() where ahead is null and newest > done;
end $$;

-- One look: what is new, what is recent, a piece of the whole, and a piece of the balances. A piece with a fault is looked at again until it has
-- none. Stops money when something is off. Null while somebody else looks.
create function ledger_look(most bigint, recent bigint, wallets bigint, out faults jsonb, out froze bigint, out behind boolean)
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
    part := array(select fault from ledger_faults_of_pass(watch.pass) fault);
    if part = '{}' then
      watch.pass := watch.pass + 1;
      watch.swept := 0;
      watch.pass_ended := clock_timestamp();
      watch.pass_began := watch.pass_ended;
    end if;
  end if;
  all_faults := all_faults || part;

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
    pass_began = watch.pass_began, pass_ended = watch.pass_ended, compared = watch.compared, found = faults, looked_at = clock_timestamp();
end $$;

-- Agrees that money moves again: `none` is frozen, the books are still `unsound`, the `same` operator agreed before, `waiting` for another, `lifted`.
create function ledger_lift(who text, why text) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  open ledger_freezes;
begin
  select * into open from ledger_freezes where lifted_at is null for update;
  if not found then
    return 'none';
  end if;
  if (select watch.found from ledger_watch watch) <> '[]' then
    return 'unsound';
  end if;
  insert into ledger_lifts (freeze_id, operator, reason) values (open.id, who, why) on conflict do nothing;
  if not found then
    return 'same';
  end if;
  if (select count(*) from ledger_lifts where freeze_id = open.id) < 2 then
    return 'waiting';
  end if;
  update ledger_freezes set lifted_at = clock_timestamp(), reason = why,
    lifted_by = (select string_agg(operator, ', ' order by agreed_at) from ledger_lifts where freeze_id = open.id) where id = open.id;
  return 'lifted';
end $$;

revoke execute on function ledger_faults_of_transactions(bigint, bigint), ledger_faults_of_order(bigint, bigint, text),
  ledger_faults_of_balances(bigint, bigint, bigint), ledger_faults_of_pass(bigint), ledger_look_ahead(), ledger_look(bigint, bigint, bigint),
  ledger_lift(text, text) from public;
grant execute on function ledger_look_ahead(), ledger_look(bigint, bigint, bigint), ledger_lift(text, text) to pavilion_app;
