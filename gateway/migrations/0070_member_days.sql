-- What each member did each day, in the brand's time zone: team figures are read from here, not from the ledger.
create table member_days (
  member_id   bigint not null,
  day         date not null,
  deposits    bigint not null default 0,
  withdrawals bigint not null default 0,
  -- Bets less those that were taken back.
  bets        bigint not null default 0,
  wins        bigint not null default 0,
  rounds      integer not null default 0,
  primary key (member_id, day)
);

-- How far the ledger has been read. Ids up to `ahead` are settled as soon as every transaction numbered below `settled_at` has ended.
create table ledger_reading (
  reader     text primary key,
  done       bigint not null,
  ahead      bigint,
  settled_at xid8
);
insert into ledger_reading (reader, done) values ('member_days', 0);

-- Ids grow with the table: a few bytes per thousand rows find the newest ones.
create index ledger_transactions_by_id on ledger_transactions using brin (id) with (pages_per_range = 16, autosummarize = on);

-- Notes how far the ledger has come; false while an earlier mark stands. The id is read before this transaction gets its own number, so
-- that whoever was given a smaller id has a smaller number. (A snapshot's xmax would not do: younger ones may already run beyond it.)
create function member_days_mark() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  newest bigint;
begin
  select case when is_called then last_value else 0 end into newest from ledger_transaction_ids;
  update ledger_reading set ahead = newest, settled_at = pg_current_xact_id()
    where reader = 'member_days' and ahead is null;
  return found;
end $$;

-- Adds what lies between the last reading and the mark, once, at most `most` ids at a time. True when the mark is reached; false while
-- there is more, somebody else reads, or a transaction from before the mark still runs.
create function member_days_advance(most bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
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
  insert into member_days as known (member_id, day, deposits, bets, wins, rounds)
    select member_id, (at at time zone brands.time_zone)::date,
      coalesce(sum(effect) filter (where kind = 'deposit'), 0),
      coalesce(-sum(effect) filter (where kind = 'bet' or kind = 'rollback' and effect > 0), 0),
      coalesce(sum(effect) filter (where kind = 'win' or kind = 'rollback' and effect < 0), 0),
      count(*) filter (where kind = 'bet')
    from ledger_transactions
      join members on members.id = member_id
      join brands on brands.code = members.brand and brands.currency = ledger_transactions.currency
    where ledger_transactions.id > reading.done and ledger_transactions.id <= upto and effect <> 0
    group by 1, 2
    on conflict (member_id, day) do update set
      deposits = known.deposits + excluded.deposits, bets = known.bets + excluded.bets,
      wins = known.wins + excluded.wins, rounds = known.rounds + excluded.rounds;
  if upto < reading.ahead then
    update ledger_reading set done = upto where reader = 'member_days';
    return false;
  end if;
  update ledger_reading set done = upto, ahead = null, settled_at = null where reader = 'member_days';
  return true;
end $$;

revoke all on ledger_reading from pavilion_app, public;
revoke insert, update, delete, truncate, references, trigger on member_days from pavilion_app, public;
revoke execute on function member_days_mark(), member_days_advance(bigint) from public;
grant execute on function member_days_mark(), member_days_advance(bigint) to pavilion_app;
