-- One function per movement of money. The application's role may call only `wallet_post`; the rest runs in its name, as the owner.

create type wallet_movement as (
  member_id    bigint,
  brand        text,
  currency     text,
  kind         text,
  reference    text,
  amount       bigint,
  related      text,
  vendor       text,
  game         text,
  round        text,
  round_closed boolean,
  at           timestamptz
);

-- `outcome` is the transaction's, or why there is none: `reused` (the reference stands for something else), `unknown` (what it
-- belongs to is not there or not open), `short` (taking back a win that is spent).
create type wallet_posting as (
  member_id bigint,
  outcome   text,
  balance   bigint,
  effect    bigint,
  repeated  boolean
);

create function wallet_balance(m wallet_movement) returns bigint language sql stable as $$
  select coalesce((select balance from wallet_accounts where member_id = m.member_id and currency = m.currency), 0);
$$;

-- The answer that stands for this reference, or `reused` when it was asked with other content; null when the reference is new.
create function wallet_repeat(m wallet_movement) returns wallet_posting language plpgsql stable as $$
declare
  known ledger_transactions;
begin
  select * into known from ledger_transactions where member_id = m.member_id and reference = m.reference;
  if not found then
    return null;
  end if;
  if known.outcome = 'barred' then
    return row(m.member_id, 'barred', wallet_balance(m), 0, true)::wallet_posting;
  end if;
  if (known.kind, known.currency, known.amount) <> (m.kind, m.currency, m.amount)
    or (known.related, known.vendor, known.game, known.round) is distinct from (m.related, m.vendor, m.game, m.round) then
    return row(m.member_id, 'reused', wallet_balance(m), 0, true)::wallet_posting;
  end if;
  return row(m.member_id, known.outcome, known.balance, known.effect, true)::wallet_posting;
end $$;

-- Claims the reference; false when it is taken. Entries follow for whatever moved money.
create function wallet_claim(m wallet_movement, outcome text, effect bigint, balance bigint, counter text) returns boolean
language plpgsql as $$
declare
  transaction_id bigint;
  moment timestamptz := coalesce(m.at, clock_timestamp());
begin
  if m.vendor is not null then
    insert into ledger_reference_owners values (m.reference, m.member_id) on conflict do nothing;
    if not found and not exists (select from ledger_reference_owners where reference = m.reference and member_id = m.member_id) then
      return false;
    end if;
  end if;
  insert into ledger_transactions (member_id, reference, kind, outcome, currency, amount, effect, balance, related, vendor, game, round, at)
    values (m.member_id, m.reference, m.kind, outcome, m.currency, m.amount, effect, balance, m.related, m.vendor, m.game, m.round, moment)
    on conflict do nothing returning id into transaction_id;
  if transaction_id is null then
    return false;
  end if;
  if effect <> 0 then
    insert into ledger_entries (member_id, transaction_id, leg, account, currency, amount, at) values
      (m.member_id, transaction_id, 0, 'member', m.currency, effect, moment),
      (m.member_id, transaction_id, 1, counter, m.currency, -effect, moment);
  end if;
  return true;
end $$;

-- What to answer when a claim failed: the first answer, or that the reference is another member's.
create function wallet_claimed_before(m wallet_movement) returns wallet_posting language sql as $$
  select coalesce(wallet_repeat(m), row(m.member_id, 'reused', wallet_balance(m), 0, true)::wallet_posting);
$$;

-- Takes the amount if it is there. The debit comes before the claim: looked up first, a concurrent repeat would be told that money lacks.
create function wallet_debit(m wallet_movement, counter text) returns wallet_posting language plpgsql as $$
declare
  left_over bigint;
  repeated wallet_posting;
begin
  update wallet_accounts set balance = balance - m.amount
    where member_id = m.member_id and currency = m.currency and balance >= m.amount
    returning balance into left_over;
  if found then
    if wallet_claim(m, 'posted', -m.amount, left_over, counter) then
      return row(m.member_id, 'posted', left_over, -m.amount, false)::wallet_posting;
    end if;
    update wallet_accounts set balance = balance + m.amount where member_id = m.member_id and currency = m.currency;
    return wallet_claimed_before(m);
  end if;
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  left_over := wallet_balance(m);
  if wallet_claim(m, 'refused', 0, left_over, counter) then
    return row(m.member_id, 'refused', left_over, 0, false)::wallet_posting;
  end if;
  return wallet_claimed_before(m);
end $$;

-- Gives the amount; opens the account when this is its first money.
create function wallet_credit(m wallet_movement, counter text) returns wallet_posting language plpgsql as $$
declare
  grown bigint;
begin
  insert into wallet_accounts as account (member_id, currency, brand, balance) values (m.member_id, m.currency, m.brand, m.amount)
    on conflict (member_id, currency) do update set balance = account.balance + m.amount
    returning balance into grown;
  if wallet_claim(m, 'posted', m.amount, grown, counter) then
    return row(m.member_id, 'posted', grown, m.amount, false)::wallet_posting;
  end if;
  update wallet_accounts set balance = balance - m.amount where member_id = m.member_id and currency = m.currency;
  return wallet_claimed_before(m);
end $$;

-- Keeps the books of a round in step with what was posted.
create function game_round_moves(m wallet_movement, bet bigint, won bigint) returns void language plpgsql as $$
declare
  moment timestamptz := coalesce(m.at, clock_timestamp());
begin
  insert into game_rounds as known (member_id, vendor, round, brand, game, currency, bets, wins, closed, opened_at, moved_at)
    values (m.member_id, m.vendor, m.round, m.brand, m.game, m.currency, bet, won, coalesce(m.round_closed, false), moment, moment)
    on conflict (member_id, vendor, round) do update
      set bets = known.bets + bet, wins = known.wins + won, closed = known.closed or coalesce(m.round_closed, false), moved_at = moment;
end $$;

create function wallet_deposit(m wallet_movement) returns wallet_posting language sql as $$
  select wallet_credit(m, 'deposits');
$$;

create function wallet_bet(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  posting wallet_posting := wallet_debit(m, 'games');
begin
  if posting.outcome = 'posted' and not posting.repeated then
    perform game_round_moves(m, m.amount, 0);
  end if;
  return posting;
end $$;

create function wallet_undone(m wallet_movement, undone text) returns boolean language sql stable as $$
  select exists (
    select from ledger_transactions
    where member_id = m.member_id and related = undone and kind = 'rollback' and outcome = 'posted');
$$;

-- A posted bet that nobody took back.
create function wallet_open_bet(m wallet_movement) returns boolean language sql stable as $$
  select exists (
    select from ledger_transactions
    where member_id = m.member_id and reference = m.related and kind = 'bet' and outcome = 'posted' and currency = m.currency)
    and not wallet_undone(m, m.related);
$$;

-- The bet is looked at under the account's lock, so that a win and the rollback of its bet see one another.
create function wallet_win(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  posting wallet_posting;
begin
  perform from wallet_accounts where member_id = m.member_id and currency = m.currency for update;
  if not wallet_open_bet(m) then
    return coalesce(wallet_repeat(m), row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting);
  end if;
  posting := wallet_credit(m, 'games');
  if posting.outcome = 'posted' and not posting.repeated then
    perform game_round_moves(m, 0, m.amount);
  end if;
  return posting;
end $$;

-- A rollback that comes before its bet bars that bet for ever. False when the bet came in this very moment, or is another member's.
create function wallet_bar(m wallet_movement, held bigint) returns boolean language plpgsql as $$
declare
  bet wallet_movement := m;
begin
  bet.reference := m.related;
  bet.kind := 'bet';
  bet.related := null;
  return wallet_claim(bet, 'barred', 0, held, 'games');
end $$;

-- A bet is paid while a win of it stands.
create function wallet_paid(m wallet_movement, bet text) returns boolean language sql stable as $$
  select exists (
    select from ledger_transactions win
    where win.member_id = m.member_id and win.related = bet and win.kind = 'win' and win.outcome = 'posted' and not wallet_undone(m, win.reference));
$$;

-- Takes back a bet or a win, once, whatever the rollback is called. A bet that was paid stays until its win is taken back.
create function wallet_rollback(asked wallet_movement) returns wallet_posting language plpgsql as $$
declare
  m wallet_movement := asked;
  target ledger_transactions;
  repeated wallet_posting;
  held bigint;
  change bigint := 0;
  takes boolean;
  outcome text;
begin
  insert into wallet_accounts (member_id, currency, brand, balance) values (m.member_id, m.currency, m.brand, 0) on conflict do nothing;
  select balance into held from wallet_accounts where member_id = m.member_id and currency = m.currency for update;
  select * into target from ledger_transactions where member_id = m.member_id and reference = m.related;
  m.amount := case target.outcome when 'posted' then target.amount else 0 end;
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  if target.reference is null and not wallet_bar(m, held) then
    select * into target from ledger_transactions where member_id = m.member_id and reference = m.related;
    if not found then
      return row(m.member_id, 'unknown', held, 0, false)::wallet_posting;
    end if;
  end if;
  if target.kind not in ('bet', 'win') or target.currency <> m.currency then
    return row(m.member_id, 'unknown', held, 0, false)::wallet_posting;
  end if;
  takes := coalesce(target.outcome = 'posted', false) and not wallet_undone(m, m.related);
  outcome := case when takes then 'posted' else 'void' end;
  if takes then
    if target.kind = 'bet' and wallet_paid(m, m.related) then
      return row(m.member_id, 'unknown', held, 0, false)::wallet_posting;
    end if;
    change := case target.kind when 'bet' then target.amount else -target.amount end;
    if held + change < 0 then
      return row(m.member_id, 'short', held, 0, false)::wallet_posting;
    end if;
    update wallet_accounts set balance = held + change where member_id = m.member_id and currency = m.currency;
  end if;
  if not wallet_claim(m, outcome, change, held + change, 'games') then
    update wallet_accounts set balance = held where member_id = m.member_id and currency = m.currency;
    return wallet_claimed_before(m);
  end if;
  if takes then
    update game_rounds
      set bets = bets - case target.kind when 'bet' then change else 0 end,
        wins = wins + case target.kind when 'win' then change else 0 end,
        closed = closed or coalesce(m.round_closed, false),
        moved_at = coalesce(m.at, clock_timestamp())
      where member_id = m.member_id and vendor = m.vendor and round = target.round;
  end if;
  return row(m.member_id, outcome, held + change, change, false)::wallet_posting;
end $$;

-- Posts movements one after the other in the transaction of the caller; answers in the same order.
create function wallet_post(movements jsonb) returns setof wallet_posting
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m wallet_movement;
begin
  for m in select * from jsonb_populate_recordset(null::wallet_movement, movements) loop
    if m.amount < 0 then
      raise exception 'a movement is never negative' using errcode = 'check_violation';
    end if;
    return next case m.kind
      when 'bet' then wallet_bet(m)
      when 'win' then wallet_win(m)
      when 'rollback' then wallet_rollback(m)
      when 'deposit' then wallet_deposit(m)
    end;
  end loop;
end $$;

do $$
declare
  name text;
begin
  for name in select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace and proname ~ '^(wallet|game_round)_' loop
    execute format('revoke execute on function %s from public', name);
  end loop;
end $$;
grant execute on function wallet_post(jsonb) to pavilion_app;
