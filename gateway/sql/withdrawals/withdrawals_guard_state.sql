-- What is final stays, whoever asks, and nothing jumps over a step.
create or replace function withdrawals_guard_state() returns trigger language plpgsql as $$
begin
  if (new.id, new.member_id, new.payee_id, new.amount, new.fee, new.currency, new.reference)
      <> (old.id, old.member_id, old.payee_id, old.amount, old.fee, old.currency, old.reference)
    or new.paid < old.paid
    or new.received > new.amount - new.fee
    or (new.received is distinct from old.received and new.confirmation <> 'disputed')
    or coalesce(new.received, 0) < coalesce(old.received, 0)
    or (new.state <> old.state and (old.state, new.state) not in (('review', 'approved'), ('review', 'rejected'), ('approved', 'sent'),
      ('approved', 'failed'), ('sent', 'paid'), ('sent', 'failed')))
    or (new.confirmation <> old.confirmation and (old.confirmation, new.confirmation) not in (('none', 'open'), ('open', 'received'),
      ('open', 'disputed'), ('open', 'counted'), ('disputed', 'received'), ('disputed', 'forced'), ('disputed', 'returned'))) then
    raise exception 'withdrawal % cannot go from %/% to %/%', old.id, old.state, old.confirmation, new.state, new.confirmation
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
