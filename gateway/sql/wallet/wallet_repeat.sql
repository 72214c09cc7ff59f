-- The answer that stands for this reference, or `reused` when it was asked with other content; null when the reference is new.
create or replace function wallet_repeat(m wallet_movement) returns wallet_posting language plpgsql stable as $$
declare
  known ledger_transactions;
begin
  select * into known from ledger_transactions where member_id = m.member_id and reference = m.reference;
  if not found then
    return null;
  end if;
  if known.outcome = 'barred' then
    return row(m.member_id, 'barred', wallet_balance(m), 0, true)::wallet_posting;
  end if;
  if (known.kind, known.currency, known.wallet, known.amount) <> (m.kind, m.currency, m.wallet, m.amount)
    or (known.related, known.vendor, known.game, known.round) is distinct from (m.related, m.vendor, m.game, m.round) then
    return row(m.member_id, 'reused', wallet_balance(m), 0, true)::wallet_posting;
  end if;
  return row(m.member_id, known.outcome, known.balance, known.effect, true)::wallet_posting;
end $$;

revoke execute on function wallet_repeat from public, pavilion_app;
