-- Gives back what was not paid out: never more than was taken, however often and in however many parts it is asked for.
create or replace function wallet_withdrawal_return(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  repeated wallet_posting;
  taken bigint;
  given_back bigint;
begin
  perform from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet for update;
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  select amount into taken from ledger_transactions
    where member_id = m.member_id and reference = m.related and kind = 'withdrawal' and outcome = 'posted' and currency = m.currency;
  select coalesce(sum(amount), 0) into given_back from ledger_transactions
    where member_id = m.member_id and related = m.related and kind = 'withdrawal-return' and outcome = 'posted';
  if taken is null or given_back + m.amount > taken then
    return row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting;
  end if;
  return wallet_credit(m, 'withdrawals');
end $$;

revoke execute on function wallet_withdrawal_return from public, pavilion_app;
