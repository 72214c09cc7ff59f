-- needs: brand_day, game_round_is_open, play_counts_from
-- Money beyond a limit, which a bet without any never is; or time used up, which an open round may outlive.
create or replace function play_refuses(m wallet_movement) returns boolean language sql stable as $$
  select m.amount > 0 and exists (
    select from play_limits own
    where own.member_id = m.member_id and own.currency = m.currency and own.kind in ('loss', 'wager')
      and own.value < m.amount + (
        select coalesce(sum(case own.kind when 'wager' then stakes else stakes - payouts end), 0) from member_spend spent
        where spent.member_id = m.member_id and spent.currency = m.currency and hour > play_counts_from(own.period))
  ) or exists (
    select from play_limits own join play_time using (member_id)
    where member_id = m.member_id and kind = 'session' and day = brand_day(m.brand) and seconds >= value * 60
  ) and not game_round_is_open(m);
$$;

revoke execute on function play_refuses from public, pavilion_app;
