-- needs: counted_round_figures
-- Where the named members stand in a period, by all of their rounds in it. Whoever calls holds the reading of boards: one recount at a time.
create or replace function board_recount(board bigint, who bigint[]) returns void language plpgsql as $$
declare
  period board_periods;
  scored_by text;
  least_stake bigint;
begin
  select * into period from board_periods where id = board;
  scored_by := period.terms ->> 'by';
  least_stake := coalesce(period.terms ->> 'leastStake', '0')::bigint;
  with rounds as (
    select figure.member_id, figure.counted, figure.last_line,
      case scored_by
        when 'stake' then figure.counted
        when 'multiplier' then case when figure.bets >= least_stake then figure.wins * 100 / figure.bets end
        else figure.wins - figure.bets
      end as value
    from counted_round_figures figure
    where figure.member_id = any (who) and figure.day between period.counts_from and period.counts_until and figure.category <> '-'
      and (period.terms -> 'categories' is null or period.terms -> 'categories' ? figure.category)
      and (period.terms -> 'vendors' is null or period.terms -> 'vendors' ? upper(figure.vendor))
  ), best as (
    select member_id, max(value) as value, sum(counted)::bigint as played from rounds group by member_id
  ), scored as (
    select member_id, best.played, case scored_by when 'stake' then best.played else best.value end as score,
      case scored_by
        when 'stake' then max(rounds.last_line) filter (where rounds.counted > 0)
        else min(rounds.last_line) filter (where rounds.value = best.value)
      end as reached
    from best join rounds using (member_id) group by member_id, best.played, best.value
  ), gone as (
    delete from board_standings standing
      where standing.period_id = board and standing.member_id = any (who)
        and not exists (select from scored where scored.member_id = standing.member_id and scored.score > 0)
  )
  insert into board_standings as known (period_id, member_id, score, reached, played)
    select board, member_id, score, reached, played from scored where score > 0 order by member_id
    on conflict (period_id, member_id) do update set score = excluded.score, reached = excluded.reached, played = excluded.played
      where (known.score, known.reached, known.played) <> (excluded.score, excluded.reached, excluded.played);
end $$;

revoke execute on function board_recount from public, pavilion_app;
