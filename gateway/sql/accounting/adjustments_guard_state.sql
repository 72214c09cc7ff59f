-- What is decided stays, whoever asks; and nothing counts as posted that the ledger does not have.
create or replace function adjustments_guard_state() returns trigger language plpgsql as $$
begin
  if old.state <> 'proposed' or (new.id, new.brand, new.member_id, new.kind, new.currency, new.wallet, new.amount, new.reason, new.proposed_by, new.proposed_at)
      <> (old.id, old.brand, old.member_id, old.kind, old.currency, old.wallet, old.amount, old.reason, old.proposed_by, old.proposed_at)
    or new.related is distinct from old.related then
    raise exception 'adjustment % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  if new.state = 'posted' and not exists (select from ledger_lines
      where member_id = new.member_id and reference = 'adjustment:' || new.id and kind = new.kind and amount = new.amount and outcome = 'posted') then
    raise exception 'adjustment % is not in the ledger', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
