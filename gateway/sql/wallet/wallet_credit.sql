-- Gives the amount; opens the account when this is its first money. What would lead beyond the ceiling is not taken, and may come again.
create or replace function wallet_credit(m wallet_movement, counter text) returns wallet_posting language plpgsql as $$
declare
  grown bigint;
begin
  insert into wallet_accounts as account (member_id, currency, wallet, brand, balance) values (m.member_id, m.currency, m.wallet, m.brand, m.amount)
    on conflict (member_id, currency, wallet) do update set balance = account.balance + m.amount, version = account.version + 1
    returning balance into grown;
  if grown > wallet_ceiling() then
    update wallet_accounts set balance = balance - m.amount, version = version - 1 where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
    return coalesce(wallet_repeat(m), row(m.member_id, 'excess', grown - m.amount, 0, false)::wallet_posting);
  end if;
  if wallet_claim(m, 'posted', m.amount, grown, counter) then
    return row(m.member_id, 'posted', grown, m.amount, false)::wallet_posting;
  end if;
  update wallet_accounts set balance = balance - m.amount, version = version - 1 where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
  return wallet_claimed_before(m);
end $$;

revoke execute on function wallet_credit from public, pavilion_app;
