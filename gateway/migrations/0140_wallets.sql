-- A member holds money in several wallets: the main one, one for each vendor that keeps its own, and the bonus that is not free yet. Every
-- transaction moves one wallet against one account of ours; what goes between two wallets is two transactions over the account
-- `transfers`, which is empty whenever nobody is in between.

alter table wallet_accounts
  add column wallet text not null default 'main' check (wallet ~ '^(main|bonus|vendor:[a-z0-9_-]{1,40})$'),
  drop constraint wallet_accounts_pkey,
  add primary key (member_id, currency, wallet);

alter table ledger_transactions
  add column wallet text not null default 'main',
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('deposit', 'bet', 'win', 'rollback', 'withdrawal', 'withdrawal-return',
    'transfer-out', 'transfer-in', 'bonus', 'bonus-expiry', 'adjustment-in', 'adjustment-out', 'correction')),
  drop constraint ledger_transactions_outcome_check,
  -- `limited`: a bet beyond a limit of the player's own.
  add constraint ledger_transactions_outcome_check check (outcome in ('posted', 'refused', 'void', 'barred', 'limited'));

-- Leg 2 is the fee, where there is one.
alter table ledger_entries
  drop constraint ledger_entries_leg_check,
  add constraint ledger_entries_leg_check check (leg in (0, 1, 2));

-- All legs of a transaction come in one statement, so that it is the statement that has to sum to zero: asked once, not once for each row.
drop trigger ledger_entries_balance on ledger_entries;
create or replace function ledger_entries_balance() returns trigger language plpgsql as $$
declare
  off bigint;
begin
  select transaction_id into off from inserted group by member_id, transaction_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % does not sum to zero', off using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as inserted for each statement execute function ledger_entries_balance();

create function ledger_entries_stay() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed' using errcode = 'check_violation';
end $$;
create trigger ledger_entries_stay before update on ledger_entries for each row execute function ledger_entries_stay();

-- While one is open no money moves. What was found, and who lifted it and why.
create table ledger_freezes (
  id        bigint generated always as identity primary key,
  frozen_at timestamptz not null default now(),
  found     jsonb not null,
  lifted_at timestamptz,
  lifted_by text,
  reason    text check (length(reason) between 1 and 500),
  check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (reason is null))
);
create unique index ledger_freezes_open on ledger_freezes ((true)) where lifted_at is null;
revoke insert, update, delete, truncate on ledger_freezes from pavilion_app, public;

alter type wallet_movement add attribute wallet text, add attribute provider text, add attribute fee bigint, add attribute sender bigint;

create or replace function wallet_balance(m wallet_movement) returns bigint language sql stable as $$
  select coalesce((select balance from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet), 0);
$$;

create or replace function wallet_repeat(m wallet_movement) returns wallet_posting language plpgsql stable as $$
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
  if (known.kind, known.currency, known.wallet, known.amount) <> (m.kind, m.currency, m.wallet, m.amount)
    or (known.related, known.vendor, known.game, known.round) is distinct from (m.related, m.vendor, m.game, m.round) then
    return row(m.member_id, 'reused', wallet_balance(m), 0, true)::wallet_posting;
  end if;
  return row(m.member_id, known.outcome, known.balance, known.effect, true)::wallet_posting;
end $$;

-- The other side is one account for each provider where money comes from or goes to one; a fee is on top of what it gives, or part of what it gets.
create or replace function wallet_claim(m wallet_movement, outcome text, effect bigint, balance bigint, counter text) returns boolean
language plpgsql as $$
declare
  transaction_id bigint;
  moment timestamptz := coalesce(m.at, clock_timestamp());
  fee bigint := coalesce(m.fee, 0);
begin
  if m.vendor is not null then
    insert into ledger_reference_owners values (m.reference, m.member_id) on conflict do nothing;
    if not found and not exists (select from ledger_reference_owners where reference = m.reference and member_id = m.member_id) then
      return false;
    end if;
  end if;
  insert into ledger_transactions (member_id, reference, kind, outcome, currency, wallet, amount, effect, balance, related, vendor, game, round, at)
    values (m.member_id, m.reference, m.kind, outcome, m.currency, m.wallet, m.amount, effect, balance, m.related, m.vendor, m.game, m.round, moment)
    on conflict do nothing returning id into transaction_id;
  if transaction_id is null then
    return false;
  end if;
  if effect = 0 then
    return true;
  end if;
  if m.provider is not null then
    counter := counter || ':' || m.provider;
  end if;
  if fee = 0 then
    insert into ledger_entries (member_id, transaction_id, leg, account, currency, amount, at) values
      (m.member_id, transaction_id, 0, 'member', m.currency, effect, moment),
      (m.member_id, transaction_id, 1, counter, m.currency, -effect, moment);
  else
    insert into ledger_entries (member_id, transaction_id, leg, account, currency, amount, at) values
      (m.member_id, transaction_id, 0, 'member', m.currency, effect, moment),
      (m.member_id, transaction_id, 1, counter, m.currency, -effect - fee, moment),
      (m.member_id, transaction_id, 2, 'fees', m.currency, fee, moment);
  end if;
  return true;
end $$;

create or replace function wallet_debit(m wallet_movement, counter text) returns wallet_posting language plpgsql as $$
declare
  left_over bigint;
  repeated wallet_posting;
begin
  update wallet_accounts set balance = balance - m.amount
    where member_id = m.member_id and currency = m.currency and wallet = m.wallet and balance >= m.amount
    returning balance into left_over;
  if found then
    if wallet_claim(m, 'posted', -m.amount, left_over, counter) then
      return row(m.member_id, 'posted', left_over, -m.amount, false)::wallet_posting;
    end if;
    update wallet_accounts set balance = balance + m.amount where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
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

create or replace function wallet_credit(m wallet_movement, counter text) returns wallet_posting language plpgsql as $$
declare
  grown bigint;
begin
  insert into wallet_accounts as account (member_id, currency, wallet, brand, balance) values (m.member_id, m.currency, m.wallet, m.brand, m.amount)
    on conflict (member_id, currency, wallet) do update set balance = account.balance + m.amount
    returning balance into grown;
  if wallet_claim(m, 'posted', m.amount, grown, counter) then
    return row(m.member_id, 'posted', grown, m.amount, false)::wallet_posting;
  end if;
  update wallet_accounts set balance = balance - m.amount where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
  return wallet_claimed_before(m);
end $$;

create or replace function wallet_win(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  posting wallet_posting;
begin
  perform from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet for update;
  if not wallet_open_bet(m) then
    return coalesce(wallet_repeat(m), row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting);
  end if;
  posting := wallet_credit(m, 'games');
  if posting.outcome = 'posted' and not posting.repeated then
    perform game_round_moves(m, 0, m.amount);
  end if;
  return posting;
end $$;

-- A win or a rollback goes to the wallet that the bet came from, whatever the brand has decided since.
create function wallet_of_bet(m wallet_movement) returns text language sql stable as $$
  select coalesce((select wallet from ledger_transactions where member_id = m.member_id and reference = m.related), m.wallet);
$$;

create or replace function wallet_rollback(asked wallet_movement) returns wallet_posting language plpgsql as $$
declare
  m wallet_movement := asked;
  target ledger_transactions;
  repeated wallet_posting;
  held bigint;
  change bigint := 0;
  takes boolean;
  outcome text;
begin
  insert into wallet_accounts (member_id, currency, wallet, brand, balance) values (m.member_id, m.currency, m.wallet, m.brand, 0) on conflict do nothing;
  select balance into held from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet for update;
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
    update wallet_accounts set balance = held + change where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
  end if;
  if not wallet_claim(m, outcome, change, held + change, 'games') then
    update wallet_accounts set balance = held where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
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

create or replace function wallet_withdrawal_return(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  repeated wallet_posting;
  taken bigint;
  given_back bigint;
begin
  perform from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet for update;
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  select amount into taken from ledger_transactions
    where member_id = m.member_id and reference = m.related and kind = 'withdrawal' and outcome = 'posted' and currency = m.currency;
  select coalesce(sum(amount), 0) into given_back from ledger_transactions
    where member_id = m.member_id and related = m.related and kind = 'withdrawal-return' and outcome = 'posted';
  if taken is null or given_back + m.amount > taken then
    return row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting;
  end if;
  return wallet_credit(m, 'withdrawals');
end $$;

-- The other half of what left another wallet, of this member or of another: as much, and once. A caller posts both in one transaction.
create function wallet_transfer_in(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  repeated wallet_posting;
begin
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  if not exists (
    select from ledger_transactions sent
    where sent.reference = m.related and sent.kind = 'transfer-out' and sent.outcome = 'posted' and sent.currency = m.currency and sent.amount = m.amount
      and sent.member_id = coalesce(m.sender, m.member_id)
  ) or exists (select from ledger_transactions got where got.member_id = m.member_id and got.related = m.related and got.kind = 'transfer-in') then
    return row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting;
  end if;
  return wallet_credit(m, 'transfers');
end $$;

-- Takes back what was posted, whole and once; the entries of the first stay as they are.
create function wallet_correction(asked wallet_movement) returns wallet_posting language plpgsql as $$
declare
  m wallet_movement := asked;
  target ledger_transactions;
  repeated wallet_posting;
  counter text;
begin
  perform from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet for update;
  select * into target from ledger_transactions where member_id = m.member_id and reference = m.related;
  m.amount := coalesce(target.amount, m.amount);
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  if target.reference is null or target.outcome <> 'posted' or target.currency <> m.currency or target.wallet <> m.wallet
    or target.kind not in ('deposit', 'bonus', 'adjustment-in', 'adjustment-out')
    or exists (select from ledger_transactions done
      where done.member_id = m.member_id and done.related = m.related and done.kind = 'correction' and done.outcome = 'posted') then
    return row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting;
  end if;
  -- Against the very account that the first was posted against.
  select account into counter from ledger_entries where member_id = m.member_id and transaction_id = target.id and leg = 1;
  m.provider := null;
  select -amount into m.fee from ledger_entries where member_id = m.member_id and transaction_id = target.id and leg = 2;
  if target.effect < 0 then
    return wallet_credit(m, counter);
  end if;
  if wallet_balance(m) < m.amount then
    return row(m.member_id, 'short', wallet_balance(m), 0, false)::wallet_posting;
  end if;
  return wallet_debit(m, counter);
end $$;

create or replace function wallet_post(movements jsonb) returns setof wallet_posting
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m wallet_movement;
begin
  if exists (select from ledger_freezes where lifted_at is null) then
    raise exception 'the ledger is frozen' using errcode = 'LF001';
  end if;
  for m in select * from jsonb_populate_recordset(null::wallet_movement, movements) loop
    if m.amount < 0 or m.fee < 0 then
      raise exception 'a movement is never negative' using errcode = 'check_violation';
    end if;
    m.wallet := coalesce(m.wallet, 'main');
    if m.kind in ('win', 'rollback') then
      m.wallet := wallet_of_bet(m);
    end if;
    return next case m.kind
      when 'bet' then wallet_bet(m)
      when 'win' then wallet_win(m)
      when 'rollback' then wallet_rollback(m)
      when 'deposit' then wallet_deposit(m)
      when 'withdrawal' then wallet_withdrawal(m)
      when 'withdrawal-return' then wallet_withdrawal_return(m)
      when 'transfer-out' then wallet_debit(m, 'transfers')
      when 'transfer-in' then wallet_transfer_in(m)
      when 'bonus' then wallet_credit(m, 'bonuses')
      when 'bonus-expiry' then wallet_debit(m, 'bonuses')
      when 'adjustment-in' then wallet_credit(m, 'adjustments')
      when 'adjustment-out' then wallet_debit(m, 'adjustments')
      when 'correction' then wallet_correction(m)
    end;
  end loop;
end $$;
revoke execute on function wallet_of_bet(wallet_movement), wallet_transfer_in(wallet_movement), wallet_correction(wallet_movement),
  ledger_entries_stay() from public;

-- One wallet serves all vendors, or each vendor has its own.
alter table brands add column single_wallet boolean not null default true;
