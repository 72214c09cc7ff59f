-- Adds what lies between the last reading and the mark, once, at most `most` ids at a time, and drops what is older than two weeks. True when the
-- mark is reached; false while there is more, somebody else reads, or a transaction from before the mark still runs.
create or replace function brand_minutes_advance(most bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reading ledger_reading;
  upto bigint;
  oldest timestamptz := now() - interval '14 days';
begin
  reading := ledger_reading_take('brand_minutes');
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
  with line as (
    select brand.code as brand, brand.time_zone, line.member_id, line.kind, line.effect, line.at
    from ledger_lines line
      join member_directory member on member.id = line.member_id
      join brand_clocks brand on brand.code = member.brand and brand.currency = line.currency
    where line.id > reading.done and line.id <= upto and line.effect <> 0 and line.at >= oldest
  ), first_bets as (
    insert into brand_day_players (brand, day, member_id, first_at)
      select brand, (at at time zone time_zone)::date, member_id, min(at) from line where kind = 'bet' group by 1, 2, 3
      on conflict do nothing
      returning brand, first_at
  ), moved as (
    select brand, date_trunc('minute', at) as minute,
      coalesce(sum(effect) filter (where kind = 'deposit'), 0) as deposits,
      coalesce(-sum(effect) filter (where kind in ('withdrawal', 'withdrawal-return')), 0) as withdrawals,
      coalesce(-sum(effect) filter (where kind = 'bet' or kind = 'rollback' and effect > 0), 0) as bets,
      coalesce(sum(effect) filter (where kind = 'win' or kind = 'rollback' and effect < 0), 0) as wins,
      0 as players
    from line group by 1, 2
    union all
    select brand, date_trunc('minute', first_at), 0, 0, 0, 0, count(*) from first_bets group by 1, 2
  )
  insert into brand_minutes as known (brand, minute, deposits, withdrawals, bets, wins, players)
    select brand, minute, sum(deposits), sum(withdrawals), sum(bets), sum(wins), sum(players) from moved group by 1, 2
    on conflict (brand, minute) do update set
      deposits = known.deposits + excluded.deposits, withdrawals = known.withdrawals + excluded.withdrawals,
      bets = known.bets + excluded.bets, wins = known.wins + excluded.wins, players = known.players + excluded.players;
  delete from brand_minutes known using brand_clocks brand where known.brand = brand.code and known.minute < oldest;
  delete from brand_day_players known using brand_clocks brand where known.brand = brand.code and known.day < (oldest at time zone brand.time_zone)::date;
  return ledger_reading_advance('brand_minutes', upto);
end $$;

revoke execute on function brand_minutes_advance from public, pavilion_app;
grant execute on function brand_minutes_advance to pavilion_app;
