-- Adds what lies between the last reading and the mark, once, at most `most` ids at a time. True when the mark is reached; false while
-- there is more, somebody else reads, or a transaction from before the mark still runs.
create or replace function member_days_advance(most bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reading ledger_reading;
  upto bigint;
begin
  reading := ledger_reading_take('member_days');
  if reading.reader is null then
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
    select member_id, (at at time zone brand.time_zone)::date,
      coalesce(sum(effect) filter (where kind = 'deposit'), 0),
      coalesce(-sum(effect) filter (where kind in ('withdrawal', 'withdrawal-return')), 0),
      coalesce(-sum(effect) filter (where kind = 'bet' or kind = 'rollback' and effect > 0), 0),
      coalesce(sum(effect) filter (where kind = 'win' or kind = 'rollback' and effect < 0), 0),
      count(*) filter (where kind = 'bet'),
      coalesce(sum(effect) filter (where kind in ('bonus', 'bonus-expiry')), 0),
      coalesce(sum(effect) filter (where kind in ('adjustment-in', 'adjustment-out', 'correction')), 0)
    from ledger_lines line
      join member_directory member on member.id = member_id
      join brand_clocks brand on brand.code = member.brand and brand.currency = line.currency
    where line.id > reading.done and line.id <= upto and effect <> 0
    group by 1, 2
    on conflict (member_id, day) do update set
      deposits = known.deposits + excluded.deposits, withdrawals = known.withdrawals + excluded.withdrawals,
      bets = known.bets + excluded.bets, wins = known.wins + excluded.wins, rounds = known.rounds + excluded.rounds,
      bonuses = known.bonuses + excluded.bonuses, adjustments = known.adjustments + excluded.adjustments;
  insert into member_game_days as known (member_id, day, vendor, game, bets, wins, count)
    select member_id, (at at time zone brand.time_zone)::date, vendor, game,
      coalesce(-sum(effect) filter (where kind = 'bet' or kind = 'rollback' and effect > 0), 0),
      coalesce(sum(effect) filter (where kind = 'win' or kind = 'rollback' and effect < 0), 0),
      count(*) filter (where kind = 'bet')
    from ledger_lines line
      join member_directory member on member.id = member_id
      join brand_clocks brand on brand.code = member.brand and brand.currency = line.currency
    where line.id > reading.done and line.id <= upto and effect <> 0
      and kind in ('bet', 'win', 'rollback') and vendor is not null and game is not null
    group by 1, 2, 3, 4
    on conflict (member_id, day, vendor, game) do update set
      bets = known.bets + excluded.bets, wins = known.wins + excluded.wins, count = known.count + excluded.count;
  return ledger_reading_advance('member_days', upto);
end $$;

revoke execute on function member_days_advance from public, pavilion_app;
grant execute on function member_days_advance to pavilion_app;
