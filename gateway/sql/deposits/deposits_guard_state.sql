-- What is final stays, whoever asks, and nothing jumps over a step. What ended without money opens again only because money came.
create or replace function deposits_guard_state() returns trigger language plpgsql as $$
begin
  if (new.id, new.brand, new.member_id, new.method, new.provider, new.currency, new.amount, new.fee, new.reference, new.idempotency_key)
      <> (old.id, old.brand, old.member_id, old.method, old.provider, old.currency, old.amount, old.fee, old.reference, old.idempotency_key)
    or (old.provider_id is not null and new.provider_id is distinct from old.provider_id)
    or (old.state in ('paid', 'rejected', 'returned')
      and to_jsonb(new) - '{asked_until,sent_back_at}'::text[] <> to_jsonb(old) - '{asked_until,sent_back_at}'::text[])
    or (old.sent_back_at is not null and new.sent_back_at is distinct from old.sent_back_at)
    or (new.state <> old.state and (old.state, new.state) not in (('created', 'pending'), ('created', 'failed'), ('created', 'expired'),
      ('created', 'cancelled'), ('pending', 'paid'), ('pending', 'review'), ('pending', 'expired'), ('pending', 'failed'),
      ('pending', 'cancelled'), ('expired', 'review'), ('failed', 'review'), ('cancelled', 'review'), ('review', 'paid'),
      ('review', 'rejected'), ('review', 'returned'))) then
    raise exception 'deposit % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
