-- What the wallet of the movement holds.
create or replace function wallet_balance(m wallet_movement) returns bigint language sql stable as $$
  select coalesce((select balance from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet), 0);
$$;

revoke execute on function wallet_balance from public, pavilion_app;
