-- The other half of what left another wallet, of this member or of another: as much, and once. A caller posts both in one transaction.
create or replace function wallet_transfer_in(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  repeated wallet_posting;
begin
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  if not exists (
    select from ledger_transactions sent
    where sent.reference = m.related and sent.kind = 'transfer-out' and sent.outcome = 'posted' and sent.currency = m.currency and sent.amount = m.amount
      and sent.member_id = coalesce(m.sender, m.member_id)
  ) or exists (select from ledger_transactions got where got.member_id = m.member_id and got.related = m.related and got.kind = 'transfer-in') then
    return row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting;
  end if;
  return wallet_credit(m, 'transfers');
end $$;

revoke execute on function wallet_transfer_in from public, pavilion_app;
