-- needs: ledger_lines, round_results, bonus_share
-- Counts rounds of the members' own money whose bets were placed while a bonus ran and are no larger than its terms say. A round counts once it is
-- settled: its vendor ended it or paid it, even with nothing. It counts what it won or lost, at most what was staked, by the share of its
-- game. Each line of the ledger counts its round anew, so what is taken back goes out again, also after the bonus was freed.
create or replace function bonuses_advance(most bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reading ledger_reading;
  upto bigint;
begin
  reading := ledger_reading_take('bonuses');
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
  with touched as (
    select bonuses.id as bonus_id, line.member_id, moved.vendor, moved.round, min(moved.game) as game,
      coalesce(sum(-line.effect) filter (where moved.kind = 'bet' and moved.wallet <> 'bonus'
        and moved.at > bonuses.given_at and moved.at < least(bonuses.until, bonuses.ended_at)
        and moved.amount <= coalesce(bonuses.largest_bet, moved.amount)), 0) as staked,
      bool_or(line.kind = 'win') as paid
    from ledger_lines line
      join bonuses on bonuses.member_id = line.member_id and bonuses.currency = line.currency and bonuses.state in ('active', 'released')
      join ledger_lines moved on moved.member_id = line.member_id
        and moved.reference = case line.kind when 'rollback' then line.related else line.reference end
    where line.id > reading.done and line.id <= upto and line.kind in ('bet', 'win', 'rollback') and line.outcome = 'posted'
      and moved.vendor is not null and moved.round is not null
    group by bonuses.id, line.member_id, moved.vendor, moved.round
  ), standing as (
    select touched.bonus_id, touched.member_id, touched.vendor, touched.round, result.bets, result.wins,
      coalesce(known.counted, 0) as before,
      greatest(coalesce(known.staked, 0) + touched.staked, 0)::bigint as staked,
      coalesce(known.settled, false) or touched.paid or result.closed as settled,
      case when known.bonus_id is null then bonus_share(bonuses.contribution, touched.vendor, touched.game) else known.share end as share
    from touched
      join bonuses on bonuses.id = touched.bonus_id
      join round_results result on result.member_id = touched.member_id and result.vendor = touched.vendor and result.round = touched.round
      left join bonus_rounds known on known.member_id = touched.member_id and known.vendor = touched.vendor and known.round = touched.round
        and known.bonus_id = touched.bonus_id
    where known.bonus_id is not null or touched.staked > 0
  ), recounted as (
    insert into bonus_rounds as known (member_id, vendor, round, bonus_id, share, staked, settled, counted)
    select member_id, vendor, round, bonus_id, share, staked, settled,
      case when not settled then 0 when share is null then staked else least(staked, abs(wins - bets)) * share / 100 end
    from standing
    on conflict (member_id, vendor, round, bonus_id)
      do update set staked = excluded.staked, settled = excluded.settled, counted = excluded.counted
    returning bonus_id, member_id, vendor, round, counted
  ), gained as (
    select bonus_id, sum(recounted.counted - standing.before) as counted
    from recounted join standing using (bonus_id, member_id, vendor, round)
    group by bonus_id
  )
  update bonuses set
    wagered = wagered + case state when 'active' then gained.counted else 0 end,
    wager_undone = wager_undone - case state when 'released' then gained.counted else 0 end
  from gained
  where gained.bonus_id = bonuses.id and gained.counted <> 0 and state in ('active', 'released');
  return ledger_reading_advance('bonuses', upto);
end $$;

revoke execute on function bonuses_advance from public, pavilion_app;
grant execute on function bonuses_advance to pavilion_app;
