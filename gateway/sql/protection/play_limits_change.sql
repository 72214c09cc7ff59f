-- Asked before a limit is changed: nobody bets and no wallet opens until the transaction ends.
create or replace function play_limits_change(member bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform hold_all_wallets(member);
  perform hold_member(member);
end $$;

revoke execute on function play_limits_change from public, pavilion_app;
grant execute on function play_limits_change to pavilion_app;
