-- Asked before a limit is changed: nobody bets and no wallet opens until the transaction ends.
create or replace function play_limits_change(member bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from wallet_accounts where member_id = member order by currency, wallet for update;
  perform from members where id = member for update;
end $$;

revoke execute on function play_limits_change from public, pavilion_app;
grant execute on function play_limits_change to pavilion_app;
