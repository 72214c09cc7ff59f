-- What members allow themselves: so much paid in, staked or lost within 24 hours, 7 or 30 days, and so long a day. The lowest applies, because all do.

create table play_limits (
  member_id bigint not null references members (id),
  kind      text not null check (kind in ('deposit', 'loss', 'wager', 'session')),
  period    text not null check (period in ('day', 'week', 'month')),
  -- Time has none.
  currency  text check (currency ~ '^[A-Z]{3}$'),
  -- Minor units; minutes of a day for `session`.
  value     bigint not null check (value >= 0),
  since     timestamptz not null default now(),
  unique nulls not distinct (member_id, kind, period, currency),
  check ((kind = 'session') = (currency is null)),
  check (kind <> 'session' or period = 'day' and value between 1 and 1440)
);

-- Every change of a limit, for ever. Tightening is `applied` at once; loosening is `pending` until the player confirms it, after a day
-- and within a week, or it lapses. `who` is the member, or an operator by name.
create table limit_changes (
  id         bigint generated always as identity primary key,
  member_id  bigint not null references members (id),
  kind       text not null,
  period     text not null,
  currency   text,
  from_value bigint,
  to_value   bigint,
  state      text not null check (state in ('applied', 'pending', 'confirmed', 'cancelled', 'lapsed')),
  operator   text,
  reason     text check (length(reason) between 1 and 400),
  asked_at   timestamptz not null default now(),
  due_at     timestamptz,
  lapses_at  timestamptz,
  ended_at   timestamptz,
  check ((operator is null) = (reason is null)),
  check ((state = 'applied') = (due_at is null) and (due_at is null) = (lapses_at is null)),
  check (due_at >= asked_at + interval '24 hours' and lapses_at = due_at + interval '168 hours'),
  check ((state = 'pending') = (ended_at is null)),
  check ((state = 'applied') = coalesce(to_value < from_value, from_value is null)),
  check (from_value is distinct from to_value),
  -- Staff can only tighten.
  check (operator is null or state = 'applied')
);
create index limit_changes_of_member on limit_changes (member_id, id desc);
create unique index limit_changes_pending on limit_changes (member_id, kind, period, currency) nulls not distinct where state = 'pending';
revoke update, delete, truncate on limit_changes from pavilion_app;
grant update (state, ended_at) on limit_changes to pavilion_app;

create function limit_changes_end() returns trigger language plpgsql as $$
begin
  if old.state <> 'pending' then
    raise exception 'the change of a limit has ended' using errcode = 'check_violation';
  end if;
  if new.state = 'confirmed' and not (new.due_at <= now() and now() < new.lapses_at) or new.state = 'lapsed' and now() < new.lapses_at then
    raise exception 'a change of a limit cannot be % now', new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger limit_changes_end before update on limit_changes for each row execute function limit_changes_end();

-- Nothing loosens a limit but a change that its player confirmed in this very transaction.
create function play_limits_hold() returns trigger language plpgsql as $$
declare
  wanted bigint := case tg_op when 'UPDATE' then new.value end;
begin
  if (wanted is null or wanted > old.value) and not exists (
    select from limit_changes
    where member_id = old.member_id and kind = old.kind and period = old.period and currency is not distinct from old.currency
      and state = 'confirmed' and ended_at = now() and to_value is not distinct from wanted
  ) then
    raise exception 'nobody confirmed that this limit be loosened' using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger play_limits_hold before update or delete on play_limits for each row execute function play_limits_hold();

-- How long a member was here on a day of the brand's, in seconds; a pause of more than five minutes is one.
create table play_time (
  member_id bigint not null references members (id),
  day       date not null,
  seconds   integer not null check (seconds >= 0),
  noted_at  timestamptz not null default now(),
  primary key (member_id, day)
);

create function brand_day(code text) returns date language sql stable as $$
  select (now() at time zone time_zone)::date from brands where brands.code = brand_day.code;
$$;

create function play_time_note(member bigint, brand text) returns void language sql as $$
  insert into play_time as known (member_id, day, seconds) values (member, brand_day(brand), 60)
    on conflict (member_id, day) do update
      set seconds = known.seconds + case when now() - known.noted_at <= interval '5 minutes'
          then extract(epoch from now() - known.noted_at)::int else 60 end,
        noted_at = now()
      where now() - known.noted_at >= interval '20 seconds';
$$;

-- What was offered to a member, so that it is offered once.
create table limit_offers (
  member_id   bigint not null references members (id),
  place       text not null check (place in ('registration', 'deposit')),
  answered_at timestamptz not null default now(),
  primary key (member_id, place)
);

-- Members with a limit on play carry a mark on their wallets, and what they staked and were paid by the hour. Everybody else pays one
-- more condition on a row that is read anyway.
alter table wallet_accounts add column limited boolean not null default false;

create table member_spend (
  member_id bigint not null,
  currency  text not null,
  hour      timestamptz not null,
  stakes    bigint not null default 0 check (stakes >= 0),
  payouts   bigint not null default 0 check (payouts >= 0),
  primary key (member_id, currency, hour)
);
revoke insert, update, delete, truncate on member_spend from pavilion_app;

create function play_span(period text) returns interval language sql immutable as $$
  select case period when 'day' then interval '24 hours' when 'week' then interval '7 days' when 'month' then interval '30 days' end;
$$;

-- An hour counts until all of it is too long ago.
create function play_counts_from(period text) returns timestamptz language sql stable as $$
  select now() - play_span(period) - interval '1 hour';
$$;

create function play_spends(m wallet_movement, moment timestamptz, stake bigint, payout bigint) returns void language plpgsql as $$
declare
  this_hour timestamptz := date_trunc('hour', moment, 'UTC');
begin
  update member_spend set stakes = stakes + stake, payouts = payouts + payout
    where member_id = m.member_id and currency = m.currency and hour = this_hour;
  if found or stake < 0 or payout < 0 then
    return;
  end if;
  delete from member_spend where member_id = m.member_id and hour < now() - interval '32 days';
  insert into member_spend as known (member_id, currency, hour, stakes, payouts) values (m.member_id, m.currency, this_hour, stake, payout)
    on conflict (member_id, currency, hour) do update set stakes = known.stakes + stake, payouts = known.payouts + payout;
end $$;

-- Money beyond a limit, which a bet without any never is; or time used up, which an open round may outlive.
create function play_refuses(m wallet_movement) returns boolean language sql stable as $$
  select m.amount > 0 and exists (
    select from play_limits own
    where own.member_id = m.member_id and own.currency = m.currency and own.kind in ('loss', 'wager')
      and own.value < m.amount + (
        select coalesce(sum(case own.kind when 'wager' then stakes else stakes - payouts end), 0) from member_spend spent
        where spent.member_id = m.member_id and spent.currency = m.currency and hour > play_counts_from(own.period))
  ) or exists (
    select from play_limits own join play_time using (member_id)
    where member_id = m.member_id and kind = 'session' and day = brand_day(m.brand) and seconds >= value * 60
  ) and not exists (select from game_rounds where member_id = m.member_id and vendor = m.vendor and round = m.round and not closed);
$$;

-- All wallets of the member are held, so that bets from two of them cannot pass a limit together.
create function wallet_bet_limited(asked wallet_movement) returns wallet_posting language plpgsql as $$
declare
  m wallet_movement := asked;
  posting wallet_posting;
begin
  m.at := coalesce(m.at, clock_timestamp());
  perform from wallet_accounts where member_id = m.member_id and currency = m.currency order by wallet for update;
  posting := wallet_repeat(m);
  if posting is not null then
    return posting;
  end if;
  if exists (select from play_limits where member_id = m.member_id and kind = 'session') then
    perform play_time_note(m.member_id, m.brand);
  end if;
  if play_refuses(m) then
    if wallet_claim(m, 'limited', 0, wallet_balance(m), 'games') then
      return row(m.member_id, 'limited', wallet_balance(m), 0, false)::wallet_posting;
    end if;
    return wallet_claimed_before(m);
  end if;
  posting := wallet_debit(m, 'games');
  if posting.outcome = 'posted' and not posting.repeated then
    perform game_round_moves(m, m.amount, 0);
    perform play_spends(m, m.at, m.amount, 0);
  end if;
  return posting;
end $$;

create or replace function wallet_bet(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  left_over bigint;
  posting wallet_posting;
begin
  update wallet_accounts set balance = balance - m.amount
    where member_id = m.member_id and currency = m.currency and wallet = m.wallet and balance >= m.amount and not limited
    returning balance into left_over;
  if found then
    if wallet_claim(m, 'posted', -m.amount, left_over, 'games') then
      perform game_round_moves(m, m.amount, 0);
      return row(m.member_id, 'posted', left_over, -m.amount, false)::wallet_posting;
    end if;
    update wallet_accounts set balance = balance + m.amount where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
    return wallet_claimed_before(m);
  end if;
  if exists (select from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet and limited) then
    return wallet_bet_limited(m);
  end if;
  posting := wallet_debit(m, 'games');
  if posting.outcome = 'posted' and not posting.repeated then
    perform game_round_moves(m, m.amount, 0);
  end if;
  return posting;
end $$;

create or replace function wallet_win(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  posting wallet_posting;
  counted boolean;
begin
  select limited into counted from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet for update;
  if not wallet_open_bet(m) then
    return coalesce(wallet_repeat(m), row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting);
  end if;
  m.at := coalesce(m.at, clock_timestamp());
  posting := wallet_credit(m, 'games');
  if posting.outcome = 'posted' and not posting.repeated then
    perform game_round_moves(m, 0, m.amount);
    if counted then
      perform play_spends(m, m.at, 0, m.amount);
    end if;
  end if;
  return posting;
end $$;

create or replace function wallet_rollback(asked wallet_movement) returns wallet_posting language plpgsql as $$
declare
  m wallet_movement := asked;
  target ledger_transactions;
  repeated wallet_posting;
  held bigint;
  counted boolean;
  change bigint := 0;
  takes boolean;
  outcome text;
begin
  insert into wallet_accounts (member_id, currency, wallet, brand, balance) values (m.member_id, m.currency, m.wallet, m.brand, 0) on conflict do nothing;
  select balance, limited into held, counted
    from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet for update;
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
    if counted then
      -- As if it had never been: it goes out of the hour it came in.
      perform play_spends(m, target.at, least(-change, 0), least(change, 0));
    end if;
  end if;
  return row(m.member_id, outcome, held + change, change, false)::wallet_posting;
end $$;

create function play_is_limited(member bigint) returns boolean language sql stable as $$
  select exists (select from play_limits where member_id = member and kind <> 'deposit');
$$;

-- A wallet that opens later. Whoever sets a limit holds the member, for which the opening of a wallet waits.
create function wallet_accounts_limited() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if play_is_limited(new.member_id) then
    update wallet_accounts set limited = true where member_id = new.member_id and currency = new.currency and wallet = new.wallet;
  end if;
  return null;
end $$;
create trigger wallet_accounts_limited after insert on wallet_accounts for each row execute function wallet_accounts_limited();

-- Asked before a limit is changed: nobody bets and no wallet opens until the transaction ends.
create function play_limits_change(member bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from wallet_accounts where member_id = member order by currency, wallet for update;
  perform from members where id = member for update;
end $$;

-- Asked after it was changed: marks the wallets, and reads from the ledger what counts.
create function play_limits_changed(member bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  now_limited boolean := play_is_limited(member);
begin
  if now_limited = exists (select from wallet_accounts where member_id = member and limited) then
    return;
  end if;
  update wallet_accounts set limited = now_limited where member_id = member;
  delete from member_spend where member_id = member;
  if not now_limited then
    return;
  end if;
  insert into member_spend (member_id, currency, hour, stakes, payouts)
    select member, currency, date_trunc('hour', at, 'UTC'),
      coalesce(sum(amount) filter (where kind = 'bet'), 0), coalesce(sum(amount) filter (where kind = 'win'), 0)
    from ledger_transactions moved
    where member_id = member and outcome = 'posted' and kind in ('bet', 'win') and at > now() - interval '31 days'
      and not exists (select from ledger_transactions undo
        where undo.member_id = member and undo.related = moved.reference and undo.kind = 'rollback' and undo.outcome = 'posted')
    group by currency, date_trunc('hour', at, 'UTC');
end $$;

revoke execute on function wallet_bet_limited(wallet_movement), play_spends(wallet_movement, timestamptz, bigint, bigint),
  play_refuses(wallet_movement), play_limits_change(bigint), play_limits_changed(bigint), wallet_accounts_limited() from public;
grant execute on function play_limits_change(bigint), play_limits_changed(bigint) to pavilion_app;
