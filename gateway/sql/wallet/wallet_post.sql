-- Posts movements one after the other in the transaction of the caller; answers in the same order.
create or replace function wallet_post(movements jsonb) returns setof wallet_result
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m wallet_movement;
  posting wallet_posting;
  result wallet_result;
begin
  if exists (select from ledger_freezes where lifted_at is null) then
    raise exception 'the ledger is frozen' using errcode = 'LF001';
  end if;
  for m in select * from jsonb_populate_recordset(null::wallet_movement, movements) loop
    if m.amount < 0 or m.fee < 0 then
      raise exception 'a movement is never negative' using errcode = 'check_violation';
    end if;
    m.wallet := coalesce(m.wallet, 'main');
    if m.kind in ('win', 'rollback') then
      m.wallet := wallet_of_bet(m);
    end if;
    posting := case m.kind
      when 'bet' then wallet_bet(m)
      when 'win' then wallet_win(m)
      when 'rollback' then wallet_rollback(m)
      when 'deposit' then wallet_deposit(m)
      when 'withdrawal' then wallet_withdrawal(m)
      when 'withdrawal-return' then wallet_withdrawal_return(m)
      when 'transfer-out' then wallet_debit(m, 'transfers')
      when 'transfer-in' then wallet_transfer_in(m)
      when 'bonus' then wallet_credit(m, 'bonuses')
      when 'bonus-expiry' then wallet_debit(m, 'bonuses')
      when 'adjustment-in' then wallet_credit(m, 'adjustments')
      when 'adjustment-out' then wallet_debit(m, 'adjustments')
      when 'correction' then wallet_correction(m)
    end;
    result := row(posting.member_id, posting.outcome, posting.balance, posting.effect, posting.repeated, m.wallet, null)::wallet_result;
    if posting.effect <> 0 and not posting.repeated then
      select version into result.version from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
    end if;
    return next result;
  end loop;
end $$;

revoke execute on function wallet_post from public, pavilion_app;
grant execute on function wallet_post to pavilion_app;
