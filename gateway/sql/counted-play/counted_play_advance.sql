-- needs: ledger_lines, round_results, member_directory, brand_clocks, game_facts, bonus_share, counting_terms
-- Counts what lies between the last reading and the mark, at most `most` ids at a time. True when the mark is reached; false while there is more,
-- somebody else reads, or a transaction from before the mark still runs. A round counts once it is settled: its vendor ended it or paid it, even
-- with nothing. Each line counts its round anew and the difference goes into the day of the round, so neither order nor repeats matter.
create or replace function counted_play_advance(most bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reading ledger_reading;
  upto bigint;
begin
  reading := ledger_reading_take('counted_play');
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
  with touched as materialized (
    select line.member_id, line.vendor, coalesce(line.round, moved.round) as round, bool_or(line.kind = 'win') as paid,
      max(line.id) as last_line
    from ledger_lines line
      left join ledger_lines moved on line.kind = 'rollback' and line.round is null
        and moved.member_id = line.member_id and moved.reference = line.related
    where line.id > reading.done and line.id <= upto and line.kind in ('bet', 'win', 'rollback') and line.outcome = 'posted'
      and line.vendor is not null and coalesce(line.round, moved.round) is not null
    group by 1, 2, 3
  ), settled as (
    select result.member_id, result.vendor, result.round, member.brand, result.bets, result.wins,
      least(result.bets, abs(result.wins - result.bets)) as valid,
      coalesce(known.opened_at, result.opened_at) as opened_at, touched.last_line,
      coalesce(known.day, (result.opened_at at time zone brand.time_zone)::date) as day,
      coalesce(known.category, fact.category, '-') as category,
      coalesce(known.share, bonus_share(terms.contribution, result.vendor, result.game)) as share,
      (known.bets > 0)::int as rounds_before, coalesce(known.bets, 0) as bets_before, coalesce(known.wins, 0) as wins_before,
      coalesce(known.valid, 0) as valid_before, coalesce(known.counted, 0) as counted_before
    from touched
      join round_results result using (member_id, vendor, round)
      join member_directory member on member.id = result.member_id and member.type <> 4
      join brand_clocks brand on brand.code = member.brand and brand.currency = result.currency
      left join counted_rounds known using (member_id, vendor, round)
      left join game_facts fact on known.member_id is null and fact.vendor = upper(result.vendor) and fact.code = result.game
      left join counting_terms terms on known.member_id is null and terms.brand = member.brand
        and result.opened_at >= terms.valid_from and result.opened_at < coalesce(terms.valid_until, 'infinity')
    where known.member_id is not null or (result.closed or touched.paid) and terms.brand is not null
  ), recounted as (
    insert into counted_rounds as known (member_id, vendor, round, day, category, share, opened_at, bets, wins, valid, counted, last_line)
      select member_id, vendor, round, day, category, share, opened_at, bets, wins, valid, valid * share / 100, last_line from settled
      on conflict (member_id, vendor, round) do update
        set bets = excluded.bets, wins = excluded.wins, valid = excluded.valid, counted = excluded.counted, last_line = excluded.last_line
  )
  insert into counted_days as known (member_id, brand, day, category, vendor, rounds, bets, wins, valid, counted, changed)
    select member_id, brand, day, category, vendor, sum((bets > 0)::int - coalesce(rounds_before, 0)), sum(bets - bets_before),
      sum(wins - wins_before), sum(valid - valid_before), sum(valid * share / 100 - counted_before), upto
    from settled where (bets, wins) <> (bets_before, wins_before)
    group by member_id, brand, day, category, vendor
    on conflict (member_id, day, category, vendor) do update set
      rounds = known.rounds + excluded.rounds, bets = known.bets + excluded.bets, wins = known.wins + excluded.wins,
      valid = known.valid + excluded.valid, counted = known.counted + excluded.counted, changed = excluded.changed;
  -- What was paid in before the brand counted at all is not taken out either.
  insert into counted_deposit_days as known (member_id, day, count, deposits, changed)
    select line.member_id, (moved.at at time zone brand.time_zone)::date, sum(sign(line.effect)), sum(line.effect), upto
    from ledger_lines line
      join ledger_lines moved on moved.member_id = line.member_id
        and moved.reference = case line.kind when 'correction' then line.related else line.reference end
      join member_directory member on member.id = line.member_id and member.type <> 4
      join brand_clocks brand on brand.code = member.brand and brand.currency = line.currency
      join counting_terms terms on terms.brand = member.brand
        and moved.at >= terms.valid_from and moved.at < coalesce(terms.valid_until, 'infinity')
    where line.id > reading.done and line.id <= upto and line.effect <> 0 and moved.kind = 'deposit' and line.kind in ('deposit', 'correction')
    group by 1, 2
    on conflict (member_id, day) do update set
      count = known.count + excluded.count, deposits = known.deposits + excluded.deposits, changed = excluded.changed;
  return ledger_reading_advance('counted_play', upto);
end $$;

revoke execute on function counted_play_advance from public, pavilion_app;
grant execute on function counted_play_advance to pavilion_app;
