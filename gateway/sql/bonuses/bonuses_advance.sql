-- needs: ledger_lines, round_results, bonus_share
-- Counts rounds of the members' own money whose bets were placed while a bonus ran and are no larger than its terms say. Of several bonuses a round feeds one: the
-- first to end of those that ran at its first bet and that it counts for, one that is reached last of all; and it stays with that one. A round counts once it is
-- settled: its vendor ended it or paid it, even with nothing. It counts what it won or lost, at most what was staked, by the share of its game. Each line of the
-- ledger counts its round anew, so what is taken back goes out again, also after the bonus was freed.
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
  with moves as materialized (
    select line.member_id, line.currency, line.id, line.kind, line.effect, moved.vendor, moved.round, moved.game, moved.kind as moved_kind,
      moved.wallet, moved.at, moved.amount
    from ledger_lines line
      join ledger_lines moved on moved.member_id = line.member_id
        and moved.reference = case line.kind when 'rollback' then line.related else line.reference end
    where line.id > reading.done and line.id <= upto and line.kind in ('bet', 'win', 'rollback') and line.outcome = 'posted'
      and moved.vendor is not null and moved.round is not null
      and exists (select from bonuses where bonuses.member_id = line.member_id and bonuses.currency = line.currency
        and bonuses.state in ('active', 'released'))
  ), fed as (
    select distinct on (bet.member_id, bet.vendor, bet.round) bet.member_id, bet.vendor, bet.round, bonuses.id as bonus_id, counts.share
    from moves bet
      join bonuses on bonuses.member_id = bet.member_id and bonuses.currency = bet.currency
        and bet.at > bonuses.given_at and bet.at < least(bonuses.until, bonuses.ended_at)
        and bet.amount <= coalesce(bonuses.largest_bet, bet.amount)
      cross join lateral (select bonus_share(bonuses.contribution, bet.vendor, bet.game) as share) counts
    where bet.kind = 'bet' and bet.wallet <> 'bonus' and coalesce(counts.share, 100) > 0
      and not exists (select from bonus_rounds known
        where known.member_id = bet.member_id and known.vendor = bet.vendor and known.round = bet.round)
    order by bet.member_id, bet.vendor, bet.round, bet.at, bet.id,
      bonuses.wagered >= bonuses.wager_needed, bonuses.until, bonuses.given_at, bonuses.id
  ), touched as (
    select each.bonus_id, each.member_id, each.vendor, each.round, each.share, each.staked, each.settled, each.counted,
      coalesce(sum(-move.effect) filter (where move.moved_kind = 'bet' and move.wallet <> 'bonus'
        and move.at > bonuses.given_at and move.at < least(bonuses.until, bonuses.ended_at)
        and move.amount <= coalesce(bonuses.largest_bet, move.amount)), 0) as moved,
      bool_or(move.kind = 'win') as paid
    from (
      select bonus_id, member_id, vendor, round, share, 0::bigint as staked, false as settled, 0::bigint as counted from fed
      union all
      select known.bonus_id, known.member_id, known.vendor, known.round, known.share, known.staked, known.settled, known.counted
      from (select distinct member_id, vendor, round from moves) mentioned join bonus_rounds known using (member_id, vendor, round)
    ) each
      join bonuses on bonuses.id = each.bonus_id
      join moves move on move.member_id = each.member_id and move.vendor = each.vendor and move.round = each.round
        and move.currency = bonuses.currency
    group by each.bonus_id, each.member_id, each.vendor, each.round, each.share, each.staked, each.settled, each.counted
  ), standing as (
    select touched.bonus_id, touched.member_id, touched.vendor, touched.round, touched.share, touched.counted as before, result.bets, result.wins,
      greatest(touched.staked + touched.moved, 0)::bigint as staked, touched.settled or touched.paid or result.closed as settled
    from touched
      join round_results result on result.member_id = touched.member_id and result.vendor = touched.vendor and result.round = touched.round
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
