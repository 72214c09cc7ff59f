-- Claims the reference; false when it is taken. Entries follow for whatever moved money. The other side is one account for each provider
-- where money comes from or goes to one; a fee is on top of what it gives, or part of what it gets.
create or replace function wallet_claim(m wallet_movement, outcome text, effect bigint, balance bigint, counter text) returns boolean
language plpgsql as $$
declare
  transaction_id bigint;
  moment timestamptz := coalesce(m.at, clock_timestamp());
  fee bigint := coalesce(m.fee, 0);
begin
  if m.vendor is not null then
    insert into ledger_reference_owners values (m.reference, m.member_id) on conflict do nothing;
    if not found and (
      not exists (select from ledger_reference_owners where reference = m.reference and member_id = m.member_id)
      -- It stands for a win that waits, which is paid without a cap or barred.
      or outcome <> 'barred' and (m.kind <> 'win' or m.cap is not null)
        and exists (select from held_wins_waiting waiting where waiting.reference = m.reference)) then
      return false;
    end if;
  end if;
  insert into ledger_transactions (member_id, reference, kind, outcome, currency, wallet, amount, effect, balance, related, vendor, game, round, at)
    values (m.member_id, m.reference, m.kind, outcome, m.currency, m.wallet, m.amount, effect, balance, m.related, m.vendor, m.game, m.round, moment)
    on conflict do nothing returning id into transaction_id;
  if transaction_id is null then
    return false;
  end if;
  if effect = 0 then
    return true;
  end if;
  if m.provider is not null then
    counter := counter || ':' || m.provider;
  end if;
  if fee = 0 then
    insert into ledger_entries (member_id, transaction_id, leg, account, currency, amount, at) values
      (m.member_id, transaction_id, 0, 'member', m.currency, effect, moment),
      (m.member_id, transaction_id, 1, counter, m.currency, -effect, moment);
  else
    insert into ledger_entries (member_id, transaction_id, leg, account, currency, amount, at) values
      (m.member_id, transaction_id, 0, 'member', m.currency, effect, moment),
      (m.member_id, transaction_id, 1, counter, m.currency, -effect - fee, moment),
      (m.member_id, transaction_id, 2, 'fees', m.currency, fee, moment);
  end if;
  return true;
end $$;

revoke execute on function wallet_claim from public, pavilion_app;
