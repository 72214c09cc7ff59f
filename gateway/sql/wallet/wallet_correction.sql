-- Takes back what was posted, whole and once; the entries of the first stay as they are.
create or replace function wallet_correction(asked wallet_movement) returns wallet_posting language plpgsql as $$
declare
  m wallet_movement := asked;
  target ledger_transactions;
  repeated wallet_posting;
  counter text;
begin
  perform from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet for update;
  select * into target from ledger_transactions where member_id = m.member_id and reference = m.related;
  m.amount := coalesce(target.amount, m.amount);
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  if target.reference is null or target.outcome <> 'posted' or target.currency <> m.currency or target.wallet <> m.wallet
    or target.kind not in ('deposit', 'bonus', 'adjustment-in', 'adjustment-out')
    or exists (select from ledger_transactions done
      where done.member_id = m.member_id and done.related = m.related and done.kind = 'correction' and done.outcome = 'posted') then
    return row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting;
  end if;
  -- Against the very account that the first was posted against.
  select account into counter from ledger_entries where member_id = m.member_id and transaction_id = target.id and leg = 1;
  m.provider := null;
  select -amount into m.fee from ledger_entries where member_id = m.member_id and transaction_id = target.id and leg = 2;
  if target.effect < 0 then
    return wallet_credit(m, counter);
  end if;
  if wallet_balance(m) < m.amount then
    return row(m.member_id, 'short', wallet_balance(m), 0, false)::wallet_posting;
  end if;
  return wallet_debit(m, counter);
end $$;

revoke execute on function wallet_correction from public, pavilion_app;
