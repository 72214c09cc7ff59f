-- Counts bets of the members' own money, placed while the bonus runs and no larger than its terms say, less those that were taken back. A bonus
-- that ends in this very moment is waited for, and then left as it ended.
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
  with moved as (
    select bonuses.id, sum(-line.effect) as staked
    from ledger_lines line
      join bonuses on bonuses.member_id = line.member_id and bonuses.currency = line.currency and bonuses.state = 'active'
      join ledger_lines bet on bet.member_id = line.member_id
        and bet.reference = case line.kind when 'rollback' then line.related else line.reference end
    where line.id > reading.done and line.id <= upto and line.kind in ('bet', 'rollback') and line.outcome = 'posted' and bet.kind = 'bet'
      and bet.wallet <> 'bonus' and bet.at > bonuses.given_at and bet.at < bonuses.until
      and bet.amount <= coalesce(bonuses.largest_bet, bet.amount)
    group by bonuses.id
  )
  update bonuses set wagered = wagered + staked from moved where moved.id = bonuses.id and staked <> 0 and state = 'active';
  return ledger_reading_advance('bonuses', upto);
end $$;

revoke execute on function bonuses_advance from public, pavilion_app;
grant execute on function bonuses_advance to pavilion_app;
