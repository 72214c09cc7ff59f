-- Adds to what the member staked and was paid within the hour; older hours go.
create or replace function play_spends(m wallet_movement, moment timestamptz, stake bigint, payout bigint) returns void language plpgsql as $$
declare
  this_hour timestamptz := date_trunc('hour', moment, 'UTC');
begin
  update member_spend set stakes = stakes + stake, payouts = payouts + payout
    where member_id = m.member_id and currency = m.currency and hour = this_hour;
  if found or stake < 0 or payout < 0 then
    return;
  end if;
  delete from member_spend where member_id = m.member_id and hour < now() - interval '32 days';
  insert into member_spend as known (member_id, currency, hour, stakes, payouts) values (m.member_id, m.currency, this_hour, stake, payout)
    on conflict (member_id, currency, hour) do update set stakes = known.stakes + stake, payouts = known.payouts + payout;
end $$;

revoke execute on function play_spends from public, pavilion_app;
