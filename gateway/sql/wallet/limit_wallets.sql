-- From now on bets from the member's wallets ask for limits, or do so no more.
create or replace function limit_wallets(member bigint, now_limited boolean) returns void language plpgsql as $$
begin
  update wallet_accounts set limited = now_limited where member_id = member;
end $$;

revoke execute on function limit_wallets from public, pavilion_app;
