-- needs: ledger_lines, member_directory, counted_round_days
-- Follows what was counted since the last reading, at most `most` numbers of the ledger at a time. True when nothing is left. Whoever has a round that
-- anything happened to is counted anew in each period that has its day: neither order nor repeats matter.
create or replace function board_advance(most bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  read bigint;
  counted bigint;
  upto bigint;
  touched record;
begin
  select done into read from board_reading for update;
  counted := counted_play_done();
  upto := least(counted, read + most);
  for touched in
    with moved_rounds as materialized (
      select distinct line.member_id, line.vendor, coalesce(line.round, moved.round) as round
      from ledger_lines line
        left join ledger_lines moved on line.kind = 'rollback' and line.round is null
          and moved.member_id = line.member_id and moved.reference = line.related
      where line.id > read and line.id <= upto and line.kind in ('bet', 'win', 'rollback') and line.outcome = 'posted'
        and line.vendor is not null
    )
    select period.id, array_agg(distinct round.member_id) as members
    from moved_rounds
      join counted_round_days round using (member_id, vendor, round)
      join member_directory member on member.id = round.member_id
      join board_periods period on period.brand = member.brand and round.day between period.counts_from and period.counts_until
    group by period.id order by period.id
  loop
    perform board_recount(touched.id, touched.members);
  end loop;
  update board_reading set done = upto where done < upto;
  return upto >= counted;
end $$;

revoke execute on function board_advance from public, pavilion_app;
grant execute on function board_advance to pavilion_app;
