-- Takes the amount if it is there. The debit comes before the claim: looked up first, a concurrent repeat would be told that money lacks.
create or replace function wallet_debit(m wallet_movement, counter text) returns wallet_posting language plpgsql as $$
declare
  left_over bigint;
  repeated wallet_posting;
begin
  update wallet_accounts set balance = balance - m.amount, version = version + 1
    where member_id = m.member_id and currency = m.currency and wallet = m.wallet and balance >= m.amount
    returning balance into left_over;
  if found then
    if wallet_claim(m, 'posted', -m.amount, left_over, counter) then
      return row(m.member_id, 'posted', left_over, -m.amount, false)::wallet_posting;
    end if;
    update wallet_accounts set balance = balance + m.amount, version = version - 1 where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
    return wallet_claimed_before(m);
  end if;
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  left_over := wallet_balance(m);
  if wallet_claim(m, 'refused', 0, left_over, counter) then
    return row(m.member_id, 'refused', left_over, 0, false)::wallet_posting;
  end if;
  return wallet_claimed_before(m);
end $$;

revoke execute on function wallet_debit from public, pavilion_app;
