-- Whether bets from the member's wallets ask for limits.
create or replace function wallets_are_limited(member bigint) returns boolean language plpgsql stable as $$
begin
  return exists (select from wallet_accounts where member_id = member and limited);
end $$;

revoke execute on function wallets_are_limited from public, pavilion_app;
