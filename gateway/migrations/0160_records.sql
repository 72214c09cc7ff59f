-- What members look up about themselves: daily figures that cover every kind of movement, daily figures by game, and files.

alter table member_days
  -- Given less taken back, in whatever wallet.
  add column bonuses     bigint not null default 0,
  -- What operators put right.
  add column adjustments bigint not null default 0;

create table member_game_days (
  member_id bigint not null,
  day       date not null,
  vendor    text not null,
  game      text not null,
  -- Bets less those that were taken back, and how many they were.
  bets      bigint not null default 0,
  wins      bigint not null default 0,
  count     integer not null default 0,
  primary key (member_id, day, vendor, game)
);
revoke insert, update, delete, truncate, references, trigger on member_game_days from pavilion_app, public;

create or replace function member_days_advance(most bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reading ledger_reading;
  upto bigint;
begin
  select * into reading from ledger_reading where reader = 'member_days' for update skip locked;
  if not found then
    return false;
  end if;
  if reading.ahead is null then
    return true;
  end if;
  if pg_snapshot_xmin(pg_current_snapshot()) < reading.settled_at then
    return false;
  end if;
  upto := least(reading.ahead, reading.done + most);
  insert into member_days as known (member_id, day, deposits, withdrawals, bets, wins, rounds, bonuses, adjustments)
    select member_id, (at at time zone brands.time_zone)::date,
      coalesce(sum(effect) filter (where kind = 'deposit'), 0),
      coalesce(-sum(effect) filter (where kind in ('withdrawal', 'withdrawal-return')), 0),
      coalesce(-sum(effect) filter (where kind = 'bet' or kind = 'rollback' and effect > 0), 0),
      coalesce(sum(effect) filter (where kind = 'win' or kind = 'rollback' and effect < 0), 0),
      count(*) filter (where kind = 'bet'),
      coalesce(sum(effect) filter (where kind in ('bonus', 'bonus-expiry')), 0),
      coalesce(sum(effect) filter (where kind in ('adjustment-in', 'adjustment-out', 'correction')), 0)
    from ledger_transactions
      join members on members.id = member_id
      join brands on brands.code = members.brand and brands.currency = ledger_transactions.currency
    where ledger_transactions.id > reading.done and ledger_transactions.id <= upto and effect <> 0
    group by 1, 2
    on conflict (member_id, day) do update set
      deposits = known.deposits + excluded.deposits, withdrawals = known.withdrawals + excluded.withdrawals,
      bets = known.bets + excluded.bets, wins = known.wins + excluded.wins, rounds = known.rounds + excluded.rounds,
      bonuses = known.bonuses + excluded.bonuses, adjustments = known.adjustments + excluded.adjustments;
  insert into member_game_days as known (member_id, day, vendor, game, bets, wins, count)
    select member_id, (at at time zone brands.time_zone)::date, vendor, game,
      coalesce(-sum(effect) filter (where kind = 'bet' or kind = 'rollback' and effect > 0), 0),
      coalesce(sum(effect) filter (where kind = 'win' or kind = 'rollback' and effect < 0), 0),
      count(*) filter (where kind = 'bet')
    from ledger_transactions
      join members on members.id = member_id
      join brands on brands.code = members.brand and brands.currency = ledger_transactions.currency
    where ledger_transactions.id > reading.done and ledger_transactions.id <= upto and effect <> 0
      and kind in ('bet', 'win', 'rollback') and vendor is not null and game is not null
    group by 1, 2, 3, 4
    on conflict (member_id, day, vendor, game) do update set
      bets = known.bets + excluded.bets, wins = known.wins + excluded.wins, count = known.count + excluded.count;
  if upto < reading.ahead then
    update ledger_reading set done = upto where reader = 'member_days';
    return false;
  end if;
  update ledger_reading set done = upto, ahead = null, settled_at = null where reader = 'member_days';
  return true;
end $$;

-- How far the daily figures go: what is numbered above is added from the ledger by whoever asks, so that nobody waits for the reading.
create function member_days_upto() returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select done from ledger_reading where reader = 'member_days';
$$;
revoke execute on function member_days_upto() from public;
grant execute on function member_days_upto() to pavilion_app;

-- The games of what was read before.
insert into member_game_days (member_id, day, vendor, game, bets, wins, count)
  select member_id, (at at time zone brands.time_zone)::date, vendor, game,
    coalesce(-sum(effect) filter (where kind = 'bet' or kind = 'rollback' and effect > 0), 0),
    coalesce(sum(effect) filter (where kind = 'win' or kind = 'rollback' and effect < 0), 0),
    count(*) filter (where kind = 'bet')
  from ledger_transactions
    join members on members.id = member_id
    join brands on brands.code = members.brand and brands.currency = ledger_transactions.currency
  where ledger_transactions.id <= member_days_upto() and effect <> 0
    and kind in ('bet', 'win', 'rollback') and vendor is not null and game is not null
  group by 1, 2, 3, 4;

-- A file that was asked for: its address is good for one download within a minute. One at a time per member.
create table record_exports (
  code_hash  bytea primary key,
  member_id  bigint not null references members (id),
  brand      text not null references brands (code),
  asked      jsonb not null,
  asked_at   timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 minute',
  begun_at   timestamptz,
  ended_at   timestamptz,
  check (ended_at is null or begun_at is not null)
);
create index record_exports_of_member on record_exports (member_id, asked_at desc);
create unique index record_exports_running on record_exports (member_id) where begun_at is not null and ended_at is null;
