-- A wallet that opens later. Whoever sets a limit holds the member, for which the opening of a wallet waits.
create or replace function wallet_accounts_limited() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if play_is_limited(new.member_id) then
    update wallet_accounts set limited = true where member_id = new.member_id and currency = new.currency and wallet = new.wallet;
  end if;
  return null;
end $$;

revoke execute on function wallet_accounts_limited from public, pavilion_app;
